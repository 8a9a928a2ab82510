/** The cookies of a new session, as a `Cookie` header. */
export async function sessionCookie(url: string, user: { email: string; password: string }): Promise<string> {
  const answer = await fetch(`${url}/functions/v1/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'login', email: user.email, password: user.password }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
