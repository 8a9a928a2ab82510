import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { failuresOf, unnoticedParts } from '../../rules/case-suite.ts';
import { fieldSuite } from '../extract/field-suite.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { bindingSuite } from './binding/binding-suite.ts';
import { classifyBinding } from './binding/describe-binding.ts';
import { decideLetter } from './decide-letter.ts';
import { letterFields } from './fields/index.ts';
import { letterFieldCases, saidFieldCases, spokenFieldCases } from './fields/letter-fields.cases.ts';
import { formOf, type LetterForm } from './forms.ts';
import { findRisk } from './letter-risk.ts';
import { letterRiskSuite } from './letter-risk-suite.ts';
import { letterRiskCases } from './letter-risks.cases.ts';
import { topicsOfHeading } from './letter-topic.ts';
import { amountsOf } from './letter-values.ts';
import { messagesOf } from './messages.ts';
import { pointSuite } from './point-suite.ts';
import { pointCases } from './points.cases.ts';
import { letterRisks } from './risks/index.ts';
import { supersededSuite } from './superseded-suite.ts';
import { termsOf } from './terms.ts';

const read = (text: string) => prepareText(caseDocument(text));

describe('every rule for offers has examples, and none can be deleted unnoticed', () => {
  test('no field lacks cases', () => {
    expect(
      letterFields.map(({ id }) => id).filter((id) => !letterFieldCases.some(({ field }) => field.id === id)),
    ).toEqual([]);
  });

  test.each(
    [
      ...letterFieldCases.map(fieldSuite),
      ...spokenFieldCases.map((cases) => ({ ...fieldSuite(cases), name: `${cases.field.id} in plain talk` })),
      ...saidFieldCases.map((cases) => ({ ...fieldSuite(cases), name: `${cases.field.id} in any wording` })),
      ...pointCases.map(pointSuite),
      ...letterRiskCases.map(letterRiskSuite),
      bindingSuite,
      supersededSuite,
    ].map((suite) => [suite.name, suite] as const),
  )('%s [D.106]', (_name, suite) => {
    expect(suite.missing()).toEqual([]);
    expect(failuresOf(suite)).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });
});

test.each<[LetterForm, string]>([
  ['email_thread', 'Fine by us.\nOn Mon, Jul 6, 2026 at 8:12 AM Ana Roe wrote:\n> Rent of $900 a month'],
  ['email_thread', 'From: A <a@x.example>\nTo: B <b@y.example>\nSubject: RE: Bldg C\nHere is where we land.'],
  ['counter_offer', "COUNTER TO LANDLORD'S PROPOSAL OF OCTOBER 2\nOnly changes."],
  ['rfp_response', 'Response to Request for Proposal issued by Mesa Pediatrics\nQ1. Who is the owner?'],
  ['heads_of_terms', 'HEADS OF TERMS\nProperty\nGround floor'],
  ['offer_to_lease', 'OFFER TO LEASE\nTO: 1884402 ONTARIO LIMITED'],
  ['ground_lease', 'GROUND LEASE — TERM SHEET\nParcel 2'],
  ['sublease', 'Re: Sublease of 6th floor\nWe are ready to sublet.'],
  ['extension', 'RE: Extending your lease — Suite 210\nWe value the firm.'],
  ['proposal', 'PROPOSAL TO LEASE INDUSTRIAL SPACE\nAugust 18, 2025'],
  ['term_sheet', 'TERM SHEET\nThe parties have talked about the following.'],
  ['table', 'Terms\nLL\tEagle LLC\nT\tPine Inc.\nTerm\t5 yrs'],
  [
    'letter',
    'Dear Renata,\nIt was good to walk the floor with you.\nThe parties agree that this is a binding agreement to lease the premises.',
  ],
])('an offer is recognized by its form: %s', (form, text) => {
  expect(formOf(read(text))).toBe(form);
});

