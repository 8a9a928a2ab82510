import { expect, test } from 'vitest';
import type { CitedSource } from '#contract/draft-changes.ts';
import type { EditorChange } from '#contract/draft-editor.ts';
import type { Json } from '#contract/engine.ts';
import type { LiteraturePort, Work } from '#contract/literature.ts';
import { compose } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Reference, ResearchInput } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { readComposition, storeComposition } from '../stored/stored-draft.ts';
import { draftEditor } from './draft-editor.ts';

const record: Work = {
  id: 'doi:10.1000/found',
  doi: '10.1000/found',
  arxivId: null,
  title: 'Night work harms sleep of nurses',
  authors: [{ family: 'Ito', given: 'A.' }],
  year: 2021,
  venue: 'Journal of Sleep',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  type: 'article',
  abstract: null,
  retractedBy: [],
  source: 'Crossref',
};

const library = (retractedBy: readonly string[] = []): LiteraturePort => ({
  byDoi: async (doi) => (doi === record.doi ? { state: 'found', work: record } : { state: 'not-found' }),
  byArxivId: async () => ({ state: 'not-found' }),
  search: async () => ({ state: 'answered', works: [], asked: [{ source: 'OpenAlex', total: 0 }] }),
  notices: async () => ({ state: 'answered', retractedBy }),
});

const away: LiteraturePort = {
  byDoi: async () => ({ state: 'offline' }),
  byArxivId: async () => ({ state: 'offline' }),
  search: async () => ({ state: 'offline', works: [], asked: [] }),
  notices: async () => ({ state: 'offline', retractedBy: [] }),
};

const research: ResearchInput = {
  text: 'Previous studies have shown that night work harms sleep of nurses. Mood is worse after nights. We recruited 20 nurses.',
  images: [],
  options: {
    title: '',
    authors: [],
    template: '',
    articleType: '',
    design: '',
    constraints: '',
    seeds: '@article{okafor, title={Night work and mood}, author={Okafor, N.}, year={2019}}',
  },
};
const inputs = { research: research as unknown as Json, findings: null };
const first = storeComposition(compose(research));

async function make(composition: Json, change: EditorChange, port: LiteraturePort | null = library(), given = inputs) {
  const consulted = await draftEditor.consult(given, composition, change, port, new AbortController().signal);
  return draftEditor.revise(given, composition, change, 2, consulted);
}
const cite = (source: CitedSource, port?: LiteraturePort | null, composition = first, given = inputs) =>
  make(composition, { kind: 'cite', sentence: 's1', source }, port, given);

function citedBy(composition: Json | null): { references: readonly Reference[]; keys: string[]; words: string } {
  const { manuscript } = readComposition(composition as Json);
  const sentence = [...sentencesOf(manuscript)].find((entry) => entry.sentence.id === 's1')?.sentence;
  return {
    references: manuscript.references,
    keys: sentence?.inlines.flatMap((inline) => (inline.kind === 'citation' ? inline.keys : [])) ?? [],
    words: sentence === undefined ? '' : printedWords(sentence),
  };
}

test('a sentence with a source keeps its words and needs no other source, and its copy in the abstract cites nothing [D.121]', async () => {
  const composition = await cite({ from: 'draft', key: 'okafor' });
  const { keys, words } = citedBy(composition);
  expect([keys, words]).toEqual([['okafor'], 'Previous studies have shown that night work harms sleep of nurses.']);
  const { manuscript, coverage } = readComposition(composition as Json);
  expect(JSON.stringify(manuscript.sections[0])).not.toContain('s1","citation-needed');
  expect(coverage.rows.map(({ sentence }) => sentence)).not.toContain('s1');
  expect(coverage.notes?.join(' ')).toContain('Your text cites 1 of them.');
  expect(JSON.stringify(manuscript.abstract)).not.toContain('"citation"');
  // Repeating it changes nothing.
  expect(await cite({ from: 'draft', key: 'okafor' }, library(), composition as Json)).toBeNull();
  const [change, ...others] = draftEditor.compare(first, composition as Json);
  expect(others).toEqual([]);
  expect(change).toMatchObject({ kind: 'edited', sentence: 's1', before: { words } });
  expect(change?.after?.words).toMatch(/nurses\. \[Okafor \d{4}\]$/);
});

