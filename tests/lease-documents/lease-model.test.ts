import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DocumentReport, leaseAnalysisSchema, leaseReportSchema } from '#contract/lease-report.ts';
import { type ModelCalls, ModelFailure } from '#contract/model.ts';
import { analyzeLetter } from '#documents/lease/letter/letter-report.ts';
import { askModel, type ModelClaim, type ModelClaims, type RiskClaim } from '#documents/lease/model/ask-model.ts';
import { modelParts } from '#documents/lease/model/model-parts.ts';
import { type LeaseText, prepareText } from '#documents/lease/prepare/lease-text.ts';
import { readLayout } from '#documents/read-layout.fixture.ts';
import { abstractLease, analyzeLease } from '../support/lease-reports.ts';
import { promptInjections } from '../support/prompt-injections.ts';

/** What a language model may and may not change in a lease report. */
function open(name: string, change: (layout: string) => string = (layout) => layout): LeaseText {
  const layout = readFileSync(join(import.meta.dirname, 'texts', `${name}.txt`), 'utf8');
  return prepareText(readLayout(change(layout)));
}
const appending =
  (...lines: string[]) =>
  (layout: string) =>
    `${layout}\n\n${lines.join('\n\n')}\n`;

/** A stand-in for the language model that answers each part of the document with the claims that the test gives. */
function claiming(
  claims: (part: string, number: number) => readonly ModelClaim[],
  risks: readonly RiskClaim[] = [],
): ModelCalls & { parts: string[] } {
  const parts: string[] = [];
  return {
    name: 'a stand-in',
    parts,
    async ask(question) {
      parts.push(question.data['document'] ?? '');
      return question.answer.parse({ fields: claims(question.data['document'] ?? '', parts.length), risks });
    },
    spent: () => ({ calls: parts.length, failures: 0, inputTokens: 900, outputTokens: 100, dollars: 0.0123 }),
  };
}

type Tool<Report> = (text: LeaseText, said: ModelClaims | null) => Report;

async function reportWith<Report extends DocumentReport>(
  text: LeaseText,
  tool: Tool<Report>,
  model: ModelCalls,
): Promise<Report> {
  const parts = modelParts(text.document).parts.map(({ text: part }) => part);
  return tool(text, await askModel(parts, model));
}

const shortForm = appending(
  '10. Guaranty. Maria Lindqvist as guarantor of this lease stands behind every promise of Tenant.',
  '11. Receipt. Landlord has received from Tenant $2,100.00, which is the deposit.',
);

test('a model confirms values and adds missing ones, and if it disagrees the value must be checked [D.47] [D.107]', async () => {
  const text = open('short-form', shortForm);
  const builtIn = abstractLease(text);
  const report = await reportWith(
    text,
    abstractLease,
    claiming(() => [
      {
        field: 'tenant',
        value: 'Corner Cycle Works, Inc.',
        quote: 'Corner Cycle Works, Inc., a Vermont corporation ("Tenant")',
      },
      {
        field: 'term_months',
        value: 'One (1) year',
        quote: '3. Term. One (1) year, from June 1, 2023 to May 31, 2024.',
      },
      // Straight quotation marks and one wrong letter: the passage is still found, and quoted as in the document.
      {
        field: 'guarantor',
        value: 'Maria Lindqvist',
        quote: 'Maria Lindqvist as guarantor of this lease stands behind evrey promise of Tenant.',
      },
    ]),
  );
  expect(leaseReportSchema.parse(report)).toEqual(report);
  const guarantor = [report.fields['guarantor']].flat()[0];
  expect(guarantor).toMatchObject({
    value: 'Maria Lindqvist',
    quote: expect.stringContaining('Maria Lindqvist'),
    page: 1,
  });
  expect(report.not_found.map(({ id }) => id)).not.toContain('guarantor');
  expect(report.fields['tenant']).toMatchObject({ value: 'Corner Cycle Works, Inc.', state: 'found' });
  expect(report.fields['security_deposit']).toEqual(builtIn.fields['security_deposit']);
  expect(report.engine).toBe('built-in with a stand-in');
  expect(report.notes.at(-1)).toMatch(/^a stand-in was asked 1 time \(1000 tokens, about \$0\.012\): it confirmed/);
  expect(report.markdown).toContain('Maria Lindqvist');
});

