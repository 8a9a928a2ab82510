import { afterAll, describe, expect, test } from 'vitest';
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts';
import { type MadePage, makePdf, page } from '../../tests/support/make-pdf.ts';
import { locateQuote } from './locate-quote.ts';
import { openDocument } from './open-document.ts';

const reader = createDocumentReader();
afterAll(() => reader.close());
const open = async (pages: MadePage[]) => openDocument(await reader.read(makePdf(pages), 'pdf'));

describe('a PDF', () => {
  test('becomes one text: lines of a paragraph are joined, even across pages, and paragraphs are separated', async () => {
    const document = await open([
      page([
        'ARTICLE 4 RENT',
        null,
        '4.1 Base Rent. Tenant shall pay to Landlord the Base Rent in advance on the first day of',
        'each calendar month during the Term, without notice or demand and without any set-off or',
      ]),
      page(['deduction whatsoever.', null, '4.2 Late Charges. Any Rent that is late bears interest.']),
    ]);
    expect(document.text.split('\n')).toEqual([
      'ARTICLE 4 RENT',
      '4.1 Base Rent. Tenant shall pay to Landlord the Base Rent in advance on the first day of each calendar month during the Term, without notice or demand and without any set-off or deduction whatsoever.',
      '4.2 Late Charges. Any Rent that is late bears interest.',
    ]);
    const quote = locateQuote(document, 'set-off or deduction whatsoever');
    expect(quote).toMatchObject({ page: 1, lastPage: 2, clause: 'Section 4.1' });
    expect(quote?.boxes.map((box) => box.page)).toEqual([1, 2]);
    expect(locateQuote(document, 'deduction')).toMatchObject({ page: 2 });
  });

  test('has nested parts: articles, sections, and items within items', async () => {
    const document = await open([
      page([
        'ARTICLE 4',
        'RENT',
        null,
        '4.1 Base Rent. Tenant shall pay:',
        null,
        '(a) the Base Rent;',
        null,
        '(b) the following further sums:',
        null,
        '(i) Taxes;',
        null,
        '(ii) Insurance.',
        null,
        '(c) interest.',
        null,
        '4.2 Late Charges. See Section 9.',
        null,
        'EXHIBIT B',
        'WORK LETTER',
      ]),
    ]);
    expect(document.clauses.map(({ label, title, parent }) => [label, title, parent])).toEqual([
      ['Article 4', 'RENT', null],
      ['Section 4.1', 'Base Rent', 0],
      ['Section 4.1(a)', '', 1],
      ['Section 4.1(b)', '', 1],
      ['Section 4.1(b)(i)', '', 3],
      ['Section 4.1(b)(ii)', '', 3],
      ['Section 4.1(c)', '', 1],
      ['Section 4.2', 'Late Charges', 0],
      ['Exhibit B', 'WORK LETTER', null],
    ]);
  });

  test('keeps its tables, even with stacked cells, short lines or labels next to their values', async () => {
    const rows = [
      ['Lease Year', 'Annual', 'Monthly'],
      ['1', '$120,000.00', '$10,000.00'],
      ['2', '$123,600.00', '$10,300.00'],
      ['3', '$127,308.00', '$10,609.00'],
    ];
    const document = await open([
      {
        texts: [
          { x: 72, y: 90, text: 'The Base Rent is as follows for each Lease Year of the Term, in lawful money:' },
          ...rows.flatMap((cells, row) =>
            cells.map((text, column) => ({ x: 72 + 150 * column, y: 120 + 16 * row, text })),
          ),
        ],
      },
    ]);
    expect(document.tables).toHaveLength(1);
    const cells = document.tables[0]?.rows.map((row) =>
      row.cells.map(({ start, end }) => document.text.slice(start, end)),
    );
    expect(cells).toEqual(rows);
    expect(document.text).toContain('2\t$123,600.00\t$10,300.00');
  });

  test('joins a numbered label that is broken over two lines, and keeps rows of amounts in a value apart', async () => {
    const rows = [
      ['a) Tenant:', 'Quill Studio, Inc.'],
      ['b) Commencement', 'Later of May 1, 2020'],
      ['Date:', 'and completion'],
      ['c) Monthly Rent:', 'Period', 'Amount'],
      ['', 'Months 1 to 12', 'USD$9,000.00'],
      ['', 'Months 13 to 24', 'USD$9,270.00'],
    ];
    const texts = rows.flatMap((cells, row) =>
      cells.flatMap((text, column) => (text === '' ? [] : [{ x: 72 + 150 * column, y: 120 + 14 * row, text }])),
    );
    const document = await open([{ texts }]);
    expect(
      document.text
        .trim()
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual([
      'a) Tenant:\tQuill Studio, Inc.',
      'b) Commencement Date:\tLater of May 1, 2020 and completion',
      'c) Monthly Rent:\tPeriod\tAmount',
      'Months 1 to 12\tUSD$9,000.00',
      'Months 13 to 24\tUSD$9,270.00',
    ]);
  });

  test('does not split the values of a summary at the columns of the rent table below it', async () => {
    const labels = [
      ['1.1 Landlord:', 'Quarry Street Holdings Realty Group, L.P., a partnership'],
      ['1.2 Tenant:', 'Quill Studio Furniture Corporation, doing business as Quill'],
      ['1.3 Premises:', 'Building 10, with an address of 40 North Quarry Road, Tempe'],
      ['1.4 Minimum', '(Article 5)'],
      ['Rent:'],
    ];
    const rents = [
      ['Per Foot', 'Per Annum', 'Per Month', 'Years'],
      ['$15.00', '$225,645.00', '$18,803.75', '1-5'],
      ['$17.00', '$255,731.00', '$21,310.92', '6-10'],
    ];
    const after = [
      ['1.5 Percentage Rent:', 'Three percent (3%) of gross sales over the break point (Article 5)'],
      ['1.6 Use:', 'The retail sale of solid wood furniture and related accessories'],
    ];
    const lines = [...labels, ...rents, ...after];
    const texts = lines.flatMap((cells, row) =>
      cells.map((text, column) => ({ x: 72 + (cells.length > 2 ? 100 : 140) * column, y: 120 + 14 * row, text })),
    );
    const document = await open([{ texts }]);
    expect(
      document.text
        .trim()
        .split('\n')
        .filter((line) => line !== ''),
    ).toEqual([
      ...labels.slice(0, 3).map((cells) => cells.join('\t')),
      '1.4 Minimum Rent:\t(Article 5)',
      ...[...rents, ...after].map((cells) => cells.join('\t')),
    ]);
  });

  test('reads a table by its drawn borders, wherever the lines are in their cells', async () => {
    const document = await open([
      {
        texts: [
          { x: 72, y: 80, text: 'Reference Schedule' },
          { x: 72, y: 112, text: 'Item' },
          { x: 130, y: 118, text: 'Landlord' },
          { x: 230, y: 112, text: 'Corella Holdings Ltd of Level 4,' },
          { x: 72, y: 125, text: '1' },
          { x: 230, y: 125, text: '90 Moorabool Street' },
          { x: 72, y: 152, text: 'Item 2' },
          { x: 130, y: 152, text: 'Tenant' },
          { x: 230, y: 152, text: 'Ironbark Ltd' },
          { x: 72, y: 182, text: 'Both parties sign this schedule together with the lease itself.' },
          { x: 72, y: 220, text: 'The rest of the lease follows.' },
        ],
        rules: [
          ...[100, 135, 165, 195].map((y) => ({ x: 68, y, width: 442, height: 0.75 })),
          ...[68, 510].map((x) => ({ x, y: 195, width: 0.75, height: 95 })),
          // The last row is one cell.
          ...[126, 226].map((x) => ({ x, y: 165, width: 0.75, height: 65 })),
        ],
      },
    ]);
    expect(document.text.split('\n')).toEqual([
      'Reference Schedule',
      'Item 1\tLandlord\tCorella Holdings Ltd of Level 4, 90 Moorabool Street',
      'Item 2\tTenant\tIronbark Ltd',
      'Both parties sign this schedule together with the lease itself.',
      'The rest of the lease follows.',
    ]);
    expect(document.tables).toHaveLength(1);
  });

  test('reads a table with open sides by the borders inside', async () => {
    const document = await open([
      {
        texts: [
          { x: 72, y: 118, text: 'Landlord' },
          { x: 172, y: 112, text: 'Corella Holdings Ltd of' },
          { x: 172, y: 125, text: 'Moorabool Street' },
          { x: 72, y: 152, text: 'Tenant' },
          { x: 172, y: 152, text: 'Ironbark Ltd' },
        ],
        rules: [
          ...[100, 135, 165].map((y) => ({ x: 68, y, width: 300, height: 0.75 })),
          { x: 166, y: 165, width: 0.75, height: 65 },
        ],
      },
    ]);
    expect(document.text.split('\n')).toEqual([
      'Landlord\tCorella Holdings Ltd of Moorabool Street',
      'Tenant\tIronbark Ltd',
    ]);
  });

  test('treats neither underlines nor lines that text crosses as borders', async () => {
    const texts = [
      { x: 72, y: 110, text: 'The Tenant shall pay the rent on the first day of each month of the term.' },
      { x: 72, y: 130, text: 'The Landlord shall keep the roof, the walls and the pipes in good repair.' },
    ];
    const across = [100, 117, 137].map((y) => ({ x: 68, y, width: 120, height: 0.75 }));
    const upright = [68, 100, 188].map((x) => ({ x, y: 137, width: 0.75, height: 37 }));
    for (const rules of [across, [...across, ...upright]])
      expect((await open([{ texts, rules }])).tables, JSON.stringify(rules)).toEqual([]);
  });

  test('a line that is only a label begins a paragraph, also if the label takes two lines', async () => {
    const lines = [
      'A portion of the eighth floor of the Building, substantially as shown on the plan attached as Exhibit B',
      'Rentable Area',
      'of the Premises:',
      '16,541 square feet of Rentable Area, which the parties have agreed upon and which shall not be measured again.',
      'Tenant:',
      'Kura Oncology, Inc.',
    ];
    const document = await open([{ texts: lines.map((text, index) => ({ x: 72, y: 100 + 14 * index, text })) }]);
    expect(document.text).toContain('\nRentable Area of the Premises:\n16,541');
    expect(document.text).toContain('\nTenant:\nKura');
  });

  test('the terms of a list stay apart, even if they are set as close as the lines of one term', async () => {
    const terms = [
      'Rent review: Upward only to open market rent at the fifth anniversary of the lease, by an expert',
      'Break clause: Tenant only, at the end of year 5 on 6 months notice, if the rent is paid',
      '11. Conditions: Approval of the lender of the landlord and of the board of trustees of the tenant',
      '12. Binding Effect. Except for paragraph 10 nothing in this letter binds either of the parties to it',
    ];
    const document = await open([page([...terms.slice(0, 2), null, ...terms.slice(2)])]);
    expect(document.text.split('\n')).toEqual(terms);
    const prose = [
      'Notices: every notice to a party goes to the address that it gave last, and a notice to the',
      'landlord also goes to its lender: it counts on the day on which both have got it in writing.',
    ];
    expect((await open([page(prose)])).text).toBe(prose.join(' '));
  });

  test('entries of a summary and exhibits of a list stay apart, even if most of the page has only such lines', async () => {
    const prose = [
      'Landlord leases to Tenant the premises described above, located in the buildings that are described on',
      'the attached plan, together with the right to use the common areas of the project for the whole term of',
      'this lease and of each extension, without any further payment.',
    ];
    const summary = [
      'm. Cleaning Fee N/A',
      'n. Prepaid Rent N/A',
      'o. Use of the Premises for general purpose offices',
      'Exhibit F- Tenant Work Letter',
      'Exhibit G- Intentionally Omitted',
      'Exhibit H- Intentionally Omitted',
      'Exhibit I- Declaration of Commencement Date',
      'Exhibit J- Improvement Allowances',
    ];
    const document = await open([
      {
        texts: [
          ...summary.map((text, index) => ({ x: 72, y: 100 + 26 * index, text })),
          ...prose.map((text, index) => ({ x: 72, y: 380 + 13 * index, text })),
        ],
      },
    ]);
    expect(document.text.split('\n')).toEqual([...summary, prose.join(' ')]);
  });

  test('double-spaced prose stays together above a note with single spacing', async () => {
    const prose = Array.from(
      { length: 10 },
      () => 'the tenant shall pay the rent on the first day of each month, in advance and',
    );
    const note = ['See the plan that is attached to this lease for the exact place and', 'extent of the premises.'];
    const document = await open([
      {
        texts: [
          ...prose.map((text, index) => ({ x: 72, y: 100 + 26 * index, text })),
          ...note.map((text, index) => ({ x: 72, y: 420 + 13 * index, text })),
        ],
      },
    ]);
    expect(document.text.split('\n')[0]).toBe(prose.join(' '));
  });

  test('reads two columns one after the other, even if they are close together', async () => {
    const left = [
      '1.01 The landlord lets to the tenant the third',
      'floor of the building for a term of seven full',
      'years, and the tenant takes it for this term.',
      '1.02 The tenant shall pay rent in advance and',
      'without set-off on the first day of each month',
      'at the office of the landlord named in this',
      'lease or where the landlord may later direct.',
      '1.03 The tenant shall keep the floor in repair',
      'and give it up at the end of the term as it is',
      'now, but for wear and for loss by fire that a',
      'policy of the landlord would have to pay, in',
    ];
    const right = [
      'which case the landlord shall repair the floor',
      'at the cost of the landlord and without delay.',
      '2.01 The tenant shall not assign this lease or',
      'sublet a part of the floor unless the landlord',
      'agrees to it in writing, and the landlord may',
      'not withhold this consent without good reason.',
      '2.02 The tenant shall use the floor for offices',
      'and for no other purpose, and shall not burden',
      'the floor beyond what the building can carry.',
      '2.03 A notice is good if it is sent by letter to',
      'the other party at the address in this lease.',
    ];
    const lines = (x: number, texts: readonly string[]) => texts.map((text, row) => ({ x, y: 120 + 13 * row, text }));
    const document = await open([{ texts: [...lines(72, left), ...lines(310, right)] }]);
    expect(document.tables).toEqual([]);
    expect(document.text).toContain(
      'but for wear and for loss by fire that a policy of the landlord would have to pay, in which case the landlord shall',
    );
    expect(document.text).toMatch(/policy of the landlord.*\n2\.01 The tenant shall not assign/s);
  });

  test('keeps lines together that a typewriter stretched with extra spaces', async () => {
    const lines = [
      '2.1 Letting.  Lessor hereby leases to Lessee,  and Lessee hereby  leases',
      'from  Lessor,  the  Premises,  for the  term,  at the  rental,  and upon',
      'the  terms,  covenants  and  conditions  set forth in this Lease. Unless',
      'otherwise  provided herein,  any  statement of square  footage set forth',
      'in this Lease is an approximation which the parties agree is reasonable.',
    ];
    const document = await open([
      {
        texts: lines.flatMap((line, row) =>
          [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({ x: 72 + 6 * index, y: 120 + 13 * row, text })),
        ),
      },
    ]);
    expect(document.tables).toEqual([]);
    expect(document.text).toBe(lines.join(' ').replace(/ +/g, ' '));
  });

  test('joins a word that is broken at the end of a line, and keeps a hyphen between words', async () => {
    const document = await open([
      page([
        'The Tenant shall pay the rent for the whole term, and this lease has a clause on reno-',
        'vation, on the non-refundable part of the deposit, and on every other thing that a non-',
        'refundable payment is good for.',
      ]),
    ]);
    expect(document.text).toContain('a clause on renovation, on the non-refundable part');
    expect(document.text).toContain('that a non-refundable payment');
  });

  test('leaves out a header that both pages of a short document repeat', async () => {
    const document = await open(
      [1, 2].map((number) => ({
        texts: [
          { x: 72, y: 40, text: 'Office Lease - 100 Main Street' },
          { x: 72, y: 200, text: `Clause of page ${number} has its own words.` },
        ],
      })),
    );
    expect(document.text).not.toContain('Office Lease');
  });

  test('leaves out running heads, page numbers and struck-out text', async () => {
    const pages = [1, 2, 3, 4].map((number) => ({
      texts: [
        { x: 72, y: 40, text: 'Office Lease - 100 Main Street' },
        { x: 72, y: 200, text: `Clause of page ${number} with live words and dead words in it.` },
        { x: 300, y: 770, text: String(number) },
      ],
      rules: [{ x: 258, y: 197, width: 62 }],
    }));
    const document = await open(pages);
    expect(document.text).not.toMatch(/Office Lease|dead|\n\d\n/);
    expect(document.text).toContain('Clause of page 2 with live words');
    expect(document.struck.passages).toBe(4);
  });
});

test('keeps the pages of a long document in order, and joins a passage that is struck out across two pages', async () => {
  const pages = Array.from({ length: 40 }, (_, index) => {
    const made = page([`Page ${index + 1} begins.`, `Page ${index + 1} ends.`]);
    // The last line of every third page is struck out, and so is the first line of the next page.
    const rule = { x: 70, width: 200, height: 0.6 };
    if (index % 3 === 0) return { ...made, rules: [{ ...rule, y: 100.5 }] };
    return index % 3 === 1 ? { ...made, rules: [{ ...rule, y: 86.5 }] } : made;
  });
  const document = openDocument(await reader.read(makePdf(pages, { compress: true }), 'pdf'));
  const numbers = [...document.text.matchAll(/Page (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  expect(numbers).toHaveLength(80 - 27);
  expect(document.struck.passages).toBe(14);
});
