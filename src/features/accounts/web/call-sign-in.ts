import { authPath, type SignedIn } from '#contract/account.ts';
import { callFunction } from '#web/lib/api.ts';
import { UnreadableAnswer } from './failure-messages.ts';

/** Logs in with the auth call; throws AppError if refused, UnreadableAnswer if the response has no session. */
export async function callSignIn(body: Record<string, unknown>, signal?: AbortSignal): Promise<SignedIn> {
  const { session, user } = await callFunction<Partial<SignedIn>>(authPath, {
    access: 'guest',
    body,
    wordless: 'login_failed',
    ...(signal ? { signal } : {}),
  });
  if (!session || !user) throw new UnreadableAnswer('the answer holds no session');
  return { session, user };
}
