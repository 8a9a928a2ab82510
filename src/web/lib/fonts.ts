import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** The fonts that every page preloads. */
export const fontUrls = [interUrl, serifUrl];

/**
 * Runs in the head before the first paint. Fonts are `optional`: they count only if they arrive within a tenth of a
 * second. On a slow connection they cannot, and waiting for them would delay the text: the page then names the reader's
 * own fonts only (fonts.css), and the preloaded ones are for the next page, which finds them in the browser's cache.
 */
export const fontsScript = `(function(){var u=${JSON.stringify(fontUrls.join())},k=null;try{k=localStorage.getItem('foredraft_fonts');localStorage.setItem('foredraft_fonts',u)}catch(e){}if(k!==u&&performance.now()>500){document.documentElement.dataset.fonts='late'}})()`;
