import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { flowAt, flowing } from './flow.ts';
import { prepareText } from './lease-text.ts';

const joined = (text: string) => flowing(prepareText(caseDocument(text)).blocks).map((block) => block.text);

describe('paragraphs that the layout has split', () => {
  test('a sentence that continues on the next line is one paragraph', () => {
    expect(
      joined(
        'Tenant shall exercise the option by written notice at least\nnine months before the Term expires.\nNotices',
      ),
    ).toEqual([
      'Tenant shall exercise the option by written notice at least nine months before the Term expires.',
      'Notices',
    ]);
  });

  test('a sentence whose year is on a separate line is one paragraph', () => {
    expect(
      joined('The term of this lease shall end on the 31st day of\nMarch,\n2000 with an option for five years.'),
    ).toEqual(['The term of this lease shall end on the 31st day of March, 2000 with an option for five years.']);
  });

  test('the items of a choice belong to it, and items of another list do not', () => {
    expect(
      joined(
        'The Term commences on the later of:\n(a) substantial completion; and\n(b) May 1, 2020.\n(c) Rent is due monthly.',
      ),
    ).toEqual([
      'The Term commences on the later of: (a) substantial completion; and (b) May 1, 2020.',
      '(c) Rent is due monthly.',
    ]);
    expect(joined('Tenant shall pay for each of the following:\n(a) water; and\n(b) power.')).toHaveLength(3);
  });

  test('a numbered clause after “and” is a separate paragraph', () => {
    expect(
      joined('20.1 Lessee shall pay all taxes on wages of its employees; and\n20.2 Lessor shall pay taxes.'),
    ).toHaveLength(2);
  });

  test('complete sentences, headings and rows stay separate', () => {
    expect(joined('The Term is five years and ends in May.\nrent is due monthly.')).toHaveLength(2);
    expect(joined('Tenant:\tAcme\nof New York')).toHaveLength(2);
  });

  test('every line knows where its paragraph starts', () => {
    const text = prepareText(
      caseDocument('Tenant shall give its notice at least\nnine months before the end.\nNotices'),
    );
    expect(text.blocks.map(({ index }) => flowAt(text, index)?.start)).toEqual([0, 0, text.blocks[2]?.start]);
  });
});
