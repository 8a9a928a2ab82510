import { expect, test } from 'vitest';
import type { Work } from '#contract/literature.ts';
import { compose } from '../compose.ts';
import type { Manuscript, ResearchInput } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { review } from '../revise/review.ts';
import type { Findings } from './look-up.ts';

const work = (name: string, title: string, abstract: string | null, more: Partial<Work> = {}): Work => ({
  id: `doi:10.1000/${name}`,
  doi: `10.1000/${name}`,
  arxivId: null,
  title,
  authors: [{ family: 'Ito', given: 'A.' }],
  year: 2021,
  venue: 'Journal of Sleep',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  type: 'article',
  abstract,
  retractedBy: [],
  source: 'OpenAlex',
  ...more,
});

const works = [
  work('near', 'Night work and nurses', 'We read 12 diaries. Night work harms the sleep of nurses in most wards.'),
  work('same-key', 'Night work at sea', 'Night work at sea was studied in forty crews of large ships.'),
  work('gone', 'Night work and mood', 'Night work lifts the mood of nurses in all wards.', {
    retractedBy: ['OpenAlex'],
  }),
  work('doubt', 'Night work and hope', 'Night work gives hope to nurses on many wards.', { concernedBy: ['Crossref'] }),
  work('no-abstract', 'Night work in theory', null),
  work('far', 'Gravity of small moons', 'The gravity of small moons is weak and hard to measure.'),
];

const findings = (found: readonly Work[] = works): Findings => ({
  state: 'on',
  seeds: [],
  works: found.map((one) => ({ work: one, retractedBy: one.retractedBy })),
  queries: [],
});

const input: ResearchInput = {
  text: 'Previous studies have shown that night work harms sleep of nurses. We recruited 20 nurses on night work. We found that night work was associated with mood, as Ito (2021) says [1].',
  images: [],
  options: { title: '', authors: [], template: '', articleType: '', design: '', constraints: '', seeds: '' },
};

const quotes = (manuscript: Manuscript) =>
  [...sentencesOf(manuscript)].filter(({ sentence }) => sentence.origin === 'source').map(({ sentence }) => sentence);

test('works with a record are quoted word for word, cited, and marked as not read [D.122]', () => {
  const { manuscript, provenance } = compose(input, findings());
  expect(quotes(manuscript).map(({ text, record }) => [text, record])).toEqual([
    ['“Night work harms the sleep of nurses in most wards.”', 'doi:10.1000/near'],
    ['“Night work at sea was studied in forty crews of large ships.”', 'doi:10.1000/same-key'],
  ]);
  expect(manuscript.references.map(({ key, added, verdict }) => [key, added, verdict])).toEqual([
    ['Ito2021', 'related-work', 'verified'],
    ['Ito2021-2', 'related-work', 'verified'],
  ]);
  const [introduction] = manuscript.sections;
  expect(introduction?.blocks.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['paragraph', 'heading', 'note', 'paragraph', 'gap']),
  );
  expect(JSON.stringify(introduction?.blocks)).toContain('Nobody read the works for this draft');
  expect(provenance.filter(({ origin }) => origin === 'source').map(({ record }) => record)).toEqual([
    'doi:10.1000/near',
    'doi:10.1000/same-key',
  ]);
});

test('a citation typed by the author is never matched to a work that only a search found [D.122]', () => {
  const known = findings(works.slice(0, 1));
  const first = compose(input, known);
  // The review finds the work in the reference list.
  const { manuscript } = review({ research: input, findings: known }, first, first.manuscript);
  expect(manuscript.references.map(({ key }) => key)).toEqual(['Ito2021']);
  const own = [...sentencesOf(manuscript)].filter(({ sentence }) => sentence.origin === 'user');
  expect(JSON.stringify(own)).not.toContain('"citation"');
});

test.each([
  ['retracted or doubted', works.slice(2, 4)],
  ['without an abstract', works.slice(4, 5)],
  ['about something else', works.slice(5)],
  [
    'in no more than one word about it',
    [work('one', 'Nurses in novels', 'The nurses of novels are brave and tired people.')],
  ],
])('works that are %s are not quoted [D.122]', (_, found) => {
  const { manuscript } = compose(input, findings(found));
  expect([quotes(manuscript), manuscript.references]).toEqual([[], []]);
});

test('hidden or refused works are removed from the draft with their references, and return unchanged when shown again [D.122]', () => {
  const first = compose(input, findings());
  const known = { research: input, findings: findings() };
  expect(review(known, first, first.manuscript)).toEqual(first);
  const hidden = review(known, first, { ...first.manuscript, relatedWork: 'hidden' });
  expect([quotes(hidden.manuscript), hidden.manuscript.references]).toEqual([[], []]);
  const { relatedWork: _, ...shown } = hidden.manuscript;
  expect(review(known, hidden, shown)).toEqual(first);
  const refused = review({ ...known, refused: ['doi:10.1000/near'] }, first, first.manuscript);
  expect(quotes(refused.manuscript).map(({ record }) => record)).toEqual(['doi:10.1000/same-key']);
  expect(JSON.stringify(refused)).not.toContain('10.1000/near');
});

test('a text without an introduction does not get one only for related work [D.122]', () => {
  const text = '# Letters\n\nNight work of nurses is hard.\n\n# Diaries\n\nWe will study night work of nurses.';
  const { manuscript } = compose({ ...input, text }, findings());
  expect(manuscript.sections.map(({ title }) => title)).toEqual(['Letters', 'Diaries']);
  expect(quotes(manuscript)).toEqual([]);
});
