import { fontUrls } from '../lib/fonts.ts';
import { useStaticPage } from '../lib/use-static-page.ts';
import printUrl from '../print.css?url';
import stylesUrl from '../styles.css?url';
import { styleMark } from './style-mark.ts';

/**
 * The document's styles and fonts. A static page contains the styles that it uses, so that its first paint waits for
 * nothing; hydrated pages share one cached file.
 */
export function PageStyles() {
  const isStatic = useStaticPage();
  return (
    <>
      {isStatic ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which inline-styles.ts replaces.
        <style dangerouslySetInnerHTML={{ __html: styleMark }} />
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
