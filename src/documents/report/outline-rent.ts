import type { DocumentReport, RentLine } from '#contract/lease-report.ts';
import { rateUnit, showMoney, showPeriod, showPlace, showRate } from '#contract/report/show.ts';
import { type OutlineEntry, plainEntry, withReview } from './outline-entries.ts';

export interface OutlineTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Verified rows, one table for each premises, with only the columns that the document fills. */
export function rentTables(report: Pick<DocumentReport, 'rent' | 'fields'>): OutlineTable[] {
  const proven = report.rent.filter(({ state }) => state === 'found');
  return [...new Set(proven.map(({ premises }) => premises))].map((premises) => {
    const rows = proven.filter((row) => row.premises === premises);
    const areas = [...new Set(rows.map((row) => rateUnit(report, row).area))];
    const columns: readonly [string, (row: RentLine) => string][] = [
      ['Monthly', (row) => amount(row.monthly, row)],
      ['Annual', (row) => amount(row.annual, row)],
      ...areas.flatMap((area): [string, (row: RentLine) => string][] => {
        const own = (rate: number | undefined, row: RentLine) =>
          rateUnit(report, row).area === area ? amount(rate, row) : '';
        return [
          [`Per ${area} per year`, (row) => own(row.psf, row)],
          [`Per ${area} per month`, (row) => own(row.psf_month, row)],
        ];
      }),
    ];
    const filled = columns.filter(([, shown]) => rows.some((row) => shown(row) !== ''));
    return {
      caption: premises === undefined ? 'Rent schedule' : `Rent schedule: ${premises}`,
      head: ['Period', ...filled.map(([head]) => head), 'Source'],
      rows: rows.map((row) => [
        showPeriod(row),
        ...filled.map(([, shown]) => shown(row)),
        withReview(`${showPlace(row)}${row.kind === 'free' ? ', free rent' : ''}`, row),
      ]),
    };
  });
}

/** Effective and total rent, with how they were computed. */
export function rentEntries(report: DocumentReport): OutlineEntry[] {
  const totals = report.rent_totals;
  if (totals === null) return [];
  const effective = [
    `${showMoney(totals.effective_monthly, totals.currency)} a month`,
    ...(totals.effective_psf === undefined ? [] : [showRate(totals.effective_psf, 'year', rateUnit(report, totals))]),
  ].join(', ');
  const total = `${showMoney(totals.total, totals.currency)} over ${totals.months} months`;
  return [plainEntry('Effective rent', `${effective}. Total: ${total}. ${totals.derivation}`)];
}

function amount(value: number | undefined, { currency }: RentLine): string {
  return value === undefined ? '' : showMoney(value, currency);
}
