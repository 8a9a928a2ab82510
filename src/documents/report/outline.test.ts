import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { noRisks } from '#contract/report/facts.ts';
import { reportTabs, tabsOf } from '#contract/report/tabs.ts';
import { sampleAnalysis } from '../../../tests/support/sample-lease.ts';
import { analyzeLetter } from '../lease/letter/letter-report.ts';
import { prepareText } from '../lease/prepare/lease-text.ts';
import { writeMarkdown } from '../lease/present/markdown.ts';
import { caseDocument } from '../rules/case-document.ts';
import { outlineOf } from './outline.ts';
import { reportDocx } from './report-docx.ts';

const report = sampleAnalysis();

test('downloads have the same parts as the page, in the same order, after the facts of the header [D.150]', () => {
  const parts = outlineOf(report, '2025-06-01').sections.filter(({ level }) => level === 1);
  const filled = tabsOf(report).filter(({ count }) => count !== 0);
  expect(parts.map(({ title }) => title)).toEqual([
    'At a glance, Jun 1, 2025',
    ...filled.map(({ id }) => reportTabs[id]),
  ]);
});

test('a report without risks says that they were looked for, on the page and in every download [D.150]', () => {
  const none = { ...report, risks: [], cross_checks: [] };
  const part = outlineOf(none, '2025-06-01').sections.find(({ title }) => title === 'Risks');
  expect(part?.entries.map(({ text }) => text)).toEqual([noRisks]);
  expect(writeMarkdown(none)).toContain(`## Risks\n\n${noRisks}`);
});

test('current and upcoming items depend on the day on which a file is created [D.150]', () => {
  const facts = (today: string) => {
    const [first] = outlineOf(report, today).sections;
    return Object.fromEntries(first?.entries.map(({ label, text }) => [label, text]) ?? []);
  };
  expect(facts('2025-06-01')).toMatchObject({
    'Current rent': '$31,250.00 a month, months 1 to 24',
    'Next rent': '$32,500.00 a month, from May 1, 2026',
    'Next date': 'May 1, 2026: Rent changes',
  });
  expect(facts('2028-01-01')).toMatchObject({
    'Current rent': '$32,500.00 a month, months 25 to 60',
    'Next date': 'Jul 30, 2028: Last day to give notice of renewal',
  });
  expect(facts('2028-01-01')).not.toHaveProperty('Next rent');
  expect(facts('2030-01-01')).not.toHaveProperty('Next date');
});

test('in our own sentences dates are short and amounts have two decimals [D.150]', () => {
  const { sections } = outlineOf(report, '2025-06-01');
  const of = (title: string) => sections.filter((each) => each.level === 1 && each.title === title);
  expect(of('Dates')[0]?.entries.map(({ label }) => label)).toContain('Apr 30, 2029');
  const doubted = {
    ...report,
    dates: report.dates.map((date) => ({ ...date, state: 'check' as const, reason: 'Look.' })),
  };
  const [check] = outlineOf(doubted, '2025-06-01').sections.filter(({ title }) => title === 'Please check');
  expect(check?.entries.map(({ text }) => text)).toContain('Apr 30, 2029. Look.');
  expect(of('Rent')[0]?.tables?.[0]).toMatchObject({
    head: ['Period', 'Monthly', 'Annual', 'Source'],
    rows: [
      ['Months 1 to 24', '$31,250.00', '$375,000.00', expect.stringContaining('page 1')],
      ['Months 25 to 60', '$32,500.00', '$390,000.00', expect.stringContaining('page 1')],
    ],
  });
});

test('no statement of a download begins with a code of the stored report', () => {
  const named = outlineOf(report, '2025-06-01').sections.find(({ title }) => title === 'Risks')?.entries ?? [];
  expect(named.length).toBeGreaterThan(0);
  for (const { label } of named)
    expect(label).toMatch(/^(?:Critical|High|Medium|Low|Info)(?:, risk to (?:tenant|landlord|both parties))?$|^$/);
  const letter = analyzeLetter(
    prepareText(
      caseDocument(
        'LETTER OF INTENT\nLandlord: Alder Row LLC\nTenant: Birch Optics, Inc.\nPremises: 12 Birch Road, 4,250 square feet\nTerm: Five years\nBase Rent: $26.00 per square foot per year\nExcept for the paragraph on confidentiality, this letter is not binding on either party.',
      ),
    ),
  );
  const entries = outlineOf(letter, '2026-02-01').sections.flatMap((section) => section.entries);
  const labels = entries.map(({ label }) => label);
  expect(entries).toContainEqual(
    expect.objectContaining({ label: 'Non-binding with exceptions', text: expect.stringMatching(/^The offer says/) }),
  );
  expect(labels.filter((label) => /_|\((?:missing|weak)\)/.test(label))).toEqual([]);
});

test('in Word files lines are as high as their letters, so that a long title does not overlap itself', async () => {
  const file = unzipSync(await reportDocx(outlineOf(report, '2025-06-01'), new Date('2026-01-01')))['word/styles.xml'];
  expect(strFromU8(file as Uint8Array)).toMatch(/<w:docDefaults>.{0,600}<w:spacing [^>]*w:lineRule="auto"/);
});
