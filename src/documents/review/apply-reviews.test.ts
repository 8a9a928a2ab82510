import { describe, expect, test } from 'vitest';
import { documentReportSchema, type LeaseAnalysis } from '#contract/lease-report.ts';
import { findingsOf, pleaseChecks, reportKeys } from '#contract/report-checks.ts';
import type { Correction, ItemReview } from '#contract/report-reviews.ts';
import { reviewItems, reviewProgress } from '#contract/review-items.ts';
import { sampleAnalysis } from '../../../tests/support/sample-lease.ts';
import { analyzeLetter } from '../lease/letter/letter-report.ts';
import { prepareText } from '../lease/prepare/lease-text.ts';
import { outlineOf } from '../report/outline.ts';
import { reportDates } from '../report/report-dates.ts';
import { caseDocument } from '../rules/case-document.ts';
import { applyReviews } from './apply-reviews.ts';

const stored = sampleAnalysis();
const at = '2026-11-22T10:00:00.000Z';

function decide(decision: ItemReview['decision'], correction: Correction | null = null, note: string | null = null) {
  return { decision, correction, note, by: 'anna', at };
}
const apply = (reviews: Readonly<Record<string, ItemReview>>, report = stored) =>
  applyReviews(report, new Map(Object.entries(reviews))) as LeaseAnalysis;
const date = (report: LeaseAnalysis, kind: string) => report.dates.find((each) => each.kind === kind);
const itemOf = (report: LeaseAnalysis, kind: string) => `date-${report.dates.findIndex((each) => each.kind === kind)}`;
const correctDate = (iso: string) => decide('corrected', { kind: 'date', date: iso });

/** A thread whose newest message replaces a term. */
const thread = analyzeLetter(
  prepareText(
    caseDocument(
      [
        'Works for us if you go to 4 months free.',
        'On Mon, Mar 9, 2026 at 9:18 AM Hank Lys <hank@x.example> wrote:',
        'Term: 63 months',
        'Free rent: 2 months',
      ].join('\n'),
    ),
  ),
);

test('a term that a newer message replaces is accepted or rejected like everything to be checked [D.151]', () => {
  const key = reportKeys.superseded(thread.superseded.findIndex(({ label }) => label === 'Free rent'));
  expect(pleaseChecks(thread)).toContainEqual(
    expect.objectContaining({
      key,
      shown: expect.stringContaining('Before: 2 months'),
      reason: expect.stringMatching(/./),
    }),
  );
  const keys = new Set(reviewItems(thread).map((item) => item.key));
  // Whether an offer binds is a single statement about the whole document, so it has no review controls.
  expect(pleaseChecks(thread).filter((check) => !keys.has(check.key) && !check.key.startsWith('binding-'))).toEqual([]);
  const reviewed = (decision: ItemReview['decision']) =>
    applyReviews(thread, new Map([[key, decide(decision)]])) as typeof thread;
  const accepted = reviewed('accepted');
  expect(pleaseChecks(accepted).map((check) => check.key)).not.toContain(key);
  expect(accepted.markdown).toContain('Accepted by you on Nov 22, 2026.');
  expect(outlineOf(accepted, '2026-11-22').notes.at(-1)).toMatch(/^1 of \d+ values, dates and risks reviewed by anna/);
  expect(reviewed('rejected').markdown).not.toContain('## Terms replaced by newer ones');
});