test('a figure that the newest message states in a sentence replaces the one that an older message labels', () => {
  const thread = `From: Deb Roe <deb@x.example>
To: Hank Lys
Date: Wed, Mar 11, 2026
Subject: RE: 40 Commerce Drive

Let's call it 65 months with 5 free. The rest is fine.

From: Hank Lys
Date: Tue, Mar 10, 2026
To: Deb Roe
Subject: RE: 40 Commerce Drive

Term: 63 months
Deposit: two months
HVAC: tenant`;
  const { decisions, replaced } = decideLetter(read(thread));
  expect(decisions.get('term_months')?.values[0]).toMatchObject({ value: 65, state: 'check' });
  expect(replaced.find(({ field }) => field.id === 'term_months')?.old).toMatchObject({ value: 63 });
  expect(decisions.get('security_deposit')?.values[0]).toMatchObject({ value: 'two months' });
});

test('lines with a name and a time above what someone wrote divide the messages of a messenger', () => {
  const posts = `Ana Reis - Mon 10:04
We offer $24.00 and a $65 allowance.
Colin Dow - Mon 16:40
25.50 with 3%, TIA 50.
Ana Reis - Tue 09:15
25 and 2.75%, TIA 55.`;
  expect(messagesOf(read(posts)).map(({ from }) => from)).toEqual(['Ana Reis', 'Colin Dow', 'Ana Reis']);
  const { decisions } = decideLetter(read(posts));
  expect(decisions.get('ti_allowance')?.values[0]).toMatchObject({ value: 55, state: 'check' });
  expect(decisions.get('escalation')?.values[0]).toMatchObject({ value: '2.75%' });
  expect(messagesOf(read('Call at 10:04\nMonday 10:05\nTue, 9:15'))).toHaveLength(1);
});

test('a heading in brackets names a term; brackets around more than one thing do not', () => {
  const topicsOf = (words: string) => termsOf(read(words)).map(({ topics }) => topics[0] ?? null);
  expect(topicsOf('Paragraph 4 (Rent): $31.25 per foot')).toEqual(['rent']);
  expect(topicsOf('Paragraph 4 (see the plan): $31.25 per foot')).toEqual([null]);
});

test('a line with bars above a letter is a letterhead; below it such a line can be a heading', () => {
  const below = 'We offer the bay as it is.';
  expect(termsOf(read(`Alder Parking | Commercial Property\n${below}`)).some(({ heading }) => heading !== '')).toBe(
    false,
  );
  expect(termsOf(read(`Alder Partners\n${below}\nParking\n12 stalls`)).map(({ heading }) => heading)).toContain(
    'Parking',
  );
});

test('a short answer above one older message is a message of its own; a title above it is not', () => {
  const older = [
    'On Mon, Mar 9, 2026 at 9:18 AM Hank Lys <hank@x.example> wrote:',
    'Term: 63 months',
    'Free rent: 2 months',
    'TI: $15/sf',
  ];
  const thread = (...above: readonly string[]) => read([...above, ...older].join('\n'));
  const answered = thread('Works for us if you go to 4 months free and a $20 allowance.', 'Deb');
  expect(messagesOf(answered).map(({ from }) => from)).toEqual([null, 'Hank Lys']);
  const { decisions, replaced } = decideLetter(answered);
  expect(decisions.get('free_rent')?.values[0]).toMatchObject({ value: 4, state: 'check' });
  expect(decisions.get('ti_allowance')?.values[0]).toMatchObject({ value: 20, state: 'check' });
  expect(decisions.get('term_months')?.values[0]).toMatchObject({ value: 63, state: 'found' });
  expect(replaced.map(({ field }) => field.id).sort()).toEqual(['free_rent', 'ti_allowance']);
  for (const title of ['Subject: RE: 40 Commerce Drive', 'Email thread, printed on May 5, 2026.', 'FYI, see below.'])
    expect(messagesOf(thread(title))).toHaveLength(1);
  const memo = [
    'From: Hank Lys',
    'To: Deb Roe',
    'Sent: March 9, 2026',
    'Subject: 40 Commerce Drive',
    'Term: 63 months',
  ];
  const below = (...above: readonly string[]) => messagesOf(read([...above, ...memo].join('\n'))).length;
  expect(below('Privileged and confidential memorandum.')).toBe(1);
  expect(below('Agreed, with 4 months free.')).toBe(2);
  expect(below('Deb and the bank are fine with that.', '-----Original Message-----')).toBe(2);
});

