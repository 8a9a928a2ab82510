import { describe, expect, test } from 'vitest';
import { analyzeLetter } from '#documents/lease/letter/letter-report.ts';
import { points } from '#documents/lease/letter/points/index.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { wholeOffers } from '../../scripts/whole-offers.ts';

const idOf = new Map(points.map(({ id, topic }) => [topic, id]));
const read = wholeOffers(true).map((offer) => ({
  ...offer,
  report: analyzeLetter(prepareText(caseDocument(offer.lines.map(({ text }) => text).join('\n')))),
}));
const shareOf = (own: readonly boolean[]): number => own.filter(Boolean).length / own.length;

describe('offers of 28 kinds that no classifier was trained with', () => {
  const questions = read.map(({ asked, lines, report }) => {
    const raised = new Set(report.questions.map(({ topic }) => idOf.get(topic) ?? topic));
    const settled = [...new Set(lines.flatMap((line) => line.settles))];
    return { worth: asked.map((id) => raised.has(id)), settled: settled.map((id) => raised.has(id)) };
  });

  test('have at least three of four questions raised that an adviser would ask [D.106]', () => {
    expect(shareOf(questions.flatMap(({ worth }) => worth))).toBeGreaterThan(0.75);
  });

  test('have questions raised for at most 4 of 100 settled points [D.106]', () => {
    expect(shareOf(questions.flatMap(({ settled }) => settled))).toBeLessThan(0.04);
  });

  test('are never called non-binding if they bind or may bind [D.106]', () => {
    const dangerous = read.filter(
      ({ binding, report }) => !binding.startsWith('non_binding') && report.binding.class.startsWith('non_binding'),
    );
    expect(dangerous.map(({ name }) => name)).toEqual([]);
  });
});
