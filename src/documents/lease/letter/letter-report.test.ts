import { describe, expect, test } from 'vitest';
import { letterReportSchema } from '#contract/lease-report.ts';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { analyzeLetter } from './letter-report.ts';

const analyze = (...lines: readonly string[]) => analyzeLetter(prepareText(caseDocument(lines.join('\n'))));
const rent = (...lines: readonly string[]) =>
  analyze('LETTER OF INTENT', 'January 14, 2026', ...lines).rent.map(({ shown, state }) => [shown, state]);

describe('rent of offers', () => {
  test.each<[string, readonly string[], readonly (readonly [string, string])[]]>([
    [
      'a rate and a month that the area proves',
      [
        'Premises: 8,412 rentable square feet',
        'Rent. $34.25 per RSF, full service, in year one, i.e. $24,009.25 a month.',
      ],
      [['From month 1: $24,009.25 a month, $34.25 per square foot and year', 'found']],
    ],
    [
      'a rate per foot for a time in months, too high to be a monthly one',
      ['BASE RENTAL: $27.75 per RSF, full service, for the first twelve months.'],
      [['From month 1: $27.75 per square foot and year', 'found']],
    ],
    [
      'a monthly rate per foot',
      ['Premises: 11,250 sf', '$1.32/sf/mo NNN starting, that is $14,850 a month'],
      [['From month 1: $14,850.00 a month, $1.32 per square foot and month', 'found']],
    ],
    [
      'a rate without unit that fits the month only as a monthly one',
      [
        'Premises: 5,980 RSF',
        'Base rent:',
        '8/1/26 – 7/31/27\t$2.38 per RSF\t$14,232.40',
        '8/1/27 – 7/31/28\t$2.45 per RSF\t$14,651.00',
      ],
      [
        ['August 1, 2026 – July 31, 2027: $14,232.40 a month, $2.38 per square foot and month', 'found'],
        ['August 1, 2027 – July 31, 2028: $14,651.00 a month, $2.45 per square foot and month', 'found'],
      ],
    ],
    [
      'periods in the labels of rows',
      [
        'Minimum rent – Years 1 & 2\t$27.00 psf / $5,197.50 mo.',
        'Minimum rent – Year 3\t$28.35 psf / $5,457.38 mo.',
        'Space\t2,310 SF',
      ],
      [
        ['Months 1 – 24: $5,197.50 a month, $27.00 per square foot and year', 'found'],
        ['Months 25 – 36: $5,457.38 a month, $28.35 per square foot and year', 'found'],
      ],
    ],
    [
      'years in the first column, pounds, and a headline that gives way to the steps',
      [
        'Rent: £48,500 per annum exclusive',
        'Stepped rent: Year 1 £42,000 p.a.; Year 2 £45,250 p.a.; Year 3 onwards £48,500 p.a.',
      ],
      [
        ['Months 1 – 12: £42,000.00 a year', 'found'],
        ['Months 13 – 24: £45,250.00 a year', 'found'],
        ['From month 25: £48,500.00 a year', 'found'],
      ],
    ],
    [
      'amounts that the area contradicts are left to check',
      ['Premises: 5,000 sf', 'Rent: $30.00 per sf per year, $14,000.00 per month'],
      [['From month 1: $14,000.00 a month, $30.00 per square foot and year', 'check']],
    ],
    [
      'a rate before the years in which it is paid, without a word between them',
      ['Premises: 18,200 sf', 'Basic Rent: $14.25 yrs 1-3 / $14.95 yrs 4-7'],
      [
        ['Months 1 – 36: $14.25 per square foot and year', 'found'],
        ['Months 37 – 84: $14.95 per square foot and year', 'found'],
      ],
    ],
    [
      'the first of several amounts, which only the later ones give a year',
      ['Premises: 14,775 RSF', 'Base rent: $48.00/RSF full service, $49.44 year 2, $50.92 thereafter'],
      [
        ['Months 1 – 12: $48.00 per square foot and year', 'found'],
        ['Months 13 – 24: $49.44 per square foot and year', 'found'],
        ['From month 25: $50.92 per square foot and year', 'found'],
      ],
    ],
    [
      'a rate next to the price of parking, and not that of another term',
      [
        'Base rent: $690 per sqm gross per annum plus GST, plus 10 car parks at $650 per bay per month',
        'Make good: Tenant may pay a cash settlement of $180 per sqm in lieu',
      ],
      [['From month 1: $690.00 per square foot and year', 'found']],
    ],
    [
      'a monthly rate per foot before the estimated nets, which are not the rent',
      ['Rate: $3.25/sf/mo NNN, estimated nets $0.92'],
      [['From month 1: $3.25 per square foot and month', 'found']],
    ],
    [
      'a rate after its nets, which are named first',
      ['Rate: NNN costs are $0.92; base rent $3.25/sf/mo'],
      [['From month 1: $3.25 per square foot and month', 'found']],
    ],
    [
      'a rate per foot and month in a list of terms',
      ['Three things: $3.05 psf per month to start, 1 month of free rent, and a $20 allowance.'],
      [['From month 1: $3.05 per square foot and month', 'found']],
    ],
    [
      'a rent after its condition is left to check',
      ['If you give us four months free, we will pay $31.00 per square foot gross.'],
      [['From month 1: $31.00 per square foot and year', 'check']],
    ],
    [
      'an amount in the condition alone is no rent',
      ['We will sign at your rate if you give $31.00 per square foot of allowance.'],
      [],
    ],
    [
      'a rent that rises from the start of a later year',
      ['Rent: £83,000 a year plus VAT, rising to £89,500 from the start of year 4'],
      [
        ['Months 1 – 36: £83,000.00 a year', 'found'],
        ['From month 37: £89,500.00 a year', 'found'],
      ],
    ],
    [
      'rents of the parts of a space are left to check',
      ['Rent warehouse: € 68.00 per m² per annum', 'Rent offices: € 110.00 per m² per annum'],
      [['From month 1: €68.00 per square foot and year', 'check']],
    ],
    [
      'a low rate without unit is left to check',
      ['Premises: 5,000 sf', 'Rent: $1.40 NNN'],
      [['From month 1: $1.40 per square foot and year', 'check']],
    ],
    [
      'a rate without a period, which a deposit of two months proves',
      ['Premises: 79,200 SF', 'Base Rent: $6.20/SF NNN', 'Security Deposit: two months of base rent ($81,840)'],
      [['From month 1: $6.20 per square foot and year', 'found']],
    ],
    [
      'a rate without a period, which no other amount proves',
      ['Premises: 79,200 SF', 'Base Rent: $6.20/SF NNN', 'Security Deposit: $80,000'],
      [['From month 1: $6.20 per square foot and year', 'check']],
    ],
    [
      'steps below a label, the first of them free, are not by the month because they count months',
      [
        'Premises: 7,915 rentable square feet',
        'BASE RENTAL RATE:\tMonths 01-04: Abated',
        '\tMonths 05-12: $24.50',
        '\tMonths 13-24: $25.00',
      ],
      [
        ['Months 5 – 12: $24.50 per square foot and year', 'found'],
        ['Months 13 – 24: $25.00 per square foot and year', 'found'],
      ],
    ],
    [
      'steps on the lines below a sentence that announces them, and no rent in a share of sales',
      [
        'Premises: 2,400 rentable square feet',
        '4. MINIMUM RENT: Tenant shall pay minimum rent as follows:',
        'Years 1-3: $42.00 per square foot per annum ($8,400.00 per month)',
        'Years 4-6: $45.00 per square foot per annum ($9,000.00 per month)',
        '5. PERCENTAGE RENT: Six percent (6%) of gross sales in excess of $1,680,000 per year.',
      ],
      [
        ['Months 1 – 36: $8,400.00 a month, $42.00 per square foot and year', 'found'],
        ['Months 37 – 72: $9,000.00 a month, $45.00 per square foot and year', 'found'],
      ],
    ],
    [
      'only a share of sales',
      ['PERCENTAGE RENT: Six percent (6%) of gross sales in excess of $1,680,000 per year.'],
      [],
    ],
    [
      'the rent, not the one that is paid until it begins',
      [
        'Interim Rent\tUntil the Base Rent Commencement Date, $12,500 per month.',
        'Base Rent\tStarting 18 months after delivery, Tenant shall pay $620,000 per year.',
      ],
      [['From month 1: $620,000.00 a year', 'found']],
    ],
    [
      'a table with rates per month and per year under a heading with brackets',
      [
        'Premises: 12,480 rentable square feet',
        'Rent Structure',
        'Lease Year\t$/RSF/mo\t$/RSF/yr\tMonthly Base Rent',
        'Year 1\t$5.95\t$71.40\t$74,256',
        'Year 2\t$6.13\t$73.56\t$76,502',
      ],
      [
        [
          'Months 1 – 12: $74,256.00 a month, $71.40 per square foot and year, $5.95 per square foot and month',
          'found',
        ],
        [
          'Months 13 – 24: $76,502.00 a month, $73.56 per square foot and year, $6.13 per square foot and month',
          'found',
        ],
      ],
    ],
    [
      'the first column of a table may count months, and its first line may be free',
      [
        'Premises: 18,240 rentable square feet',
        'BASE RENT',
        'Months\tAnnual Rate/RSF\tMonthly',
        '1 – 5\t$0.00\t$0.00',
        '6 – 17\t$21.50\t$32,680.00',
        'Improvements: Tenant may draw $10.00 per RSF more, amortized at 8%',
      ],
      [
        ['Months 1 – 5: no base rent', 'found'],
        ['Months 6 – 17: $32,680.00 a month, $21.50 per square foot and year', 'found'],
      ],
    ],
    ['an allowance is no rent', ['Premises: 5,000 sf', "TI: we'd go to $25/sf"], []],
  ])('%s', (_name, lines, rows) => {
    expect(rent(...lines)).toEqual(rows);
  });
});

