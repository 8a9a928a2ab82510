/**
 * Where a person was when the login came in between. It travels in a cookie, since the address of /login stays plain, and
 * the login page removes it as it arrives: a login that nobody was sent to leads to the dashboard (product decisions,
 * reading 26).
 */
export interface WayBack {
  /** Path with its query, on this site. */
  readonly path: string;
  /** Whether a session ended there; otherwise a guest opened a page for members. */
  readonly expired: boolean;
}

/** `__Host-` keeps other hosts of the same domain from setting it; it needs https. */
const nameOf = (secure: boolean) => (secure ? '__Host-foredraft-way-back' : 'foredraft-way-back');

const scopeOf = (secure: boolean) => `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The cookie as `Set-Cookie` and `document.cookie` take it. `secure`: the site is https. */
export function wayBackCookie({ path, expired }: WayBack, secure: boolean): string {
  const value = `${expired ? 'expired' : 'guest'}:${encodeURIComponent(path)}`;
  return `${nameOf(secure)}=${value}; Max-Age=60; ${scopeOf(secure)}`;
}

/** Removes the cookie. */
export function noWayBackCookie(secure: boolean): string {
  return `${nameOf(secure)}=; Max-Age=0; ${scopeOf(secure)}`;
}

/** Reads a Cookie header; null where it says nothing, or a place that is not on this site. */
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

/** The path with its query where `address` names a place of this site that a login can lead to; otherwise null. */
export function wayOnSite(address: string): string | null {
  const url = URL.parse(address, site);
  // What names another origin is somebody else's idea, also by two slashes; the login itself is no place to go back to.
  if (url?.origin !== site || url.pathname.startsWith('//') || url.pathname === '/login') return null;
  return url.pathname + url.search;
}

/** Any origin serves to tell a path from an address elsewhere. */
const site = 'https://this.site';
