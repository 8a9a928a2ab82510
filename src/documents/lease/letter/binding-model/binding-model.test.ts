import { expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { bindingSentences } from '../binding/classify-binding.ts';
import { classifyBinding } from '../binding/describe-binding.ts';
import { effectChances } from './binding-chances.ts';
import { bindingFeatures } from './binding-features.ts';
import { trainBinding } from './train-binding.ts';
import { wordGroups } from './word-groups.ts';

const read = (text: string) => prepareText(caseDocument(text));

/** Sentences that no rule reads. */
const learned = [
  ['non_binding', 'Until the notary has put her stamp on the thing we are all just dreaming aloud.'],
  ['non_binding_with_carveouts', 'No side is stuck with it yet, apart from the hush about prices.'],
  ['binding', 'Sign at the foot and it becomes the contract, no other paper is coming.'],
] as const;

test.each(learned)(
  '%s is read from words that no rule knows, with its sentence, to be checked [D.106]',
  (wanted, said) => {
    const text = read(`We would take the two rooms over the bakery for five years at $900 a month.\n${said}`);
    expect(bindingSentences(text)).toEqual([]);
    const binding = classifyBinding(text);
    expect(binding).toMatchObject({ class: wanted, state: 'check' });
    expect(binding.text).toContain('please check');
    expect(binding.passages.map(({ quote }) => quote)).toContain(said);
  },
);

const kept = [
  'We would take the two rooms over the bakery for five years at $900 a month.',
  'This response holds until June 30, 2027.',
  'Until the notary has put her stamp on it we are just dreaming.\nSend me the first month by wire and consider it yours.',
];

test.each(kept)('a text that may bind stays unclear and is to be checked: %s [D.106]', (text) => {
  expect(classifyBinding(read(text))).toMatchObject({ class: 'ambiguous_risk_of_binding', state: 'check' });
});

test('the report never says that an offer is silent about it', () => {
  const silent = classifyBinding(read('Five years at $900 a month, starting in May.'));
  expect(silent.text).toContain('Please check');
  expect(silent.text).not.toContain('does not say');
});

test('the same lines give the same weights, and the sentence of a line that says it is found', () => {
  const lines = ['nobody is bound by this', 'nobody is tied by this', 'nobody is held by this'].flatMap((said) => [
    { sentences: ['The rent is paid in May.', said], effect: 'denies' as const },
    { sentences: [said], effect: 'denies' as const },
    { sentences: ['The rent is paid in May.'], effect: 'none' as const },
    { sentences: ['The rent is due in June.'], effect: 'none' as const },
  ]);
  const weights = trainBinding(lines);
  expect(weights).toEqual(trainBinding(lines));
  expect(effectChances('nobody is committed by this', weights).denies).toBeGreaterThan(0.5);
  expect(effectChances('The rent is paid in July.', weights).none).toBeGreaterThan(0.5);
});

test('words of the same group count as the same feature', () => {
  const groupsIn = (text: string) => bindingFeatures(text).filter((each) => each.startsWith('@'));
  expect(groupsIn('nothing holds until stamped')).toEqual(groupsIn('none sticks before signed'));
  expect(new Set(wordGroups.map(([name]) => name)).size).toBe(wordGroups.length);
});
