import type { CatalogueEntry } from './catalogue-entry.ts';

/** Failures that any call can return. */
export const callErrors = {
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
} as const satisfies Record<string, CatalogueEntry>;
