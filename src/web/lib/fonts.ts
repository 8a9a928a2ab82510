import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** The fonts that every page preloads. */
export const fontUrls = [interUrl, serifUrl];

/**
 * Runs in the head before the first paint. Fonts are `optional`: they count only if they arrive within a tenth of a
 * second. On a slow connection they cannot, and waiting for them would delay the text: the first page of a visit then
 * names the reader's own fonts only (fonts.css), and the preloaded ones are for the next page, which finds them in the
 * browser's cache. The referrer tells, because nothing is stored for this.
 */
export const fontsScript = `if(performance.now()>500&&document.referrer.indexOf(location.origin+'/')!==0)document.documentElement.dataset.fonts='late'`;
