import { expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { prepareText } from './lease-text.ts';

test('a quote begins and ends with a whole word', () => {
  const text = prepareText(caseDocument('Fixed Rent applicable to the Additional Premises increases.'));
  const quoted = (from: string, to: string) => {
    const whole = text.document.text;
    return text.quote({ start: whole.indexOf(from), end: whole.indexOf(to) + to.length }).text;
  };
  expect(quoted('cable to', 'Additio')).toBe('applicable to the Additional');
  expect(quoted('the Additional', 'Premises')).toBe('the Additional Premises');
});
