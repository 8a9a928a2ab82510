import { AppError, isErrorCode } from '#contract/errors.ts';
import { texts } from './texts.ts';

/**
 * The error of a failed response, with its own code and status. A response without a code gets one by its status. A
 * response without a message gets its code's text from the pages' catalog. If the error is not about the session (which
 * guests don't have) or about too many calls, the caller's own error (`wordless`) is used instead.
 */
export async function failureOf(response: Response, wordless?: AppError['code'], guest = false): Promise<AppError> {
  const body = await readBody(response);
  const said = typeof body.error === 'string' && body.error !== '' ? body.error : undefined;
  const byStatus = codeOfStatus[response.status] ?? 'internal';
  const itself = response.status === 429 || (response.status === 401 && !guest);
  const unsaid = said === undefined && !itself ? (wordless ?? byStatus) : byStatus;
  const code = isOwnCode(body.code, said) ? body.code : unsaid;
  const reference = typeof body.reference === 'string' ? body.reference : undefined;
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new AppError(code, {
    status: response.status,
    ...(said ? { message: code === 'internal' && reference ? `${said} Reference: ${reference}` : said } : {}),
    ...(Number.isFinite(retryAfter) ? { retryAfter } : {}),
    ...(isMessages(body.fields) ? { fields: body.fields } : {}),
  });
}

/** A code with a message is the server's own, although this page's catalog may lack it (`scripts/light-errors.ts`). */
function isOwnCode(code: unknown, said: string | undefined): code is AppError['code'] {
  return said === undefined ? isErrorCode(code) && code !== 'internal' : typeof code === 'string';
}

/** The message for a failed change: during impersonation, that nothing can be changed; otherwise `sentence`. */
export function changeFailure(error: unknown, sentence: string): string {
  return error instanceof AppError && error.code === 'view_read_only' ? error.message : sentence;
}

/** The error of a call without a response. A call aborted by its own page stays an abort. */
export function failureOfLine(cause: unknown): unknown {
  if (cause instanceof AppError) return cause;
  if (cause instanceof DOMException && cause.name === 'AbortError') return cause;
  return new AppError('unavailable', {
    message: texts.unreachable,
    cause,
  });
}

const codeOfStatus: Record<number, AppError['code'] | undefined> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  402: 'out_of_credits',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media',
  429: 'too_many_attempts',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

async function readBody(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    // A proxy's own error page, or no response at all.
    return {};
  }
}

function isMessages(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
  );
}
