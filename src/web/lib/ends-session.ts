import { AppError } from '#contract/errors.ts';

/**
 * Whether the server's error means that the session is over; other errors may be temporary (platform specification,
 * 8.3).
 */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const said = words.some((word) => error.message.includes(word));
  return said || error.status === 400 || error.status === 401 || error.code === 'account_disabled';
}

const words = ['Invalid token', 'JWT expired', 'Invalid authentication', 'refresh_token_not_found'];