describe('a report with reviews', () => {
  test('stays as stored if there are no reviews, and always matches its schema [D.151]', () => {
    expect(apply({})).toBe(stored);
    const all = Object.fromEntries(reviewItems(stored).map(({ key }) => [key, decide('rejected')]));
    const rejected = apply(all);
    expect(documentReportSchema.safeParse(rejected).success).toBe(true);
    expect(reviewProgress(stored)).toMatchObject({ reviewed: 0 });
    expect(reviewProgress(rejected)).toEqual({ reviewed: Object.keys(all).length, total: Object.keys(all).length });
    expect(reportDates(rejected)).toEqual([]);
    // The quotes of clauses and obligations still have the document's words.
    const sections = outlineOf(rejected, '2026-11-22').sections.map(({ title }) => title);
    for (const gone of ['Security', 'Term', 'Dates', 'Risks', 'Rent']) expect(sections).not.toContain(gone);
    expect(rejected.markdown).not.toMatch(/\*\*Security deposit\*\*: |## (?:Key dates|Risks|Rent schedule)/);
  });

  test('shows a corrected amount with its author, date, note and original value, in text, summary and comparison [D.151]', () => {
    const report = apply({
      'field-security_deposit-0': decide('corrected', { kind: 'money', amount: 26_000.5 }, 'Per the rider'),
    });
    expect(report.fields['security_deposit']).toMatchObject({
      value: 26_000.5,
      shown: '$26,000.50',
      state: 'found',
      review: { decision: 'corrected', by: 'anna', at, note: 'Per the rider', read: '$62,500.00' },
    });
    expect(report.brief.map(({ text }) => text)).toContain('Security deposit: $26,000.50');
    expect(report.comparison[0]?.text).toBe(
      'Compared before your review of Security deposit: $62,500.00. Not recalculated.',
    );
    const words = 'Corrected by you on Nov 22, 2026. Read from the document: $62,500.00. Note: Per the rider.';
    expect(report.markdown).toContain('**Security deposit**: $26,000.50. “$62,500.00 as a security deposit”');
    expect(report.markdown).toContain(words);
    expect(JSON.stringify(outlineOf(report, '2026-11-22'))).toContain(words);
    expect(outlineOf(report, '2026-11-22').notes.at(-1)).toMatch(/^1 of \d+ values, dates and risks reviewed by anna/);
  });

  test.each([
    ['field-premises_rsf-0', { kind: 'area', area: 13_000 }, 13_000, '13,000 rentable square feet'],
    ['field-term_months-0', { kind: 'number', number: 61 }, 61, '61 months'],
    ['field-governing_law-0', { kind: 'text', text: 'Utah' }, 'Utah', 'Utah'],
    ['field-agreement_date-0', { kind: 'date', date: '2024-03-02' }, '2024-03-02', 'March 2, 2024'],
  ] as const)('%s keeps its unit when it is corrected [D.151]', (key, correction, value, shown) => {
    const item = reviewItems(stored).find((each) => each.key === key);
    expect(item?.corrects).toBe(correction.kind);
    const id = key.split('-')[1] ?? '';
    expect(findingsOf(apply({ [key]: decide('corrected', correction) }), id)[0]).toMatchObject({ value, shown });
  });

  test('a corrected expiration moves the date and every deadline counted from it [D.151]', () => {
    const report = apply({ 'field-expiration_date-0': correctDate('2030-04-30') });
    expect(date(report, 'expiration')).toMatchObject({
      date: '2030-04-30',
      follows: 'field-expiration_date-0',
      review: { read: 'April 30, 2029' },
    });
    expect(date(report, 'renewal_notice_deadline')).toMatchObject({
      date: '2029-07-30',
      derived: '9 months before April 30, 2030',
      state: 'found',
    });
    expect(date(report, 'rent_step')).toEqual(date(stored, 'rent_step'));
  });

  test('changes a value along with its corrected date, so that they never contradict each other [D.151]', () => {
    const report = apply({ [itemOf(stored, 'commencement')]: correctDate('2024-06-01') });
    expect(report.fields['commencement_date']).toMatchObject({ value: '2024-06-01', shown: 'June 1, 2024' });
    expect(date(report, 'rent_step')).toMatchObject({
      date: '2026-06-01',
      derived: 'Month 25 counted from June 1, 2024',
    });
    const late = apply({ [itemOf(stored, 'commencement')]: correctDate('2024-06-10') });
    expect(date(late, 'rent_step')).toMatchObject({ state: 'check', reason: expect.stringContaining('counts months') });
  });

  test('marks a deadline to be checked if it is counted from a rejected date or in an unknown way [D.151]', () => {
    const rejected = apply({ 'field-expiration_date-0': decide('rejected') });
    expect(date(rejected, 'expiration')?.state).toBe('rejected');
    expect(date(rejected, 'renewal_notice_deadline')).toMatchObject({
      state: 'check',
      reason: 'It was counted from April 30, 2029, which you rejected.',
    });
    const old = { ...stored, dates: stored.dates.map(({ counted: _, ...each }) => each) };
    const unknown = apply({ 'field-expiration_date-0': correctDate('2030-04-30') }, old);
    expect(date(unknown, 'renewal_notice_deadline')).toMatchObject({ date: '2028-07-30', state: 'check' });
    expect(reportDates(unknown).map(({ date: day }) => day)).not.toContain('2028-07-30');
  });

  test('recalculates an end of the term from the corrected length or start [D.151]', () => {
    const counted = sampleAnalysis((text) =>
      text.replace(' and expires on April 30, 2029 (the “Expiration Date”)', ''),
    );
    expect(date(counted, 'expiration')).toMatchObject({ date: '2029-04-30', derived: '60 months from May 1, 2024' });
    const longer = apply({ 'field-term_months-0': decide('corrected', { kind: 'number', number: 72 }) }, counted);
    expect(date(longer, 'expiration')).toMatchObject({ date: '2030-04-30', derived: '72 months from May 1, 2024' });
    const later = apply({ 'field-commencement_date-0': correctDate('2024-07-01') }, counted);
    expect(date(later, 'expiration')?.date).toBe('2029-06-30');
  });

  test('gets a date once a start that was only described is entered [D.151]', () => {
    const open = sampleAnalysis((text) =>
      text
        .replace('It commences on May 1, 2024', 'It commences on the date of Substantial Completion')
        .replace(' and expires on April 30, 2029 (the “Expiration Date”)', ''),
    );
    expect(date(open, 'commencement')).toBeUndefined();
    const report = apply({ 'field-commencement_date-0': correctDate('2024-05-15') }, open);
    expect(date(report, 'commencement')).toMatchObject({
      date: '2024-05-15',
      label: 'Term begins',
      follows: 'field-commencement_date-0',
    });
  });

  test('recalculates years and totals from a corrected rent line; without proof there is a note in place of the total [D.151]', () => {
    const report = apply({ 'rent-0': decide('corrected', { kind: 'rent', monthly: 30_000 }) });
    expect(report.rent[0]).toMatchObject({
      monthly: 30_000,
      annual: 360_000,
      shown: 'Months 1 – 24: $30,000.00 a month',
    });
    expect(report.rent_totals).toMatchObject({ total: 1_890_000, effective_monthly: 31_500 });
    expect(findingsOf(report, 'base_rent_schedule')[0]).toMatchObject({ value: { monthly: 30_000 }, state: 'found' });
    expect(report.brief.map(({ text }) => text)).toContain('First rent: Months 1 – 24: $30,000.00 a month');
    const gap = apply({ 'rent-0': decide('rejected') });
    expect(gap.rent_totals).toBeNull();
    expect(gap.notes.at(-1)).toContain('no longer prove a total');
    const area = apply({ 'field-premises_rsf-0': decide('corrected', { kind: 'area', area: 12_000 }) });
    expect(area.rent_totals?.effective_psf).toBe(32);
  });

  test('shows corrected wording and severity of risks, and leaves rejected risks out of summary, negotiation and files [D.151]', () => {
    const text = stored.risks[0]?.text ?? '';
    const corrected = apply({
      'risk-0': decide('corrected', { kind: 'risk', severity: 'critical', text: 'The landlord may change the locks.' }),
    });
    expect(corrected.risks[0]).toMatchObject({ severity: 'critical', text: 'The landlord may change the locks.' });
    expect(corrected.brief.at(-1)?.text).toBe('High risk: The landlord may change the locks.');
    expect(corrected.negotiation.tenant[0]?.point).toBe('The landlord may change the locks.');
    const rejected = apply({ 'risk-0': decide('rejected') });
    expect(rejected.negotiation.tenant).toEqual([]);
    expect(rejected.markdown).not.toContain(text);
  });

  test('marks what depends on the passage of a corrected value to be checked, unless it was reviewed itself [D.151]', () => {
    const risk = stored.risks[0];
    const deposit = findingsOf(stored, 'security_deposit')[0];
    if (!risk || !deposit || deposit.quote === null) throw new Error('the sample has changed');
    const { quote, page, clause, paragraph, boxes } = deposit;
    const resting = { ...stored, risks: [{ ...risk, quote, page, clause, paragraph, boxes } as typeof risk] };
    const money = decide('corrected', { kind: 'money', amount: 1 });
    expect(apply({ 'field-security_deposit-0': money }, resting).risks[0]).toMatchObject({
      state: 'check',
      reason: expect.stringContaining('was not recalculated'),
    });
    expect(apply({ 'field-security_deposit-0': money, 'risk-0': decide('accepted') }, resting).risks[0]?.state).toBe(
      'found',
    );
  });

  test('counts an accepted "please check" as answered, and names the corrected tenant and address in its title [D.151]', () => {
    const { landlord } = stored.fields;
    const doubtful = { ...landlord, state: 'check', reason: 'Another name is on page 9.' } as typeof landlord;
    const unsure = { ...stored, fields: { ...stored.fields, landlord: doubtful } } as LeaseAnalysis;
    const open = pleaseChecks(unsure).map(({ key }) => key);
    expect(open).toContain('field-landlord-0');
    const accepted = apply({ 'field-landlord-0': decide('accepted') }, unsure);
    expect(pleaseChecks(accepted).map(({ key }) => key)).toEqual(open.filter((key) => key !== 'field-landlord-0'));
    const renamed = apply({ 'field-tenant-0': decide('corrected', { kind: 'text', text: 'Harbor Data, Inc.' }) });
    expect(renamed.title).toBe('Lease Analysis: Harbor Data, Inc., 1200 Seventeenth Street, Denver, Colorado 80202');
  });
});
