import inlineMathStyles from 'katex/dist/katex.min.css?inline';
import mathStylesUrl from 'katex/dist/katex.min.css?url';
import { useStillPage } from '../../../web/lib/use-still-page.ts';
import inlinePostStyles from './post-text.css?inline';
import postStylesUrl from './post-text.css?url';

/**
 * What the text of a post needs next to the style of all pages; the style of formulas only where there are some. A still
 * page carries it within itself, as it does the rest (web/shell/page-styles.tsx).
 */
export function PostStyles({ math }: { math: boolean }) {
  const still = useStillPage();
  if (import.meta.env.SSR && still) {
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
