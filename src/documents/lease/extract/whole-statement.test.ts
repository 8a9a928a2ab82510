import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import type { FieldId } from './fields/index.ts';
import { wholeStatement } from './whole-statement.ts';

/** The quote for the words between the bars. */
function quoted(id: FieldId, marked: string): string {
  const [before = '', own = '', after = ''] = marked.split('|');
  const text = prepareText(caseDocument(`${before}${own}${after}`));
  const block = text.blocks[0];
  if (block === undefined) throw new RangeError('an example has a line');
  const { start, end } = wholeStatement(id, { block }, { start: before.length, end: before.length + own.length });
  return text.document.text.slice(start, end);
}

describe('a quote includes what limits its statement', () => {
  test.each<readonly [FieldId, string, string]>([
    [
      'renewal_notice',
      'If it has not been in repeated default, |the Tenant may extend by written notice not less than eight months before the Term| expires.',
      'If it has not been in repeated default, the Tenant may extend by written notice not less than eight months before the Term expires.',
    ],
    [
      'opex_cap',
      '|Controllable Expenses shall not increase by more than 6%| per calendar year on a cumulative and compounding basis.',
      'Controllable Expenses shall not increase by more than 6% per calendar year on a cumulative and compounding basis.',
    ],
    [
      'insurance_liability',
      '|Tenant carries liability insurance of $1,000,000|, provided that an umbrella policy counts. It shall deliver a certificate.',
      'Tenant carries liability insurance of $1,000,000, provided that an umbrella policy counts.',
    ],
    [
      'estoppel',
      'So long as Landlord pays the cost, |Tenant shall sign a certificate within ten days|.',
      'So long as Landlord pays the cost, Tenant shall sign a certificate within ten days',
    ],
    ['holdover', '17. Holding over is at |150%| of the last rent.', 'Holding over is at 150% of the last rent.'],
  ])('%s: %s', (id, marked, quote) => {
    expect(quoted(id, marked)).toBe(quote);
  });
});

describe('other quotes stay as they are', () => {
  test.each<readonly [FieldId, string, string]>([
    ['landlord', '|Oak LLC| leases to Tenant, subject to the mortgage, the Premises.', 'Oak LLC'],
    [
      'estoppel',
      '|Tenant shall sign a certificate within ten days| of a request.',
      'Tenant shall sign a certificate within ten days',
    ],
    ['security_deposit', 'Deposit: |$5,000|', '$5,000'],
    ['opex_share', `Tenant pays |4%| of the costs ${'of the common areas and '.repeat(25)}the roof.`, 'Tenant pays 4%'],
  ])('%s: %s', (id, marked, quote) => {
    expect(quoted(id, marked)).toBe(quote);
  });
});
