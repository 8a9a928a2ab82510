import { authPath } from '#contract/account.ts';
import { failureOf, failureOfLine } from './failed-call.ts';
import { notifyTabs } from './tabs.ts';
import { createTokenKeeper, type RefreshAnswer } from './token-keeper.ts';

/** The access token of this tab: in memory only. The refresh token is a cookie that no script can read. */
export const accessToken = createTokenKeeper({
  // Other tabs wait for this one's response, so it has a time limit.
  askServer: () => postAuth<RefreshAnswer>({ action: 'refresh' }, undefined, AbortSignal.timeout(20_000)),
  // Locks exist on https and localhost only; without them, the tabs coordinate through the channel, which takes longer.
  exclusively: (work) => (navigator.locks ? navigator.locks.request('foredraft-refresh', work) : work()),
  tell: (token) => notifyTabs({ kind: 'token', token }),
  now: () => Date.now(),
});

/** Gets a new access token with the session cookie; parallel callers share one request. */
export const refreshAccessToken = () => accessToken.refresh();

/** One call of the auth function; throws AppError. */
export async function postAuth<Answer>(
  body: Record<string, unknown>,
  bearer?: string,
  signal?: AbortSignal,
): Promise<Answer> {
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
  return (await response.json()) as Answer;
}