test('a counteroffer in columns: the new terms count, the old ones are listed, and nothing is made up [D.106]', () => {
  const report = analyze(
    'COUNTERPROPOSAL',
    'May 2, 2025',
    "Term\tLandlord's Proposal\tTenant's Counter",
    'Lessee\tMesa Bolt, Inc.\tOK',
    'Lease Term\t60 months\t62 months',
    'Security deposit\t$65,000\t$31,000',
    'Guaranty\tPersonal guaranty of R. Ochoa\tNo guaranty',
    'This counter does not bind either party until a lease has been signed. Please respond by May 9, 2025.',
  );
  expect(letterReportSchema.parse(report)).toEqual(report);
  expect(report.form).toBe('counter_offer');
  expect(report.binding.class).toBe('non_binding');
  expect(report.fields).toMatchObject({
    tenant: { value: 'Mesa Bolt, Inc.' },
    term_months: { value: 62 },
    security_deposit: { value: 31000 },
    letter_expiration: { value: '2025-05-09' },
  });
  expect(report.fields['guarantor']).toMatchObject({ value: 'none' });
  expect(report.superseded.map(({ label, old, new: now }) => [label, old, now])).toEqual([
    ['Lease Term', '60 months', '62 months'],
    ['Security deposit', '$65,000', '$31,000'],
    ['Guaranty', 'Personal guaranty of R. Ochoa', 'No guaranty'],
  ]);
  expect(report.dates.map(({ kind, date }) => [kind, date])).toEqual([['answer_by', '2025-05-09']]);
  expect(report.markdown).toContain('**Non-binding.**');
});

