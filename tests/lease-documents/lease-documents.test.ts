import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Finding,
  leaseAnalysisSchema,
  leaseReportSchema,
  letterReportSchema,
  type RentRow,
} from '#contract/lease-report.ts';
import { pleaseChecks } from '#contract/report-checks.ts';
import { gateLease, gateLetter } from '#documents/lease/gate.ts';
import { analyzeLetter } from '#documents/lease/letter/letter-report.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { readLayout } from '#documents/read-layout.fixture.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { plain } from '../eval/leases/score-fields.ts';
import { abstractLease, analyzeLease } from '../support/lease-reports.ts';

const open = (name: string) =>
  prepareText(readLayout(readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8')));

const leases = {
  'office-summary-table': 'lease',
  'industrial-prose': 'lease',
  'retail-shopping-center': 'lease',
  'ground-lease': 'ground_lease',
  'medical-office': 'lease',
  'short-form': 'lease',
  'sublease-prose': 'sublease',
  'amendment-extension': 'amendment',
  'amendment-letter': 'amendment',
  'hostile-instructions': 'lease',
} as const;
const letters = ['loi-carveouts-missing', 'loi-binding', 'loi-silent'];
const others = [
  'purchase-loi',
  'not-loan',
  'not-disbursing',
  'not-purchase',
  'not-employment',
  'not-nda',
  'not-equipment-lease',
  'not-services',
];

describe('the gate', () => {
  test.each(Object.entries(leases))('accepts %s as %s, which the letter tool refuses', (name, kind) => {
    const text = open(name);
    expect(gateLease(text)).toMatchObject({ accepted: true, text: 'YES', judged: { kind } });
    expect(gateLetter(text).accepted).toBe(false);
  });

  test.each(letters)('accepts %s as a letter of intent only', (name) => {
    const text = open(name);
    expect(gateLetter(text)).toMatchObject({ accepted: true, text: 'YES' });
    expect(gateLease(text)).toMatchObject({
      accepted: false,
      text: expect.stringContaining('Letter of Intent Analysis'),
    });
  });

  test.each(others)('refuses %s with the kind that it seems to be', (name) => {
    const text = open(name);
    for (const answer of [gateLease(text), gateLetter(text)]) {
      expect(answer.accepted).toBe(false);
      expect(answer.text).toMatch(/^This document seems to be (?:a|an) /);
    }
  });

  /** The file's name starts with its kind. */
  test.each(readdirSync(join(import.meta.dirname, 'gate')))('judges %s correctly', (file) => {
    const text = prepareText(readLayout(readFileSync(join(import.meta.dirname, 'gate', file), 'utf8')));
    const [expected] = file.split('-');
    expect({ lease: gateLease(text).accepted, letter: gateLetter(text).accepted }).toEqual({
      lease: expected === 'lease',
      letter: expected === 'letter',
    });
  });

  test('reports that a letter to purchase is about buying', () => {
    expect(gateLetter(open('purchase-loi')).text).toContain('about buying the property');
  });

  test('reports that an amendment contains only its changes', () => {
    expect(gateLease(open('amendment-extension')).note).toContain('only the terms that it changes');
  });

  test('reports that scanned images contain no text', () => {
    expect(gateLease(prepareText(readLayout(''))).text).toContain('a scan without selectable text');
  });
});

type Expected = Readonly<Record<string, string | number>>;

const expected: Readonly<Record<string, Expected>> = {
  'office-summary-table': {
    landlord: 'HARBOR POINT OWNER LP',
    tenant: 'BRIGHTWATER ANALYTICS, INC.',
    agreement_date: '2022-03-14',
    premises_address: '1450 Harbor Boulevard, Long Beach, California 90802',
    suite_floor: 'Suite 700',
    premises_rsf: 12480,
    building_rsf: 208000,
    term_months: 87,
    commencement_date: '2022-07-01',
    expiration_date: '2029-09-30',
    base_year: '2022',
    opex_share: '6%',
    security_deposit: 95460.64,
    renewal_options: '1 x 60 months',
    renewal_notice: '9-15 months',
    holdover: '150%',
    default_monetary_cure: '5 business days',
    default_nonmonetary_cure: 30,
    late_charge: '4%',
    profit_sharing: '50%',
    parking: '3 per 1,000 sf',
    governing_law: 'California',
  },
  'industrial-prose': {
    landlord: 'Ridgeline Logistics Properties LLC',
    tenant: 'Vantage Fastener Co.',
    agreement_date: '2016-02-03',
    premises_address: '4410 Commerce Parkway, Joliet, Illinois 60431',
    premises_rsf: 63200,
    term_months: 120,
    commencement_date: '2016-04-01',
    expiration_date: '2026-03-31',
    lease_structure: 'NNN',
    security_deposit: 44240,
    permitted_use: 'the warehousing and distribution of fasteners',
    insurance_liability: '$2,000,000 per occurrence, $5,000,000 aggregate',
    holdover: '200%',
    default_monetary_cure: 3,
    default_nonmonetary_cure: 10,
    assignment: 'sole_discretion',
    governing_law: 'Illinois',
  },
  'retail-shopping-center': {
    landlord: 'CEDAR GROVE PLAZA ASSOCIATES, L.P.',
    tenant: 'MARIGOLD KITCHENS LLC',
    guarantor: 'Helena Marsh',
    agreement_date: '2019-10-09',
    premises_address: '2701 Cedar Grove Road, Media, Pennsylvania 19063',
    premises_rsf: 3150,
    term_months: 120,
    percentage_rent: '6%',
    opex_share: '2.4%',
    security_deposit: 14700,
    radius_restriction: '3 miles',
    renewal_options: '2 x 60 months',
    holdover: '200%',
    governing_law: 'Pennsylvania',
  },
  'ground-lease': {
    landlord: 'THE TRUSTEES OF WESTMORE COLLEGE',
    tenant: 'ELMWOOD DEVELOPMENT PARTNERS, LLC',
    agreement_date: '2008-06-01',
    term_months: 1188,
    commencement_date: '2008-06-01',
    expiration_date: '2107-05-31',
    escalation: '10% every 10 years',
    governing_law: 'Massachusetts',
  },
  'medical-office': {
    landlord: 'Summit Health Properties, LLC',
    tenant: 'Desert Valley Cardiology, P.C.',
    agreement_date: '2020-08-20',
    premises_address: '6300 East Thomas Road, Scottsdale, Arizona 85251',
    premises_rsf: 5200,
    building_rsf: 52000,
    term_months: 60,
    commencement_date: '2021-01-01',
    expiration_date: '2025-12-31',
    ti_allowance: 35,
    free_rent: 3,
    base_year: '2021',
    security_deposit: 12680.73,
    late_charge: '10%',
    holdover: '125%',
    governing_law: 'Arizona',
  },
  'short-form': {
    landlord: 'Anna K. Lindqvist',
    tenant: 'Corner Cycle Works, Inc.',
    agreement_date: '2023-05-02',
    premises_address: '19 Church Street, Burlington, Vermont 05401',
    premises_rsf: 900,
    term_months: 12,
    commencement_date: '2023-06-01',
    expiration_date: '2024-05-31',
    security_deposit: 1850,
    holdover: '150%',
    governing_law: 'Vermont',
  },
  'sublease-prose': {
    landlord: 'NORTHGATE SOFTWARE, INC.',
    tenant: 'PINE & RIVER DESIGN LLC',
    agreement_date: '2021-11-12',
    premises_address: '1111 Third Avenue, Seattle, Washington 98101',
    premises_rsf: 8350,
    commencement_date: '2022-01-01',
    expiration_date: '2024-06-29',
    security_deposit: 45000,
    renewal_options: 'none',
    holdover: '175%',
    governing_law: 'Washington',
  },
  'amendment-extension': {
    landlord: 'GLENVIEW CENTER LLC',
    tenant: 'PALMETTO BENEFITS GROUP, INC.',
    agreement_date: '2024-04-05',
    premises_rsf: 15940,
    term_months: 66,
    commencement_date: '2024-09-01',
    expiration_date: '2030-02-28',
    free_rent: 6,
    ti_allowance: 239100,
  },
  'amendment-letter': {
    landlord: 'Oakfield Realty Trust',
    tenant: 'Merrow Machine Tool Company',
    agreement_date: '2013-06-17',
    premises_rsf: 21000,
    term_months: 36,
    commencement_date: '2013-07-01',
    expiration_date: '2016-06-30',
  },
};

const rents: Readonly<Record<string, readonly RentRow[]>> = {
  'retail-shopping-center': [
    { from_month: 1, to_month: 60, annual: 88200, monthly: 7350 },
    { from_month: 61, to_month: 120, annual: 97020, monthly: 8085 },
  ],
  'industrial-prose': [
    { from_month: 1, to_month: 60, monthly: 22120 },
    { from_month: 61, to_month: 120, monthly: 24753.33 },
  ],
  'ground-lease': [{ annual: 250000, monthly: 20833.33 }],
  'short-form': [{ monthly: 1850 }],
  'amendment-letter': [{ monthly: 11375 }],
  'sublease-prose': [
    { from: '2022-01-01', to: '2022-12-31', monthly: 22266.67 },
    { from: '2023-01-01', to: '2023-12-31', monthly: 22934.67 },
    { from: '2024-01-01', to: '2024-06-29', monthly: 23622.71 },
  ],
};

describe('fields', () => {
  test.each(Object.entries(expected))('of %s match the document', (name, wanted) => {
    const { fields } = abstractLease(open(name));
    const found = Object.fromEntries(Object.keys(wanted).map((id) => [id, single(fields[id])?.value]));
    expect(found).toEqual(wanted);
  });

  test.each(Object.entries(rents))('rent of %s is exact, row by row', (name, rows) => {
    const found = abstractLease(open(name)).fields['base_rent_schedule'];
    expect((found as Finding[]).map(({ value }) => value)).toEqual(rows);
  });

  test('a rent table with three columns of amounts is read completely', () => {
    const found = abstractLease(open('office-summary-table')).fields['base_rent_schedule'] as Finding[];
    expect(found[1]?.value).toEqual({ from_month: 13, to_month: 24, annual: 539884.8, monthly: 44990.4, psf: 43.26 });
    expect(found).toHaveLength(4);
  });

  test('a start that depends on an event stays in the words of the document [D.43]', () => {
    const { fields } = abstractLease(open('retail-shopping-center'));
    expect(single(fields['rent_commencement'])).toMatchObject({
      value: expect.stringMatching(/^The earlier of/),
      note: expect.stringContaining('formula'),
    });
  });
});

describe('every report', () => {
  test.each([...Object.keys(leases), ...letters])(
    'on %s quotes the document for every statement, and is the same the second time [D.43] [D.42]',
    (name) => {
      const text = open(name);
      const letter = letters.includes(name);
      const report = letter ? analyzeLetter(text) : abstractLease(text);
      expect((letter ? letterReportSchema : leaseReportSchema).safeParse(report).error).toBeUndefined();
      const whole = plain(text.document.text);
      const passages = passagesOf(report);
      expect(passages.length).toBeGreaterThan(10);
      for (const { quote, page } of passages) {
        expect(whole).toContain(plain(quote));
        expect(page).toBeLessThanOrEqual(text.document.pages.length);
      }
      const again = letter ? analyzeLetter(open(name)) : abstractLease(open(name));
      expect(JSON.stringify(again) === JSON.stringify(report)).toBe(true);
    },
  );

  test('states on its first page that the built-in engine made it [D.45]', () => {
    const report = abstractLease(open('short-form'));
    expect(report.engine).toBe('built-in');
    expect(report.markdown).toContain('Made by the built-in engine');
  });

  test('has numbers only if the quote has them', () => {
    for (const name of Object.keys(leases)) {
      for (const finding of Object.values(abstractLease(open(name)).fields).flat() as Finding[]) {
        if (typeof finding.value !== 'number' || finding.shown.endsWith('months')) continue;
        const digits = (finding.quote ?? '').replace(/[,$]/g, '');
        expect(digits).toContain(String(finding.value).replace(/\.0+$/, ''));
      }
    }
  });
});

describe('states', () => {
  test('every value, rent line, date and risk is found, or must be checked with the reason [D.98]', () => {
    for (const name of Object.keys(leases)) {
      const report = abstractLease(open(name));
      const stated = [...Object.values(report.fields).flat(), ...report.rent, ...report.dates, ...report.risks];
      expect(stated.length).toBeGreaterThan(0);
      for (const { state, reason } of stated as { state: string; reason?: string }[]) {
        expect(state === 'found' ? reason === undefined : (reason ?? '').length > 10).toBe(true);
      }
    }
  });

  test('terms that were often only partly right must be checked [D.98]', () => {
    const { fields } = abstractLease(open('industrial-prose'));
    expect(single(fields['default_monetary_cure'])).toMatchObject({
      state: 'check',
      reason: expect.stringContaining('please read the clause'),
    });
    expect(single(fields['tenant'])).toMatchObject({ state: 'found' });
  });

  test('a rent that an amendment in the same file may have replaced must be checked [D.100]', () => {
    const lease =
      'OFFICE LEASE\nThis Office Lease is made as of May 2, 2023, between Alder Owner LLC (“Landlord”) and Birch Inc. (“Tenant”).\n1. Base Rent. Tenant shall pay Base Rent of $1,850.00 per month.' +
      '\nIN WITNESS WHEREOF, the parties have executed this Lease.\nBy: /s/ A. Alder';
    const amendment =
      'FIRST AMENDMENT TO LEASE\nThis First Amendment to Lease is dated as of March 4, 2024, between Alder Owner LLC and Birch Inc.\n1. From June 1, 2024 Tenant shall pay Base Rent of $2,400.00 per month.';
    const rent = (text: string) => abstractLease(prepareText(caseDocument(text))).rent;
    expect(rent(lease)).toMatchObject([{ state: 'found', monthly: 1850 }]);
    const [bound] = rent(`${lease}\n\f${amendment}`);
    expect(bound).toMatchObject({ state: 'check', reason: expect.stringContaining('also states a rent') });
    expect(bound).not.toHaveProperty('monthly');
  });

  test('values to check are in no title, summary, calendar or computed figure [D.99]', () => {
    const layout = readFileSync(join(import.meta.dirname, 'texts', 'short-form.txt'), 'utf8');
    // The same lease with a second, different deposit and a tenant's name that changes later.
    const doubled = `${layout}\n\n11. Deposit. Tenant shall pay a security deposit of $2,100.00 when this lease is signed.\n`;
    const report = analyzeLease(prepareText(readLayout(doubled)));
    expect(single(report.fields['security_deposit'])).toMatchObject({
      state: 'check',
      reason: expect.stringMatching(/also says/),
    });
    expect(report.brief.map(({ text }) => text).join()).not.toMatch(/1,850\.00.*deposit|deposit.*[12],[18]/i);
    expect(report.comparison.map(({ topic }) => topic)).not.toContain('Security deposit');
    expect(pleaseChecks(report).map(({ label }) => label)).toContain('Security deposit');
    expect(report.markdown).toMatch(/## Please check[^#]*Security deposit/);
  });
});

describe('risks and cross-checks', () => {
  const rulesOf = (name: string) => abstractLease(open(name)).risks.map(({ rule, severity }) => `${rule}: ${severity}`);

  test('are found in a lease that leaves everything to the tenant', () => {
    expect(rulesOf('industrial-prose')).toEqual(
      expect.arrayContaining([
        'holdover_rate: high',
        'holdover_consequential: high',
        'acceleration: high',
        'subordination_without_nondisturbance: high',
        'tenant_structure: high',
      ]),
    );
  });

  test('of a retail lease include its own', () => {
    expect(rulesOf('retail-shopping-center')).toEqual(
      expect.arrayContaining(['radius: medium', 'continuous_operation: medium', 'relocation: high']),
    );
  });

  test('about something missing name the clauses that were read, and are not reported for amendments [D.103]', () => {
    const absent = abstractLease(open('retail-shopping-center')).risks.find(
      ({ rule }) => rule === 'expense_cap_absent',
    );
    expect(absent).toMatchObject({ quote: null, page: null, looked_for: expect.stringMatching(/^Read for it: /) });
    const amendment = abstractLease(open('amendment-extension')).risks;
    expect(amendment.every(({ quote }) => quote !== null)).toBe(true);
  });

  test('of an amendment show the old and the new value of its changes [D.104]', () => {
    const { changes } = abstractLease(open('amendment-extension'));
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ quote, new: now }) => quote.length > 0 && now.length > 0)).toBe(true);
  });

  test('are not affected by instructions in a document, and contradictions are shown', () => {
    const report = abstractLease(open('hostile-instructions'));
    expect(single(report.fields['tenant'])?.value).toBe('KITE & LANTERN PUBLISHING, INC.');
    expect(single(report.fields['premises_rsf'])?.value).toBe(7700);
    // The words say 20,000 and the figures 22,000: a person must decide.
    expect(report.rent).toMatchObject([{ state: 'check', reason: expect.stringContaining('$20,000.00') }]);
    expect(report.rent[0]).not.toHaveProperty('monthly');
    const words = report.cross_checks.filter(({ rule }) => rule === 'words_and_figures');
    expect(words.map(({ text }) => text)).toEqual([
      expect.stringContaining('$20,000'),
      expect.stringContaining('The words say 6, the figures 5'),
    ]);
    expect(report.markdown).not.toContain('<script>');
  });

  test('include the last day for a renewal notice, computed from the end of the term and the notice period of the option [D.102]', () => {
    const { dates } = abstractLease(open('office-summary-table'));
    expect(dates.find(({ kind }) => kind === 'renewal_notice_deadline')).toMatchObject({
      date: '2028-12-30',
      state: 'found',
      derived: expect.stringContaining('September 30, 2029'),
    });
  });
});

