// Generated from the migrations: `npm test -- src/server/base/db/tables.test.ts -u` rewrites it.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApiKeyScope } from '#contract/api-key-scopes.ts';
import type { VersionCause } from '#contract/draft-changes.ts';
import type { Json } from '#contract/engine.ts';
import type { ResultKind, RunEvent, RunState } from '#contract/runs.ts';
import type { Lane } from '#contract/tool.ts';

/** The tables after all migrations. A column has a comment if its type doesn't say everything. */
export interface Tables {
  users: {
    id: Generated<string>;
    username: string;
    /** Trimmed and lower case. */
    email: string;
    role: Generated<'user' | 'admin' | 'superadmin'>;
    status: Generated<'active' | 'disabled'>;
    /** Argon2id in PHC format; null for accounts of a third-party provider. */
    password_hash: string | null;
    email_verified_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** The account was created at startup with a printed password, so the owner must choose a new one. */
    must_change_password: Generated<boolean>;
    /** Whether the user wants an email when a long run ends. */
    run_mails: Generated<boolean>;
  };
  features: {
    id: Generated<string>;
    name: string;
    slug: string;
    group: string;
    description: Generated<string>;
    /** A workflow (pre-analysis) has a price like a feature, but users can't open it as a tool. */
    is_workflow: Generated<boolean>;
    is_active: Generated<boolean>;
    credit_cost: number;
    position: Generated<number>;
    deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** Inactive only because this build does not include its tool. */
    awaits_tool: Generated<boolean>;
    /** Replaces `credit_cost` when the day `next_cost_from` begins (UTC). */
    next_cost: number | null;
    next_cost_from: string | null;
  };
  system_settings: {
    key: string;
    value: string;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  /** A family of refresh tokens. Ended sessions are stored for a while, so that reuse of a token is recognized. */
  sessions: {
    id: string;
    user_id: string;
    token_hash: Buffer;
    previous_hash: Buffer | null;
    rotated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    user_agent: string;
    address: string;
    address_block: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    end_reason: string | null;
  };
  account_tokens: {
    id: Generated<string>;
    user_id: string;
    purpose: string;
    token_hash: Buffer;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  attempt_limits: {
    key: string;
    points: Generated<number>;
    /** Milliseconds since 1970. */
    expire: number | null;
  };
  mails: {
    id: Generated<string>;
    sealed: Buffer | null;
    state: Generated<'queued' | 'sent' | 'failed'>;
    attempts: Generated<number>;
    next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
    last_error: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    sent_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  /** Amounts and lines are changed only by the functions in 0003-credits.sql and 0012-credit-kinds.sql. */
  wallets: {
    id: Generated<string>;
    /** null after the user was deleted. */
    user_id: string | null;
    balance: Generated<number>;
    held: Generated<number>;
    lines: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** Refunded after the credits had been spent; 0 unless the account is flagged. */
    owed: Generated<number>;
    low_told: Generated<boolean>;
  };
  /** Append-only: the database rejects changes. */
  ledger_transactions: {
    id: GeneratedAlways<number>;
    kind:
      | 'grant'
      | 'hold'
      | 'capture'
      | 'release'
      | 'purchase'
      | 'refund'
      | 'reinstatement'
      | 'recovery'
      | 'adjustment'
      | 'expiry';
    cause: string;
    wallet_id: string;
    /** The change in the wallet's available and held credits. */
    available: number;
    held: number;
    /** The history line that this transaction starts; null for a settlement, which belongs to the line of its hold. */
    line: number | null;
    /** The hold that this transaction settles. */
    settles: number | null;
    description: string;
    /** Slug. */
    feature: string | null;
    run_id: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** The change in what the wallet owes. */
    owed: Generated<number>;
  };
  /** A view: every transaction as entries that sum to zero. */
  ledger_entries: {
    transaction_id: number;
    wallet_id: string;
    account: 'available' | 'held' | 'owed' | 'issued' | 'sold' | 'spent' | 'expired';
    amount: number;
  };
  uploads: {
    id: Generated<string>;
    /** null after the person was deleted. */
    user_id: string | null;
    feature: string;
    bytes: number | null;
    sha256: string | null;
    /** Set when the whole file has arrived. */
    received_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** When a run last used it. */
    used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** For documents only. */
    file_name: string | null;
    document_kind: 'pdf' | 'docx' | null;
    /** After this time the upload is removed unless a run uses it. */
    keep_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  runs: {
    id: Generated<string>;
    user_id: string;
    feature: string;
    engine: string;
    steps: ColumnType<{ id: string; title: string }[], string, string>;
    /** null after the ended run was cleaned up. */
    input: ColumnType<unknown, string | null, string | null>;
    upload_id: string | null;
    /** SHA-256 of the upload. */
    content_hash: string | null;
    idempotency_key: string;
    cost: number;
    charge: 'held' | 'captured' | 'released' | 'none';
    state: Generated<RunState>;
    attempt: Generated<number>;
    interruptions: Generated<number>;
    fence: Generated<number>;
    worker: number | null;
    lease_until: ColumnType<Date | null, Date | string | null, Date | string | null>;
    not_before: ColumnType<Date | null, Date | string | null, Date | string | null>;
    time_limit_seconds: number;
    deadline: ColumnType<Date | null, Date | string | null, Date | string | null>;
    event_seq: Generated<number>;
    result_kind: ResultKind | null;
    result_id: string | null;
    error_code: string | null;
    error_message: string | null;
    cleaned_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    started_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** Short runs do not wait behind long ones. */
    lane: Generated<Lane>;
    /** Uses the tool's own sample, free of charge. */
    sample: Generated<boolean>;
    /** Trace context of the request that submitted the run. */
    traceparent: string | null;
    /** When all events but the last were removed. */
    events_cut_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  run_steps: {
    run_id: string;
    step_id: string;
    started_at: ColumnType<Date, Date | string | undefined, Date | string>;
    finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    output: ColumnType<unknown, string | null, string | null>;
    /** Keys in the file store, by the name that the engine uses. */
    artifacts: ColumnType<Record<string, string> | null, string | null, string | null>;
    note: string | null;
    output_format: Generated<number>;
  };
  run_events: {
    run_id: string;
    seq: number;
    event: ColumnType<RunEvent, string, string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  drafts: {
    id: Generated<string>;
    user_id: string;
    run_id: string;
    file_name: string;
    bytes: number;
    title: string;
    engine: string;
    /** JSON as defined by `draftPreview` in contract/drafts.ts. */
    preview: ColumnType<unknown, string, string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** Created by a sample run. */
    sample: Generated<boolean>;
  };
  reports: {
    id: Generated<string>;
    user_id: string;
    run_id: string;
    feature: string;
    title: string;
    engine: string;
    markdown: string;
    /** The tool's result, as defined by its schema. */
    data: ColumnType<unknown, string, string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** The stored form of the document's pages; null if they were not stored. */
    pages: 'pdf' | 'text' | null;
    /** Created by a sample run. */
    sample: Generated<boolean>;
    reminders: Generated<boolean>;
  };
  recovery_links: {
    id: Generated<string>;
    user_id: string;
    /** The address that the link was sent to. */
    email: string;
    token_hash: Buffer;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    /** A newer link was sent, so this one is no longer valid. */
    replaced_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  sign_in_places: {
    user_id: string;
    kind: 'device' | 'block';
    value: string;
    last_seen_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  invitations: {
    id: Generated<string>;
    code: string;
    /** null after the person was deleted. */
    created_by: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    note: string | null;
    revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** null after the person was deleted as well. */
    used_by: string | null;
  };
  /** A user's identity at another provider. */
  identities: {
    issuer: string;
    subject: string;
    user_id: string;
    email: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    last_used_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  email_changes: {
    user_id: string;
    new_email: string;
    old_token_hash: Buffer;
    new_token_hash: Buffer;
    old_confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    new_confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  second_factors: {
    user_id: string;
    sealed_secret: Buffer;
    /** null during setup. */
    confirmed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** Number of 30-second steps since 1970; 0 before the first code. */
    last_step: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  recovery_codes: {
    user_id: string;
    code_hash: Buffer;
    used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  passkeys: {
    /** The credential's id in base64url. */
    id: string;
    user_id: string;
    /** In COSE format. */
    public_key: Buffer;
    counter: number;
    transports: string[];
    name: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  passkey_challenges: {
    id: Generated<string>;
    user_id: string | null;
    challenge: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  blog_categories: {
    id: Generated<string>;
    name: string;
    slug: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  blog_posts: {
    id: Generated<string>;
    /** Number of saves; the database increments it when a text changes. */
    version: Generated<number>;
    title: string;
    slug: string;
    summary: Generated<string>;
    /** Markdown. */
    content: Generated<string>;
    featured_image: string | null;
    featured_image_alt: Generated<string>;
    author_name: string;
    category_id: string | null;
    status: Generated<'draft' | 'published' | 'archived'>;
    /** Who last saved it; null after the person was deleted. */
    user_id: string | null;
    /** Set if and only if the post is published. With a future time, the post is scheduled. */
    published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    deleted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  /** Written by the database when a public post's address changes. */
  blog_former_slugs: {
    slug: string;
    post_id: string;
    left_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  /** Written by the database with each save. */
  blog_revisions: {
    post_id: string;
    version: number;
    title: string;
    slug: string;
    summary: string;
    content: string;
    featured_image: string | null;
    featured_image_alt: string;
    author_name: string;
    category_id: string | null;
    status: 'draft' | 'published' | 'archived';
    published_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    saved_by: string | null;
    saved_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  blog_working_copies: {
    post_id: string;
    user_id: string;
    /** The version that the edit started from; 0 for a new post. */
    base_version: number;
    /** The current form values, valid or not. */
    form: ColumnType<unknown, string, string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  blog_images: {
    id: Generated<string>;
    format: 'jpg' | 'png';
    width: number;
    height: number;
    bytes: number;
    alt: Generated<string>;
    user_id: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  user_favorites: {
    user_id: string;
    feature_id: string;
    /** 1 to 10, unique for each user. */
    place: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  /** Credits received and not spent yet; updated when credits arrive or expire (0012-credit-kinds.sql). */
  credit_lots: {
    transaction_id: number;
    wallet_id: string;
    bought: boolean;
    amount: number;
    remaining: number;
    /** When the owner was notified about the expiry. */
    told_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  credit_adjustments: {
    transaction_id: number;
    admin_id: string | null;
    /** null after the owner of the credits was deleted. */
    reason: string | null;
  };
  /** Append-only: the database rejects changes. */
  admin_logs: {
    id: GeneratedAlways<number>;
    admin_id: string;
    action: string;
    target_type: string;
    target_id: string | null;
    description: string;
    details: ColumnType<Record<string, string | number | boolean | null>, string | undefined, string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** The text that searches match. */
    words: GeneratedAlways<string>;
  };
  /** Deleted only together with the person that it is about. */
  admin_log_notes: {
    log_id: number;
    kind: 'address' | 'reason';
    about: string;
    text: string;
  };
  system_alerts: {
    id: GeneratedAlways<number>;
    kind: string;
    cause: string;
    text: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  /** An administrator's read-only session as a user (impersonation). */
  user_views: {
    id: Generated<string>;
    session_id: string;
    user_id: string;
    started_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string | undefined, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  purchases: {
    id: Generated<string>;
    wallet_id: string;
    request_key: string;
    provider: 'stripe' | 'test';
    price_id: string;
    credits: number;
    session_id: string | null;
    checkout_url: string | null;
    refs: Generated<string[]>;
    state: Generated<'open' | 'processing' | 'paid' | 'failed' | 'expired'>;
    /** In the currency's smallest unit, as is `refunded`. */
    amount: number | null;
    currency: string | null;
    refunded: Generated<number>;
    disputed: Generated<boolean>;
    receipt_url: string | null;
    paid_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    granted_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    /** How many of the credits are currently reversed. */
    revoked: Generated<number>;
    moves: Generated<number>;
    next_check_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    checks: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  payment_events: {
    id: string;
    type: string;
    happened_at: ColumnType<Date, Date | string, Date | string>;
    refs: string[];
    /** JSON as defined by `PaymentFacts` in server/payments/payment-facts.ts. */
    facts: ColumnType<unknown, string, string>;
    /** null: no purchase matches these references. */
    purchase_id: string | null;
    deliveries: Generated<number>;
    received_at: ColumnType<Date, Date | string | undefined, Date | string>;
    settled_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    attempts: Generated<number>;
    next_attempt_at: ColumnType<Date, Date | string | undefined, Date | string>;
    last_error: string | null;
  };
  test_payments: {
    session_id: string;
    purchase_id: string;
    credits: number;
    amount: number;
    currency: string;
    state: Generated<'open' | 'processing' | 'paid' | 'failed'>;
    refunded: Generated<number>;
    dispute: 'needs_response' | 'won' | 'lost' | null;
    events: Generated<number>;
    success_url: string;
    cancel_url: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    paid_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  model_calls: {
    id: GeneratedAlways<number>;
    run_id: string;
    call_key: string;
    /** Digest of everything that was sent. */
    digest: string;
    model: string;
    /** null when the provider did not answer. */
    input_tokens: number | null;
    output_tokens: number | null;
    answer: ColumnType<unknown, string | null, string | null>;
    failure: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  literature_answers: {
    key: string;
    status: number;
    body: string;
    fetched_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  draft_inputs: {
    draft_id: string;
    user_id: string;
    /** What the draft's tool stores of the author's input, with findings. */
    research: ColumnType<Json, string, string>;
    findings: ColumnType<Json | null, string | null, string | null>;
    figures: ColumnType<Record<string, string>, string, string>;
    images: number;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    /** Ids of works that the author rejected. */
    refused: Generated<string[]>;
  };
  draft_versions: {
    id: Generated<string>;
    draft_id: string;
    user_id: string;
    number: number;
    cause: VersionCause;
    change: ColumnType<Json | null, string | null, string | null>;
    title: string;
    template: string;
    composition: ColumnType<Json, string, string>;
    attempt: Generated<number>;
    bytes: number | null;
    pdf_engine: string | null;
    pdf_pages: number | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  login_codes: {
    user_id: string;
    address_block: string;
    code_hash: Buffer;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  /** Events of accounts. A row may lose the reference to its person, but never changes otherwise. */
  security_events: {
    id: GeneratedAlways<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    kind: string;
    /** null if no account is known, or after it was deleted. */
    user_id: string | null;
    address_block: Generated<string>;
    request_id: string | null;
    reason: string | null;
    details: ColumnType<Record<string, string | number | boolean | null>, string | undefined, string>;
  };
  report_reviews: {
    id: GeneratedAlways<number>;
    report_id: string;
    user_id: string;
    item: string;
    version: number;
    decision: 'accepted' | 'corrected' | 'rejected' | 'undone';
    /** As defined by `storedCorrectionSchema`. */
    correction: ColumnType<unknown, string | null, string | null>;
    note: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  report_dates: {
    report_id: string;
    user_id: string;
    item: string;
    /** YYYY-MM-DD */
    date: string;
    label: string;
    details: string;
    reviewed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  reminder_settings: {
    user_id: string;
    days: number[];
    changed_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  reminders: {
    report_id: string;
    item: string;
    date: string;
    days: number;
    user_id: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  calendar_subscriptions: {
    user_id: string;
    token_hash: Buffer;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    last_opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  api_keys: {
    id: Generated<string>;
    user_id: string;
    name: string;
    prefix: string;
    key_hash: Buffer;
    scopes: ApiKeyScope[];
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    last_used_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    last_used_block: string | null;
  };
  share_links: {
    id: Generated<string>;
    user_id: string;
    report_id: string | null;
    draft_id: string | null;
    token_hash: Buffer;
    password_hash: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    revoked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    openings: Generated<number>;
    last_opened_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  tenancies: {
    id: Generated<string>;
    user_id: string;
    name: string;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  tenancy_documents: {
    report_id: string;
    tenancy_id: string;
    /** A later document overrides earlier ones. */
    place: number;
  };
  installation: {
    one: Generated<boolean>;
    id: Generated<string>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    files_marked_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  };
  ledger_checks: {
    name: string;
    under_way: Generated<boolean>;
    position: string | null;
    started_at: ColumnType<Date, Date | string | undefined, Date | string>;
    differences: Generated<number>;
    samples: Generated<string[]>;
    digest: Generated<string>;
    completed_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    last_differences: number | null;
  };
  backups: {
    id: Generated<string>;
    started_at: ColumnType<Date, Date | string | undefined, Date | string>;
    finished_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
    state: Generated<'running' | 'good' | 'failed'>;
    /** Null until the backup is written. */
    name: string | null;
    bytes: number | null;
    /** Files that the database refers to and that are not in storage. */
    missing_files: Generated<number>;
    failure: string | null;
  };
  restored_jobs: {
    queue: string;
    data: ColumnType<object, string, string>;
    start_after: ColumnType<Date, Date | string, Date | string>;
    singleton_key: string | null;
  };
  row_counts: {
    table_name: string;
    part: number;
    rows: number;
  };
}