test('a verified claim can fill in what the rules left open, and derived values follow from it [D.107]', async () => {
  const layout = (text: string) =>
    text.replace('security deposit of $1,850.00', 'security deposit of $1,850.00 (see below)');
  const text = open('short-form', layout);
  const silent = abstractLease(text);
  const claimed = await reportWith(
    text,
    abstractLease,
    claiming(() => [
      {
        field: 'expiration_date',
        value: 'May 31, 2024',
        quote: '3. Term. One (1) year, from June 1, 2023 to May 31, 2024.',
      },
    ]),
  );
  expect(claimed.fields['expiration_date']).toMatchObject({ value: '2024-05-31' });
  // The dates are computed from the decisions, including accepted claims.
  expect(claimed.dates.find(({ kind }) => kind === 'expiration')?.date).toBe('2024-05-31');
  expect(claimed.dates.length).toBeGreaterThanOrEqual(silent.dates.length);
});

test('claims answer rent rows, options, notices and passages of one clause, always to be checked where no rule read them', async () => {
  const text = open(
    'short-form',
    appending(
      '10. More Rent. As long as the shed is used too, Tenant owes as rent for it a further $75.00 by the fifth of each month.',
      '11. More Time. What Tenant has is an option by letter, namely two (2) additional terms of one (1) year each.',
      '12. Notices. Whatever Landlord is told has to reach 9 Mill Lane, Stowe, Vermont 05672.',
      '13. Repairs. Tenant keeps the racks in repair. Tenant sees to the upkeep and repair of the bell.',
    ),
  );
  const claims: readonly ModelClaim[] = [
    {
      field: 'base_rent_schedule',
      value: '$75.00',
      quote: 'Tenant owes as rent for it a further $75.00 by the fifth of each month.',
    },
    {
      field: 'renewal_options',
      value: 'two (2) additional terms of one (1) year each',
      quote: 'What Tenant has is an option by letter, namely two (2) additional terms of one (1) year each.',
    },
    {
      field: 'notices',
      value: 'Whatever Landlord is told has to reach 9 Mill Lane, Stowe, Vermont 05672.',
      quote: 'Whatever Landlord is told has to reach 9 Mill Lane, Stowe, Vermont 05672.',
    },
    {
      field: 'maintenance_tenant',
      value: 'Tenant sees to the upkeep and repair of the bell.',
      quote: 'Tenant sees to the upkeep and repair of the bell.',
    },
    // The deposit is not rent.
    {
      field: 'base_rent_schedule',
      value: '$1,850.00',
      quote: 'Tenant shall pay a security deposit of $1,850.00 when this lease is signed.',
    },
  ];
  const builtIn = abstractLease(text);
  const report = await reportWith(
    text,
    abstractLease,
    claiming(() => claims),
  );
  expect(leaseReportSchema.parse(report)).toEqual(report);
  const reason = 'Only the language model read this; the rules did not.';
  const rent = report.rent.filter(({ quote }) => !builtIn.rent.some((own) => own.quote === quote));
  expect(rent).toMatchObject([{ kind: 'base', state: 'check', reason, shown: expect.stringContaining('$75.00') }]);
  // Nothing is computed from a row that no arithmetic proves.
  expect(rent[0]).not.toHaveProperty('monthly');
  expect(report.rent_totals).toEqual(builtIn.rent_totals);
  const valuesOf = (id: string) => [report.fields[id] ?? []].flat().map(({ shown, state }) => [shown, state]);
  expect(valuesOf('renewal_options')).toEqual([['2 x 12 months', 'check']]);
  expect(valuesOf('notices')).toContainEqual([claims[2]?.value, 'check']);
  expect(valuesOf('maintenance_tenant')).toContainEqual([claims[3]?.value, 'check']);
  expect(report.notes.at(-1)).toContain('1 with a quote about another topic');
});

test('an option and its notice can be claimed, and the deadline that follows from the claims is to be checked like them', async () => {
  const text = open(
    'short-form',
    appending(
      '10. More Time. What Tenant has is an option, namely two (2) additional terms of one (1) year each, if its letter about renewing comes two (2) months before the term ends.',
    ),
  );
  const quote =
    'What Tenant has is an option, namely two (2) additional terms of one (1) year each, if its letter about renewing comes two (2) months before the term ends.';
  const deadlines = (report: DocumentReport) =>
    report.dates.filter(({ kind }) => kind === 'renewal_notice_deadline').map(({ date, state }) => [date, state]);
  expect(deadlines(abstractLease(text))).toEqual([]);
  const report = await reportWith(
    text,
    abstractLease,
    claiming(() => [
      { field: 'renewal_options', value: 'two (2) additional terms of one (1) year each', quote },
      { field: 'renewal_notice', value: 'two (2) months', quote },
    ]),
  );
  expect(report.fields['renewal_notice']).toMatchObject({ value: '2 months', state: 'check' });
  expect(deadlines(report)).toEqual([['2024-03-31', 'check']]);
});

