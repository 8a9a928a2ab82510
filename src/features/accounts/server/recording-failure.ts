import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import { AttemptsExceeded } from '#server/base/limits/attempt-limit.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { LoginMethod } from './sessions.ts';

/** Performs a login and records its failure; `attempt.userId` is the account it was about, if known. */
export async function recordingFailure<T>(
  db: Db,
  method: LoginMethod,
  work: (attempt: { userId: string | undefined }) => Promise<T>,
): Promise<T> {
  const attempt: { userId: string | undefined } = { userId: undefined };
  try {
    return await work(attempt);
  } catch (error) {
    // An exhausted limit is a separate event, recorded once (recordRefusals).
    if (error instanceof AttemptsExceeded) error.userId = attempt.userId;
    else if (error instanceof AppError && !stepsOnTheWay.has(error.code)) {
      const { code: reason } = error;
      await recordEvent(db, { kind: 'login_failed', userId: attempt.userId ?? null, reason, details: { method } });
    }
    throw error;
  }
}

const stepsOnTheWay: ReadonlySet<ErrorCode> = new Set(['second_factor_required']);
