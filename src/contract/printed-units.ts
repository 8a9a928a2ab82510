/** Quantities of the siunitx package as it prints them: '\SI{1.9}{\micro\meter}' is '1.9 µm'. */
export function withPrintedUnits(text: string): string {
  return text.replaceAll(
    /\\(?:SI|qty)\{([^{}\\]{1,40})\}\{([^{}$]{1,80})\}/g,
    (_, amount: string, unit: string) => `${amount}\u00a0${printedUnit(unit)}`,
  );
}

/** '\micro\meter' as 'µm'; an unknown unit keeps its name. */
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
