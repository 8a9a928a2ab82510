import type { Finding, LeaseReport } from '#contract/lease-report.ts';
import { rentOn } from '#contract/report/rent-periods.ts';
import { rateUnit, shortDays, showDay, showMoney, showPeriod, showRate } from '#contract/report/show.ts';
import { findingsOf, pleaseChecks } from '#contract/report-checks.ts';
import type { PortfolioLease } from '../contract.ts';

export type LeaseRow = Omit<PortfolioLease, 'repeated'>;

/** A lease's row in the list: certain values, and what should be checked. `today` is YYYY-MM-DD. */
export function leaseRow(
  { id, kind, title }: Pick<PortfolioLease, 'id' | 'kind' | 'title'>,
  report: LeaseReport,
  today: string,
): LeaseRow {
  const area = areaOf(report);
  const count = (wanted: string) =>
    report.risks.filter(({ severity, state }) => severity === wanted && state === 'found').length;
  return {
    ...{ id, kind, title },
    property: textOf(report, 'premises_address'),
    tenant: textOf(report, 'tenant'),
    landlord: textOf(report, 'landlord'),
    area,
    ...rentOf(report, area, today),
    expires: expiryOf(report),
    next: nextOf(report, today),
    risks: { critical: count('critical'), high: count('high'), medium: count('medium') },
    checks: pleaseChecks(report).length,
  };
}

const check = { state: 'check' } as const;
const missing = { state: 'missing' } as const;

function textOf(report: LeaseReport, id: string): LeaseRow['property'] {
  const { found, isDoubtful } = foundOf(report, id);
  if (found.length === 0) return isDoubtful ? check : missing;
  const shown = found.map((each) => each.shown).join('; ');
  return { state: 'found', value: shown, shown };
}

function areaOf(report: LeaseReport): LeaseRow['area'] {
  const { found, isDoubtful } = foundOf(report, 'premises_rsf');
  const [only] = found;
  // Several areas may be parts of the premises, or the same area in other words, so their sum would be a guess.
  if (isDoubtful || found.length > 1) return check;
  if (!only) return missing;
  if (typeof only.value !== 'number') return check;
  const unit = /square met(?:er|re)s|m²/i.test(only.shown) ? 'm²' : 'sf';
  return { state: 'found', value: { size: only.value, unit }, shown: only.shown };
}

/** The rent on that date, and the rate if the area is certain; unknown if the schedule's months have no dates. */
function rentOf(report: LeaseReport, area: LeaseRow['area'], today: string): Pick<LeaseRow, 'rent' | 'rate'> {
  const { current, first } = rentOn(report, today);
  const line = current?.line ?? (first && showPeriod(first.line) === '' ? first.line : undefined);
  if (line === undefined) {
    const isOpen = first !== null || report.rent.some(({ state }) => state === 'check');
    return isOpen ? { rent: check, rate: check } : { rent: missing, rate: missing };
  }
  const { currency = 'USD' } = line;
  const monthly = line.kind === 'free' ? (line.monthly ?? 0) : (line.monthly ?? perMonth(line.annual));
  const printed = line.psf ?? (line.psf_month === undefined ? undefined : round(line.psf_month * 12));
  const isShared = line.kind === 'base' && monthly !== undefined && area.state === 'found' && area.value.size > 0;
  const yearly = printed ?? (isShared ? round((monthly * 12) / area.value.size) : undefined);
  const isMetric = printed === undefined && area.state === 'found' && area.value.unit === 'm²';
  const unit = isMetric ? ({ currency, area: 'm²' } as const) : rateUnit(report, line);
  return {
    rent:
      monthly === undefined
        ? missing
        : { state: 'found', value: { amount: monthly, currency }, shown: showMoney(monthly, currency) },
    rate:
      yearly === undefined
        ? missing
        : {
            state: 'found',
            value: { amount: yearly, currency, unit: unit.area === 'm²' ? 'm²' : 'sf' },
            shown: showRate(yearly, 'year', unit),
          },
  };
}

function expiryOf(report: LeaseReport): LeaseRow['expires'] {
  const ends = report.dates.filter(({ kind, state }) => kind === 'expiration' && state !== 'rejected');
  const [found] = ends.filter(({ state }) => state === 'found');
  if (found) return { state: 'found', value: found.date, shown: showDay(found.date) };
  const { found: said, isDoubtful } = foundOf(report, 'expiration_date');
  return ends.length > 0 || isDoubtful || said.length > 0 ? check : missing;
}

function nextOf(report: LeaseReport, today: string): LeaseRow['next'] {
  const ahead = report.dates
    .filter(({ kind, state, date }) => state === 'found' && kind !== 'agreement' && date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))[0];
  if (ahead) return { state: 'found', value: ahead.date, shown: `${showDay(ahead.date)}: ${shortDays(ahead.label)}` };
  return report.dates.some(({ state, date }) => state === 'check' && date >= today) ? check : missing;
}

function foundOf(report: LeaseReport, id: string): { found: Finding[]; isDoubtful: boolean } {
  const findings = findingsOf(report, id);
  return {
    found: findings.filter(({ state }) => state === 'found'),
    isDoubtful: findings.some(({ state }) => state === 'check'),
  };
}

function perMonth(annual: number | undefined): number | undefined {
  return annual === undefined ? undefined : round(annual / 12);
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
