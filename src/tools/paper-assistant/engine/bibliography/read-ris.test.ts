import { describe, expect, test } from 'vitest';
import { describeReference } from '../render/describe-reference.ts';
import { readSeeds } from '../seeds.ts';

/** One record; each tag is written before its value. */
function read(...lines: readonly string[]) {
  const { references } = readSeeds(lines.map((line) => `${line.slice(0, 2)}  - ${line.slice(3)}`).join('\n'));
  const [reference] = references;
  if (reference === undefined) throw new Error('no record');
  return { ...reference, printed: describeReference({ ...reference, verdict: 'verified' }) };
}

describe('a court case', () => {
  test('has its docket number, reporter and court in the list', () => {
    const { type, fields, printed } = read(
      'TY CASE',
      'TI Doe v. City of Lakewood',
      'T2 F.3d',
      'VL 59',
      'SP 1234',
      'M1 18-1234',
      'PB Court of Appeals, Third Circuit',
      'DA 2019/03/01',
      'ER ',
    );
    expect(type).toBe('misc');
    expect(fields).toEqual({
      title: 'Doe v. City of Lakewood',
      howpublished: 'No. 18-1234, 59 F.3d 1234, Court of Appeals, Third Circuit',
      year: '2019',
      month: 'mar',
    });
    expect(printed).toBe('Doe v. City of Lakewood. No. 18-1234, 59 F.3d 1234, Court of Appeals, Third Circuit, 2019.');
  });

  test.each([
    [['TY CASE', 'TI A v. B', 'PB High Court', 'IS CO/33/2020'], 'CO/33/2020, High Court'],
    [['TY CASE', 'TI A v. B', 'JO U.S.', 'VL 347', 'SP 483'], '347 U.S. 483'],
    [['TY STAT', 'TI Clean Water Act', 'PB Congress'], 'Congress'],
  ])('%s is cited as %s', (lines, cited) => {
    expect(read(...lines, 'ER ').fields.howpublished).toBe(cited);
  });

  test('takes its counsel for no editor', () => {
    expect(read('TY CASE', 'TI A v. B', 'A2 Roe, Ann', 'ER ').fields.editor).toBeUndefined();
  });
});

describe('a book', () => {
  test.each([
    [['TI Tides', 'T2 a history of the bay'], 'Tides: a history of the bay.', undefined],
    [['TI Tides :', 'T2 A History of the Bay'], 'Tides: A History of the Bay.', undefined],
    [['TI Tides', 'ST Tides: a history of the bay'], 'Tides: a history of the bay.', undefined],
    [['TI Tides: a history', 'ST Tides'], 'Tides: a history.', undefined],
    [['TI Tides', 'T2 Studies in Coasts'], 'Tides. Studies in Coasts.', 'Studies in Coasts'],
    [['TI Tides', 'T2 Studies in Coasts', 'T3 Sea Library'], 'Tides. Sea Library.', 'Sea Library'],
    [['T2 Tides'], 'Tides.', undefined],
  ])('with %s is printed as %s', (lines, printed, series) => {
    const book = read('TY BOOK', ...lines, 'ER ');
    expect(book.printed).toBe(printed);
    expect(book.fields.series).toBe(series);
  });

  test('that is edited has editors, whichever tag they are in', () => {
    for (const tag of ['AU', 'A1', 'A2', 'ED'])
      expect(read('TY EDBOOK', 'TI Coasts', `${tag} Roe, Ann`, 'ER ').fields).toEqual({
        editor: 'Roe, Ann',
        title: 'Coasts',
      });
  });
});

test.each(['CHAP', 'CONF', 'BOOK', 'JOUR', 'RPRT', 'GEN', 'ELEC'])(
  'the editors of a record of type %s are read',
  (type) => {
    for (const tag of ['A2', 'ED'])
      expect(read(`TY ${type}`, 'AU Doe, Jo', 'TI Floods', `${tag} Roe, Ann`, 'ER ').fields.editor).toBe('Roe, Ann');
  },
);

test('the editors of a chapter are printed with its book', () => {
  expect(
    read('TY CHAP', 'AU Doe, Jo', 'TI Floods', 'T2 Coasts', 'A2 Roe, Ann', 'SP 3', 'EP 9', 'PY 2001', 'ER ').printed,
  ).toBe('Jo Doe. Floods. Coasts, edited by Ann Roe, 3–9, 2001.');
});

test('the advisor of a thesis is no editor, and a thesis for a master’s degree is read as one', () => {
  const thesis = ['AU Doe, Jo', 'TI Floods', 'A2 Roe, Ann', 'PB Ghent University'];
  expect(read('TY THES', ...thesis, 'ER ')).toMatchObject({ type: 'phdthesis' });
  const { type, fields } = read('TY THES', ...thesis, 'M3 Master’s thesis', 'ER ');
  expect([type, fields.editor, fields.school]).toEqual(['mastersthesis', undefined, 'Ghent University']);
});

test('a report has its number, and a patent too', () => {
  expect(read('TY RPRT', 'TI Noise', 'SN WHO-12', 'PB WHO', 'ER ').fields).toEqual({
    title: 'Noise',
    number: 'WHO-12',
    institution: 'WHO',
  });
  expect(read('TY PAT', 'TI A kite', 'VL US 1,234', 'ER ').fields.howpublished).toBe('Patent US 1,234');
});