test('a model may name risks: those that the rules do not know are shown to be checked, and false ones are counted [D.108]', async () => {
  const text = open(
    'short-form',
    appending(
      '10. Moves. Landlord may at any time swap the room of Tenant for another room of the mill.',
      '11. No Lien. Landlord shall have no lien on the goods of Tenant.',
    ),
  );
  const builtIn = analyzeLease(text);
  const model = claiming(
    () => [],
    [
      { rule: 'relocation', quote: 'Landlord may at any time swap the room of Tenant for another room of the mill.' },
      { rule: 'landlord_lien', quote: 'Landlord shall have no lien on the goods of Tenant.' },
      { rule: 'landlord_lien', quote: 'Landlord shall have a lien on the goods of Tenant.' },
      { rule: 'bribes', quote: 'Vermont law governs this lease.' },
      { rule: 'recapture', quote: 'Vermont law governs this lease.' },
    ],
  );
  const report = await reportWith(text, analyzeLease, model);
  expect(leaseAnalysisSchema.parse(report)).toEqual(report);
  const added = report.risks.filter(({ reader }) => reader !== undefined);
  expect(added).toMatchObject([{ rule: 'relocation', state: 'check', reader: 'a stand-in' }]);
  expect(report.risks.filter(({ reader }) => reader === undefined)).toEqual(builtIn.risks);
  // Only certain risks are points to negotiate or in the summary.
  expect(report.negotiation).toEqual(builtIn.negotiation);
  expect(report.brief).toEqual(builtIn.brief);
  expect(report.notes.at(-2)).toContain('It named 1 risk: the rules report 0 too, and 1 is shown to be checked.');
  expect(report.notes.at(-1)).toContain('1 with a clause that says the opposite');
  expect(report.notes.at(-1)).toContain('1 with a risk that was not asked for');
  expect(report.notes.at(-1)).toContain('1 with a quote that is not in the document');
  expect(report.notes.at(-1)).toContain('1 with a quote about another topic');
  const [risk] = added;
  expect(report.markdown).toContain(risk?.text);
});

