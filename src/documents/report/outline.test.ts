import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { noRisks } from '#contract/report/facts.ts';
import { showPeriod } from '#contract/report/show.ts';
import { reportTabs, tabsOf } from '#contract/report/tabs.ts';
import { pleaseChecks } from '#contract/report-checks.ts';
import { sampleAnalysis } from '../../../tests/support/sample-lease.ts';
import { analyzeLetter } from '../lease/letter/letter-report.ts';
import { prepareText } from '../lease/prepare/lease-text.ts';
import { writeMarkdown } from '../lease/present/markdown.ts';
import { caseDocument } from '../rules/case-document.ts';
import { outlineOf } from './outline.ts';
import { reportDocx } from './report-docx.ts';
import { reportXlsx } from './report-xlsx.ts';

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

const [place] = report.rent;
if (place === undefined) throw new Error('the sample has a rent');
const { quote, page, clause, paragraph, boxes } = place;
const passage = { quote, page, clause, paragraph, boxes };
const changes = [
  { ...passage, label: 'Security deposit', old: '$40,000.00', new: '$55,000.00', state: 'found' as const },
  { ...passage, label: 'Section 4', new: 'As follows:', state: 'check' as const, reason: 'The wording goes on.' },
];

async function sheetNamed(name: string, of: Parameters<typeof reportXlsx>[0]) {
  const { sheets } = await readXlsx(await reportXlsx(of, new Date('2026-01-01'), '2025-06-01'));
  return sheets.find((sheet) => sheet.name === name)?.rows.map((row) => row.map((cell) => String(cell ?? ''))) ?? [];
}

test('a change that should be checked says so wherever it is shown [D.98 D.104]', async () => {
  const amended = { ...report, changes };
  const group = outlineOf(amended, '2025-06-01').sections.find(({ title }) => title === 'Changes made by amendments');
  expect(group?.entries.map(({ text }) => text)).toEqual([
    'Before: $40,000.00. Now: $55,000.00',
    'Now: As follows: Please check. The wording goes on.',
  ]);
  expect(writeMarkdown(amended)).toContain('**Security deposit**: Before: $40,000.00. Now: $55,000.00. “');
  expect(writeMarkdown(amended)).toContain('**Section 4**: Now: As follows: Please check. The wording goes on. “');
  const rows = await sheetNamed('Changes', amended);
  expect(rows.map((row) => row.slice(0, 5))).toEqual([
    ['Term', 'Before', 'Now', 'State', 'Why check'],
    ['Security deposit', '$40,000.00', '$55,000.00', 'found', ''],
    ['Section 4', '', 'As follows:', 'please check', 'The wording goes on.'],
  ]);
});

test('a file with several documents lists them in every download [D.100]', () => {
  const instruments = [
    { label: 'Consent to Sublease', kind: 'consent', first_page: 1, last_page: 1, operative: false },
    { label: 'Sublease', kind: 'sublease', first_page: 2, last_page: 9, operative: true },
  ];
  const group = outlineOf({ ...report, instruments }, '2025-06-01').sections.find(
    ({ title }) => title === 'Documents in this file',
  );
  expect(group?.entries.map(({ label, text, place: where }) => [label, text, where])).toEqual([
    ['Consent to Sublease', '', 'page 1'],
    ['Sublease', 'Used for this report.', 'pages 2 to 9'],
  ]);
  expect(writeMarkdown({ ...report, instruments })).toContain(
    '## Documents in this file\n\n- Consent to Sublease (page 1)\n- Sublease (pages 2 to 9), used for this report\n',
  );
  expect(writeMarkdown(report)).not.toContain('Documents in this file');
});

test('Markdown writes days as elsewhere in it, and the total rent with its derivation [D.98]', () => {
  const doubted = {
    ...report,
    dates: report.dates.map((date) => ({ ...date, state: 'check' as const, reason: 'Look.' })),
    rent_totals: { total: 24000, months: 12, effective_monthly: 2000, derivation: '12 × $2,000.00 = $24,000.00.' },
  };
  expect(writeMarkdown(doubted)).toContain('April 30, 2029. Look.');
  expect(writeMarkdown(doubted)).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  expect(writeMarkdown(doubted)).toContain(
    '- **Effective rent**: $2,000.00 a month. Total: $24,000.00 over 12 months. 12 × $2,000.00 = $24,000.00.',
  );
});

test('a rent without a first day says until when it is due', () => {
  expect(showPeriod({ ...place, from: undefined, from_month: undefined, to: '2024-07-31' })).toBe('Until Jul 31, 2024');
});

test('of a letter, uncertain replaced terms and an uncertain binding class are to be checked, and its questions are a sheet [D.98 D.106]', async () => {
  const letter = analyzeLetter(
    prepareText(
      caseDocument('LETTER OF INTENT\nLandlord: Alder Row LLC\nTenant: Birch Optics, Inc.\nTerm: Five years'),
    ),
  );
  const unsure = {
    ...letter,
    superseded: changes,
    binding: { ...letter.binding, class: 'binding' as const, state: 'check' as const, passages: [passage] },
  };
  const checks = pleaseChecks(unsure).map(({ key, label, shown }) => `${key}: ${label}, ${shown}`);
  expect(checks).toContain('superseded-1: Section 4, Now: As follows:');
  expect(checks).toContain('binding-0: Is it binding?, Binding');
  const rows = await sheetNamed('Questions', letter);
  expect(rows.slice(1).map(([topic]) => topic)).toEqual(letter.questions.map(({ topic }) => topic));
  expect(rows[1]?.[1]).toBe('Not addressed');
});
