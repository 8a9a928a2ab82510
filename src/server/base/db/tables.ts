import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ApiKeyScope } from '#contract/api-key-scopes.ts';
import type { VersionCause } from '#contract/draft-changes.ts';
import type { Json } from '#contract/engine.ts';
import type { ResultKind, RunEvent, RunState } from '#contract/runs.ts';
import type { Lane } from '#contract/tool.ts';

/** The tables after all migrations: one type per table, in the order of the migrations. */
export interface Tables {
  users: UserTable;
  features: FeatureTable;
  system_settings: SystemSettingTable;
  installation: InstallationTable;
  sessions: SessionTable;
  account_tokens: AccountTokenTable;
  recovery_links: RecoveryLinkTable;
  login_codes: LoginCodeTable;
  sign_in_places: SignInPlaceTable;
  invitations: InvitationTable;
  attempt_limits: AttemptLimitTable;
  mails: MailTable;
  identities: IdentityTable;
  uploads: UploadTable;
  runs: RunTable;
  run_steps: RunStepTable;
  model_calls: ModelCallTable;
  literature_answers: LiteratureAnswerTable;
  run_events: RunEventTable;
  wallets: WalletTable;
  ledger_transactions: LedgerTransactionTable;
  ledger_entries: LedgerEntryView;
  ledger_checks: LedgerCheckTable;
  credit_lots: CreditLotTable;
  credit_adjustments: CreditAdjustmentTable;
  drafts: DraftTable;
  draft_inputs: DraftInputTable;
  draft_versions: DraftVersionTable;
  reports: ReportTable;
  report_reviews: ReportReviewTable;
  report_dates: ReportDateTable;
  reminder_settings: ReminderSettingTable;
  reminders: ReminderTable;
  calendar_subscriptions: CalendarSubscriptionTable;
  email_changes: EmailChangeTable;
  second_factors: SecondFactorTable;
  recovery_codes: RecoveryCodeTable;
  passkeys: PasskeyTable;
  passkey_challenges: PasskeyChallengeTable;
  purchases: PurchaseTable;
  payment_events: PaymentEventTable;
  test_payments: TestPaymentTable;
  admin_logs: AdminLogTable;
  admin_log_notes: AdminLogNoteTable;
  system_alerts: SystemAlertTable;
  security_events: SecurityEventTable;
  user_favorites: UserFavoriteTable;
  blog_categories: BlogCategoryTable;
  blog_posts: BlogPostTable;
  blog_former_slugs: BlogFormerSlugTable;
  blog_revisions: BlogRevisionTable;
  blog_working_copies: BlogWorkingCopyTable;
  blog_images: BlogImageTable;
  user_views: UserViewTable;
  api_keys: ApiKeyTable;
  share_links: ShareLinkTable;
  tenancies: TenancyTable;
  tenancy_documents: TenancyDocumentTable;
  backups: BackupTable;
  restored_jobs: RestoredJobTable;
}

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface UserTable {
  id: Generated<string>;
  username: string;
  /** Trimmed and lower case. */
  email: string;
  role: ColumnType<'user' | 'admin' | 'superadmin', 'user' | 'admin' | 'superadmin' | undefined>;
  status: ColumnType<'active' | 'disabled', 'active' | 'disabled' | undefined>;
  /** Argon2id in PHC format; null for accounts of a third-party provider. */
  password_hash: string | null;
  email_verified_at: OptionalTimestamp;
  /** The account was created at startup with a printed password, so the owner must choose a new one. */
  must_change_password: Generated<boolean>;
  /** Wants an email when a long run ends. */
  run_mails: Generated<boolean>;
  created_at: Timestamp;
}

export interface FeatureTable {
  id: Generated<string>;
  name: string;
  slug: string;
  group: string;
  description: string;
  /** A workflow (pre-analysis) has a price like a feature, but users can't open it as a tool. */
  is_workflow: Generated<boolean>;
  is_active: Generated<boolean>;
  /** Inactive only because this build does not include its tool. */
  awaits_tool: Generated<boolean>;
  credit_cost: number;
  position: number;
  deleted_at: OptionalTimestamp;
  created_at: Timestamp;
}

export interface LedgerCheckTable {
  name: string;
  under_way: Generated<boolean>;
  position: string | null;
  started_at: Generated<Date>;
  differences: Generated<number>;
  samples: Generated<string[]>;
  digest: Generated<string>;
  completed_at: Date | null;
  last_differences: number | null;
}

