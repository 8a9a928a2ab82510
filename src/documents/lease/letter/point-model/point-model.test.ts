import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type LeaseText, prepareText } from '../../prepare/lease-text.ts';
import { askPoint } from '../point.ts';
import { points } from '../points/index.ts';
import { classifyTerm } from './classify-points.ts';
import { evidenceOf, leftOpen } from './term-points.ts';
import { type LabelledTerm, trainPoints } from './train-points.ts';

const offer = (text: string) => prepareText(caseDocument(`Dear Ms. Alder,\n${text}\nRegards,\nB. Birch`));

function isAsked(text: LeaseText, id: string): boolean {
  const [point] = points.filter((each) => each.id === id).map((each) => ({ ...each, answers: [] }));
  if (point === undefined) throw new RangeError(id);
  return askPoint(point, { text, has: () => false, kinds: new Set() }) !== null;
}

/** Sentences without any of the words that the rules know, and one that leaves the same point open. */
const settled = [
  [
    'insurance',
    'The tenant carries cover of three million against claims by visitors and names the owner in the policy.',
  ],
  ['brokers_commission', 'Nobody introduced us, so there is no fee to any agent.'],
  ['parking', 'Eleven surface stalls next to the entrance, none of them reserved.'],
  ['renewal', 'You may stay another five years if you tell us nine months before.'],
] as const;

describe('terms of offers worded in a way that no rule knows', () => {
  test.each(settled)('%s is settled by: %s', (point, sentence) => {
    expect(isAsked(offer(sentence), point)).toBe(false);
  });

  test('a question about a point leaves the point open and is quoted', () => {
    const text = offer('Parking: how many stalls can you give us, and at what cost?');
    expect(isAsked(text, 'parking')).toBe(true);
    expect(leftOpen(text, 'parking')?.text).toContain('how many stalls');
  });

  test('sentences about other topics settle no point', () => {
    const text = offer('It was a pleasure to meet you and your family on Thursday.');
    for (const [point] of settled) {
      expect(evidenceOf(text, point).alone).toBeLessThan(0.02);
      expect(leftOpen(text, point)).toBeNull();
    }
  });
});

describe('training', () => {
  const term = (point: string, label: LabelledTerm['label'], text: string): LabelledTerm => ({
    point,
    label,
    heading: null,
    text,
  });
  const terms = [
    term('parking', 'settles', 'Ten stalls in the garage.'),
    term('parking', 'settles', 'Four stalls in the yard.'),
    term('parking', 'open', 'Stalls to be agreed later.'),
    term('signage', 'settles', 'One panel on the pylon.'),
    term('signage', 'settles', 'A panel on the fascia.'),
    term('signage', 'open', 'Panel to be agreed later.'),
  ];

  test('the same terms give the same weights', () => {
    expect(JSON.stringify(trainPoints(terms))).toBe(JSON.stringify(trainPoints(terms)));
  });

  test('a new term is assigned to the point whose words it shares, and is open if it shares words with open terms', () => {
    const model = trainPoints(terms);
    const said = classifyTerm({ heading: '', text: 'Two stalls in the garage.' }, model);
    expect(said.of.get('parking') ?? 0).toBeGreaterThan(said.of.get('signage') ?? 1);
    expect(said.open).toBeLessThan(0.5);
    expect(classifyTerm({ heading: '', text: 'The panel to be agreed.' }, model).open).toBeGreaterThan(0.5);
  });
});
