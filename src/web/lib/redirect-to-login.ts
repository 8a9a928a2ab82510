import { redirect } from 'react-router';
import { wayBackCookie } from '../../contract/way-back.ts';

/** For loaders of members' pages: to the login, from which the way leads back here. */
export function redirectToLogin(request: Request, url: URL): Response {
  const expired = /foredraft-refresh=./.test(request.headers.get('Cookie') ?? '');
  return redirect('/login', { headers: { 'Set-Cookie': wayBackCookie({ path: url.pathname + url.search, expired }) } });
}
