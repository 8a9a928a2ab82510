import { renderToString } from 'katex';
import { texts } from './texts.ts';

/**
 * A formula as MathML, which browsers can display and screen readers can read. The TeX has known macros only
 * (render-math.ts).
 */
export default function Formula({ tex, display }: { tex: string; display: boolean }) {
  const mathml = renderToString(tex, {
    output: 'mathml',
    displayMode: display,
    strict: 'ignore',
    trust: false,
    throwOnError: false,
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it does not know.
  if (!display) return <span dangerouslySetInnerHTML={{ __html: mathml }} />;
  return (
    // A long formula scrolls, because it can't be broken; the focus lets the arrow keys scroll it.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <span
      role="group"
      aria-label={texts.formula}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
      tabIndex={0}
      className="my-2 block [contain:inline-size] overflow-x-auto overflow-y-hidden py-1 text-center"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it does not know.
      dangerouslySetInnerHTML={{ __html: mathml }}
    />
  );
}
