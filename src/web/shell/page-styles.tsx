import { useMatches } from 'react-router';
import { fontUrls } from '../lib/fonts.ts';
import { type PageHandle, useStaticPage } from '../lib/use-static-page.ts';
import printUrl from '../print.css?url';
import staticStyles from '../static.css?inline';
import stylesUrl from '../styles.css?url';

/**
 * The document's styles and fonts. A static page has its styles inline, so that its first paint waits for nothing;
 * hydrated pages share one cached file.
 */
export function PageStyles() {
  const isStatic = useStaticPage();
  const whole = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.wholeStyle);
  return (
    <>
      {import.meta.env.SSR && isStatic && !whole ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet; React would escape its quotes.
        <style dangerouslySetInnerHTML={{ __html: staticStyles }} />
      ) : (
        <>
          <link rel="stylesheet" href={stylesUrl} />
          <link rel="stylesheet" href={printUrl} media="print" />
        </>
      )}
      {fontUrls.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </>
  );
}
