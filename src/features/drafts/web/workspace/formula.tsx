import { renderToString } from 'katex';

/** A formula as MathML, which browsers set and screen readers read. The TeX has known macros only (render-math.ts). */
export default function Formula({ tex }: { tex: string }) {
  const mathml = renderToString(tex, { output: 'mathml', strict: 'ignore', trust: false, throwOnError: false });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX escapes what it does not know.
  return <span dangerouslySetInnerHTML={{ __html: mathml }} />;
}