interface InstallationTable {
  one: Generated<boolean>;
  id: Generated<string>;
  created_at: Generated<Date>;
  files_marked_at: Date | null;
}

interface SystemSettingTable {
  key: string;
  value: string;
  updated_at: Timestamp;
}

/** Amounts and lines are changed only by the functions in 0003-credits.sql and 0012-credit-kinds.sql. */
export interface WalletTable {
  id: Generated<string>;
  /** null after the user was deleted. */
  user_id: string | null;
  balance: Generated<number>;
  held: Generated<number>;
  /** Refunded after the credits had been spent; 0 unless the account is flagged. */
  owed: Generated<number>;
  lines: Generated<number>;
  low_told: Generated<boolean>;
  created_at: Timestamp;
}

/** Append-only: the database rejects changes. */
export interface LedgerTransactionTable {
  id: GeneratedAlways<number>;
  kind: LedgerKind;
  cause: string;
  wallet_id: string;
  /** The change in the wallet's available and held credits. */
  available: number;
  held: number;
  /** The change in what the wallet owes. */
  owed: ColumnType<number, number | undefined, number>;
  /** The history line that this transaction starts; null for a settlement, which belongs to the line of its hold. */
  line: number | null;
  /** The hold that this transaction settles. */
  settles: number | null;
  description: string;
  /** Slug. */
  feature: string | null;
  run_id: string | null;
  created_at: Timestamp;
}

export type LedgerKind =
  | 'grant'
  | 'purchase'
  | 'refund'
  | 'reinstatement'
  | 'recovery'
  | 'adjustment'
  | 'expiry'
  | 'hold'
  | 'capture'
  | 'release';

/** Credits received and not spent yet; updated when credits arrive or expire (0012-credit-kinds.sql). */
export interface CreditLotTable {
  transaction_id: number;
  wallet_id: string;
  bought: boolean;
  amount: number;
  remaining: number;
  /** When the owner was notified about the expiry. */
  told_at: OptionalTimestamp;
  created_at: Timestamp;
}

export interface CreditAdjustmentTable {
  transaction_id: number;
  admin_id: string | null;
  /** null after the owner of the credits was deleted. */
  reason: string | null;
}

/** A view: every transaction as entries that sum to zero. */
export interface LedgerEntryView {
  transaction_id: number;
  wallet_id: string;
  account: 'available' | 'held' | 'owed' | 'issued' | 'sold' | 'spent' | 'expired';
  amount: number;
}

export interface DraftTable {
  id: Generated<string>;
  user_id: string;
  run_id: string;
  file_name: string;
  bytes: number;
  title: string;
  engine: string;
  /** JSON as defined by `draftPreview` in contract/drafts.ts. */
  preview: ColumnType<unknown, string, string>;
  /** Created by a sample run. */
  sample: Generated<boolean>;
  created_at: Timestamp;
}

// 0023-draft-versions.sql

export interface DraftInputTable {
  draft_id: string;
  user_id: string;
  /** What the draft's tool stores of the author's input, with findings. */
  research: ColumnType<Json, string, never>;
  findings: ColumnType<Json, string | null, string | null>;
  /** Ids of works that the author rejected. */
  refused: ColumnType<string[], string[] | undefined, string[]>;
  figures: ColumnType<Record<string, string>, string, never>;
  images: number;
  created_at: Timestamp;
}

export interface DraftVersionTable {
  id: Generated<string>;
  draft_id: string;
  user_id: string;
  number: number;
  cause: VersionCause;
  change: ColumnType<Json, string | null, never>;
  title: string;
  template: string;
  composition: ColumnType<Json, string, never>;
  attempt: Generated<number>;
  bytes: number | null;
  pdf_engine: string | null;
  pdf_pages: number | null;
  created_at: Timestamp;
}

export interface ReportTable {
  id: Generated<string>;
  user_id: string;
  run_id: string;
  feature: string;
  title: string;
  engine: string;
  markdown: string;
  /** The tool's result, as defined by its schema. */
  data: ColumnType<unknown, string, string>;
  /** The stored form of the document's pages; null if they were not stored. */
  pages: 'pdf' | 'text' | null;
  /** Created by a sample run. */
  sample: Generated<boolean>;
  created_at: Timestamp;
}

