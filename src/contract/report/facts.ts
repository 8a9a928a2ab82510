import type { DocumentReport, Finding } from '../lease-report.ts';
import { findingsOf, reportKeys } from '../report-checks.ts';
import { severities } from '../severities.ts';
import { rentOn } from './rent-periods.ts';
import { rateUnit, shortDays, shortened, showDay, showMoney, showPeriod, showRate, showValue } from './show.ts';
import { capital } from './words.ts';

/** One line in a report's header or summary; `key` links to its statement. */
export interface ReportFact {
  readonly label: string;
  readonly shown: string;
  readonly key?: string;
}

/** The header facts of a report: certain values only, most important first. `today` is YYYY-MM-DD. */
export function headerFacts(report: DocumentReport, today: string): ReportFact[] {
  return [
    ...fieldFacts(report, 'tenant', 'Tenant'),
    ...fieldFacts(report, 'landlord', 'Landlord'),
    ...fieldFacts(report, 'premises_address', 'Premises'),
    ...fieldFacts(report, 'premises_rsf', 'Area'),
    ...termFact(report),
    ...rentFacts(report, today),
    ...depositFacts(report),
    ...optionsFact(report),
    ...nextDateFact(report, today),
  ];
}

/** The message for a report without any risk: an empty list would look as if the document hadn't been read. */
export const noRisks =
  'No risks found. The whole text was compared with every rule for risks; a clause in unusual words can be missed, so read the clauses that matter most to you.';

const summaryFields = [
  'permitted_use',
  'lease_structure',
  'escalation',
  'free_rent',
  'ti_allowance',
  'opex_share',
  'holdover',
];

/**
 * At most ten lines that aren't in the header: important terms, effective rent, the most severe risks. Certain values
 * only.
 */
export function summaryLines(report: DocumentReport): ReportFact[] {
  const risks = report.risks
    .map((risk, index) => ({ risk, index }))
    .filter(({ risk }) => risk.state === 'found' && risk.severity !== 'info')
    .sort((a, b) => severities.indexOf(a.risk.severity) - severities.indexOf(b.risk.severity));
  const gravest = risks.slice(0, 4).map(({ risk, index }) => ({
    label: `${capital(risk.severity)} risk`,
    shown: risk.text,
    key: reportKeys.risk(index),
  }));
  const totals = report.rent_totals;
  const effective: ReportFact[] =
    totals === null
      ? []
      : [
          {
            label: 'Effective rent',
            shown: [
              `${showMoney(totals.effective_monthly, totals.currency)} a month`,
              ...(totals.effective_psf === undefined
                ? []
                : [showRate(totals.effective_psf, 'year', rateUnit(report, totals))]),
            ].join(', '),
          },
        ];
  const terms = summaryFields.flatMap((id) => fieldFacts(report, id).slice(0, 1));
  return [...terms.slice(0, 10 - gravest.length - effective.length), ...effective, ...gravest];
}

function fieldFacts(report: DocumentReport, id: string, name?: string): ReportFact[] {
  const label = name ?? report.labels.find((each) => each.id === id)?.label ?? id;
  const found = foundOf(report, id);
  const [first] = found;
  if (!first) return [];
  const shown = found.map(({ finding }) => shortened(showValue(finding), mostCharacters)).join('; ');
  return [{ label, shown: shortened(shown, 2 * mostCharacters), key: first.key }];
}

const mostCharacters = 110;

function foundOf(report: DocumentReport, id: string): { finding: Finding; key: string }[] {
  return findingsOf(report, id)
    .map((finding, index) => ({ finding, key: reportKeys.field(id, index) }))
    .filter(({ finding }) => finding.state === 'found');
}

