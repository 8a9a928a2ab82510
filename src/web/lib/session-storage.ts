import { leftCookieName } from '#contract/account.ts';

/** Clears everything accessible to scripts: local storage, session storage and cookies, theme and banner included. */
export function clearBrowserStorage(): void {
  // The router stores its scroll positions when the document unloads.
  window.addEventListener('pagehide', () => sessionStorage.clear());
  for (const clear of [() => localStorage.clear(), () => sessionStorage.clear(), clearCookies]) {
    try {
      clear();
    } catch {
      // A blocked storage must not prevent clearing the others.
    }
  }
}

/** Tells the server with the next request that the user has logged out, after a failed logout call. */
export function leaveNote(): void {
  const secure = location.protocol === 'https:';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${leftCookieName(secure)}=1; Max-Age=${30 * 86_400}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function clearCookies(): void {
  // Without it browsers refuse to touch cookies named __Host-.
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim();
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    if (name) document.cookie = `${name}=; Max-Age=0; Path=/${secure}`;
  }
}