test('in columns headed by a party and a date, the later date counts', () => {
  const report = analyze(
    'COUNTER GRID',
    'Term\tLandlord 10/26\tTenant 11/09',
    'Term\t12 years\t10 years',
    'Rent\t$1.65/sf/mo NNN\t$1.50/sf/mo NNN',
    'Deposit\t$104,000\tok',
  );
  expect(report.fields).toMatchObject({ term_months: { value: 120 }, security_deposit: { value: 104000 } });
  expect(report.rent.map(({ psf_month }) => psf_month)).toEqual([1.5]);
});

test.each([
  ['B. We asked 9/4', 'C. You said 9/18', 'D. Orrin today'],
  ['Tenant asked 9/4', 'Landlord offered 9/18', 'Tenant replied 9/25'],
  ['Landlord 9/4', 'Tenant 9/18', 'Landlord 9/25'],
])(
  'in columns headed by who spoke and when, the last one counts, and its empty cells change nothing: %s',
  (...heads) => {
    const report = analyze(
      'COUNTER GRID',
      ['Item', ...heads].join('\t'),
      'Term\t84 months\t96 months\t92 months',
      'TI allowance\t$60 psf\t$35 psf\t$48 psf',
      'Holdover\t125%\t200%',
      'Deposit\t$104,000\tok\t',
    );
    expect(report.fields).toMatchObject({
      term_months: { value: 92 },
      ti_allowance: [{ value: 48 }],
      holdover: { shown: expect.stringContaining('200') },
      security_deposit: { value: 104000 },
    });
  },
);

