/**
 * Where to return after a login that interrupted navigation. Stored in a cookie, because the URL of /login stays plain;
 * the login page removes it on arrival, so that a direct visit to the login leads to the dashboard (product decisions,
 * reading 26).
 */
export interface WayBack {
  /** Path with its query, on this site. */
  readonly path: string;
  /** Whether a session ended there; otherwise a guest opened a page that requires a login. */
  readonly expired: boolean;
}

/** `__Host-` prevents other hosts of the same domain from setting it; it needs https. */
const nameOf = (secure: boolean) => (secure ? '__Host-foredraft-way-back' : 'foredraft-way-back');

const scopeOf = (secure: boolean) => `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The cookie in the syntax of `Set-Cookie` and `document.cookie`. `secure`: the site uses https. */
export function wayBackCookie({ path, expired }: WayBack, secure: boolean): string {
  const value = `${expired ? 'expired' : 'guest'}:${encodeURIComponent(path)}`;
  return `${nameOf(secure)}=${value}; Max-Age=60; ${scopeOf(secure)}`;
}

/** A cookie string that removes the cookie. */
export function noWayBackCookie(secure: boolean): string {
  return `${nameOf(secure)}=; Max-Age=0; ${scopeOf(secure)}`;
}

/** Reads a Cookie header; null if it is missing, or is not a path on this site. */
export function readWayBack(cookies: string, secure: boolean): WayBack | null {
  const start = `${nameOf(secure)}=`;
  const value =
    cookies
      .split('; ')
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length) ?? '';
  const [, kind, encoded = ''] = /^(expired|guest):(.*)$/.exec(value) ?? [];
  if (kind === undefined) return null;
  try {
    const path = wayOnSite(decodeURIComponent(encoded));
    return path === null ? null : { path, expired: kind === 'expired' };
  } catch {
    return null;
  }
}

/** The path with its query if `address` is a page of this site that a login can return to; otherwise null. */
export function wayOnSite(address: string): string | null {
  const url = URL.parse(address, site);
  // Another origin (also after two slashes) may be an attack, and the login page itself is never a valid target.
  if (url?.origin !== site || url.pathname.startsWith('//') || url.pathname === '/login') return null;
  return url.pathname + url.search;
}

/** A placeholder origin for telling paths from external addresses. */
const site = 'https://this.site';
