import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { decideFields, factsOf, wholeEnd } from './collect-facts.ts';
import type { FieldId } from './fields/index.ts';

const quoted = (text: string) => {
  const end = text.indexOf('|');
  const whole = text.replace('|', '');
  const span = wholeEnd(whole, { start: 0, end });
  return whole.slice(span.start, span.end);
};

describe('the end of a quote', () => {
  test.each([
    [
      'notice nine months prior to the initial Expiration| Date or any',
      'notice nine months prior to the initial Expiration Date',
    ],
    ['prior to the end of the Lease Term then in| effect; and', 'prior to the end of the Lease Term then in effect'],
    ['prior to the end of the term of this| Lease.', 'prior to the end of the term of this Lease'],
    ['interest is added to the Tena|nt’s costs', 'interest is added to the Tenant’s'],
    ['the rent is due on June 1, 2020|. Tenant', 'the rent is due on June 1, 2020'],
    ['the Commencement Date| Tenant shall pay', 'the Commencement Date'],
    ['the Premises are Suite 200| of the Building', 'the Premises are Suite 200'],
    ['within ten days after the|\nNext line', 'within ten days after the'],
  ])('%s', (text, quote) => {
    expect(quoted(text)).toBe(quote);
  });

  test('a quote that is long already stays as it is', () => {
    const text = `${'word '.repeat(100)}of| this lease.`;
    expect(quoted(text)).toBe(text.slice(0, text.indexOf('|')));
  });
});

const readField = (id: FieldId, lines: string) => {
  const text = prepareText(caseDocument(lines));
  const judged = { kind: 'lease' as const, name: 'a lease', evidence: null };
  return factsOf(text, judged, decideFields(text, judged), [])
    .all(id)
    .map(({ decided }) => decided.shown);
};

test('a yearly rise that also counts in option periods is one of the term', () => {
  const rise = 'Commencing Year 2 and annually thereafter the base rent shall increase by 5%';
  expect(readField('escalation', `RENT\n${rise}, including option periods.`)).toEqual(['5% a year']);
  expect(readField('escalation', `RENT\nIn the option period, ${rise.toLowerCase()}.`)).toEqual([]);
});

test.each([
  ['Unless Landlord elects otherwise', 'Tenant must restore the premises'],
  ['If Landlord so elects', 'Tenant must restore the premises if the landlord asks'],
])('%s: %s', (condition, shown) => {
  const clause = `${condition}, Tenant shall remove each alteration at the end of the Term and restore the Premises to its prior condition.`;
  expect(readField('alterations_restoration', `ALTERATIONS\n${clause}`)).toContain(shown);
});
