import inlineMathStyles from 'katex/dist/katex.min.css?inline';
import mathStylesUrl from 'katex/dist/katex.min.css?url';
import { useStaticPage } from '#web/lib/use-static-page.ts';
import inlinePostStyles from './post-text.css?inline';
import postStylesUrl from './post-text.css?url';

/**
 * The styles of a post's text, besides the page's; formula styles only if there are formulas. A page without React has
 * them inline, like the rest (web/shell/page-styles.tsx).
 */
export function PostStyles({ math }: { math: boolean }) {
  const isStatic = useStaticPage();
  if (import.meta.env.SSR && isStatic) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets; React would escape their quotes.
    return <style dangerouslySetInnerHTML={{ __html: inlinePostStyles + (math ? inlineMathStyles : '') }} />;
  }
  return (
    <>
      <link rel="stylesheet" href={postStylesUrl} precedence="default" />
      {math && <link rel="stylesheet" href={mathStylesUrl} precedence="default" />}
    </>
  );
}
