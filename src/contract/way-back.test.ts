import { expect, test } from 'vitest';
import { noWayBackCookie, readWayBack, wayBackCookie } from './way-back.ts';

test.each([
  { path: '/my-drafts?search=lime&page=2', expired: true },
  { path: '/my-reports', expired: false },
])('the page stored in the cookie is read back unchanged: %o [D.74]', (way) => {
  expect(readWayBack(`theme=dark; ${wayBackCookie(way, false).split(';')[0]}; other=1`, false)).toEqual(way);
});

test.each([
  '',
  'other=1',
  'foredraft-way-back=',
  'foredraft-way-back=guest:%',
  'foredraft-way-back=guest:https%3A%2F%2Felsewhere.example%2F',
  'foredraft-way-back=guest:%2F%2Felsewhere.example',
  'foredraft-way-back=guest:%2F%5Celsewhere.example',
  'foredraft-way-back=guest:%2F.%2F%2Felsewhere.example',
  'foredraft-way-back=guest:javascript%3Aalert(1)',
  'foredraft-way-back=guest:%2Flogin',
])('the login never redirects to another site or back to itself: %s [D.74]', (cookies) => {
  expect(readWayBack(cookies, false)).toBeNull();
});

test('on an https site the cookie is limited to this host', () => {
  const way = { path: '/my-drafts', expired: false };
  const cookie = '__Host-foredraft-way-back=guest:%2Fmy-drafts; Max-Age=60; Path=/; SameSite=Lax; Secure';
  expect(wayBackCookie(way, true)).toBe(cookie);
  expect(readWayBack(cookie, true)).toEqual(way);
  expect(noWayBackCookie(true)).toBe('__Host-foredraft-way-back=; Max-Age=0; Path=/; SameSite=Lax; Secure');
  // Another host of the domain could have set this cookie.
  expect(readWayBack(wayBackCookie(way, false), true)).toBeNull();
});