export interface ReportReviewTable {
  id: GeneratedAlways<number>;
  report_id: string;
  user_id: string;
  item: string;
  version: number;
  decision: 'accepted' | 'corrected' | 'rejected' | 'undone';
  /** As defined by `storedCorrectionSchema`. */
  correction: ColumnType<unknown, string | null, never>;
  note: string | null;
  created_at: Timestamp;
}

export interface ReportDateTable {
  report_id: string;
  user_id: string;
  item: string;
  /** YYYY-MM-DD */
  date: string;
  label: string;
  details: string;
  reviewed_at: ColumnType<Date | null, string | null, never>;
}

export interface ReminderSettingTable {
  user_id: string;
  days: number[];
  changed_at: Timestamp;
}

export interface ReminderTable {
  report_id: string;
  item: string;
  date: string;
  days: number;
  user_id: string;
  created_at: Timestamp;
}

export interface CalendarSubscriptionTable {
  user_id: string;
  token_hash: Buffer;
  created_at: Timestamp;
  last_opened_at: OptionalTimestamp;
}

export interface UploadTable {
  id: Generated<string>;
  /** null after the person was deleted. */
  user_id: string | null;
  feature: string;
  bytes: number | null;
  sha256: string | null;
  /** Set when the whole file has arrived. */
  received_at: OptionalTimestamp;
  /** When a run last used it. */
  used_at: OptionalTimestamp;
  /** For documents only. */
  file_name: string | null;
  document_kind: 'pdf' | 'docx' | null;
  /** After this time it is removed unless a run uses it. */
  keep_until: OptionalTimestamp;
  created_at: Timestamp;
}

export interface RunTable {
  id: Generated<string>;
  user_id: string;
  feature: string;
  engine: string;
  steps: ColumnType<{ id: string; title: string }[], string, never>;
  /** null after the ended run was cleaned up. */
  input: ColumnType<unknown, string, null>;
  upload_id: string | null;
  /** SHA-256 of the upload. */
  content_hash: string | null;
  idempotency_key: string;
  /** Uses the tool's own sample, free of charge. */
  sample: Generated<boolean>;
  cost: number;
  charge: 'held' | 'captured' | 'released' | 'none';
  state: ColumnType<RunState, RunState | undefined, RunState>;
  attempt: Generated<number>;
  interruptions: Generated<number>;
  /** Short runs do not wait behind long ones. */
  lane: ColumnType<Lane, Lane | undefined, never>;
  fence: Generated<number>;
  worker: number | null;
  lease_until: OptionalTimestamp;
  not_before: OptionalTimestamp;
  time_limit_seconds: number;
  deadline: OptionalTimestamp;
  event_seq: Generated<number>;
  result_kind: ResultKind | null;
  result_id: string | null;
  error_code: string | null;
  error_message: string | null;
  cleaned_at: OptionalTimestamp;
  /** When all events but the last were removed. */
  events_cut_at: OptionalTimestamp;
  /** Trace context of the request that submitted the run. */
  traceparent: string | null;
  created_at: Timestamp;
  started_at: OptionalTimestamp;
  finished_at: OptionalTimestamp;
}

export interface RunStepTable {
  run_id: string;
  step_id: string;
  started_at: Timestamp;
  finished_at: OptionalTimestamp;
  note: ColumnType<string | null, string | null | undefined, string | null>;
  output: ColumnType<unknown, string | null | undefined, string | null>;
  /** Keys in the file store, by the name that the engine uses. */
  artifacts: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
}

export interface ModelCallTable {
  id: GeneratedAlways<string>;
  run_id: string;
  call_key: string;
  /** Digest of everything that was sent. */
  digest: string;
  model: string;
  /** null when the provider did not answer. */
  input_tokens: number | null;
  output_tokens: number | null;
  answer: ColumnType<unknown, string | null | undefined, string | null>;
  failure: string | null;
  created_at: OptionalTimestamp;
}

export interface LiteratureAnswerTable {
  key: string;
  status: number;
  body: string;
  fetched_at: Timestamp;
}

export interface RunEventTable {
  run_id: string;
  seq: number;
  event: ColumnType<RunEvent, string, never>;
  created_at: Timestamp;
}

// 0002-accounts.sql