/** '60 months, Aug 20, 2024 to Aug 20, 2029', or the parts that are certain. */
function termFact(report: DocumentReport): ReportFact[] {
  const [months] = foundOf(report, 'term_months');
  const at = (wanted: string) => report.dates.findIndex(({ kind, state }) => kind === wanted && state === 'found');
  const [begins, ends] = [at('commencement'), at('expiration')];
  const [first, last] = [report.dates[begins]?.date, report.dates[ends]?.date];
  const days =
    first && last
      ? `${showDay(first)} to ${showDay(last)}`
      : first
        ? `from ${showDay(first)}`
        : last
          ? `to ${showDay(last)}`
          : '';
  const shown = [months ? showValue(months.finding) : '', days].filter(Boolean).join(', ');
  if (shown === '') return [];
  const key = ends >= 0 ? reportKeys.date(ends) : begins >= 0 ? reportKeys.date(begins) : months?.key;
  return [{ label: 'Term', shown, ...(key === undefined ? {} : { key }) }];
}

function rentFacts(report: DocumentReport, today: string): ReportFact[] {
  const { current, next, first } = rentOn(report, today);
  const facts: ReportFact[] = [];
  for (const [label, placed] of [
    ['Current rent', current],
    [first && showPeriod(first.line) === '' ? 'Rent' : 'First rent', first],
  ] as const) {
    if (!placed) continue;
    const amount = placed.line.kind === 'free' && !placed.line.monthly ? 'No base rent' : amountOf(report, placed.line);
    const shown = [amount, showPeriod(placed.line).replace(/^(?:From|Month|Year)/, (word) => word.toLowerCase())]
      .filter(Boolean)
      .join(', ');
    if (amount !== '') facts.push({ label, shown, key: reportKeys.rent(placed.index) });
  }
  const coming = next ? amountOf(report, next.line) : '';
  if (next && coming !== '') {
    facts.push({
      label: 'Next rent',
      shown: `${coming}, from ${showDay(next.from)}`,
      key: reportKeys.rent(next.index),
    });
  }
  return facts;
}

type RentLine = DocumentReport['rent'][number];

/** The amount of a line with its unit; the monthly amount if known. */
function amountOf(report: DocumentReport, line: RentLine): string {
  const rate =
    line.psf !== undefined
      ? showRate(line.psf, 'year', rateUnit(report, line))
      : line.psf_month !== undefined
        ? showRate(line.psf_month, 'month', rateUnit(report, line))
        : '';
  if (line.monthly === undefined && line.annual === undefined) return rate;
  const amount =
    line.monthly !== undefined
      ? `${showMoney(line.monthly, line.currency)} a month`
      : `${showMoney(line.annual ?? 0, line.currency)} a year`;
  return rate === '' ? amount : `${amount} (${rate})`;
}

function depositFacts(report: DocumentReport): ReportFact[] {
  return [...fieldFacts(report, 'security_deposit', 'Deposit'), ...fieldFacts(report, 'letter_of_credit')];
}

/** The options that were found, by name; a plain 'Yes' is left out. */
function optionsFact(report: DocumentReport): ReportFact[] {
  const named = report.labels.filter(({ group, id }) => group === 'Options' && id !== 'renewal_notice');
  const found = named.flatMap(({ id, label }) =>
    foundOf(report, id).map(({ finding, key }) => ({
      key,
      text: finding.value === true ? label : `${label}: ${shortened(showValue(finding), 60)}`,
    })),
  );
  const [first] = found;
  return first ? [{ label: 'Options', shown: found.map(({ text }) => text).join('; '), key: first.key }] : [];
}

function nextDateFact(report: DocumentReport, today: string): ReportFact[] {
  const ahead = report.dates
    .map((each, index) => ({ each, index }))
    .filter(({ each }) => each.state === 'found' && each.kind !== 'agreement' && each.date >= today)
    .sort((a, b) => a.each.date.localeCompare(b.each.date))[0];
  if (!ahead) return [];
  const { date, label } = ahead.each;
  return [{ label: 'Next date', shown: `${showDay(date)}: ${shortDays(label)}`, key: reportKeys.date(ahead.index) }];
}
