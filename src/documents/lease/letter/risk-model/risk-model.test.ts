import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { prepareText } from '../../prepare/lease-text.ts';
import { findLetterRisks } from '../letter-risk.ts';
import { letterRisks } from '../risks/index.ts';
import { classifyRisks } from './classify-risks.ts';
import { harmlessCases } from './harmless.cases.ts';
import { harmless, harmlessReading } from './harmless.ts';
import { riskAreas, riskIdeas } from './ideas.ts';
import { learnedRisks } from './learned-risks.ts';
import { type LabelledSentence, trainRisks } from './train-risks.ts';

const offer = (text: string) => prepareText(caseDocument(`Dear Ms. Alder,\n${text}\nRegards,\nB. Birch`));
const ideas = (text: string, known = riskIdeas) =>
  learnedRisks(offer(text), [], undefined, known).map(({ rule }) => rule);

/** Sentences with the kind of risk in each one. */
const raised = [
  ['guaranty_asked', 'The franchisor has to stand behind the lease and guarantee it.'],
  ['work_at_the_end', 'Tenant must take out the walk-in freezers and floor drains when it leaves at the end.'],
  ['approval_missing', 'Partner approval is pending on our side until the 14th.'],
  ['incentive_conditions', 'The allowance is gone if it is not drawn by month nine.'],
] as const;

/** A sentence that states a risk, and one with the same words and the opposite meaning. */
const opposite = [
  ['repairs_on_tenant', 'We maintain, repair and replace the HVAC units.'],
  ['expenses_not_limited', 'Opex and taxes included, whatever they come to.'],
  ['fees_and_extras', 'The 3% management fee and all after-hours charges are included.'],
  ['paid_up_front', 'Two months abated up front, first payment due on signing.'],
  ['guaranty_asked', 'The parent company will not guarantee the lease.'],
  ['money_at_risk', 'The earnest money deposit is fully refundable if you back out.'],
  ['approvals_for_use', 'The use permit from the city must be obtained, otherwise T may cancel.'],
  ['landlord_may_move_tenant', 'Relocation: Landlord may not move Tenant to other space.'],
] as const;

const silent = [
  'No prepaid rent is due at signing; the deposit comes with the keys.',
  'A lease binds only when both have signed it.',
  'Relocation: none',
  'You have keys and access at any hour of the day.',
  'It was a pleasure to meet you and your family on Thursday.',
  'Could the deposit be lost if we withdraw?',
  'The request for a personal guarantee of the founder is withdrawn.',
  'You should not have to pay for any of the repairs.',
  '35% finished) and no assignment to others.',
];

describe('risks worded in a way that no rule knows [D.106]', () => {
  test.each(raised)('%s: %s', (idea, sentence) => {
    expect(findLetterRisks(offer(sentence), letterRisks).length).toBeLessThan(2);
    expect(ideas(sentence)).toContain(idea);
  });

  test.each(silent)('nothing is reported for: %s', (sentence) => {
    expect(ideas(sentence)).toEqual([]);
  });

  test.each(opposite)(
    '%s is not reported for the opposite, and would be reported without its exclusion: %s',
    (idea, sentence) => {
      expect(ideas(sentence)).toEqual([]);
      expect(
        ideas(
          sentence,
          riskIdeas.map(({ unless: _, ...each }) => each),
        ),
      ).toEqual([idea]);
    },
  );

  test('each exclusion has a sentence that would be reported without it', () => {
    const excluding = riskIdeas.flatMap(({ idea, unless }) => (unless === undefined ? [] : [idea]));
    expect(excluding.sort()).toEqual(opposite.map(([idea]) => idea).sort());
  });

  test('each risk must be checked, has a reason and is never rated high', () => {
    const risks = raised.flatMap(([, sentence]) => learnedRisks(offer(sentence), []));
    expect(risks.length).toBeGreaterThanOrEqual(raised.length);
    for (const risk of risks) {
      expect(risk).toMatchObject({ state: 'check', reason: expect.stringContaining('compare it with the offer') });
      expect(['medium', 'low']).toContain(risk.severity);
    }
  });

  test('a sentence that a rule reports is not reported a second time', () => {
    const text = offer('The deposit is non-refundable.');
    const known = findLetterRisks(text, letterRisks);
    expect(known).not.toEqual([]);
    expect(learnedRisks(text, [])).not.toEqual([]);
    expect(learnedRisks(text, known)).toEqual([]);
  });

  test('at most two sentences are shown for each idea, and eight in total', () => {
    const guaranties = [
      'The franchisor has to guarantee the lease.',
      'The parent has to stand behind the lease and guarantee it.',
      'A corporate guaranty by the holding for the whole lease.',
    ];
    expect(ideas(guaranties.join('\n'))).toEqual(['guaranty_asked', 'guaranty_asked']);
    const more = [
      'Operator may change the prices at any time.',
      'The premises are taken as is, with all faults.',
      'Tenant pays for all repairs and replaces the HVAC units.',
      'Two other groups are looking at the space.',
      'Rent goes up with the CPI, at least 3% a year.',
      'Tenant may not assign or sublet.',
    ];
    expect(ideas([...raised.map(([, sentence]) => sentence), ...more].join('\n'))).toHaveLength(8);
  });
});

