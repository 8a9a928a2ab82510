import { blankFinding } from './entered-values.ts';
import type { DocumentReport, Finding, KeyDate, RentLine, ReviewMark, Risk } from './lease-report.ts';
import { findingsOf, rentField, reportKeys } from './report-checks.ts';
import type { Correction, ItemReview, ItemReviews } from './report-reviews.ts';

/**
 * Applies each decision only to its own statement: the page shows it immediately, and the server then works out the
 * consequences. Statements keep their positions, so their keys stay valid.
 */
export function markReviews<Report extends DocumentReport>(report: Report, reviews: ItemReviews): Report {
  if (reviews.size === 0) return report;
  const marked = <Item extends Stated>(key: string, item: Item, correct: Correct<Item>): Item => {
    const review = reviews.get(key);
    return review === undefined ? item : reviewed(item, review, correct);
  };
  const fields = { ...report.fields, ...enteredFields(report, reviews) };
  for (const { id } of report.labels) {
    if (id === rentField || report.fields[id] === undefined) continue;
    const findings = findingsOf(report, id).map((each, index) =>
      marked(reportKeys.field(id, index), each, correctFinding),
    );
    const [first] = findings;
    if (first !== undefined) fields[id] = Array.isArray(report.fields[id]) ? findings : first;
  }
  return {
    ...report,
    fields,
    not_found: report.not_found.filter(({ id }) => fields[id] === undefined),
    rent: report.rent.map((line, index) => marked(reportKeys.rent(index), line, correctRent)),
    dates: report.dates.map((date, index) => marked(reportKeys.date(index), date, correctDate)),
    risks: report.risks.map((risk, index) => marked(reportKeys.risk(index), risk, correctRisk)),
    cross_checks: report.cross_checks.map((check, index) => marked(reportKeys.check(index, 0), check, unchanged)),
    ...('changes' in report
      ? { changes: report.changes.map((change, index) => marked(reportKeys.change(index), change, unchanged)) }
      : {
          superseded: report.superseded.map((term, index) => marked(reportKeys.superseded(index), term, unchanged)),
        }),
  };
}

/** Values that the document search missed and a person entered. */
function enteredFields(report: DocumentReport, reviews: ItemReviews): Record<string, Finding> {
  return Object.fromEntries(
    report.not_found.flatMap(({ id }): [string, Finding][] => {
      const review = reviews.get(reportKeys.field(id, 0));
      const entered = review?.correction ? correctFinding(blankFinding(report, id), review.correction) : null;
      return review && entered ? [[id, withReview(entered.item, review)]] : [];
    }),
  );
}

interface Stated {
  readonly state: 'found' | 'check' | 'rejected';
  readonly reason?: string | undefined;
  readonly review?: ReviewMark | undefined;
}

/** Returns the corrected statement with its previous text; null for a correction of another kind. */
type Correct<Item> = (item: Item, correction: Correction) => { readonly item: Item; readonly read: string } | null;

function reviewed<Item extends Stated>(item: Item, review: ItemReview, correct: Correct<Item>): Item {
  const corrected = review.correction === null ? null : correct(item, review.correction);
  return withReview(corrected?.item ?? item, review, corrected?.read);
}

function withReview<Item extends Stated>(item: Item, { decision, by, at, note }: ItemReview, read?: string): Item {
  const { reason: _, ...rest } = item;
  return {
    ...rest,
    state: decision === 'rejected' ? 'rejected' : 'found',
    review: {
      decision,
      by,
      at,
      ...(note === null || note === '' ? {} : { note }),
      ...(read === undefined ? {} : { read }),
    },
  } as unknown as Item;
}

const unchanged = () => null;

export function correctFinding(finding: Finding, correction: Correction): { item: Finding; read: string } | null {
  const put = (value: Finding['value'], shown: string) => ({ item: { ...finding, value, shown }, read: finding.shown });
  switch (correction.kind) {
    case 'money':
      return put(correction.amount, withNumber(finding.shown, showAmount(correction.amount)));
    case 'area':
      return put(correction.area, withNumber(finding.shown, correction.area.toLocaleString('en-US')));
    case 'number':
      return put(correction.number, withNumber(finding.shown, correction.number.toLocaleString('en-US')));
    case 'date':
      return put(correction.date, longDay(correction.date));
    case 'text':
      return put(correction.text, correction.text);
    default:
      return null;
  }
}

function correctDate(date: KeyDate, correction: Correction): { item: KeyDate; read: string } | null {
  if (correction.kind !== 'date') return null;
  const { derived: _, counted: __, ...rest } = date;
  return { item: { ...rest, date: correction.date }, read: longDay(date.date) };
}

function correctRisk(risk: Risk, correction: Correction): { item: Risk; read: string } | null {
  if (correction.kind !== 'risk') return null;
  const { severity, text } = correction;
  return { item: { ...risk, severity, text }, read: `${risk.severity}: ${risk.text}` };
}

/** The annual rent follows exactly from the monthly rent; a rate per area would need the area, and is omitted. */
function correctRent(line: RentLine, correction: Correction): { item: RentLine; read: string } | null {
  if (correction.kind !== 'rent') return null;
  const { monthly, from = line.from, to = line.to } = correction;
  const { psf: _, psf_month: __, proof: ___, ...rest } = line;
  const days = [from, to].map((day) => (day === undefined ? null : longDay(day)));
  const period = days[0] && days[1] ? `${days[0]} – ${days[1]}` : (line.shown.split(': ')[0] ?? 'Rent');
  const currency =
    /(?:[A-Z]{3} |C?\$|[£€])(?=[\d,]+\.\d{2})/.exec(line.shown)?.[0] ?? (line.currency ? `${line.currency} ` : '$');
  const item = {
    ...rest,
    monthly,
    ...(line.annual === undefined ? {} : { annual: Math.round(monthly * 1200) / 100 }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    shown: `${period}: ${currency}${showAmount(monthly)} a month`,
  };
  return { item, read: line.shown };
}

/** '2029-04-30' as 'April 30, 2029', the format of reports. */
export function longDay(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${iso}T00:00:00Z`));
}

function showAmount(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** '$62,500.00' with another number, keeping currency sign and unit. */
function withNumber(shown: string, number: string): string {
  return shown.replace(/\d[\d,]*(?:\.\d+)?/, () => number);
}