describe('documents made to be slow to read', () => {
  test.each([
    ['a number of 60,000 digits', '1'.repeat(60_000)],
    ['opening brackets', '(“Landlord” '.repeat(5_000)],
    ['rows of rent without end', 'months 1 - 12 $5 '.repeat(4_000)],
    ['words for numbers', `term of ${'one hundred and '.repeat(4_000)}`],
    [
      'one paragraph of every cue',
      'tenant shall maintain and assign sublet consent option to extend rent estoppel within '.repeat(900),
    ],
  ])('%s still get a report', (_, tail) => {
    const opening = readFileSync(join(import.meta.dirname, 'texts', 'short-form.txt'), 'utf8');
    const { fields } = abstractLease(prepareText(readLayout(`${opening}\n\n${tail}`)));
    expect(single(fields['tenant'])?.value).toBe('Corner Cycle Works, Inc.');
  });
});

describe('Lease Analysis', () => {
  test('adds clauses in their own words, typical terms, both parties’ points of view and a summary', () => {
    const text = open('industrial-prose');
    const report = leaseAnalysisSchema.parse(analyzeLease(text));
    expect(report.clauses.find(({ title }) => title.startsWith('HOLDING OVER'))?.summary[0]?.quote).toContain(
      'double the rent',
    );
    expect(report.comparison.find(({ topic }) => topic === 'Holdover')).toMatchObject({
      verdict: 'better for landlord',
      text: expect.stringContaining('200%'),
    });
    expect(report.negotiation.tenant.length).toBeGreaterThan(4);
    expect(report.brief.map(({ text: said }) => said).join('\n')).toContain('Vantage Fastener Co.');
    expect(report.brief.length).toBeLessThan(25);
  });
});

