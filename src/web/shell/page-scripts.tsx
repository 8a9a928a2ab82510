import { Scripts, ScrollRestoration } from 'react-router';
import { useShell } from '../lib/shell.ts';
import { useStillPage } from '../lib/use-still-page.ts';
import stillPageUrl from './still-page.ts?worker&url';

/** The document's scripts: React and the router, or the small script of a still page. */
export function PageScripts() {
  const { nonce } = useShell();
  const still = useStillPage();
  if (still) return <script type="module" nonce={nonce} src={stillPageUrl} />;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}
