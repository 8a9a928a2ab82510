import { expect, test } from 'vitest';
import { insights } from '../../../../tests/support/insights.ts';
import { compose } from './compose.ts';
import type { ResearchInput } from './manuscript.ts';
import { proposeFigures } from './propose-figures.ts';

const descriptions = ['Day of bud burst against illuminance', 'Satellite observations of greening', 'A tree'];

function draft(sentences: readonly (string | null | undefined)[]) {
  const images = descriptions.map((description, index): ResearchInput['images'][number] => {
    const sentence = sentences[index];
    const size = { width: 4, height: 3, type: 'png' as const };
    return { file: `f${index}.png`, description, ...size, ...(sentence === undefined ? {} : { sentence }) };
  });
  const options = { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' };
  const { manuscript } = compose({ text: insights, images, options });
  return manuscript.figures.map(({ mentionedBy, boundBy }) => [mentionedBy, boundBy]);
}

test('the proposed place is the one that the draft would use, and the number in the text decides [D.113]', () => {
  const { figures, sentences } = proposeFigures(insights, descriptions);
  expect(figures).toEqual([
    { number: 1, by: 'number', sentence: expect.stringMatching(/^Figure 1 shows/) },
    { number: 2, by: 'words', sentence: expect.stringMatching(/^These findings are in line with satellite/) },
    { number: 3, by: null, sentence: null },
  ]);
  expect(draft([]).map(([, by]) => by)).toEqual(figures.map(({ by }) => by));
  expect(sentences).toContain('Survival did not differ between the groups.');
});

test('a place that the author confirmed, changed or refused is kept, and one from another text is ignored [D.113]', () => {
  const { figures, sentences } = proposeFigures(insights, descriptions);
  const proposed = figures[1]?.sentence as string;
  const confirmed = draft([undefined, proposed, 'Survival did not differ between the groups.']);
  expect(confirmed.map(([, by]) => by)).toEqual(['number', 'author', 'author']);
  expect(draft([])[1]?.[0]).toBe(confirmed[1]?.[0]);
  expect(draft([undefined, null])[1]).toEqual([null, 'author']);
  expect(draft([undefined, 'A sentence of another text.'])).toEqual(draft([]));
  for (const sentence of sentences) expect(draft([undefined, sentence])[1]?.[1]).toBe('author');
});
