import { expect, test } from 'vitest';
import { planSections } from './sections.ts';
import { readPieces } from './sentences.ts';

const opening =
  'Bees are often fed in winter. We asked whether sugar keeps them alive. We weighed 40 hives each week and fed half of them.';

/** The role or name of the section that contains a sentence with these words. */
function placeOf(text: string, words: string): string | undefined {
  const plan = planSections(readPieces(text), () => false);
  if (plan.notes.some((piece) => piece.words.includes(words))) return 'notes';
  return plan.sections.find(({ pieces }) => pieces.some((piece) => piece.words.includes(words)))?.key;
}

test('the line above a list says what its items are', () => {
  const text = `${opening}\n\nThemes, three of them:\n\n(1) Sugar as shelter. Keepers trust the bag.\n\n(2) Doubt. They watch the door of the hive.\n\n(3) Habit. Nobody told the inspector.`;
  expect(placeOf(text, 'Nobody told the inspector')).toBe('results');
  expect(placeOf(text, 'Keepers trust the bag')).toBe('results');
});

test('a label that names another section ends what a single heading covers', () => {
  const text = `${opening}\n\nFindings so far\n* Fed hives lost 4 kg\n* Others lost 6 kg\n\nWhat it means: sugar replaces some of the honey, which doesn't fit the old view.`;
  expect(placeOf(text, 'Others lost 6 kg')).toBe('results');
  expect(placeOf(text, 'sugar replaces some')).toBe('discussion');
});

test('a journal to aim for is a note, and a file number belongs to its sentence', () => {
  const text = `${opening} Approved by the board, ref. EDU-22-114.\n\nPossible figure: weight by week.\n\nJournal: Journal of Hives?`;
  expect(placeOf(text, 'Possible figure')).toBe('notes');
  expect(placeOf(text, 'Journal of Hives')).toBe('notes');
  expect(readPieces(text).some(({ words }) => words.endsWith('ref. EDU-22-114.'))).toBe(true);
});

test('a name with a question, alone in the first line, is the title', () => {
  const plan = planSections(readPieces(`BeeSafe: does sugar keep hives alive?\n\n${opening}`), () => false);
  expect(plan.title?.words).toBe('BeeSafe: does sugar keep hives alive?');
});

test('a reference list without a heading is a section of its own', () => {
  const text = `${opening}\n\nOkafor, N. (2019) 'Bees in winter', Hives, 4(2), pp. 11–19.\nMarsh, J. (2020) Sugar. Leeds: Hive Press.`;
  expect(placeOf(text, 'Marsh, J.')).toBe('references');
});

test('a request to a coauthor is a note, and a question about the world is not', () => {
  const text = `${opening} Can you check the table of weights until Friday? Can you hear whether a hive is fed?`;
  expect(placeOf(text, 'Can you check')).toBe('notes');
  expect(placeOf(text, 'Can you hear')).not.toBe('notes');
});