/** A family of refresh tokens. Ended sessions are stored for a while, so that reuse of a token is recognized. */
export interface SessionTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  previous_hash: Buffer | null;
  rotated_at: Timestamp;
  user_agent: string;
  address: string;
  address_block: string;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  ended_at: OptionalTimestamp;
  end_reason: string | null;
}

export interface AccountTokenTable {
  id: Generated<string>;
  user_id: string;
  purpose: 'signup';
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  used_at: OptionalTimestamp;
}

export interface AttemptLimitTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970. */
  expire: number | null;
}

export interface MailTable {
  id: Generated<string>;
  sealed: Buffer | null;
  state: ColumnType<'queued' | 'sent' | 'failed', 'queued' | 'sent' | 'failed' | undefined>;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
  created_at: Timestamp;
  sent_at: OptionalTimestamp;
}

// 0007-identities.sql

/** A user's identity at another provider. */
export interface IdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  email: string;
  created_at: Timestamp;
  last_used_at: Timestamp;
}

// 0006-recovery-and-invitations.sql

export interface RecoveryLinkTable {
  id: Generated<string>;
  user_id: string;
  /** The address that the link was sent to. */
  email: string;
  token_hash: Buffer;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
  /** A newer link was sent, so this one is void. */
  replaced_at: OptionalTimestamp;
}

