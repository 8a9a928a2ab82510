/**
 * The error catalog: every failure that a call can return, by its code. `message` is the server's text in `{"error",
 * "code"}`; `shown` is the page's text if it differs (login and registration use their own messages, platform
 * specification section 8).
 */
export const errorCatalogue = {
  // calls in general
  invalid_input: {
    status: 400,
    message: 'The request could not be understood. Please check your input and try again.',
  },
  unauthenticated: { status: 401, message: 'Authentication error' },
  no_active_session: { status: 401, message: 'No active session' },
  invalid_token: { status: 401, message: 'Invalid token' },
  invalid_api_key: { status: 401, message: 'This API key is invalid, has expired or was revoked.' },
  token_expired: { status: 401, message: 'JWT expired' },
  refresh_token_not_found: { status: 401, message: 'refresh_token_not_found' },
  get_user_failed: { status: 500, message: 'Failed to get user data' },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  api_key_not_accepted: { status: 403, message: "API keys can't be used for this. Please log in." },
  api_key_scope: { status: 403, message: "This API key doesn't have the permission that this call needs." },
  cross_site: { status: 403, message: 'This request came from another site and was refused.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: "This address doesn't support that method." },
  conflict: { status: 409, message: 'This was already changed or done. Please reload and try again.' },
  too_large: { status: 413, message: 'The upload is too large.' },
  unsupported_media: { status: 415, message: "This address doesn't support that type of content." },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait a few minutes before trying again.' },
  internal: {
    status: 500,
    message: 'Something went wrong on our side. Please try again; if it happens again, tell us the reference.',
  },
  unavailable: { status: 503, message: 'The service is starting or stopping. Please try again in a moment.' },
  database_unavailable: {
    status: 503,
    message: "The service can't reach its database at the moment. Your work is safe. Please try again in a minute.",
  },

  // login
  email_not_confirmed: {
    status: 403,
    message: 'Email not confirmed',
    shown: 'Please verify your email before logging in.',
  },
  invalid_credentials: {
    status: 401,
    message: 'Invalid login credentials',
    shown: 'Incorrect email or password. Please try again.',
  },
  account_not_found: {
    status: 404,
    message: 'User account not found',
    shown: 'No account found with this email. Please register first.',
  },
  account_disabled: {
    status: 403,
    message: 'This account is disabled',
    shown: 'This account has been disabled. Please contact support.',
  },
  too_many_sign_ins: {
    status: 429,
    message: 'Too many people are logging in right now. Please try again in a few seconds.',
  },
  linkedin_not_set_up: { status: 404, message: 'LinkedIn sign-in is not set up here.' },
  linkedin_failed: { status: 502, message: 'Failed to connect with LinkedIn. Please try again.' },
  login_failed: { status: 500, message: 'Login failed', shown: 'Login failed. Please try again.' },

  // registration and verification
  user_already_registered: {
    status: 409,
    message: 'User already registered',
    shown: 'This email is already registered. Please log in or use a different email.',
  },
  username_taken: { status: 409, message: 'This username is already taken. Please choose another one.' },
  weak_password: {
    status: 422,
    message: 'weak password',
    shown: 'Please choose a stronger password with at least 8 characters.',
  },
  invalid_email: { status: 422, message: 'invalid email', shown: 'Please enter a valid email address.' },
  registration_failed: { status: 500, message: 'Registration failed', shown: 'Registration failed. Please try again.' },
  invalid_verification_link: {
    status: 400,
    message: 'This verification link is invalid or has expired. Please request a new one.',
  },
  invitation_required: { status: 403, message: 'Registration is currently by invitation only' },
  invalid_invitation: {
    status: 422,
    message: 'This invitation code is invalid, has expired or was already used. Please check it.',
  },

  // passwords
  reset_mail_failed: { status: 500, message: 'Failed to send reset email' },
  invalid_reset_link: {
    status: 400,
    message: 'Invalid or expired reset link. Please request a new password reset.',
  },
  password_reset_failed: { status: 500, message: 'Failed to reset password. Please try again.' },
  wrong_current_password: {
    status: 422,
    message: 'The current password you entered is incorrect. Please try again.',
  },
  current_password_unverified: {
    status: 503,
    message: 'Unable to verify current password. Please try again.',
  },
  password_unchanged: { status: 422, message: 'New password must be different from your current password' },
  password_update_failed: { status: 500, message: 'Failed to update password. Please try again later.' },
  password_already_set: {
    status: 409,
    message: 'This account already has a password. Please use Change Password.',
  },
  set_password_failed: { status: 500, message: 'Failed to set password. Please try again.' },

  // account page, second factor, passkeys
  login_code_required: {
    status: 401,
    message:
      "There were too many failed logins for this account. If your email and password are correct, we've emailed you a code. Enter it to log in.",
  },
  login_code_wrong: {
    status: 401,
    message: 'That code is incorrect or has expired, or the email or password is wrong. Please check all three.',
  },
  password_change_required: {
    status: 403,
    message: 'Change your password first. The one you logged in with was shown when the server started.',
  },
  second_factor_setup_required: {
    status: 403,
    message: 'Administrators need a second factor here. Set up an authenticator app or add a passkey first.',
  },
  passkey_required: {
    status: 401,
    message: 'Administrators need a second factor here. Sign in with your passkey instead of the password.',
  },
  second_factor_required: { status: 401, message: 'Enter the code from your authenticator app.' },
  second_factor_wrong: {
    status: 403,
    message: 'That code is incorrect or already used. Wait for the next one and try again.',
  },
  second_factor_on: { status: 409, message: 'Two-factor sign-in is already on.' },
  second_factor_off: { status: 409, message: 'Two-factor sign-in is not on.' },
  passkey_refused: {
    status: 403,
    message: 'This passkey could not be used. Please try again, or sign in with your password.',
  },
  too_many_api_keys: { status: 409, message: 'You can have up to 20 API keys. Please revoke one first.' },
  reauthentication_failed: { status: 403, message: 'That password is incorrect. Please try again.' },
  reauthentication_required: {
    status: 403,
    message: 'For security, log out and back in, then try again within 10 minutes.',
  },
  invalid_email_change_link: {
    status: 400,
    message: 'This link is invalid or has expired. Please request the change again on your account page.',
  },
  last_superadmin: {
    status: 409,
    message: 'This is the only superadmin account. Give the role to someone else before you delete it.',
  },

  users_not_fetched: { status: 500, message: 'Failed to fetch users' },
  transactions_not_fetched: { status: 500, message: 'Failed to fetch transactions' },
  // checkout
  checkout_signed_out: { status: 401, message: 'Please log in to continue with the purchase.' },
  checkout_no_session: { status: 401, message: 'No active session found' },
  no_checkout_url: { status: 502, message: 'No checkout URL received' },
  payment_unreachable: {
    status: 503,
    message: 'Network error: Unable to connect to the payment service. Please check your connection and try again.',
  },
  purchases_off: { status: 503, message: 'Credits cannot be bought here yet. Please contact support.' },
  checkout_failed: { status: 502, message: 'Failed to create checkout session' },
  price_not_on_sale: { status: 400, message: 'This price is not on sale here. Please reload the page and try again.' },
  purchase_not_found: { status: 404, message: 'This purchase does not exist.' },
  webhook_unreadable: {
    status: 422,
    message:
      'This webhook is signed, but its content could not be read. Administrators were notified; please send it again later.',
  },
  webhook_refused: { status: 400, message: 'The signature of this webhook is missing, wrong or too old.' },
  test_payment_refused: {
    status: 409,
    message: "This isn't possible for this test payment now. Please reload the page.",
  },

  // administration
  user_not_found: { status: 404, message: 'This user does not exist. The account may have been deleted.' },
  own_account: { status: 409, message: 'You cannot do this to your own account.' },
  superadmin_only: { status: 403, message: 'Only a superadmin may do this to an administrator.' },
  last_active_superadmin: {
    status: 409,
    message: 'This is the last active superadmin. Give the role to someone else first.',
  },
  user_disabled: { status: 409, message: 'This account is disabled. Enable it first.' },
  reset_mail_waiting: {
    status: 409,
    message: 'This user has been sent several reset links within the last hour, and they still work.',
  },
  view_of_admin: { status: 409, message: 'Admin accounts have no dashboard.' },
  view_read_only: { status: 403, message: "You are viewing as a user, so you can't change anything here." },
  view_ended: { status: 403, message: 'This session has expired. Open the user again in User Management.' },
  invitation_not_open: { status: 409, message: 'This code was already used or revoked.' },
  feature_has_no_tool: {
    status: 409,
    message: 'This tool isn’t available yet, so it can’t be enabled.',
  },

  // credits and runs
  adjustment_uncovered: { status: 422, message: 'The user has fewer credits available than that.' },
  adjustment_differs: {
    status: 409,
    message: 'This request was already sent with other values. Please reload and try again.',
  },
  out_of_credits: { status: 402, message: "You're out of credits for this feature." },
  feature_inactive: { status: 404, message: 'Feature not found or inactive' },
  too_many_open_runs: {
    status: 429,
    message: 'You have too many runs in progress. Wait until one has finished, then try again.',
  },
  too_many_samples: {
    status: 429,
    message:
      'You have run this sample three times today. Its results are in My Drafts or My Reports. Try again tomorrow.',
  },
  too_many_pre_analyses: {
    status: 429,
    message: 'You have checked too many documents within an hour. Please try again later.',
  },
  too_many_streams: {
    status: 429,
    message: 'You have too many pages open that show running work. Close some of them, then reload this one.',
  },
  streams_full: {
    status: 503,
    message: 'The server is busy showing the progress of other runs. Please try again in a few seconds.',
  },
  run_not_found: { status: 404, message: 'This run does not exist.' },
  run_finished: { status: 409, message: 'This run has already ended.' },
  run_timed_out: { status: 500, message: 'Operation timed out. Please try again.' },
  run_cancelled: { status: 409, message: 'The run was cancelled. Nothing was charged.' },
  run_failed: { status: 500, message: 'An error occurred' },
  no_response_reader: { status: 502, message: 'Failed to get response reader' },
  no_async_reader: { status: 502, message: 'Failed to get async response reader' },
  // 424: retrying the run could pay for the external work twice, so these errors end it.
  engine_unavailable: {
    status: 424,
    message: "The service that does this work can't be reached right now. Nothing was charged. Please try again later.",
  },
  engine_failed: {
    status: 424,
    message: 'The service that does this work has failed. Nothing was charged. Please try again.',
  },
  engine_answer_unusable: {
    status: 424,
    message: 'The service that does this work returned an unusable answer. Nothing was charged.',
  },
  workflow_not_started: { status: 500, message: 'Failed to start workflow' },

  // uploads
  upload_failed: { status: 400, message: 'File upload failed.' },
  too_many_uploads: {
    status: 429,
    message: 'You have uploaded too many files within an hour. Please try again later.',
  },
  upload_quota_full: {
    status: 429,
    message: 'Your earlier uploads are still being processed. Wait until a run has finished, then upload again.',
  },
  upload_infected: {
    status: 422,
    message: 'The virus scanner refused this file, so it was deleted. Nothing was charged.',
  },
  storage_full: {
    status: 507,
    message:
      "There's no room to store your file at the moment, so it wasn't accepted. Nothing was charged. Administrators have been notified; please try again later.",
  },
  storage_read_only: {
    status: 503,
    message:
      "Files can't be stored at the moment, so yours wasn't accepted. Nothing was charged. Please try again later.",
  },
  scanner_unavailable: {
    status: 503,
    message:
      "The virus scanner can't be reached, so the file wasn't accepted. Nothing was charged. Please try again in a minute.",
  },
  upload_not_found: { status: 404, message: 'The uploaded file is no longer there. Please upload it again.' },
  invalid_package: { status: 422, message: 'The research package could not be read. Please try again.' },
  invalid_image: {
    status: 422,
    message: 'Invalid image file. Only PNG and JPEG/JPG formats are supported.',
  },
  image_too_large: { status: 413, message: 'File is too large. Maximum size is 1MB.' },
  too_many_images: { status: 422, message: 'You can upload a maximum of 10 images.' },
  invalid_description: { status: 422, message: 'Please fix the errors in image descriptions before submitting.' },
  nothing_to_work_on: {
    status: 422,
    message: 'Please provide either images with descriptions or research insights (minimum 100 words).',
  },
  text_too_complex: {
    status: 422,
    message:
      'This text takes too long to process. Please shorten it or simplify its lists, tables and marks. Nothing was charged.',
  },
  invalid_text: { status: 422, message: 'The text could not be used. Please check it and try again.' },
  unreadable_image: {
    status: 422,
    message: 'One of the images is damaged and could not be opened. Please export it again and try once more.',
  },
  image_too_many_pixels: {
    status: 422,
    message:
      'One of the images has more pixels or color depth than we can process (144 megapixels at 8 bits). Please export it smaller and try again.',
  },
  image_interlaced: {
    status: 422,
    message:
      'One of the images is interlaced or progressive and larger than 20 megapixels. Please export it without interlacing or smaller, and try again.',
  },
  image_too_complex: {
    status: 422,
    message: 'One of the images needs too much memory or time to open. Please export it smaller and try again.',
  },

  // share links
  share_link_gone: {
    status: 404,
    message: "This link doesn't work. It may have expired or been revoked. Ask the person who shared it for a new one.",
  },
  share_link_locked: { status: 403, message: 'Open the link and enter its password first.' },
  share_password_wrong: { status: 403, message: 'That password is incorrect. Please try again.' },
  too_many_share_links: { status: 409, message: 'You can have up to 100 share links. Please revoke one first.' },

  // favorites
  account_inactive: { status: 403, message: 'User account is not active' },
  too_many_favorites: {
    status: 409,
    message: 'You can only have up to 10 favorites. Please remove some to add more.',
  },
  too_many_changes: { status: 429, message: 'Too many actions. Please wait a moment.' },
  favorites_failed: { status: 500, message: 'Failed to update favorites' },
  // documents
  document_type: { status: 415, message: 'Invalid file type. Please upload a PDF or DOCX file.' },
  document_too_large: { status: 413, message: 'File is too large. Maximum size is 10MB.' },
  document_name: {
    status: 422,
    message: 'Invalid filename. Only a-z, A-Z, 0-9, _, -, and . are permitted.',
  },
  document_misnamed: {
    status: 422,
    message:
      "The content of this file doesn't match its name: a PDF is named .pdf, a Word document .docx. Please rename it or export it again.",
  },
  document_protected: {
    status: 422,
    message: 'This document is protected by a password. Please save a copy without one and upload that.',
  },
  document_damaged: {
    status: 422,
    message: 'This document is damaged and could not be opened. Please export it again and try once more.',
  },
  document_old_word: {
    status: 422,
    message: 'This is a protected or old Word document. Please save it as DOCX without a password and upload that.',
  },
  document_too_long: {
    status: 422,
    message: 'This document is too long. At most 1,000 pages and 4 million characters can be read.',
  },
  document_scan_too_long: {
    status: 422,
    message:
      'More than 50 pages of this PDF are scans without selectable text. Please upload a text PDF or one processed with OCR.',
  },
  document_too_complex: {
    status: 422,
    message:
      'This document could not be read within the limits of time and memory. Please print it to a new PDF and try again.',
  },

  // drafts and reports
  draft_not_found: { status: 404, message: 'This draft does not exist.' },
  draft_version_not_found: { status: 404, message: 'This draft has no such version.' },
  draft_changed: {
    status: 409,
    message:
      'This draft was changed in another tab or window. Nothing was lost: load the newest version and make your change again.',
  },
  draft_not_editable: {
    status: 409,
    message: 'This draft can’t be edited because its source material wasn’t saved. You can still read and download it.',
  },
  draft_inputs_deleted: {
    status: 409,
    message:
      'The inputs of this draft were deleted, so you can no longer change it. You can still read and download it.',
  },
  review_changed: {
    status: 409,
    message:
      'This value was reviewed in another tab or window. Your change was not saved: check the current value and decide again.',
  },
  review_not_possible: {
    status: 409,
    message: "This report has no such value, or the value can't be corrected this way. Please reload the page.",
  },
  invalid_stop_link: {
    status: 400,
    message:
      'This link is incomplete or belongs to an account that no longer exists. You can change reminders under My Reports.',
  },
  nothing_to_undo: { status: 409, message: 'There is nothing left to undo for this value.' },
  draft_versions_full: {
    status: 409,
    message: 'This draft has reached the limit of 300 versions. Download it and continue in your own editor.',
  },
  draft_busy: {
    status: 409,
    message: 'A version of this draft is in progress. Wait until it is ready, or cancel it, and try again.',
  },
  literature_off: {
    status: 409,
    message: "This server doesn't look up records. Paste the DOI or the reference entry instead.",
  },
  literature_offline: {
    status: 503,
    message:
      "The literature databases couldn't be reached, so nothing was looked up or changed. Try again in a minute, or paste the reference entry.",
  },
  drafts_failed: { status: 500, message: 'Failed to load drafts' },
  signed_url_failed: { status: 500, message: 'Failed to generate download URL' },
  link_expired: { status: 403, message: 'This download link is invalid or has expired.' },
  report_not_found: { status: 404, message: 'This report does not exist.' },

  // tenancies
  tenancy_not_found: { status: 404, message: 'This tenancy does not exist.' },
  no_lease_report: {
    status: 409,
    message:
      'One of these reports is not about a lease or an amendment, is a sample, or was deleted. Please choose again.',
  },
  report_in_tenancy: {
    status: 409,
    message: 'One of these documents already belongs to another tenancy. Remove it there first.',
  },
  too_many_tenancies: { status: 409, message: 'You can have up to 500 tenancies. Please delete one first.' },

  // blog
  blog_posts_failed: { status: 500, message: 'Failed to load blog posts' },
  blog_post_failed: { status: 500, message: 'Failed to load blog post' },
  blog_post_not_found: { status: 404, message: 'Blog post not found' },
  blog_text_too_deep: {
    status: 422,
    message: 'The text is nested too deeply to be shown. Please use fewer quotes, lists and notes inside each other.',
  },
  blog_image_not_found: { status: 404, message: 'There is no image at this address.' },
  blog_save_failed: { status: 500, message: 'Failed to save blog post' },
  blog_delete_failed: { status: 500, message: 'Failed to delete blog post' },
  blog_post_changed: {
    status: 409,
    message: 'Someone else has saved this post. Nothing was overwritten; your text is still here.',
  },
  blog_slug_taken: { status: 409, message: 'Another post already has this slug. Please choose another one.' },
  blog_category_exists: { status: 409, message: 'A category with this name already exists.' },
  blog_category_not_found: { status: 422, message: 'This category no longer exists. Please choose another one.' },
  blog_revision_not_found: { status: 404, message: 'This post has no such earlier version.' },
} as const satisfies Record<string, CatalogueEntry>;

export interface CatalogueEntry {
  readonly status: number;
  readonly message: string;
  readonly shown?: string;
}

export type ErrorCode = keyof typeof errorCatalogue;

/**
 * An error of the catalog. Rules throw it, the HTTP layer converts it to `{"error", "code"}` with its status, and the
 * typed client throws it again on the page.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds until a retry may succeed; sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** Messages by field, for forms. */
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(
    code: ErrorCode,
    options: { message?: string; retryAfter?: number; fields?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.retryAfter = options.retryAfter;
    this.fields = options.fields;
  }
}

/** What a page shows for a failed call: the catalog's text for pages, otherwise the message. */
export function shownMessage(error: unknown, fallback: string): string {
  if (error instanceof AppError) {
    const entry: CatalogueEntry = errorCatalogue[error.code];
    return entry.shown ?? error.message;
  }
  return fallback;
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
}