/**
 * For each kind of risk that requires words: a sentence that has them, and one about the same topic without a limit.
 */
const needed = [
  ['exclusive_weak', 'No other bakery, but the grocer sells bread.', 'No second bakery in the arcade.'],
  ['use_restricted', 'Only for the sale of shoes.', 'The premises are for offices and hospitality.'],
  [
    'access_parking_signs_limited',
    'Sixty parking passes at the prevailing rate.',
    'Sixty parking passes go with the space.',
  ],
  ['renewal_rent_weak', 'Renewal at the market rent.', 'Renewal for five years at $29.50'],
  ['incentive_conditions', 'The allowance is gone if not drawn by month nine.', 'Six months of rent abated up front.'],
  ['approval_missing', 'Our partners decide on the 14th.', 'My sister and I would like to rent it for our shop.'],
] as const;

test('a sentence about the subject of an idea is not yet its risk', () => {
  expect(riskIdeas.flatMap(({ idea, needs }) => (needs === undefined ? [] : [idea])).sort()).toEqual(
    needed.map(([idea]) => idea).sort(),
  );
  for (const [idea, stated, neutral] of needed) {
    const words = riskIdeas.find((each) => each.idea === idea)?.needs;
    expect([words?.test(stated), words?.test(neutral)], idea).toEqual([true, false]);
  }
});

test('a method in the next sentence settles the rent of the renewal', () => {
  const open = 'The rent of the renewal term is the market rent at that time.';
  expect(ideas(`${open} Notice is due nine months ahead.`)).toContain('renewal_rent_weak');
  expect(ideas(`${open} If you can't agree, three brokers decide.`)).not.toContain('renewal_rent_weak');
});

describe('sentences that use the words of a risk and state none', () => {
  test.each(harmlessCases.flatMap(({ name, harmless: texts }) => texts.map((text) => [name, text] as const)))(
    '%s: %s',
    (name, text) => expect(harmlessReading(text, 'tenant')).toBe(name),
  );

  test.each(harmlessCases.flatMap(({ name, stated }) => stated.map((text) => [name, text] as const)))(
    'a risk despite the words of: %s: %s',
    (_, text) => expect(harmlessReading(text, 'tenant')).toBeNull(),
  );

  test('every reading has cases, and each of its exceptions decides one', () => {
    expect(harmlessCases.map(({ name }) => name)).toEqual(harmless.map(({ name }) => name));
    for (const { name, unless, ...reading } of harmless) {
      if (unless === undefined) continue;
      const stated = harmlessCases.find((each) => each.name === name)?.stated ?? [];
      expect(
        stated.some((text) => harmlessReading(text, 'tenant', [{ name, ...reading }]) === name),
        name,
      ).toBe(true);
    }
  });

  test('what favors the tenant can still be a risk of the landlord', () => {
    expect(harmlessReading('Tenant may take its shelving with it.', 'landlord')).toBeNull();
  });
});

test('each idea belongs to one part of the deal', () => {
  expect(riskAreas.flatMap(({ ideas: own }) => own).sort()).toEqual(riskIdeas.map(({ idea }) => idea).sort());
});

test('a rule belongs to at most one idea, and each idea covers at least one rule', () => {
  const covered = riskIdeas.flatMap(({ covers }) => covers);
  expect(new Set(covered).size).toBe(covered.length);
  expect(riskIdeas.filter(({ covers }) => covers.length === 0)).toEqual([]);
});

test('the same sentences give the same weights, and a new sentence is assigned to the idea whose words it shares', () => {
  const sentence = (idea: string, text: string): LabelledSentence => ({ idea, heading: '', text });
  const sentences = [
    sentence('money_at_risk', 'The deposit is kept.'),
    sentence('money_at_risk', 'The token is kept by us.'),
    sentence('guaranty_asked', 'A parent guarantees it.'),
    sentence('guaranty_asked', 'Your parent guarantees the rent.'),
    sentence('none', 'The rent is due monthly.'),
    sentence('none', 'We met on Monday.'),
  ];
  const model = trainRisks(sentences);
  expect(JSON.stringify(model)).toBe(JSON.stringify(trainRisks(sentences)));
  const said = classifyRisks({ heading: '', text: 'The check is kept.' }, model);
  expect(said.of.get('money_at_risk') ?? 0).toBeGreaterThan(said.of.get('guaranty_asked') ?? 1);
});
