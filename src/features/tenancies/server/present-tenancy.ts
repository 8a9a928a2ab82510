import type { LeaseReport } from '#contract/lease-report.ts';
import { headerFacts } from '#contract/report/facts.ts';
import { rateUnit, showDay, showMoney, showPeriod, showRate } from '#contract/report/show.ts';
import { findingsOf } from '#contract/report-checks.ts';
import type { InForce, TenancyDocument } from '#contract/tenancy.ts';
import type { Tenancy } from '../contract.ts';
import type { StoredTenancy } from './tenancies.ts';

/** A tenancy for display; `today` (YYYY-MM-DD) determines which rent is current and which date is next. */
export function presentTenancy(
  { id, name, created_at }: StoredTenancy,
  documents: readonly TenancyDocument[],
  found: InForce | null,
  today: string,
): Tenancy {
  return {
    ...{ id, name, created_at },
    documents: documents.map(({ id: reportId, name: called, report }) => ({
      id: reportId,
      name: called,
      kind: report.kind,
      date: dateOf(report),
    })),
    facts: found ? headerFacts(found.report, today).map(({ label, shown }) => ({ label, shown })) : [],
    terms: found ? found.terms.map((term) => ({ ...term, steps: [...term.steps] })) : [],
    sections: [...(found?.sections ?? [])],
    additions: [...(found?.additions ?? [])],
    rent: found ? found.rent.map((each) => presentRent(found.report, each)) : [],
    dates: (found?.dates ?? []).map(({ date, source }) => ({
      ...stated(date),
      label: date.label,
      shown: showDay(date.date),
      ...(date.derived === undefined ? {} : { derived: date.derived }),
      source,
    })),
    notes: [...(found?.notes ?? [])],
  };
}

export function dateOf(report: LeaseReport): string | null {
  const [day] = findingsOf(report, 'agreement_date');
  return day?.state === 'found' && typeof day.value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day.value)
    ? day.value
    : null;
}

function presentRent(report: LeaseReport, { line, source }: InForce['rent'][number]): Tenancy['rent'][number] {
  const isStated = line.monthly !== undefined || line.annual !== undefined || line.psf !== undefined;
  const rate = line.psf === undefined ? '' : showRate(line.psf, 'year', rateUnit(report, line));
  const amount =
    line.monthly !== undefined
      ? `${showMoney(line.monthly, line.currency)} a month`
      : line.annual !== undefined
        ? `${showMoney(line.annual, line.currency)} a year`
        : '';
  const words = [amount, rate].filter(Boolean).join(', ');
  return {
    ...stated(line),
    period: showPeriod(line) || (line.kind === 'free' ? 'Free rent' : 'Base rent'),
    shown: line.kind === 'free' && !line.monthly ? 'No base rent' : isStated ? words : line.shown,
    source,
  };
}

function stated({ state, reason }: { readonly state: string; readonly reason?: string | undefined }) {
  return state === 'found' ? { state: 'found' as const } : { state: 'check' as const, reason: reason ?? '' };
}