test('columns headed by the ends of a period are no rounds of a talk', () => {
  const report = analyze('OFFER TO LEASE', 'Rent\tFrom 1/1\tTo 12/31', 'Deposit\t$104,000\t$52,000');
  expect(report.superseded).toEqual([]);
});

describe('several deals side by side', () => {
  test.each<[string, readonly string[]]>([
    [
      'in columns',
      ['\tOption A\tOption B', 'Term\t5 years\t7 years', 'Rent\t$16.10 NNN\t$15.40 NNN', 'Deposit\t$6,100\t$12,000'],
    ],
    [
      'in paragraphs',
      [
        'Here are two ways to do it.',
        'Option 1: Rent $16.10 NNN for five years. Deposit $6,100.',
        'Option 2: Rent $15.40 NNN for seven years. Deposit $12,000.',
      ],
    ],
  ])('%s: only the first one is read, and all of its values must be checked', (_name, lines) => {
    const report = analyze('OFFER TO LEASE', ...lines);
    expect(report.fields).toMatchObject({ security_deposit: { value: 6100, state: 'check' } });
    expect(report.rent.map(({ psf, state }) => [psf, state])).toEqual([[16.1, 'check']]);
    expect(report.notes.join(' ')).toContain('several deals side by side');
  });

  test.each([
    ['numbered options to renew', 'Option 1: five years at 95% of FMV.', 'Option 2: five years at FMV.'],
    [
      'numbered options that nobody is to choose from',
      'Option 1: years 6 to 10 at $30.',
      'Option 2: years 11 to 15 at $33.',
    ],
  ])('%s are read as one deal', (_name, ...options) => {
    expect(analyze('OFFER TO LEASE', 'Deposit: $6,100', ...options).notes.join(' ')).not.toContain('side by side');
  });
});

test('in a chat with several prices the last rent is shown and must be checked', () => {
  const chat = [
    '[08:11] Mrs Dolan: 1100 a month',
    '[08:12] Wes: can u do 950',
    '[08:15] Mrs Dolan: 1000 and you pay your electric',
    '[08:16] Wes: deal, 2 yrs',
    '[08:20] Mrs Dolan: 1050 deposit. 1150 sf by the way',
  ];
  expect(analyze(...chat).rent.map(({ monthly, state, quote }) => [monthly, state, quote])).toEqual([
    [1000, 'check', chat[2]],
  ]);
  expect(analyze('Rent is 1100 a month', ...chat.slice(1, 3)).rent.map(({ monthly }) => monthly)).toEqual([1100]);
});

test.each([
  ['Rent: INR 96 per sq. ft. per month', 'INR 96.00 per square foot and month'],
  ['Rent: EUR 24,50 per m² and month', '€24.50 per square foot and month'],
  ['Rent: AUD 30 per sf per year', 'AUD 30.00 per square foot and year'],
  ['Rent: 2.100 EUR per month', '€2,100.00 a month'],
])('the currency of “%s”', (line, shown) => {
  expect(rent(line)[0]?.[0]).toContain(shown);
});

test('one party is never reported as the other', () => {
  const { landlord, tenant } = analyze(
    'To, M/s Quantile Risk Pvt. Ltd.',
    'Tenant: Quantile Risk Pvt. Ltd.',
    'Rent: INR 96 per sq. ft. per month',
  ).fields;
  expect(tenant).toMatchObject({ value: 'Quantile Risk Pvt. Ltd.' });
  expect(landlord).toBeUndefined();
});

test('in a thread the newest message counts, older terms apply if it does not mention them, and a point that it refuses is shown as refused', () => {
  const report = analyze(
    'From: Dale Witt',
    'To: Priya N',
    'Date: Thu, Mar 12, 2026 at 4:52 PM',
    'Subject: RE: Bldg C',
    '- $1.32/sf/mo NNN on the 11,250',
    '- early out at month 36: no',
    'If this is good just reply "agreed" and we\'re done.',
    'On Wed, Mar 11, 2026 at 9:18 AM Priya N wrote:',
    '> Rate: $1.25/sf/mo NNN',
    '> Use: drone assembly',
    '> One-time right to terminate after month 36',
    '> This is not binding.',
  );
  expect(report.fields).toMatchObject({ permitted_use: { value: 'drone assembly' } });
  expect(report.fields['termination_option']).toMatchObject([{ value: 'none' }]);
  expect(report.rent.map(({ psf_month }) => psf_month)).toEqual([1.32]);
  expect(report.superseded.map(({ field }) => field)).toContain('base_rent_schedule');
  expect(report.binding.class).toBe('ambiguous_risk_of_binding');
});

