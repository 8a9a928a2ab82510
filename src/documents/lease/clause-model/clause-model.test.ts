import { describe, expect, test } from 'vitest';
import { caseDocument } from '#documents/rules/case-document.ts';
import { decideFields, factsOf, fieldContext } from '../extract/collect-facts.ts';
import type { JudgedKind } from '../judge-kind.ts';
import { prepareText } from '../prepare/lease-text.ts';
import { featuresOf } from './clause-features.ts';
import { withLearned } from './learned-clauses.ts';
import { trainClauses } from './train-clauses.ts';

function read(clause: string, kind: JudgedKind['kind'] = 'lease') {
  const text = prepareText(caseDocument(`LEASE\n${clause}`));
  const judged = { kind } as JudgedKind;
  const rules = decideFields(text, judged);
  return { text, judged, rules, learned: withLearned(rules, fieldContext(text, judged, rules)) };
}

/** Sentences that no rule reads, each with its field and value. */
const chosen = [
  [
    'late_charge',
    '5%',
    'LATE MONEY\nSums that come in after the fifth of the month cost the tenant another 5% of them.',
  ],
  ['governing_law', 'Ohio', 'LAW\nThe laws of Ohio decide all questions about this lease.'],
  [
    'opex_share',
    '12.5%',
    'RUNNING COSTS\nThe tenant bears 12.5% of the costs of running the building, that being its portion.',
  ],
  ['termination_option', true, 'BREAK\nAfter three years the tenant is free to end the lease by six months notice.'],
] as const;

const silent = [
  'TIME\nTime is of the essence and headings are for convenience only.',
  'BREAK\nNeither party may end this lease before its last day, and there is no break option.',
  'LATE MONEY\nSums that come in after the fifth of the month cost the tenant an extra charge.',
  'RENT\nThe rent of $4,000 is paid on the first day of each month by bank transfer.',
];

describe('clauses worded in a way that no rule knows [D.109]', () => {
  test.each(chosen)('%s is read as %s, to be checked', (field, value, clause) => {
    const { text, judged, rules, learned } = read(clause);
    expect(rules.get(field)?.values).toEqual([]);
    expect(learned.get(field)?.values).toMatchObject([{ value, state: 'check' }]);
    const facts = factsOf(text, judged, learned, []);
    expect(facts.get(field)).toBeNull();
    expect(clause).toContain(facts.any(field)?.quote.text);
  });

  test.each(silent)('nothing is read from: %s', (clause) => {
    const { rules, learned } = read(clause);
    expect([...learned]).toEqual([...rules]);
  });

  test('values found by rules stay unchanged, and an amendment states only what it changes', () => {
    const { rules, learned } = read('GOVERNING LAW\nThis lease is governed by the laws of the State of Oregon.');
    expect(rules.get('governing_law')?.values).toHaveLength(1);
    expect(learned.get('governing_law')).toBe(rules.get('governing_law'));
    const amendment = read('LAW\nThe laws of Ohio decide all questions about this lease.', 'amendment');
    expect(amendment.learned).toBe(amendment.rules);
  });

  test('the same sentences give the same weights, and all figures count as the same word', () => {
    const sentences = ['Tenant pays 5% when late', 'Rent is late after 10 days'].flatMap((text) =>
      Array.from({ length: 5 }, () => ({ text, section: 'late', before: '', fields: ['late_charge'] })),
    );
    expect(trainClauses(sentences)).toEqual(trainClauses(sentences));
    const within = (days: number) => featuresOf({ text: `within ${days} days`, section: '', before: '' });
    expect(within(10)).toEqual(within(14));
  });
});