test('each clause of a sentence that lists several terms replaces what an older message labels', () => {
  const newer = (newest: string) => {
    const lines = [
      newest,
      'On Mon, Mar 9, 2026 at 9:18 AM Hank Lys <hank@x.example> wrote:',
      'Term: 63 months',
      'Deposit: two months',
      'Parking: 12 stalls',
    ];
    const { decisions } = decideLetter(read(lines.join('\n')));
    return ['term_months', 'parking'].map(
      (id) => decisions.get(id)?.values.map(({ value, state }) => [value, state])[0],
    );
  };
  expect(newer('Fine, except that the deposit is one month, the term six years and parking 16 stalls.')).toEqual([
    [72, 'check'],
    [16, 'found'],
  ]);
  expect(newer('Fine. We need one month to paint, two weeks for carpets and the keys by Friday.')).toEqual([
    [63, 'found'],
    [12, 'found'],
  ]);
});

test('a day or a suite that a newer message names in a sentence is shown instead of the older one', () => {
  const ids = ['suite_floor', 'commencement_date', 'rent_commencement', 'expiration_date', 'delivery_date'];
  const older = [
    'On Mon, Mar 9, 2026 at 9:18 AM Hank Lys <hank@x.example> wrote:',
    'Premises: Suite 200',
    'Commencement: May 1, 2026',
    'Rent commencement: July 1, 2026',
    'Expiration: April 30, 2031',
    'Delivery: April 1, 2026',
  ];
  const after = (newest: string) => {
    const { decisions } = decideLetter(read([newest, ...older].join('\n')));
    return ids.map((id) => decisions.get(id)?.values[0]);
  };
  const was = ['Suite 200', '2026-05-01', '2026-07-01', '2031-04-30', '2026-04-01'];
  const changed: readonly (readonly [newest: string, at: number, value: string, state?: string])[] = [
    ['Make it Suite 210 instead.', 0, 'Suite 210', 'check'],
    ['Commencement moves to June 1, 2026.', 1, '2026-06-01'],
    ['We would have to start on June 1, 2026.', 1, '2026-06-01'],
    ['Rent would be due from August 1, 2026.', 2, '2026-08-01'],
    ['The term ends on May 31, 2031.', 3, '2031-05-31'],
    ['We need the keys by April 15, 2026.', 4, '2026-04-15'],
  ];
  for (const [newest, at, value, state] of changed) {
    const values = after(newest);
    expect(values.map((each) => each?.value)).toEqual(was.map((each, index) => (index === at ? value : each)));
    if (state !== undefined) expect(values[at]?.state).toBe(state);
  }
  for (const other of [
    'Let us know before the term starts, by March 20, 2026.',
    'We also want a first refusal on Suite 210.',
    'We toured the suite on March 2, 2026.',
  ])
    expect(after(other).map((each) => each?.value)).toEqual(was);
});

test('the number of options of a newer message counts with their length in an older one', () => {
  const options = (newest: string) => {
    const lines = [
      newest,
      'On Mon, Mar 9, 2026 at 9:18 AM Hank Lys <hank@x.example> wrote:',
      '5 years with two 5-year options',
    ];
    const { decisions, replaced } = decideLetter(read(lines.join('\n')));
    const [value] = decisions.get('renewal_options')?.values ?? [];
    return [value?.value, value?.state, replaced.find(({ field }) => field.id === 'renewal_options')?.old.value];
  };
  expect(options('We can give one option rather than two. The rest is fine.')).toEqual([
    '1 x 60 months',
    'check',
    '2 x 60 months',
  ]);
  expect(options('The second option is gone.')[0]).toBeUndefined();
  expect(options('We accept, with one option to buy.')[2]).toBeUndefined();
});