test('a rent of an older message must be checked if a newer message names another one on a condition', () => {
  const thread = (newest: string) => [
    'From: Jo Alvarez',
    'To: Pete Summers',
    'Sent: Tuesday, May 20, 2025 4:11 PM',
    'Subject: RE: RE: 62 Mercer - offer',
    newest,
    'From: Pete Summers',
    'To: Jo Alvarez',
    'Sent: Monday, May 19, 2025 9:02 AM',
    'Subject: RE: 62 Mercer - offer',
    'Rent: $68 per square foot',
    'Term: 10 years',
    'Free rent: 2 months',
    'From: Jo Alvarez',
    'To: Pete Summers',
    'Sent: Friday, May 16, 2025 1:30 PM',
    'Subject: 62 Mercer - offer',
    'Fern LLC offers $60 per square foot, 10 years, 5 months free, no guaranty.',
  ];
  const countered = analyze(...thread('We will do $64 per foot in year one if you go to four months free.'));
  expect(countered.rent.map(({ psf, state }) => [psf, state])).toEqual([[64, 'check']]);
  expect(countered.fields['free_rent']).toMatchObject({ value: 4, state: 'check' });
  for (const [field, old] of [
    ['base_rent_schedule', '$68.00'],
    ['free_rent', '2 months'],
  ])
    expect(countered.superseded.find((each) => each.field === field)?.old).toContain(old);
  const rentAfter = (newest: string) => analyze(...thread(newest)).rent.map(({ psf, state }) => [psf, state]);
  expect(rentAfter('They want 84 months with 5 free and $64 in year one.')).toEqual([[64, 'found']]);
  expect(rentAfter('Rent of $68 is too high. How about $64?')).toEqual([[68, 'check']]);
  expect(rentAfter('Is the term long enough? The deposit of $64 per key is fine.')).toEqual([[68, 'found']]);
  const kept = analyze(...thread('An allowance of $64 per foot would be fine with my client.'));
  expect(kept.rent.map(({ psf, state }) => [psf, state])).toEqual([[68, 'found']]);
});

test('questions marked Q and answers marked A are read, also in one paragraph; a letter before a heading is no answer', () => {
  const answered = analyze(
    'RESPONSE TO REQUEST FOR PROPOSAL',
    'Date of response: August 23, 2027',
    'Q: Term? A: Five years and three months.',
    'Q: Rental rate?',
    'A: $22.00 per RSF, full service.',
    'Q: How much parking is there?',
    'A: Twelve stalls.',
  );
  expect(answered.fields['term_months']).toMatchObject({ value: 63, state: 'found' });
  expect(answered.rent.map(({ psf, state }) => [psf, state])).toEqual([[22, 'found']]);
  expect(answered.fields['parking']).toMatchObject({ value: 12 });
  const lettered = analyze('LETTER OF INTENT', 'Section A: Term', 'A. Term: seven years', 'B. Parking: nine stalls');
  expect(lettered.fields['term_months']).toMatchObject({ value: 84, state: 'found' });
  expect(lettered.fields['parking']).toMatchObject({ value: 9 });
});

test('the answers to the questions of a request for proposals are read under them', () => {
  const report = analyze(
    'RESPONSE TO REQUEST FOR PROPOSAL',
    'Date of response: August 23, 2027',
    '1. Please identify the space and its size.',
    'Response: We propose Suites 400 and 420, totaling 18,310 RSF.',
    '2. When is the space available, and when would the lease commence?',
    'Response: The occupant vacates on November 30, 2027. Ownership would deliver the space on December 15, 2027 and the lease would commence on May 1, 2028.',
    '3. Rental abatement?',
    'Response: Six months of net rent.',
    '4. Security deposit?',
    'Response: Two months of gross rent.',
  );
  expect(report.fields).toMatchObject({
    premises_rsf: { value: 18310 },
    delivery_date: { value: '2027-12-15' },
    commencement_date: { value: '2028-05-01' },
    free_rent: { value: 6 },
    security_deposit: { value: 'Two months of gross rent' },
  });
  expect(report.fields['letter_expiration']).toBeUndefined();
});

