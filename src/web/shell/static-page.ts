/**
 * The whole script of a static page for guests (root.tsx): for the frame and tables of contents, without React. Loaded
 * as a module, so it runs when the document is parsed.
 */
import { followBanner } from '../lib/banner.ts';
import { type CacheKind, everybody, writeCache } from '../lib/cache-store.ts';
import { followContents } from '../lib/reading-contents.ts';
import { sessionSnapshot } from '../lib/session-snapshot.ts';
import { listenToTabs } from '../lib/tabs.ts';
import { followTheme } from '../lib/theme.ts';

followTheme();
followBanner();
followContents();

for (const element of document.querySelectorAll<HTMLElement>('script[data-keep]')) {
  const place = { kind: element.dataset.keep as CacheKind, userId: everybody, key: element.dataset.name };
  const content = JSON.parse(element.textContent);
  const drawn = element.dataset.html && document.querySelector(element.dataset.html);
  if (drawn) content.html = drawn.innerHTML;
  writeCache(localStorage, place, content, Date.now());
}

// The server found no session: removes what an earlier one left.
sessionSnapshot.remove();
// After a login in another tab, or when the browser restores this page, the server has a different version of it for
// this visitor.
listenToTabs(({ kind }) => {
  if (kind === 'signed-in') location.reload();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && sessionSnapshot.exists()) location.reload();
});
