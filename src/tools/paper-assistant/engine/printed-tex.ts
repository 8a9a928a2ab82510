import { withoutTexEscapes } from '#contract/printed-text.ts';

/** A text as a reader sees it, for rules that look for words and numbers: '$142\,\mathrm{kg/m^3}$' is '142 kg/m^3'. */
export function readAsPrinted(text: string): string {
  if (!/[\\$~]/.test(text)) return text;
  return (
    withoutTexEscapes(text)
      .replaceAll(/\\(?:mathrm|mathit|mathbf|text|textrm|operatorname)\{([^{}]{0,80})\}/gi, '$1')
      .replaceAll(/\\([a-z]{2,10})(?![a-z])/gi, (whole, name: string) => signs[name.toLowerCase()] ?? whole)
      .replaceAll(/\^\{?°\}?/g, '°')
      .replaceAll(/[\u00a0]|\\[;:! ]/g, ' ')
      .replaceAll('$', '')
      // A tie after a formula.
      .replaceAll(/(?<=[\p{L}\p{N}])~(?=\p{L})/gu, ' ')
  );
}

const signs: Readonly<Record<string, string>> = {
  pm: '±',
  times: '×',
  approx: '~',
  sim: '~',
  simeq: '~',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  circ: '°',
  degree: '°',
  mu: 'µ',
  chi: 'χ',
  alpha: 'α',
  beta: 'β',
  sigma: 'σ',
};
