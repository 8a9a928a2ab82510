import { authPath, type LoggedIn } from '#contract/account.ts';
import { callFunction } from '#web/lib/api.ts';
import { UnreadableAnswer } from './failure-messages.ts';

/** Logs in with the auth call; throws AppError if refused, UnreadableAnswer if the response has no session. */
export async function callLogin(body: Record<string, unknown>, signal?: AbortSignal): Promise<LoggedIn> {
  const { session, user } = await callFunction<Partial<LoggedIn>>(authPath, {
    access: 'guest',
    body,
    wordless: 'login_failed',
    ...(signal ? { signal } : {}),
  });
  if (!session || !user) throw new UnreadableAnswer('the answer holds no session');
  return { session, user };
}
