import { describe, expect, test } from 'vitest';
import { compose } from './compose.ts';
import { describeReference } from './render/describe-reference.ts';

const options = {
  title: '',
  authors: [],
  template: 'article',
  articleType: '',
  design: '',
  constraints: '',
  seeds: '',
};

const text = (list: string) =>
  `Tides in fjords are well known [2]. Nobody measured them in winter [1]. We measured one fjord with a gauge. The range was 2.1 m.\n\nReferences\n${list}`;

const entries = [
  '[1] Okafor NA, Ito K. Tides of the inner fjord. J Coast Stud 2019;12:41-58.',
  '[2] J. Lund, S. Berg. Ice and currents in narrow waters. Proc. Ocean 2016, pp. 3-9.',
];

function drafted(list: string, seeds = '') {
  const { manuscript } = compose({ text: text(list), images: [], options: { ...options, seeds } });
  const introduction = manuscript.sections[0]?.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? block.sentences : [],
  );
  return {
    manuscript,
    cited: introduction?.flatMap(({ inlines }) => inlines.flatMap((one) => (one.kind === 'citation' ? one.keys : []))),
    titles: manuscript.sections.map(({ title }) => title),
  };
}

describe('a list of references in the text', () => {
  test('becomes the bibliography, and the numbers in the text cite it', () => {
    const { manuscript, cited, titles } = drafted(entries.join('\n'));
    expect(manuscript.references.map((reference) => describeReference(reference))).toEqual([
      expect.stringContaining('Tides of the inner fjord'),
      expect.stringContaining('Proc. Ocean'),
    ]);
    expect(cited).toEqual(['Lund2016', 'Okafor2019']);
    expect(titles).not.toContain('References');
  });

  test('adds no work that was given as a seed paper', () => {
    const { manuscript, titles } = drafted(
      entries.join('\n'),
      `@article{tides, author={Okafor, Ngozi and Ito, Ken}, title={Tides of the Inner Fjord}, year={2019}}`,
    );
    expect(manuscript.references.map(({ key }) => key)).toEqual(['tides', 'Lund2016']);
    expect(titles).not.toContain('References');
  });

  test('stays as typed if one of its entries cannot be read', () => {
    const { manuscript, titles } = drafted([...entries, '[3] Berg, in press, see the folder'].join('\n'));
    expect(manuscript.references).toEqual([]);
    expect(titles).toContain('References');
  });

  test('stays as typed if the bibliography would number its works in another order', () => {
    const { cited, titles } = drafted(
      entries.join('\n'),
      `@article{ice, author={Lund, J. and Berg, S.}, title={Ice and currents in narrow waters}, year={2016}}
@article{tides, author={Okafor, Ngozi and Ito, Ken}, title={Tides of the Inner Fjord}, year={2019}}`,
    );
    expect(cited).toEqual(['ice', 'tides']);
    expect(titles).toContain('References');
  });
});