test('a thread is split into messages, with the newest first', () => {
  const thread = [
    'From: Dale Witt <dale@flex.example>',
    'To: Priya N <priya@loop.example>',
    'Date: Thu, Mar 12, 2026 at 4:52 PM',
    'Subject: RE: Kestrel',
    'We can land at $1.32.',
    'On Wed, Mar 11, 2026 at 9:18 AM Priya N <priya@loop.example> wrote:',
    '> Rate: $1.25 NNN',
    '-----Original Message-----',
    'From: Dale Witt',
    'Sent: Monday, March 9, 2026 2:05 PM',
    'To: Priya N',
    '$1.38/sf/mo NNN',
  ].join('\n');
  expect(messagesOf(read(thread)).map(({ from, date }) => [from, date])).toEqual([
    ['Dale Witt', '2026-03-12'],
    ['Priya N', '2026-03-11'],
    ['Dale Witt', '2026-03-09'],
  ]);
  expect(messagesOf(read('Dear Ms. Ito,\nFrom: our side all is well.'))).toHaveLength(1);
});

test('lines that name writer, reader and time divide a thread; an arrow in a sentence does not', () => {
  const thread = [
    '1 · Wed 19 Aug 2026, 9:05 am · Colin Dow (Dow Estates) → Ana Reis',
    'We quote 28.00 a foot on a lease of seven years, and the unit is free from the first of October.',
    '2 · Thu 20 Aug 2026, 4:41 pm · Ana Reis (Reis Tiles) -> Colin Dow',
    'We could live with 25.50 and five years, if the two parking spaces are included.',
  ].join('\n');
  expect(messagesOf(read(thread)).map(({ from, date }) => [from, date])).toEqual([
    ['Ana Reis', '2026-08-20'],
    ['Colin Dow', '2026-08-19'],
  ]);
  expect(
    messagesOf(read('The tour is at 10:30, Main Street → Dock 4.\nRent 24.00 → 25.50 from 9:00 on 1 May.')),
  ).toHaveLength(1);
});

test('the two days of a short stay are its beginning and end; two days of different things are not', () => {
  const daysOf = (words: string, before = '11 September 2026\nPop-up at 12 Cross Street') => {
    const { decisions } = decideLetter(read(`${before}\n${words}`));
    return ['commencement_date', 'expiration_date'].map((id) => decisions.get(id)?.values[0]?.value ?? null);
  };
  expect(daysOf('Keys Fri 6 November 2026, out by 6pm Thurs 31 December 2026.')).toEqual(['2026-11-06', '2026-12-31']);
  expect(daysOf('You are in on 1 May 2027 and out 30 June 2027.')).toEqual(['2027-05-01', '2027-06-30']);
  // The day of the second date is not a length of time, and its year is not a day.
  const rent = 'Offer for the kiosk at 12 Cross Street, Leeds. Rent £450 a week.';
  expect(daysOf('You are in on 1 May 2027 and out 30 June 2027.', rent)).toEqual(['2027-05-01', '2027-06-30']);
  expect(daysOf('The survey was done 6 November 2026, and the report is due 31 December 2026.')).toEqual([null, null]);
});

test('the last group of an amount with spaces is not an amount', () => {
  expect(amountsOf('R 41 250 a month').map(({ amount }) => amount)).not.toContain(250);
  expect(amountsOf('$41,250 a month').map(({ amount }) => amount)).toContain(41_250);
});

test('a length in two words is not read from its second half', () => {
  const { decisions } = decideLetter(
    read('Dear Tom,\nThe period could be thirty-five months so that nobody has to register it.'),
  );
  expect(decisions.get('term_months')?.values[0]?.value).toBe(35);
});

test('a request of the other party that this message refuses is not a risk', () => {
  const guaranty = letterRisks.find(({ rule }) => rule === 'personal_guaranty_stated') ?? expect.fail('no such rule');
  const found = (text: string) => findRisk(guaranty, read(text)) !== null;
  expect(found('You asked for a guaranty from Dr. Nguyen.')).toBe(true);
  for (const refused of ['that is a deal breaker for us', 'we cannot accept it', 'it is not acceptable'])
    expect(found(`You asked for a guaranty from Dr. Nguyen – ${refused}.`)).toBe(false);
});