export interface LoginCodeTable {
  user_id: string;
  address_block: string;
  code_hash: Buffer;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface SignInPlaceTable {
  user_id: string;
  kind: 'device' | 'block';
  value: string;
  last_seen_at: Timestamp;
}

export interface InvitationTable {
  id: Generated<string>;
  code: string;
  /** null after the person was deleted. */
  created_by: string | null;
  created_at: Timestamp;
  expires_at: OptionalTimestamp;
  note: string | null;
  revoked_at: OptionalTimestamp;
  used_at: OptionalTimestamp;
  /** null after the person was deleted as well. */
  used_by: string | null;
}

// 0008-account-security.sql

export interface EmailChangeTable {
  user_id: string;
  new_email: string;
  old_token_hash: Buffer;
  new_token_hash: Buffer;
  old_confirmed_at: OptionalTimestamp;
  new_confirmed_at: OptionalTimestamp;
  created_at: Timestamp;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

export interface SecondFactorTable {
  user_id: string;
  sealed_secret: Buffer;
  /** null during setup. */
  confirmed_at: OptionalTimestamp;
  /** Number of 30-second steps since 1970; 0 before the first code. */
  last_step: Generated<number>;
  created_at: Timestamp;
}

export interface RecoveryCodeTable {
  user_id: string;
  code_hash: Buffer;
  used_at: OptionalTimestamp;
}

export interface PasskeyTable {
  /** The credential's id in base64url. */
  id: string;
  user_id: string;
  /** In COSE format. */
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: OptionalTimestamp;
}

export interface PasskeyChallengeTable {
  id: Generated<string>;
  user_id: string | null;
  challenge: string;
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

// 0013-audit.sql

/** Append-only: the database rejects changes. */
export interface AdminLogTable {
  id: GeneratedAlways<number>;
  admin_id: string;
  action: string;
  target_type: string;
  target_id: string | null;
  description: string;
  details: ColumnType<Record<string, string | number | boolean | null>, string | undefined, never>;
  created_at: Timestamp;
  /** The text that searches match. */
  words: GeneratedAlways<string>;
}

/** Deleted only together with the person that it is about. */
export interface AdminLogNoteTable {
  log_id: number;
  kind: 'address' | 'reason';
  about: string;
  text: string;
}

export interface SystemAlertTable {
  id: GeneratedAlways<number>;
  kind: string;
  cause: string;
  text: string;
  created_at: Timestamp;
}

/** Events of accounts. A row may lose its person but never changes otherwise. */
export interface SecurityEventTable {
  id: GeneratedAlways<number>;
  created_at: Timestamp;
  kind: string;
  /** null if no account is known, or after it was deleted. */
  user_id: string | null;
  address_block: ColumnType<string, string | undefined, never>;
  request_id: string | null;
  reason: string | null;
  details: ColumnType<Record<string, string | number | boolean | null>, string | undefined, never>;
}

// 0011-favorites.sql

export interface UserFavoriteTable {
  user_id: string;
  feature_id: string;
  /** 1 to 10, unique for each user. */
  place: number;
  created_at: Timestamp;
}

// 0010-blog.sql

export interface BlogCategoryTable {
  id: Generated<string>;
  name: string;
  slug: string;
  created_at: Timestamp;
}

export interface BlogPostTable {
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
  status: ColumnType<PostStatus, PostStatus | undefined, PostStatus>;
  /** Who last saved it; null after the person was deleted. */
  user_id: string | null;
  /** Set if and only if the post is published. With a future time, the post is scheduled. */
  published_at: OptionalTimestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: OptionalTimestamp;
}

type PostStatus = 'draft' | 'published' | 'archived';

/** Written by the database when a public post's address changes. */
export interface BlogFormerSlugTable {
  slug: string;
  post_id: string;
  left_at: Timestamp;
}

/** Written by the database with each save. */
export interface BlogRevisionTable {
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
  status: PostStatus;
  published_at: OptionalTimestamp;
  saved_by: string | null;
  saved_at: Timestamp;
}

export interface BlogWorkingCopyTable {
  post_id: string;
  user_id: string;
  /** The version that the edit started from; 0 for a new post. */
  base_version: number;
  /** The current form values, valid or not. */
  form: ColumnType<unknown, string, string>;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface BlogImageTable {
  id: Generated<string>;
  format: 'jpg' | 'png';
  width: number;
  height: number;
  bytes: number;
  alt: Generated<string>;
  user_id: string | null;
  created_at: Timestamp;
}

// 0015-payments.sql

export interface PurchaseTable {
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
  paid_at: OptionalTimestamp;
  granted_at: OptionalTimestamp;
  /** How many of the credits are currently reversed. */
  revoked: Generated<number>;
  moves: Generated<number>;
  next_check_at: OptionalTimestamp;
  checks: Generated<number>;
  created_at: Timestamp;
}

export interface PaymentEventTable {
  id: string;
  type: string;
  happened_at: ColumnType<Date, Date, never>;
  refs: string[];
  /** JSON as defined by `PaymentFacts` in server/payments/payment-facts.ts. */
  facts: ColumnType<unknown, string, string>;
  /** null: no purchase matches these references. */
  purchase_id: string | null;
  deliveries: Generated<number>;
  received_at: Timestamp;
  settled_at: OptionalTimestamp;
  attempts: Generated<number>;
  next_attempt_at: Timestamp;
  last_error: string | null;
}

// 0016-test-checkout.sql

export interface TestPaymentTable {
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
  created_at: Timestamp;
  paid_at: OptionalTimestamp;
}

// 0014-admin.sql

/** An administrator's read-only session as a user (impersonation). */
export interface UserViewTable {
  id: Generated<string>;
  session_id: string;
  user_id: string;
  started_at: Timestamp;
  expires_at: Timestamp;
  ended_at: OptionalTimestamp;
}

// 0032-api-keys.sql

export interface ApiKeyTable {
  id: GeneratedAlways<string>;
  user_id: string;
  name: string;
  prefix: string;
  key_hash: Buffer;
  scopes: ApiKeyScope[];
  created_at: Timestamp;
  expires_at: Timestamp;
  last_used_at: OptionalTimestamp;
  last_used_block: string | null;
}

// 0033-share-links.sql

export interface ShareLinkTable {
  id: GeneratedAlways<string>;
  user_id: string;
  report_id: string | null;
  draft_id: string | null;
  token_hash: Buffer;
  password_hash: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  revoked_at: OptionalTimestamp;
  openings: Generated<number>;
  last_opened_at: OptionalTimestamp;
}

// 0036-tenancies.sql

export interface TenancyTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  created_at: Timestamp;
}

export interface TenancyDocumentTable {
  report_id: string;
  tenancy_id: string;
  /** A later document overrides earlier ones. */
  place: number;
}

// 0045-backups.sql

interface BackupTable {
  id: Generated<string>;
  started_at: Generated<Date>;
  finished_at: OptionalTimestamp;
  state: ColumnType<'running' | 'good' | 'failed', 'running' | undefined, 'good' | 'failed'>;
  /** Null until the backup is written. */
  name: string | null;
  bytes: number | null;
  /** Files that the database refers to and that are not in storage. */
  missing_files: Generated<number>;
  failure: string | null;
}

interface RestoredJobTable {
  queue: string;
  data: ColumnType<object, never, never>;
  start_after: Date;
  singleton_key: string | null;
}
