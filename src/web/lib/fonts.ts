import interUrl from '../fonts/inter-english.woff2?url';
import serifUrl from '../fonts/source-serif-4-english.woff2?url';

/** The fonts that every page preloads. */
export const fontUrls = [interUrl, serifUrl];

/**
 * Runs in the head before the first paint. Fonts are `optional`: they are used only if they arrive within a tenth of a
 * second. On a slow connection they don't, and waiting for them would delay the text. Therefore the first page of a
 * visit uses only the reader's own fonts (fonts.css), and preloads ours into the browser's cache for the next page. The
 * referrer shows whether a page is the first one, because nothing is stored for this. A browser delays the first paint
 * by up to a tenth of a second for preloads in the head. If their elements are removed, it doesn't wait, and the
 * download continues. Used only in static pages: React would insert the elements again.
 */
export function fontsScript(isStatic: boolean): string {
  const unblock = isStatic ? `;document.querySelectorAll('link[as=font]').forEach(function(l){l.remove()})` : '';
  return `if(performance.now()>500&&document.referrer.indexOf(location.origin+'/')!==0){document.documentElement.dataset.fonts='late'${unblock}}`;
}
