import { type DocumentReport, type Finding, type RentLine, sourcePassage } from '#contract/lease-report.ts';
import { rateUnit, showMoney, showPeriod, showRate, showValue } from '#contract/report/show.ts';
import { findingsOf, rentField, reportKeys } from '#contract/report-checks.ts';
import type { ComparedTerm, ComparedValue, ComparedVerdict } from '#contract/term-comparison.ts';
import { isSameValue } from '../tenancy/same-value.ts';
import { type Measure, type TermDirection, termDirections } from './term-directions.ts';

/** Kinds of documents, and the sections that only a letter of intent can have. */
const notCompared = new Set([
  'doc_kind',
  'agreement_date',
  'inconsistencies',
  'measurement_standard',
  'letter_expiration',
  'exclusivity',
  'confidentiality',
  'lease_form',
]);

/** Compares two reports term by term, in the order of the first; omits terms that neither has. Pure. */
export function compareTerms(
  first: DocumentReport,
  second: DocumentReport,
  directions: readonly TermDirection[] = termDirections,
): ComparedTerm[] {
  const labels = new Map([...second.labels, ...first.labels].map((each) => [each.id, each]));
  const order = [...new Set([...first.labels, ...second.labels].map(({ id }) => id))];
  return order.flatMap((id): ComparedTerm[] => {
    const label = labels.get(id);
    if (!label || notCompared.has(id)) return [];
    const sides = [first, second].map((report) => (id === rentField ? rentSide(report) : fieldSide(report, id)));
    const [one, other] = sides;
    if (!one || !other || (one.value === null && other.value === null)) return [];
    const direction = id === rentField ? rentDirection : directions.find(({ field }) => field === id);
    return [{ ...label, verdict: verdictOf(one, other, direction), first: one.value, second: other.value }];
  });
}

/** One report, with the values used for comparison. */
interface Side {
  readonly value: ComparedValue | null;
  readonly findings: readonly Pick<Finding, 'value' | 'shown'>[];
  /** For a rent schedule, one for each period. */
  readonly measures?: readonly (Measure | null)[];
}

type Direction = Pick<TermDirection, 'more' | 'measure'>;

function verdictOf(first: Side, second: Side, direction: Direction | undefined): ComparedVerdict {
  if (first.value?.state === 'check' || second.value?.state === 'check') return 'check';
  if (first.value === null || second.value === null) return 'missing';
  const change = direction && changeOf(measuresOf(first, direction), measuresOf(second, direction));
  if (direction && change) return change > 0 === (direction.more === 'tenant') ? 'tenant' : 'landlord';
  return isSameSet(first, second) ? 'same' : 'different';
}

function measuresOf(side: Side, { measure }: Direction): readonly (Measure | null)[] {
  return side.measures ?? side.findings.map(measure);
}

/** 1 for more, -1 for less, if that is true for every period; null if it can't be determined. */
function changeOf(first: readonly (Measure | null)[], second: readonly (Measure | null)[]): 1 | -1 | null {
  if (first.length !== second.length) return null;
  const signs = first.map((one, index) => {
    const other = second[index];
    return one && other && one.unit === other.unit ? Math.sign(other.amount - one.amount) : Number.NaN;
  });
  if (signs.some(Number.isNaN)) return null;
  if (signs.every((sign) => sign >= 0) && signs.includes(1)) return 1;
  return signs.every((sign) => sign <= 0) && signs.includes(-1) ? -1 : null;
}

function isSameSet(first: Side, second: Side): boolean {
  return (
    first.findings.length === second.findings.length &&
    first.findings.every((each) => second.findings.some((other) => isSameValue(each, other)))
  );
}

function fieldSide(report: DocumentReport, id: string): Side {
  const all = findingsOf(report, id)
    .map((finding, index) => ({ finding, key: reportKeys.field(id, index) }))
    .filter(({ finding }) => finding.state !== 'rejected');
  const [first] = all;
  if (!first) return { value: null, findings: [] };
  const shown = all.map(({ finding }) => showValue(finding)).join('; ');
  const doubtful = all.find(({ finding }) => finding.state === 'check');
  return {
    value: {
      ...stated(doubtful?.finding ?? first.finding),
      shown,
      key: first.key,
      passage: sourcePassage(first.finding),
    },
    findings: all.map(({ finding }) => finding),
  };
}

const rentDirection = { more: 'landlord', measure: () => null } as const;

/** The rent by period; rents are comparable if they are rates per area and year. */
function rentSide(report: DocumentReport): Side {
  const base = report.rent
    .map((line, index) => ({ line, key: reportKeys.rent(index) }))
    .filter(({ line }) => line.kind === 'base' && line.state !== 'rejected');
  const [first] = base;
  if (!first) return { value: null, findings: [] };
  const doubtful = base.find(({ line }) => line.state === 'check');
  const shown = base.map(({ line }) => shownRent(report, line)).join('; ');
  return {
    value: { ...stated(doubtful?.line ?? first.line), shown, key: first.key, passage: first.line },
    findings: base.map(({ line }) => ({ value: shownRent(report, line), shown: shownRent(report, line) })),
    measures: base.map(({ line }) => rentMeasure(report, line)),
  };
}

function shownRent(report: DocumentReport, line: RentLine): string {
  const amount =
    line.psf !== undefined
      ? showRate(line.psf, 'year', rateUnit(report, line))
      : line.psf_month !== undefined
        ? showRate(line.psf_month, 'month', rateUnit(report, line))
        : line.monthly !== undefined
          ? `${showMoney(line.monthly, line.currency)} a month`
          : line.annual !== undefined
            ? `${showMoney(line.annual, line.currency)} a year`
            : line.shown;
  return [showPeriod(line), amount].filter(Boolean).join(': ');
}

function rentMeasure(report: DocumentReport, line: RentLine): Measure | null {
  const { currency = 'USD', unit = 'sf' } = line;
  const areas = findingsOf(report, 'premises_rsf');
  const [area] = areas;
  const isCertain = areas.length === 1 && area?.state === 'found' && typeof area.value === 'number' && area.value > 0;
  const yearly = line.annual ?? (line.monthly === undefined ? undefined : line.monthly * 12);
  const size = isCertain && typeof area.value === 'number' ? area.value : null;
  const rate =
    line.psf ??
    (line.psf_month === undefined ? undefined : line.psf_month * 12) ??
    (yearly === undefined || size === null ? undefined : yearly / size);
  const areaUnit = size !== null && /square met/i.test(area?.shown ?? '') ? 'm2' : unit;
  return rate === undefined ? null : { amount: Math.round(rate * 100) / 100, unit: `${currency} ${areaUnit}` };
}

function stated({ state, reason }: Pick<Finding, 'state' | 'reason'>) {
  return state === 'found' ? { state: 'found' as const } : { state: 'check' as const, reason: reason ?? '' };
}
