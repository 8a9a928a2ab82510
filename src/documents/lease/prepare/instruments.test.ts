import { describe, expect, test } from 'vitest';
import { caseDocument } from '../../rules/case-document.ts';
import { type CaseSuite, unnoticedParts } from '../../rules/case-suite.ts';
import { instrumentTitles } from './instrument-titles.ts';
import { type InstrumentCase, instrumentCases } from './instruments.cases.ts';
import { fileParts } from './instruments.ts';
import { linesOf } from './lease-text.ts';

function read({ text }: InstrumentCase, off: string | null) {
  const document = caseDocument(text);
  const lines = linesOf(document);
  const { instruments, places } = fileParts(lines, document.clauses, off);
  const where = (is: (place: (typeof places)[number]) => boolean) =>
    lines.filter((_, index) => {
      const place = places[index];
      return place !== undefined && instruments[place.instrument]?.operative === true && is(place);
    });
  return {
    instruments: instruments.map(
      ({ operative, kind, label, form }) => `${operative ? '* ' : ''}${kind}: ${label}${form ? ' (form)' : ''}`,
    ),
    attached: where(({ attached }) => attached).map((line) => line.text),
    acknowledged: where(({ acknowledgment }) => acknowledgment).map((line) => line.text),
  };
}

function differences(each: InstrumentCase, off: string | null) {
  const got = read(each, off);
  const begins = (texts: readonly string[], wanted: readonly string[] | undefined) =>
    wanted === undefined ||
    (texts.length === wanted.length && wanted.every((start, index) => texts[index]?.startsWith(start)));
  return JSON.stringify(got.instruments) === JSON.stringify(each.instruments) &&
    begins(got.attached, each.attached) &&
    begins(got.acknowledged, each.acknowledged)
    ? []
    : [{ text: each.text, expected: JSON.stringify(each), got: JSON.stringify(got) }];
}

const suite: CaseSuite = {
  name: 'instruments',
  parts: instrumentTitles.map(({ name }) => name),
  missing: () =>
    instrumentTitles
      .filter(({ name }) => !instrumentCases.some(({ by }) => by === name))
      .map(({ name }) => `title “${name}” has no case`),
  examples: instrumentCases.map((each) => ({ by: each.by, check: (off) => differences(each, off) })),
};

describe('instruments of a file [D.104]', () => {
  test.each(instrumentCases.map((each) => [each.instruments.join(' | '), each] as const))('%s', (_title, each) => {
    expect(differences(each, null)).toEqual([]);
  });

  test('each title rule has a case and cannot be deleted unnoticed', () => {
    expect(suite.missing()).toEqual([]);
    expect(unnoticedParts(suite)).toEqual([]);
  });
});
