import { expect, test } from 'vitest';
import type { DraftSentence, DraftText } from '#contract/draft-text.ts';
import { coverageBySection, coverageByWork, type Row, type Work } from './group-coverage.ts';

const sentence = (id: string, more: Partial<DraftSentence> = {}): DraftSentence => ({
  id,
  origin: 'user',
  words: id,
  formulas: [],
  citations: [],
  added: [],
  links: [],
  move: null,
  editable: true,
  repeats: null,
  reference: null,
  mayNeedSource: false,
  ...more,
});

const part = (id: string, sentences: DraftSentence[]): DraftText['parts'][number] => ({
  id,
  title: id.toUpperCase(),
  heading: null,
  renamable: false,
  arrange: [],
  blocks: [
    { kind: 'note', text: 'A note.' },
    { kind: 'paragraph', list: null, depth: 1, quote: false, sentences },
  ],
});

const text = {
  parts: [
    part('abstract', [sentence('a1', { repeats: 's1', added: ['[1]'] })]),
    part('background', [
      sentence('s1', { citations: [{ typed: '[1]', printed: '[1]' }] }),
      sentence('s2', { added: ['[citation needed]'] }),
      sentence('s3', { added: ['[citation needed]', '[2]'] }),
      sentence('s4', { added: ['[citation needed]'] }),
    ]),
    part('methods', [sentence('s5')]),
  ],
} as unknown as DraftText;

const row = (kind: Row['kind'], id: string, works: string[] = []): Row => ({
  kind,
  sentence: kind === 'sentence' ? id : null,
  text: id,
  works,
  searches: [],
});
const rows = [row('sentence', 's4', ['w1']), row('sentence', 's2'), row('keyphrase', 'lamps', ['w1', 'w2'])];

test('each section counts what it cites, what may be supported and what lacks a source, in reading order', () => {
  expect(coverageBySection(rows, text)).toEqual([
    { id: 'background', title: 'BACKGROUND', cited: 2, possible: 1, lacking: 1, rows: [rows[1], rows[0]] },
  ]);
});

test('sentences that are not in the text are listed without a section', () => {
  expect(coverageBySection(rows, null)).toEqual([
    { id: '', title: null, cited: 0, possible: 1, lacking: 1, rows: [rows[0], rows[1]] },
  ]);
});

test('works are listed by the number of sentences that they may support, the author’s first among equals', () => {
  const work = (id: string, from: Work['from']): Work => ({
    id,
    label: id,
    url: `https://doi.org/${id}`,
    source: 'crossref',
    from,
    retractedBy: [],
  });
  const works = [work('w3', 'search'), work('w4', 'seed'), work('w2', 'search'), work('w1', 'search')];
  const found = coverageByWork({ rows, works });
  expect(found.map(({ work: { id }, sentences, themes }) => [id, sentences.length, themes.length])).toEqual([
    ['w1', 1, 1],
    ['w2', 0, 1],
    ['w4', 0, 0],
    ['w3', 0, 0],
  ]);
});