test('the answers to a request count, not what it asked for', () => {
  const { decisions } = decideLetter(
    read(
      'RESPONSE TO REQUEST FOR PROPOSAL\nSquare Feet / Premises:\nTenant Request: 14,500 SF\nLandlord Response: 14,872 RSF, the entire 11th floor.\nLease Term:\nTenant Request: 7 or 10 years\nLandlord Response: One hundred twenty-six (126) months.\nLease Commencement:\nTenant Request: December 1, 2026\nLandlord Response: Agreed.',
    ),
  );
  const valueIn = (id: string) => decisions.get(id)?.values[0]?.value;
  expect([valueIn('premises_rsf'), valueIn('term_months'), valueIn('commencement_date')]).toEqual([
    14_872,
    126,
    '2026-12-01',
  ]);
});

test('the deadline for replying to an older message must be checked', () => {
  const thread = `From: Priya Raman
To: Luke Ferris
Date: Tue, 6 Oct 2026
Subject: RE: 3rd floor

Size: 9,140 RSF
Rate: $47.50 full service

On Oct 1, 2026, Luke Ferris wrote:
Landlord offers 11,275 RSF at $49.00 per RSF.
This offer expires on October 9, 2026 unless accepted.`;
  const answerBy = (text: string) => decideLetter(read(text)).decisions.get('letter_expiration')?.values[0];
  expect(answerBy(thread)).toMatchObject({ value: '2026-10-09', state: 'check' });
  expect(answerBy(thread.slice(thread.indexOf('Landlord offers')))).toMatchObject({
    value: '2026-10-09',
    state: 'found',
  });
});

test('the day on which the offer lapses is not the end of the lease', () => {
  const sheet =
    'TERM SHEET\nTerm\tFive (5) years\nExpiration\tThis term sheet lapses if not signed by December 12, 2027';
  const { decisions } = decideLetter(read(sheet));
  expect(decisions.get('letter_expiration')?.values[0]?.value).toBe('2027-12-12');
  expect(decisions.get('expiration_date')?.values).toEqual([]);
});

test('a figure that leases would read otherwise must be checked', () => {
  const escalation = (text: string) => decideLetter(read(text)).decisions.get('escalation')?.values[0];
  expect(escalation('Escalation: 15% every 36 months')).toMatchObject({
    shown: '15% every 36 months',
    state: 'check',
    reason: 'These words can also be read as “15% a year”.',
  });
  expect(escalation('Escalation: 3% per year')).toMatchObject({ state: 'found' });
});

test.each([
  ['1. Owner. Tryon Owner, L.P.', 'Owner', 'landlord'],
  ['The space: Suite 940', 'The space', 'premises'],
  ['¶5 Free rent. Two months.', 'Free rent', 'free_rent'],
  ['Q13. Security deposit?\nA13. One month.', 'Security deposit?', 'deposit'],
  ['LL\tEagle Fork LLC\nT\tPine Inc.', 'LL', 'landlord'],
  ['Break\nTenant only, on expiry of year 5.', 'Break', 'termination'],
  ['deposit = one month', 'deposit', 'deposit'],
  ['5. Economics\nYear 1 at $0.94 net.', 'Economics', 'rent'],
  ['Quiet period\t21 days', 'Quiet period', 'exclusivity'],
  ['Make good\tRacking is removed.', 'Make good', 'restoration'],
  ['Retainer\tTwo months', 'Retainer', 'deposit'],
  ['6. TERM:\tTen (10) years', 'TERM:', 'term'],
  ['2.1 Initial Term: Seven (7) years', 'Initial Term', 'term'],
  [
    '12.2 Confidentiality (binding). Each side keeps the terms to itself.',
    'Confidentiality (binding)',
    'confidentiality',
  ],
])('terms are read under any kind of heading: %s', (text, heading, topic) => {
  const [term] = termsOf(read(text));
  expect([term?.heading, term?.topics.includes(topic as never)]).toEqual([heading, true]);
});

