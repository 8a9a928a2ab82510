import { describe, expect, test } from 'vitest';
import type { Move } from './manuscript.ts';
import { moves } from './move-model/score-moves.ts';
import type { MoveReading } from './moves.ts';
import { settleOpenEnds, settleOpenings, settleSections } from './place-by-moves.ts';

/** A classification with these probabilities; the rest of the probability is spread over the other moves. */
function reading(chances: Partial<Record<Move, number>>): MoveReading {
  const given = Object.values(chances).reduce((sum, chance) => sum + chance, 0);
  const others = (1 - given) / (moves.length - Object.keys(chances).length);
  const all = moves.map((move) => chances[move] ?? others);
  const best = all.indexOf(Math.max(...all));
  return {
    label: moves[best] as Move,
    confidence: 'low',
    stated: false,
    chance: all[best] as number,
    second: null,
    chances: all,
    evidence: 0,
  };
}

const method = reading({ method: 0.9 });
const result = reading({ result: 0.9 });

describe('sentences without a heading', () => {
  test('what is open after the results belongs to the discussion, and what is open before them to the introduction', () => {
    const open = reading({ gap: 0.8, limitation: 0.1 });
    const labels = (...readings: MoveReading[]) => settleOpenEnds(readings).map(({ label }) => label);
    expect(labels(method, method, result, open)).toEqual(['method', 'method', 'result', 'limitation']);
    expect(labels(result, result, open, method)).toEqual(['result', 'result', 'gap', 'method']);
    expect(labels(open, method, result)[0]).toBe('gap');
    expect(labels(method, method, result, { ...open, stated: true })[3]).toBe('gap');
  });

  test('uncertain sentences that open a paragraph of results after the methods are results too', () => {
    const unsure: MoveReading = { ...reading({ method: 0.5, result: 0.4 }), second: 'result' };
    const labels = (opening: MoveReading, words: string, before = method) =>
      settleOpenings(
        ['They were read.', words, 'It rose.', 'It fell.', 'It stayed.'].map((own, at) => ({
          words: own,
          block: at === 0 ? 1 : 2,
        })),
        [before, opening, result, result, result],
      ).map(({ label }) => label);
    expect(labels(unsure, 'The largest house dismissed its band.')[1]).toBe('result');
    expect(labels(unsure, 'We read the lists.')[1]).toBe('method');
    expect(labels(method, 'The largest house dismissed its band.')[1]).toBe('method');
    expect(labels(unsure, 'The largest house dismissed its band.', result)[1]).toBe('method');
    expect(labels({ ...unsure, stated: true }, 'The largest house dismissed its band.')[1]).toBe('method');
  });

  test('a weak guess does not move a sentence out of the author’s order [D.111]', () => {
    const weak = reading({ limitation: 0.35, method: 0.3 });
    expect(weak.label).toBe('limitation');
    const settled = settleSections([method, weak, method]);
    expect(settled.map(({ label }) => label)).toEqual(['method', 'method', 'method']);
    expect(settled[1]).toMatchObject({ second: 'limitation', confidence: 'low' });
  });

  test('a sentence between two sections goes to the more likely one', () => {
    const weak = reading({ gap: 0.4, result: 0.3, method: 0.1 });
    expect(settleSections([method, weak, result])[1]?.label).toBe('result');
    expect(settleSections([weak, result])[0]?.label).toBe('result');
  });

  test('a likely section wins against its neighbors, even if several of its moves share the probability', () => {
    const split = reading({ interpretation: 0.35, limitation: 0.3 });
    expect(settleSections([method, split, method])[1]?.label).toBe('interpretation');
    expect(settleSections([method, result, method])[1]?.label).toBe('result');
  });

  test('if all sections are uncertain, the most likely one is used', () => {
    const weak = reading({ result: 0.4, method: 0.35 });
    expect(settleSections([weak, weak]).map(({ label }) => label)).toEqual(['result', 'result']);
    expect(settleSections([])).toEqual([]);
  });
});