test('rows numbered in the first column are terms, and an agent named for a side is not that side', () => {
  const report = analyze(
    'SUMMARY OF PROPOSED BUSINESS TERMS',
    '1\tGround Lessor\tPort Authority of Lorain',
    '2\tGround Lessee\tHarbor Cold Storage LLC',
    '3\tInitial Term\t50 years',
    '4\tBrokers\tHale Realty (Landlord), Orr & Finch (Tenant)',
  );
  expect(report.fields).toMatchObject({
    landlord: { value: 'Port Authority of Lorain' },
    tenant: { value: 'Harbor Cold Storage LLC' },
    term_months: { value: 600 },
  });
});

test('numbered questions are the headings of the answers below them, without a mark before the answers', () => {
  const report = analyze(
    'RESPONSE TO REQUEST FOR PROPOSAL',
    'Date: January 14, 2026',
    '1. Please confirm the premises.',
    'Suite 300, consisting of 9,116 rentable square feet.',
    '2. What renewal term is proposed?',
    'Seven (7) years and four (4) months, beginning July 1, 2026.',
    '3. What tenant improvement allowance is offered?',
    '$35.00 per RSF, to be used within 12 months.',
    '4. Please describe renewal rights.',
    "Two (2) options of five (5) years at 95% of fair market value, with nine (9) months' notice.",
    '5. Will the tenant have a termination right?',
    'Landlord respectfully declines.',
  );
  expect(report.fields).toMatchObject({
    premises_rsf: { value: 9116, state: 'found' },
    ti_allowance: [{ value: 35, state: 'found' }],
    renewal_options: [{ value: '2 x 60 months', state: 'found' }],
    termination_option: [{ value: 'none' }],
  });
});

test('two numbered questions do not make a form of questions', () => {
  const { questions } = analyze(
    'Dear Ali,',
    '1. Is the yard included?',
    'Rent: $4,000 a month',
    '2. Any tax?',
    'See you.',
  );
  expect(questions.length).toBeGreaterThan(0);
});

describe('the basics that an offer of labeled terms lacks', () => {
  const labeled = [
    'Letter of Intent to Lease',
    'Premises: Suite 4, 2,100 rentable square feet',
    'Landlord: Alder Row LLC',
    'Base Rent: $24.00 per square foot per year, 3% increases',
    'Parking: eight stalls',
    'Signage: one panel on the monument',
    'Brokers: the landlord pays 4%',
    'Assignment: with consent',
    'Insurance: $2,000,000 of liability cover',
    'Holdover: 150% of the last rent',
    'Governing Law: Oregon',
    'Renewal: one option of five years at market',
  ];
  const topicsOf = (lines: readonly string[]) =>
    analyzeLetter(prepareText(caseDocument(lines.join('\n')))).questions.map(({ topic }) => topic);

  test('are asked first, and those that it states are not', () => {
    const asked = topicsOf(labeled);
    expect(asked).toEqual(expect.arrayContaining(['Tenant entity', 'Length of the term', 'Permitted use']));
    for (const stated of ['Size of the premises', 'Base rent', 'Landlord entity']) expect(asked).not.toContain(stated);
  });

  test('are not asked of a counter-offer, which states only what differs', () => {
    expect(topicsOf(['COUNTER-OFFER', 'We accept your letter with these changes:', ...labeled.slice(1)])).not.toContain(
      'Length of the term',
    );
  });
});

test('a promise not to negotiate with others is no exclusive use, and neither is its last sentence', () => {
  const report = analyze(
    'LETTER OF INTENT',
    'Landlord: Harbor Street Partners LLC',
    'Tenant: Linden Acoustics, Inc.',
    'Premises: Suite 400 at 12 Harbor Street, approximately 6,200 rentable square feet.',
    'Use: General office use and the design and testing of audio equipment.',
    'Term: Five (5) years.',
    'Exclusivity: Until February 27, 2026, Landlord shall not negotiate with any other party for the Premises. This paragraph is binding.',
    'Confidentiality: The parties shall keep the terms of this letter confidential. This paragraph is binding.',
  );
  expect(report.fields).not.toHaveProperty('exclusive_use');
});
