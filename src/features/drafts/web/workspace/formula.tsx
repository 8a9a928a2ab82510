import { renderToString } from 'katex';

/** A formula as MathML, which browsers set and screen readers read. The TeX has known macros only (render-math.ts). */
export default function Formula({ tex, display }: { tex: string; display: boolean }) {
  const mathml = renderToString(tex, {
    output: 'mathml',
    displayMode: display,
    strict: 'ignore',
    trust: false,
    throwOnError: false,
  });
  return (
    <span
      // A long formula scrolls, because it can't be broken.
      className={
        display ? 'my-2 block [contain:inline-size] overflow-x-auto overflow-y-hidden py-1 text-center' : undefined
      }
      // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it does not know.
      dangerouslySetInnerHTML={{ __html: mathml }}
    />
  );
}
