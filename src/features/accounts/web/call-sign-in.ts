import { authPath, type SignedIn } from '../../../contract/account.ts';
import { callFunction } from '../../../web/lib/api.ts';
import { UnreadableAnswer } from './failure-messages.ts';

/** Signs in by the auth call; throws AppError where it is refused, UnreadableAnswer where there is no session in the answer. */
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
