import { expect, test } from 'vitest';
import { readBinding } from '#documents/lease/letter/binding/read-binding.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { taggedOffers } from '../../scripts/binding-sentences.ts';

const read = taggedOffers('gate-only').map(({ name, binding, text }) => ({
  name,
  binding,
  reading: readBinding(prepareText(caseDocument(text))),
}));

test('at least 235 of 310 offers by authors whose texts train nothing are read as binding, non-binding or unclear as labeled [D.106]', () => {
  expect(read).toHaveLength(310);
  expect(read.filter(({ binding, reading }) => reading.class === binding).length).toBeGreaterThanOrEqual(235);
});

test('none of them that binds or may bind is called non-binding [D.106]', () => {
  const dangerous = read.filter(
    ({ binding, reading }) => !binding.startsWith('non_binding') && reading.class.startsWith('non_binding'),
  );
  expect(dangerous).toHaveLength(0);
});

test('19 of 20 readings shown as found are right [D.106]', () => {
  const found = read.filter(
    ({ reading }) => reading.state === 'found' && reading.class !== 'ambiguous_risk_of_binding',
  );
  const right = found.filter(({ binding, reading }) => reading.class === binding);
  expect(right.length / found.length).toBeGreaterThan(0.95);
});
