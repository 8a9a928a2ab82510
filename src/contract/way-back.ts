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

const name = 'foredraft-way-back';

/** The cookie as `Set-Cookie` and `document.cookie` take it. */
export function wayBackCookie({ path, expired }: WayBack): string {
  return `${name}=${expired ? 'expired' : 'guest'}:${encodeURIComponent(path)}; Max-Age=60; Path=/; SameSite=Lax`;
}

/** Removes the cookie. */
export const noWayBackCookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;

/** Reads a Cookie header; null where it says nothing, or a place that is not on this site. */
export function readWayBack(cookies: string): WayBack | null {
  const [, kind, encoded = ''] = cookies.match(/(?:^|; )foredraft-way-back=(expired|guest):([^;]*)/) ?? [];
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
