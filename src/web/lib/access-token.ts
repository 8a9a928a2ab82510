import { z } from 'zod';
import { authPath, sessionSchema, userSchema } from '../../contract/account.ts';
import { failureOf, failureOfLine } from './failed-call.ts';
import { createTokenKeeper, type HeldToken } from './token-keeper.ts';

/** The access token of this tab: in memory only. The refresh token is a cookie that no script can read. */
export const accessToken = createTokenKeeper({
  // Other tabs wait for this one's answer, so it may not take for ever.
  askServer: () =>
    postAuth({ action: 'refresh' }, undefined, AbortSignal.timeout(20_000)).then((answer) =>
      refreshAnswer.parse(answer),
    ),
  // Locks exist on https and on localhost; without them the tabs still agree by the channel, only later.
  exclusively: (work) => (navigator.locks ? navigator.locks.request('foredraft-refresh', work) : work()),
  tell: (token) => channel()?.postMessage({ kind: 'token', token } satisfies TabMessage),
  now: () => Date.now(),
});

/** Gets a new access token by the session cookie; one request at a time, whoever asks. */
export const refreshAccessToken = () => accessToken.refresh();

/** One call of the auth function; throws AppError. */
export async function postAuth(body: Record<string, unknown>, bearer?: string, signal?: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(authPath, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) },
      body: JSON.stringify(body),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    throw failureOfLine(cause);
  }
  if (!response.ok) throw await failureOf(response);
  return response.json();
}

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'token'; readonly token: HeldToken }
  | { readonly kind: 'signed-in'; readonly userId: string }
  | { readonly kind: 'signed-out' };

export function tellTabs(message: TabMessage): void {
  channel()?.postMessage(message);
}

/** Listens to the other tabs; returns the end of listening. */
export function hearTabs(listener: (message: TabMessage) => void): () => void {
  const heard = (event: MessageEvent<TabMessage>) => listener(event.data);
  channel()?.addEventListener('message', heard);
  return () => channel()?.removeEventListener('message', heard);
}

const refreshAnswer = z.object({
  session: sessionSchema.pick({ access_token: true, expires_in: true }),
  user: userSchema,
});

let opened: BroadcastChannel | null = null;

function channel(): BroadcastChannel | null {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return null;
  opened ??= new BroadcastChannel('foredraft-session');
  return opened;
}
