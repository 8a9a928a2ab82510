import { accountErrors } from './errors/accounts.ts';
import { administrationErrors } from './errors/administration.ts';
import { blogErrors } from './errors/blog.ts';
import { callErrors } from './errors/calls.ts';
import type { CatalogueEntry } from './errors/catalogue-entry.ts';
import { documentErrors } from './errors/documents.ts';
import { paymentErrors } from './errors/payments.ts';
import { resultErrors } from './errors/results.ts';
import { runErrors } from './errors/runs.ts';
import { sharingErrors } from './errors/sharing.ts';
import { uploadErrors } from './errors/uploads.ts';

/**
 * The error catalog: every failure that a call can return, by its code, in one file for each topic (`errors/`). `message` is the server's text in `{"error",
 * "code"}`; `shown` is the page's text if it differs (login and registration use their own messages, platform
 * specification section 8).
 */
export const errorCatalogue = {
  ...callErrors,
  ...accountErrors,
  ...paymentErrors,
  ...administrationErrors,
  ...runErrors,
  ...uploadErrors,
  ...sharingErrors,
  ...documentErrors,
  ...resultErrors,
  ...blogErrors,
} as const;

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
    options: {
      message?: string;
      /** The status of the response; a browser needs it, because its catalog lacks server-only codes. */
      status?: number;
      retryAfter?: number;
      fields?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? errorCatalogue[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? errorCatalogue[code].status;
    this.retryAfter = options.retryAfter;
    this.fields = options.fields;
  }
}

/** What a page shows for a failed call: the catalog's text for pages, otherwise the message. */
export function shownMessage(error: unknown, fallback: string): string {
  if (error instanceof AppError) {
    const entry: CatalogueEntry | undefined = errorCatalogue[error.code];
    return entry?.shown ?? error.message;
  }
  return fallback;
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
}
