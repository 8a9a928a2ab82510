import { type LoaderFunctionArgs, redirect } from 'react-router';
import { wayBackCookie } from '#contract/way-back.ts';
import { shellContext } from './shell-context.ts';

/** For loaders of pages that need a login: redirects to the login, which returns here. */
export function redirectToLogin({
  context,
  request,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'request' | 'url'>): Response {
  const expired = /foredraft-refresh=./.test(request.headers.get('Cookie') ?? '');
  const way = { path: url.pathname + url.search, expired };
  return redirect('/login', {
    headers: { 'Set-Cookie': wayBackCookie(way, isHttps(context.get(shellContext).appUrl)) },
  });
}

/** Whether cookies of the site are Secure. */
export function isHttps(appUrl: string): boolean {
  return appUrl.startsWith('https:');
}
