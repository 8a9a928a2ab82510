import { withoutTexEscapes } from './tex-marks.ts';

/** A text as a reader sees it, for rules that look for words and numbers: '$142\,\mathrm{kg/m^3}$' is '142 kg/m^3'. */
export function readAsPrinted(text: string): string {
  if (!/[\\$~]/.test(text)) return text;
  return withoutTexEscapes(text)
    .replaceAll(
      /\\(?:SI|qty)\{([^{}]{1,40})\}\{([^{}]{1,80})\}/gi,
      (_, amount: string, unit: string) => `${amount} ${printedUnit(unit)}`,
    )
    .replaceAll(/\\(?:mathrm|mathit|mathbf|text|textrm|operatorname)\{([^{}]{0,80})\}/gi, '$1')
    .replaceAll(/\\([a-z]{2,10})(?![a-z])/gi, (whole, name: string) => signs[name.toLowerCase()] ?? whole)
    .replaceAll(/\^\{?°\}?/g, '°')
    .replaceAll(/[\u00a0]|\\[;:! ]/g, ' ')
    .replaceAll('$', '');
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

/** '\micro\meter' as 'µm'. */
function printedUnit(unit: string): string {
  return unit.replaceAll(/\\([a-z]+)/gi, (_, name: string) => unitSigns[name.toLowerCase()] ?? name).trim();
}

const unitSigns: Readonly<Record<string, string>> = {
  micro: 'µ',
  milli: 'm',
  nano: 'n',
  kilo: 'k',
  mega: 'M',
  giga: 'G',
  centi: 'c',
  meter: 'm',
  metre: 'm',
  gram: 'g',
  second: 's',
  minute: 'min',
  hour: 'h',
  pascal: 'Pa',
  kelvin: 'K',
  celsius: '°C',
  degreecelsius: '°C',
  percent: '%',
  volt: 'V',
  ampere: 'A',
  watt: 'W',
  newton: 'N',
  hertz: 'Hz',
  joule: 'J',
  liter: 'L',
  litre: 'L',
  mole: 'mol',
  per: '/',
  squared: '²',
  cubed: '³',
};
