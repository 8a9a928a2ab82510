import { describe, expect, test } from 'vitest';
import { isPastedBibtex, seedsOf } from './pasted-seeds.ts';
import { readPieces } from './sentences.ts';

const entriesOf = (text: string) => readPieces(text).flatMap(({ reference, words }) => (reference ? [words] : []));

const lists: readonly (readonly [string, string])[] = [
  [
    'Vancouver style',
    'Refs\n1. Okafor N, Ito K, et al. Bees on clover. J Meadows 2019;4:11-9.\n2. Marsh J. Thyme. Eur Meadow J 2020;5:1-8.',
  ],
  [
    'APA style',
    'References\nOkafor, N., & Ito, K. (2019). Bees on clover. Journal of Meadows, 4(2), 11-19.\nMarsh, J. (2020). Thyme. Meadow Press.',
  ],
  [
    'Harvard style without a heading',
    "Okafor, N. and Ito, K. (2019) 'Bees on clover', Meadows, 4(2), pp. 11–19.\nMarsh, J. (2020) Thyme. Leeds: Meadow Press.",
  ],
  [
    'physics style',
    'Refs:\nN. Okafor and K. Ito, Phys. Rev. Lett. 109, 168105 (2012)\nP. Marsh, T. Lind, Rev. Mod. Phys. 62, 251 (1990)',
  ],
  [
    'full names',
    'Ngozi Okafor and Ken Ito. 2019. Bees on clover. In Proceedings of Meadows, pages 1-9.\nJo Marsh. 2020. Thyme. arXiv:2001.00001.',
  ],
  [
    'numbers in brackets',
    '[1] N. Okafor, "Bees on clover," J. Meadows, vol. 4, pp. 11-19, 2019.\n[2] J. Marsh, Thyme. Leeds: Meadow Press, 2020.',
  ],
  ['a blank line between entries', 'Okafor N. Bees. J Meadows 2019;4:11-9.\n\nMarsh J. Thyme. J Meadows 2020;5:1-8.'],
  [
    'an entry of two lines',
    'References\nOkafor, N., & Ito, K. (2019). Bees on clover and what they\n  do there. Journal of Meadows, 4(2), 11-19.\nMarsh, J. (2020). Thyme. Meadow Press.',
  ],
];

describe('an entry of a pasted reference list is one piece', () => {
  test.each(lists)('%s', (_style, list) => {
    const pieces = entriesOf(`We watched bees in three meadows. They like clover.\n\n${list}`);
    expect(pieces).toHaveLength(2);
    expect(pieces[0]).toContain('Okafor');
    expect(pieces[1]).toMatch(/Marsh.*(?:1990|2020|2001)/);
  });

  test.each([
    'Okafor et al. 2019 saw bees on clover.\nMarsh saw them on thyme in 2020.',
    'Ito, K. counted the bees.\nMarsh, J. counted the flowers.',
    'We went to Leeds in 2019.\nWe came back in 2020; see pp. 4 of the notes.',
    'Bees like clover (Okafor 2019).\nThey like thyme (Ito and Marsh 2020).',
    '1. Okafor counts bees.\n2. Marsh counts flowers.',
    'Marsh and Ito (2019) found bees on clover.',
  ])('sentences are not entries: %s', (text) => {
    expect(entriesOf(`We watched bees in three meadows.\n\n${text}`)).toEqual([]);
  });

  test('the list goes on after blank lines and ends before the next part', () => {
    expect(
      entriesOf(
        'Bees like clover [1].\n\n## References\n\n1. Okafor N. Bees. J Meadows 2019;4:11-9.\n2. Marsh J. Thyme. 2020.\n\n## Figures\n\nFigure 1 shows a bee.',
      ),
    ).toHaveLength(2);
  });
});

test('BibTeX in the text is read as seed papers, and what is none stays in the text', () => {
  const text =
    'Bees like clover \\cite{okafor}.\n\n@article{okafor, author={Okafor, Ngozi},\n title={Bees {on} clover}, year={2019}}\n@misc{broken\n';
  const pieces = readPieces(text);
  expect(pieces.filter(isPastedBibtex)).toHaveLength(1);
  const { references } = seedsOf({ text, options: { seeds: '10.1000/x' } as never }, { listed: false });
  expect(references.map(({ key }) => key)).toEqual(['10.1000-x', 'okafor']);
  expect(pieces.at(-1)?.words).toBe('@misc{broken');
});