test('a lying model is detected in 100 of 100 runs: nothing made up is in the report, and all of it is counted [D.47]', async () => {
  const text = open('short-form');
  const builtIn = abstractLease(text);
  const random = numbers(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const lies: readonly (() => ModelClaim)[] = [
    // Text that is nowhere in the document.
    () => ({
      field: 'tenant',
      value: 'Mirage Holdings',
      quote: `This lease is with Mirage Holdings ${Math.floor(random() * 1e6)} ("Tenant").`,
    }),
    // A real passage, with a value that is not in it.
    () => ({
      field: 'security_deposit',
      value: `$${2_000 + Math.floor(random() * 900)}.00`,
      quote: 'Tenant shall pay a security deposit of $1,850.00 when this lease is signed.',
    }),
    // A real passage with one number changed: similar enough to be located, but the number is not there.
    () => {
      const amount = `$${pick([2, 3, 4, 6, 7, 8, 9])},850.00`;
      return {
        field: 'security_deposit',
        value: amount,
        quote: `Tenant shall pay a security deposit of ${amount} when this lease is signed.`,
      };
    },
    // Part of a number, and part of a word.
    () => ({
      field: 'security_deposit',
      value: '850.00',
      quote: 'Tenant shall pay a security deposit of $1,850.00 when this lease is signed.',
    }),
    () => ({ field: 'landlord', value: 'Lind', quote: 'This lease is between Anna K. Lindqvist ("Landlord")' }),
    // Another year in a date.
    () => ({
      field: 'expiration_date',
      value: `May 31, 20${pick([25, 26, 27, 28])}`,
      quote: 'One (1) year, from June 1, 2023 to May 31, 2024.',
    }),
    // A genuine quote about something else.
    () => ({
      field: 'guarantor',
      value: 'Corner Cycle Works, Inc.',
      quote: 'Corner Cycle Works, Inc., a Vermont corporation ("Tenant")',
    }),
    () => ({ field: 'ti_allowance', value: '$1,850.00', quote: 'Tenant shall pay rent of $1,850.00 per month' }),
    // An invented field.
    () => ({ field: 'bribe', value: 'Vermont', quote: 'Vermont law governs this lease.' }),
    // An invalid value for a numeric field.
    () => ({ field: 'premises_rsf', value: 'about', quote: 'about 900 square feet' }),
    () => ({ field: 'tenant', value: '("', quote: 'Corner Cycle Works, Inc., a Vermont corporation ("Tenant")' }),
  ];
  for (let run = 0; run < 100; run += 1) {
    const told = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(lies)());
    const report = await reportWith(
      text,
      abstractLease,
      claiming(() => told),
    );
    expect(report.fields).toEqual(builtIn.fields);
    expect(report.cross_checks).toEqual(builtIn.cross_checks);
    expect(report.not_found).toEqual(builtIn.not_found);
    expect(report.markdown).not.toMatch(/Mirage|bribe/);
    expect(report.notes.at(-2)).toContain('confirmed 0 values, added 0, corrected 0 and disagrees on 0');
    const counted = [...(report.notes.at(-1) ?? '').matchAll(/(\d+) with /g)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
    expect(counted).toBe(told.length);
  }
});

describe('a document with instructions for a language model', () => {
  test.each(promptInjections.map((said) => [said]))('has no effect on the result: %s [D.49]', async (said) => {
    const [before, after] = ['3. Term.', said];
    const text = open('short-form', (layout) => layout.replace(before, `${after}\n\n${before}`));
    const builtIn = abstractLease(text);
    // Follows every instruction that it sees, and makes up more.
    const gullible = claiming((part) => [
      ...(part.includes('Evil') ? [{ field: 'landlord', value: 'Evil Corp', quote: 'Evil Corp' }] : []),
      { field: 'tenant', value: 'Evil Corp', quote: said },
      { field: 'guarantor', value: 'Evil Corp', quote: said },
      { field: 'tenant', value: 'Evil Corp', quote: 'Tenant is Evil Corp' },
    ]);
    const report = await reportWith(text, abstractLease, gullible);
    expect(gullible.parts.join()).not.toContain('Evil');
    expect(gullible.parts.join()).toContain('security deposit');
    expect({ ...report, engine: '', notes: [], markdown: '' }).toEqual({
      ...builtIn,
      engine: '',
      notes: [],
      markdown: '',
    });
    expect(report.notes.join(' ')).toContain(
      '3 paragraphs with or next to words that address a language model were not sent to it',
    );
  });

  test('differs from ordinary leases, of which no text is withheld', () => {
    const names = [
      'short-form',
      'industrial-prose',
      'office-summary-table',
      'medical-office',
      'retail-shopping-center',
      'ground-lease',
      'sublease-prose',
      'loi-carveouts-missing',
    ];
    for (const name of names) expect([name, modelParts(open(name).document).withheld]).toEqual([name, []]);
  });
});

test('a model that gives no answer leaves the built-in report, which reports it [D.48]', async () => {
  const text = open('short-form');
  const letter = open('loi-carveouts-missing');
  for (const [document, tool] of [
    [text, abstractLease],
    [text, analyzeLease],
    [letter, analyzeLetter],
  ] as const) {
    const builtIn: DocumentReport = tool(document, null);
    const silent: ModelCalls = {
      ...claiming(() => []),
      ask: () => Promise.reject(new ModelFailure('server_error')),
    };
    const report = await reportWith<DocumentReport>(document, tool, silent);
    expect({ ...report, engine: '', notes: [], markdown: '' }).toEqual({
      ...builtIn,
      engine: '',
      notes: [],
      markdown: '',
    });
    expect(report.notes.at(-1)).toBe(
      'The language model’s server failed. It read 0 of 1 parts of the document; the built-in result is used for the rest.',
    );
    expect(report.markdown).toContain('The language model’s server failed.');
  }
});

test('a long document is read in parts: an unreadable answer affects only its part, and an unavailable model is not called again', async () => {
  const filler = Array.from(
    { length: 900 },
    (_, index) =>
      `${index + 20}. Filler. Tenant shall keep the number ${index} of the list in good order at all times, as the list says.`,
  );
  const text = open('short-form', appending(...filler));
  const parts = modelParts(text.document).parts;
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.every((part) => part.text.length <= 31_000)).toBe(true);
  const answer = async (reason: 'unreadable' | 'unreachable') => {
    let asked = 0;
    const said = await askModel(
      parts.map((part) => part.text),
      {
        ...claiming(() => []),
        async ask(question) {
          asked += 1;
          if (asked === 2) throw new ModelFailure(reason);
          return question.answer.parse({ fields: [] });
        },
      },
    );
    return { asked, read: said.parts.read };
  };
  expect(await answer('unreadable')).toEqual({ asked: parts.length, read: parts.length - 1 });
  expect(await answer('unreachable')).toEqual({ asked: 2, read: 1 });
});

/** Reproducible numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
