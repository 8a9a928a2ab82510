import { expect, test } from 'vitest';
import { compose } from './compose.ts';

const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };

/** The sentences that the abstract repeats as its background. */
function background(text: string): string[] {
  const { manuscript } = compose({ text, images: [], options });
  return manuscript.abstract.flatMap((block) =>
    block.kind === 'paragraph'
      ? block.sentences.filter(({ move }) => move?.label === 'background').map((sentence) => sentence.text)
      : [],
  );
}

const opening =
  'It is well known that urban trees are among the most important and widely used means of cooling streets worldwide.';
const own = 'Linden trees keep their leaves for longer next to street lamps in cities.';
const rest = `Methods: We recorded leaf fall on 120 trees in Leeds in October.

Results: Trees near lamps kept their leaves for 17 days longer than others.`;

test('the abstract takes a sentence under the author’s own label before one whose move was only guessed [D.79, D.111]', () => {
  expect(background(`${opening}\n\nBackground: ${own}\n\n${rest}`)).toEqual([own]);
});

test('a sentence before the first label is taken where nothing under a label fits [D.79]', () => {
  expect(background(`${opening}\n\n${rest}`)).toEqual([opening]);
  expect(background(`${opening}\n\nBackground: This is so.\n\n${rest}`)).toEqual([opening]);
});

test('a method is not the background for a word such as "know" [D.79]', () => {
  const method = 'The trees were scored twice a day by two students who did not know which lamps were lit.';
  expect(
    background(
      `Methods: We recorded leaf fall on 120 trees in Leeds. ${method}\n\nResults: Trees near lamps kept their leaves for 17 days longer.`,
    ),
  ).toEqual([]);
});