test('a found work is looked up again, so that a retraction since the search is noticed [D.121]', async () => {
  const sound = citedBy(await cite({ from: 'library', work: record.id }));
  expect(sound.references.at(-1)).toMatchObject({ key: 'Ito2021', verdict: 'verified', added: 'author' });
  expect(sound.keys).toEqual(['Ito2021']);
  const gone = (await cite({ from: 'library', work: record.id }, library(['Retraction Watch']))) as Json;
  expect(citedBy(gone).references.at(-1)?.verdict).toBe('retracted');
  expect(readComposition(gone).risks.map(({ rule }) => rule)).toContain('doubtful-reference');
});

test('without a library a work of an earlier look-up is cited as known then, and an unknown one is not made up [D.121, D.126]', async () => {
  await expect(cite({ from: 'library', work: record.id }, away)).rejects.toThrow(
    "The literature databases couldn't be reached",
  );
  await expect(cite({ from: 'library', work: record.id }, null)).rejects.toThrow('look up records');
  const findings = {
    state: 'on',
    seeds: [],
    works: [{ work: record, retractedBy: [] }],
    queries: [],
  } as unknown as Json;
  const { references } = citedBy(
    await cite({ from: 'library', work: record.id }, away, first, { ...inputs, findings } as never),
  );
  expect(references.at(-1)).toMatchObject({
    verdict: 'verified',
    remarks: ['No source could be asked about retractions'],
  });
});

test.each<[string, string, Partial<Reference>]>([
  ['a DOI', 'doi:10.1000/found', { key: 'Ito2021', verdict: 'verified' }],
  [
    'a BibTeX entry',
    '@article{my:Key, title={Night work harms sleep of nurses}, doi={10.1000/found}}',
    { key: 'my:Key', verdict: 'verified' },
  ],
  [
    'an entry that tells of another work',
    '@article{x, title={The gravity of moons}, doi={10.1000/found}}',
    { key: 'x', verdict: 'metadata-differs' },
  ],
  [
    'a RIS entry',
    'TY  - JOUR\nAU  - Silva, Maria\nTI  - On nothing\nPY  - 2001\nER  -',
    { key: 'Silva2001', verdict: 'not-found' },
  ],
])('%s is pasted, checked and cited [D.121]', async (_, text, expected) => {
  expect(citedBy(await cite({ from: 'pasted', text })).references.at(-1)).toMatchObject(expected);
});

test('a pasted work that already exists is cited by its own key, and a key in use gets a number [D.121]', async () => {
  const seed = '@article{okafor, title={Night work and mood}, author={Okafor, N.}, year={2019}}';
  expect(citedBy(await cite({ from: 'pasted', text: seed })).references).toHaveLength(1);
  const other = citedBy(await cite({ from: 'pasted', text: '@book{OKAFOR, title={Something else}, year={1990}}' }));
  expect(other.keys).toEqual(['OKAFOR-2']);
});

test('a work pasted while no library answers is cited as not verified, and nothing is looked up if the author keeps the text from libraries [D.126]', async () => {
  expect(citedBy(await cite({ from: 'pasted', text: '10.1000/found' }, away)).references.at(-1)).toMatchObject({
    fields: { doi: '10.1000/found' },
    verdict: 'unverified-offline',
  });
  const kept = { ...research, options: { ...research.options, literature: false } };
  const quiet = { ...inputs, research: kept as unknown as Json };
  const entry = '@article{x, title={Night work harms sleep of nurses}, doi={10.1000/found}}';
  expect(citedBy(await cite({ from: 'pasted', text: entry }, library(), first, quiet)).references.at(-1)?.verdict).toBe(
    'unverified-offline',
  );
});

test('a look-up that is answered in part keeps the earlier results for the rest [D.126]', async () => {
  const cited = (await cite({ from: 'library', work: record.id })) as Json;
  const partly: LiteraturePort = {
    ...away,
    search: async () => ({ state: 'answered', works: [], asked: [{ source: 'Crossref', total: 0 }] }),
  };
  const again = (await make(cited, { kind: 'look-up' }, partly)) as Json;
  expect(citedBy(again).references.map(({ key, verdict }) => [key, verdict])).toEqual([
    ['okafor', 'not-found'],
    ['Ito2021', 'verified'],
  ]);
  await expect(make(cited, { kind: 'look-up' }, away)).rejects.toThrow('nothing was looked up or changed');
});
