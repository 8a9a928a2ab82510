import { Scripts, ScrollRestoration } from 'react-router';
import { useShell } from '../lib/shell.ts';
import { useStaticPage } from '../lib/use-static-page.ts';
import staticPageUrl from './static-page.ts?worker&url';

/** The document's scripts: React and the router, or the small script of a static page. */
export function PageScripts() {
  const { nonce } = useShell();
  const isStatic = useStaticPage();
  if (isStatic) return <script type="module" nonce={nonce} src={staticPageUrl} />;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
