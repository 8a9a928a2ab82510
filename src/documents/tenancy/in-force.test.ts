import { expect, test } from 'vitest';
import type { LeaseReport } from '#contract/lease-report.ts';
import { headerFacts } from '#contract/report/facts.ts';
import type { InForce } from '#contract/tenancy.ts';
import { abstractLease } from '../../../tests/support/lease-reports.ts';
import { prepareText } from '../lease/prepare/lease-text.ts';
import { caseDocument } from '../rules/case-document.ts';
import { inForce } from './in-force.ts';

const parties = 'Summit Tower Owner, LLC (“Landlord”), and Harbor Analytics, Inc. (“Tenant”)';

const lease = `OFFICE LEASE
THIS OFFICE LEASE is made as of March 1, 2024, by and between ${parties}.
1. Premises. Landlord leases to Tenant approximately 12,500 rentable square feet known as Suite 400 of the building at 1200 Seventeenth Street, Denver, Colorado 80202 (the “Premises”).
2. Term. The term of this Lease is sixty (60) months. It commences on May 1, 2024 (the “Commencement Date”) and expires on April 30, 2029 (the “Expiration Date”).
3. Base Rent. Tenant shall pay Base Rent in advance on the first day of each month, as follows:
Period\tMonthly Base Rent\tAnnual Base Rent
May 1, 2024 - April 30, 2026\t$31,250.00\t$375,000.00
May 1, 2026 - April 30, 2029\t$32,500.00\t$390,000.00
4. Security Deposit. Tenant shall deposit with Landlord the sum of $62,500.00 as a security deposit.
5. Option to Renew. Tenant has one (1) option to extend the Term for five (5) years, by written notice to Landlord given at least nine (9) months before the Expiration Date.
6. Permitted Use. Tenant shall use the Premises for general office purposes and for no other purpose.
7. Governing Law. This Lease is governed by the laws of the State of Colorado.`;

const amendment = (name: string, day: string, words: string) => `${name} AMENDMENT TO LEASE
THIS ${name} AMENDMENT TO LEASE is made as of ${day}, between ${parties}. Landlord and Tenant are parties to the Office Lease dated March 1, 2024 of the Premises at 1200 Seventeenth Street, Denver, Colorado.
${words}
9. Except as amended, the Lease remains in full force and effect.`;

const first = amendment(
  'FIRST',
  'June 1, 2026',
  `1. Deposit. The Security Deposit is hereby increased from $62,500.00 to $80,000.00.
2. Use. Section 6 of the Lease is hereby deleted in its entirety and replaced with the following: “Tenant may use the Premises as a laboratory.”`,
);
const second = amendment(
  'SECOND',
  'January 15, 2029',
  `1. Extension. The Term of the Lease is scheduled to expire on April 30, 2029. The Term is hereby extended through April 30, 2032.
2. Base Rent. Commencing May 1, 2029 Tenant shall pay Base Rent as follows:
Period\tMonthly Base Rent\tAnnual Base Rent
May 1, 2029 - April 30, 2030\t$35,000.00\t$420,000.00
May 1, 2030 - April 30, 2032\t$36,000.00\t$432,000.00
3. Deposit. The Security Deposit is hereby reduced from $80,000.00 to $40,000.00.`,
);

const read = (text: string) => abstractLease(prepareText(caseDocument(text)));
const together = (...texts: readonly string[]): InForce => {
  const documents = texts.map((text, index) => {
    const report: LeaseReport = read(text);
    return { id: String(index), name: report.instruments.find(({ operative }) => operative)?.label ?? '', report };
  });
  const found = inForce(documents);
  if (!found) throw new Error('no documents');
  return found;
};
const stepsOf = ({ terms }: InForce, id: string) =>
  terms.find((term) => term.id === id)?.steps.map(({ shown, state, source }) => [source.document, shown, state]);

test('a change that the user rejected is not in force, although the report also states its value as a term [D.152]', () => {
  const reports = [read(lease), read(first)] as const;
  const rejected: LeaseReport = {
    ...reports[1],
    changes: reports[1].changes.map((change) => ({ ...change, state: 'rejected' })),
  };
  expect(reports[1].fields.security_deposit).toMatchObject({ shown: '$80,000.00' });
  const combine = (change: LeaseReport) =>
    inForce([
      { id: '0', name: 'lease', report: reports[0] },
      { id: '1', name: 'first', report: change },
    ]);
  const deposit = (found: InForce | null) => found && stepsOf(found, 'security_deposit');
  expect(deposit(combine(reports[1]))).toHaveLength(2);
  expect(deposit(combine(rejected))).toEqual([[0, '$62,500.00', 'found']]);
});