describe('letters of intent', () => {
  test.each([
    ['loi-carveouts-missing', 'non_binding'],
    ['loi-binding', 'binding'],
    ['loi-silent', 'ambiguous_risk_of_binding'],
  ])('%s is classified as %s, with its words and advice to ask a lawyer', (name, binding) => {
    const report = analyzeLetter(open(name));
    expect(report.binding).toMatchObject({ class: binding, text: expect.stringContaining('Ask counsel') });
    expect(report.binding.passages.length).toBeGreaterThan(0);
  });

  test('questions are asked only if the answer is missing or vague [D.106]', () => {
    const { questions } = analyzeLetter(open('loi-carveouts-missing'));
    const topics = questions.map(({ topic }) => topic);
    expect(questions.length).toBeGreaterThan(4);
    // It has an option but doesn't say when the tenant must exercise it.
    expect(topics).not.toContain('Renewal');
    expect(topics).toContain('Notice of renewal');
    expect(new Set(topics).size).toBe(questions.length);
  });
});

function single(field: Finding | readonly Finding[] | undefined): Finding | undefined {
  return Array.isArray(field) ? field[0] : (field as Finding | undefined);
}

/** Every passage in a report that is presented as part of the document. */
function passagesOf(part: unknown): { quote: string; page: number }[] {
  if (Array.isArray(part)) return part.flatMap(passagesOf);
  if (typeof part !== 'object' || part === null) return [];
  const own =
    'quote' in part && typeof part.quote === 'string' && 'page' in part && typeof part.page === 'number'
      ? [{ quote: part.quote, page: part.page }]
      : [];
  return [...own, ...Object.values(part).flatMap(passagesOf)];
}