test('a short numbered line starts a term, whatever its words', () => {
  const terms = termsOf(read('1. Ownership entity\nHarlan LLC.\n2. Loading\nSix docks.'));
  expect(terms.map(({ heading, parts }) => [heading, parts.length])).toEqual([
    ['Ownership entity', 1],
    ['Loading', 1],
  ]);
});

test('the rows of a rent table belong to their heading, whatever their periods are called', () => {
  const [rent, deposit] = termsOf(
    read(
      '3. Rent Schedule\nPhase\tPeriod\tMonthly Rent\nPhase 1 Holding\tMonths 1 through 4\t$2,900\nPhase 2 Operational\tMonth 5 on\t$5,750\nSecurity deposit: one month',
    ),
  );
  expect([rent?.parts.length, deposit?.heading]).toEqual([3, 'Security deposit']);
});

test('a label in parentheses does not start a term', () => {
  const [term] = termsOf(read('Free Rent: 6 months (the first of the Lease Term: May to October)'));
  expect(term?.parts.map(({ text }) => text)).toEqual(['6 months (the first of the Lease Term: May to October)']);
});

test('the labels below a table of rent start terms of their own', () => {
  const terms = termsOf(
    read(
      'BASE RENT:\nMonths\tAnnual Rate\tMonthly\n1 – 12\t$21.50\t$32,680.00\nPARKING:\tTwo stalls\nSIGNAGE:\tA panel',
    ),
  );
  expect(terms.map(({ heading, parts }) => [heading, parts.length])).toEqual([
    ['BASE RENT', 2],
    ['PARKING:', 1],
    ['SIGNAGE:', 1],
  ]);
});

test('several labels in one paragraph start several terms', () => {
  const terms = termsOf(
    read('Landlord: Quarry Street Partners Tenant: Iron Brewing LLC Premises: 11,000 square feet Term: Ten years'),
  );
  expect(terms.map(({ heading, parts }) => [heading, parts[0]?.text.trim()])).toEqual([
    ['Landlord', 'Quarry Street Partners'],
    ['Tenant', 'Iron Brewing LLC'],
    ['Premises', '11,000 square feet'],
    ['Term', 'Ten years'],
  ]);
});

test.each([
  ['Landlord and Tenant Act 1954', ['renewal']],
  ['Operating expenses and taxes', ['expenses', 'taxes']],
  ['Term sheet', []],
])('a heading gives the topics of its term: %s', (heading, topics) => {
  expect(topicsOfHeading(heading)).toEqual(topics);
});

test('the terms that remain binding are listed, even if the text only refers to them', () => {
  const named = (text: string) => classifyBinding(read(text)).carveouts;
  expect(
    named(
      '1. Apart from paragraphs 2 through 3, nothing in this letter creates rights or duties.\n2. Confidentiality. Each side will keep the terms to itself.\n3. Stand-still. Owner shall not market the premises until May 15.',
    ),
  ).toEqual(['exclusivity', 'confidentiality']);
  expect(
    named(
      'Nobody is bound by this. Points 2 and 3 take effect now.\n2. Time. We do not bargain with others until May.\n3. Costs. Whoever leaves pays the design fees.',
    ),
  ).toEqual(['exclusivity', 'legal costs']);
  expect(named('Non-binding, except that Owner stops showing the suite until May.')).toEqual(['exclusivity']);
  expect(
    named('Only the stand-still and costs paragraphs are intended to be legally binding. The rest is not binding.'),
  ).toEqual(['exclusivity', 'legal costs']);
  expect(named('Nobody owes anybody a thing here. Two exceptions, please. Keep our maps private.')).toEqual([
    'confidentiality',
  ]);
  expect(
    named(
      'From today Owner will not market the space. The parties will not disclose the rent. These two sentences bind; the rest has no legal effect.',
    ),
  ).toEqual(['exclusivity', 'confidentiality']);
});