test('each term is followed through the amendments, with the sources of its old and new values [D.152]', () => {
  const found = together(lease, first, second);
  expect(stepsOf(found, 'security_deposit')).toEqual([
    [0, '$62,500.00', 'found'],
    [1, '$80,000.00', 'found'],
    [2, '$40,000.00', 'found'],
  ]);
  expect(stepsOf(found, 'expiration_date')).toEqual([
    [0, 'April 30, 2029', 'found'],
    [2, 'April 30, 2032', 'found'],
  ]);
  const deposit = found.terms.find(({ id }) => id === 'security_deposit')?.steps[2];
  expect(deposit?.source).toMatchObject({ key: 'change-1', passage: { page: 1 } });
  expect(deposit?.source.passage?.quote).toContain('reduced from $80,000.00 to $40,000.00');
  expect(found.report.fields['security_deposit']).toMatchObject({ value: 40_000, state: 'found' });
});

test('a missing amendment is detected if a later one quotes a value that the earlier documents do not have [D.152]', () => {
  const found = together(lease, second);
  expect(stepsOf(found, 'security_deposit')?.at(-1)).toEqual([1, '$40,000.00', 'check']);
  const step = found.terms.find(({ id }) => id === 'security_deposit')?.steps.at(-1);
  expect(step?.reason).toMatch(/“\$80,000\.00” before; the earlier documents say “\$62,500\.00”/);
});

test('a section that an amendment replaces is listed, and the terms read from it must be checked [D.152]', () => {
  const found = together(lease, first);
  expect(found.sections.map(({ label, shown }) => [label, shown])).toContainEqual([
    expect.stringMatching(/^Section 6/),
    'Tenant may use the Premises as a laboratory.',
  ]);
  expect(stepsOf(found, 'permitted_use')?.at(-1)?.[2]).toBe('check');
  expect(stepsOf(together(lease), 'permitted_use')?.at(-1)?.[2]).toBe('found');
});

test('the rent of each period comes from the newest document that states it [D.152]', () => {
  const { rent, report } = together(lease, first, second);
  expect(rent.map(({ line, source }) => [source.document, line.from, line.to, line.monthly, line.state])).toEqual([
    [0, '2024-05-01', '2026-04-30', 31_250, 'found'],
    [0, '2026-05-01', '2029-04-30', 32_500, 'found'],
    [2, '2029-05-01', '2030-04-30', 35_000, 'found'],
    [2, '2030-05-01', '2032-04-30', 36_000, 'found'],
  ]);
  expect(headerFacts(report, '2029-06-01').find(({ label }) => label === 'Current rent')?.shown).toMatch(
    /^\$35,000\.00/,
  );
});

test('deadlines are counted from the current end of the term, and must be checked [D.152]', () => {
  const { dates, report } = together(lease, first, second);
  const notice = dates.find(({ date }) => date.kind === 'renewal_notice_deadline');
  expect(notice?.date).toMatchObject({ date: '2031-07-30', state: 'check' });
  expect(dates.filter(({ date }) => date.kind === 'expiration').map(({ date }) => date.date)).toEqual(['2032-04-30']);
  expect(stepsOf(together(lease, first, second), 'term_months')?.at(-1)?.[2]).toBe('check');
  expect(headerFacts(report, '2029-06-01').find(({ label }) => label === 'Term')?.shown).toMatch(/Apr 30, 2032$/);
});

test('problems with the documents are reported: no lease, another kind of document, dates out of order [D.152]', () => {
  expect(together(first).notes[0]).toContain('no lease is among the documents');
  expect(together(lease, second, first).notes[0]).toContain('not in the order of their dates');
  expect(together(lease, lease).notes[0]).toContain('is not an amendment');
  expect(stepsOf(together(lease, lease), 'security_deposit')).toHaveLength(1);
  expect(together(lease, first, second).notes).toEqual([]);
  const extended = second.split('\n').filter((line) => !/Base Rent|^Period|^May/.test(line));
  expect(together(lease, first, extended.join('\n')).notes).toEqual([
    'The end of the term was changed, and no rent was found for the added time.',
  ]);
  expect(inForce([])).toBeNull();
});
