import type { Finding, RiskContext } from '../rule.ts';
import { isOwnWork } from '../rule.ts';

/** Sentences that give a quantity in a unit of another dimension: a modulus in kg/m³, a radius in solar masses. */
export function wrongUnits({ sentences }: RiskContext): readonly Finding[] {
  return sentences
    .filter(({ move, lower }) => isOwnWork(move) && hasWrongUnit(lower))
    .map((sentence) => ({ sentence }))
    .slice(0, 2);
}

function hasWrongUnit(lower: string): boolean {
  return quantities.some(({ given, never }) =>
    [...lower.matchAll(given)].some(([, unit = '']) => {
      const dimension = dimensionOf(unit);
      return dimension !== null && never.includes(dimension);
    }),
  );
}

type Dimension = keyof typeof units;

/** Units of exactly one dimension; other units are ignored. */
const units = {
  length: /^(?:[kcmµμnd]?m|å|inch(?:es)?|ft|k?pc|mpc|au|r_.+)$/,
  mass: /^(?:[kmµμn]?g|tons?|tonnes?|k?da|m_.+)$/,
  time: /^(?:[mµμn]?s|sec|min|h|hours?|minutes?|seconds?|days?|d|weeks?|months?|years?|yrs?)$/,
  temperature: /^(?:°c|°f|k|kelvin)$/,
  pressure: /^(?:[kmgh]?pa|m?bar|psi|torr|mmhg|n\/m+(?:2|²|\^2|\^\{2\}))$/,
  density: /^(?:k?g\/c?m(?:3|³|\^3|\^\{3\})|g\/ml)$/,
  force: /^(?:[km]?n)$/,
  voltage: /^(?:[mkµμ]?v|volts?)$/,
  speed: /^(?:[kcm]?m\/(?:s|h|min)|mph|knots)$/,
  frequency: /^(?:[kmg]?hz)$/,
} as const;

function dimensionOf(unit: string): Dimension | null {
  const plain = unit.replaceAll(' ', '');
  return (Object.keys(units) as Dimension[]).find((name) => units[name].test(plain)) ?? null;
}

const amount = '[-−]?\\d[\\d,]*(?:\\.\\d+)?(?: ?± ?\\d+(?:\\.\\d+)?)?';
const link =
  '(?: \\([^()]{1,20}\\))?(?: (?:of|was|is|were|are|reached|about|around|only|up to)){1,3} (?:[a-z]{1,2} ?= ?)?';
/** Includes what follows a slash or has a negative power, so that 'm s-1' is not read as meters. */
const unit =
  '([a-zµμå°_\\\\⊕☉{}]{1,12}(?:[\\^²³\\d{}]{0,5})?(?: ?[/·] ?[a-z\\d²³^{}]{1,6}| [a-z]{1,4}\\^?\\{?[-−⁻]\\d?[¹²³]?)?)';

/** Dimensions that a quantity never has. A word with several meanings has a short list, or is left out. */
const quantities: readonly { readonly given: RegExp; readonly never: readonly Dimension[] }[] = (
  [
    [
      "(?:young['’]s|elastic|storage|bulk|shear) modulus|modulus of elasticity|(?:tensile|yield|compressive|flexural|ultimate) (?:strength|stress)",
      ['length', 'mass', 'time', 'temperature', 'density', 'voltage', 'speed', 'frequency'],
    ],
    [
      '(?:radius|diameter|wavelength|thickness|altitude|elevation|(?:plant|tree|body|wave) height)',
      ['mass', 'time', 'temperature', 'pressure', 'density', 'force', 'voltage', 'speed'],
    ],
    [
      '(?:mass|body weight|dry weight|biomass)',
      ['length', 'time', 'temperature', 'pressure', 'voltage', 'speed', 'frequency'],
    ],
    [
      '(?<!colou?r )temperature',
      ['length', 'mass', 'time', 'pressure', 'density', 'force', 'voltage', 'speed', 'frequency'],
    ],
    ['pressure', ['mass', 'time', 'temperature', 'density', 'voltage', 'speed', 'frequency']],
    ['voltage', ['length', 'mass', 'time', 'temperature', 'pressure', 'density', 'force', 'speed', 'frequency']],
    ['(?:speed|velocity)', ['mass', 'temperature', 'pressure', 'density', 'force', 'voltage']],
    [
      '(?:duration|half-life|latency|reaction time|period)',
      ['mass', 'temperature', 'pressure', 'density', 'force', 'voltage', 'speed'],
    ],
    ['density', ['length', 'time', 'temperature', 'force', 'voltage', 'speed', 'pressure']],
    ['frequency', ['mass', 'temperature', 'pressure', 'density', 'force', 'voltage', 'speed']],
    ['viscosity', ['length', 'mass', 'time', 'temperature', 'density', 'voltage', 'speed']],
  ] as const
).map(([name, never]) => ({
  given: new RegExp(`\\b(?:${name})${link}${amount} ?${unit}(?![\\p{L}\\d])`, 'gu'),
  never,
}));
