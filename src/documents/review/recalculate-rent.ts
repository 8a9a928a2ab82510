import { type DocumentReport, type Finding, type RentLine, sourcePassage } from '#contract/lease-report.ts';
import { findingsOf, rentField } from '#contract/report-checks.ts';
import { totalsOf } from '../lease/extract/rent/rent-totals.ts';

/** The total after a review of the schedule, the term or the area; the schedule field repeats its reviewed rows. */
export function recalculateRent(stored: DocumentReport, report: DocumentReport): DocumentReport {
  const isReviewed = report.rent.some(({ review }) => review !== undefined);
  const known = knownOf(report);
  if (!isReviewed && JSON.stringify(known) === JSON.stringify(knownOf(stored))) return report;
  const lines = report.rent.filter(({ state }) => state !== 'rejected');
  const rent_totals = totalsOf(lines, known);
  return {
    ...report,
    ...(isReviewed ? { fields: { ...report.fields, ...repeatedLines(stored, report) } } : {}),
    rent_totals,
    notes:
      rent_totals === null && stored.rent_totals !== null
        ? [
            ...report.notes,
            'After your review, the rent lines no longer prove a total for the whole term, so none is shown.',
          ]
        : report.notes,
  };
}

/** Found values only: computed values do not depend on anything else. */
function knownOf(report: DocumentReport): Parameters<typeof totalsOf>[1] {
  const found = (id: string): Finding | undefined => findingsOf(report, id).find(({ state }) => state === 'found');
  const number = (id: string) => {
    const value = found(id)?.value;
    return typeof value === 'number' ? value : null;
  };
  const expiration = found('expiration_date')?.value;
  return {
    months: number('term_months'),
    area: number('premises_rsf'),
    expiration: typeof expiration === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(expiration) ? expiration : null,
    isMetric: /met(?:er|re)/i.test(found('premises_rsf')?.shown ?? ''),
    grantsFreeRent: findingsOf(report, 'free_rent').some(({ state }) => state !== 'rejected'),
  };
}

function repeatedLines(stored: DocumentReport, report: DocumentReport): DocumentReport['fields'] {
  const rows = findingsOf(report, rentField).map((row): Finding => {
    const index = stored.rent.findIndex(
      (line) => line.shown === row.shown && line.paragraph === sourcePassage(row)?.paragraph,
    );
    const line = report.rent[index];
    if (line?.review === undefined) return row;
    const { reason: _, ...rest } = row;
    return { ...rest, value: rowOf(line), shown: line.shown, state: line.state, review: line.review };
  });
  const [first] = rows;
  if (first === undefined) return {};
  return { [rentField]: Array.isArray(report.fields[rentField]) ? rows : first };
}

function rowOf({ from, to, from_month, to_month, year, psf, psf_month, monthly, annual, unit, currency }: RentLine) {
  const all = { from, to, from_month, to_month, year, psf, psf_month, monthly, annual, unit, currency };
  return Object.fromEntries(Object.entries(all).filter(([, each]) => each !== undefined));
}
