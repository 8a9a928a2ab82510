import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import serifUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/**
 * Runs in the head before the first paint. Fonts are `optional`: they count only if they arrive within a tenth of a
 * second. On a slow connection they cannot, and loading them would delay the text, so the page starts with the reader's
 * own fonts (fonts.css). Otherwise they are preloaded, and so are those that this browser has loaded before.
 */
export const fontsScript = `(function(){var u=${JSON.stringify([interUrl, serifUrl])},k=null;try{k=localStorage.getItem('foredraft_fonts')}catch(e){}if(k!==u.join()&&performance.now()>500){document.documentElement.dataset.fonts='late';return}u.forEach(function(h){var l=document.createElement('link');l.rel='preload';l.as='font';l.type='font/woff2';l.crossOrigin='anonymous';l.href=h;document.head.appendChild(l)})})()`;

/** When everything else has loaded, loads the fonts for the next page; returns a cleanup function. */
export function followFonts(): () => void {
  const load = async () => {
    try {
      await Promise.all(families.map((family) => document.fonts.load(`1em "${family}"`)));
      localStorage.setItem('foredraft_fonts', [interUrl, serifUrl].join());
    } catch {
      // The next page decides by its own connection.
    }
  };
  if (document.readyState === 'complete') void load();
  else window.addEventListener('load', load, { once: true });
  return () => window.removeEventListener('load', load);
}

const families = ['Inter Variable', 'Source Serif 4 Variable'];
