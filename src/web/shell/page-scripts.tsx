import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Scripts, ScrollRestoration } from 'react-router';
import type { OpenSetting } from '#contract/open-settings.ts';
import { useShell } from '../lib/shell.ts';
import { useLatePage, useStaticPage } from '../lib/use-static-page.ts';
import lateStartUrl from './late-start.ts?worker&url';
import staticPageUrl from './static-page.ts?worker&url';
import { texts } from './texts.ts';

/** The document's scripts: React and the router, or the small script of a static page or of a page that starts late. */
export function PageScripts() {
  const { nonce } = useShell();
  const isStatic = useStaticPage();
  const late = useLatePage();
  if (isStatic) return <script type="module" nonce={nonce} src={staticPageUrl} />;
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      {late ? <WaitingScripts nonce={nonce} whileOff={late.whileOff} /> : <Scripts nonce={nonce} />}
      {/* `async`: React passes over such a script when it hydrates the document, where this element is not rendered. */}
      {late && <script type="module" async nonce={nonce} src={lateStartUrl} />}
    </>
  );
}

/** The router's scripts for late-start.ts: its module is only text, and names the files to load in advance. */
function WaitingScripts({ nonce, whileOff }: { nonce: string; whileOff: OpenSetting | undefined }) {
  const parts = elementsOf(Scripts({ nonce }));
  const files = parts.filter(({ type }) => type === 'link').map(({ props }) => props.href);
  return parts
    .filter(({ type }) => type === 'script')
    .map((script) =>
      cloneElement(script, {
        key: script.props.type ?? 'data',
        ...(script.props.type === 'module'
          ? {
              type: 'text/plain',
              'data-start': files.join(' '),
              'data-while-off': whileOff,
              'data-failed': texts.lateFailed,
            }
          : {}),
      }),
    );
}

function elementsOf(node: ReactNode): Part[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<PartProps>(child)) return [];
    return child.type === Fragment ? elementsOf(child.props.children) : [child as Part];
  });
}

interface PartProps {
  readonly children?: ReactNode;
  readonly type?: string;
  readonly href?: string;
}

type Part = ReactElement<
  PartProps & {
    readonly 'data-start'?: string;
    readonly 'data-while-off'?: OpenSetting | undefined;
    readonly 'data-failed'?: string;
  }
>;
