import { describe, expect, test } from 'vitest';
import type { LiteraturePort, Work } from '#contract/literature.ts';
import { compose } from '../compose.ts';
import type { ResearchInput } from '../manuscript.ts';
import { renderDocuments } from '../render/documents.ts';
import { lookUp } from './look-up.ts';

const work = (id: string, title: string, family: string, year: number): Work => ({
  id: `doi:${id}`,
  doi: id,
  arxivId: null,
  title,
  authors: [{ family, given: 'A.' }],
  year,
  venue: 'Journal of Tides',
  volume: '1',
  issue: '',
  pages: '1-9',
  publisher: '',
  type: 'article',
  abstract: null,
  retractedBy: [],
  source: 'Crossref',
});

const records = [
  work('10.1000/right', 'Night work and mood', 'Okafor', 2019),
  work('10.1000/other', 'Gravity of small moons', 'Silva', 1999),
  work('10.1000/gone', 'Coffee and sleep', 'Marsh', 2015),
  work('10.1000/found', 'Night work harms sleep of nurses', 'Ito', 2021),
];

const library: LiteraturePort = {
  async byDoi(doi) {
    const found = records.find((record) => record.doi === doi);
    return found ? { state: 'found', work: found } : { state: 'not-found' };
  },
  byArxivId: async () => ({ state: 'not-found' }),
  async search(query) {
    const found = records.filter(({ title }) => title.toLowerCase().includes('night') && /night/i.test(query));
    return { state: 'answered', works: found, asked: [{ source: 'OpenAlex', total: found.length }] };
  },
  notices: async (doi) => ({
    state: 'answered',
    retractedBy:
      doi === '10.1000/gone' ? ['Retraction Watch', 'OpenAlex'] : doi === '10.1000/right' ? ['OpenAlex'] : [],
  }),
};

const away: LiteraturePort = {
  byDoi: async () => ({ state: 'offline' }),
  byArxivId: async () => ({ state: 'offline' }),
  search: async () => ({ state: 'offline', works: [], asked: [] }),
  notices: async () => ({ state: 'offline', retractedBy: [] }),
};

const input: ResearchInput = {
  text: 'Previous studies have shown that night work harms sleep of nurses. We recruited 20 nurses on night work. We found that night work was associated with mood.',
  images: [],
  options: {
    title: '',
    authors: [],
    template: '',
    articleType: '',
    design: '',
    constraints: '',
    seeds: `@article{right, title={Night work and mood}, author={Okafor, N.}, year={2019}, doi={10.1000/right}}
@article{invented, title={Night work and moons}, author={Okafor, N.}, year={2022}, doi={10.1000/other}}
@article{gone, title={Coffee and sleep}, author={Marsh, J.}, year={2015}, doi={10.1000/gone}}
@article{nowhere, title={Nothing of the kind}, author={Nobody}, year={2020}, doi={10.1000/nowhere}}`,
  },
};

async function findingsFrom(port: LiteraturePort, signal = new AbortController().signal) {
  const { manuscript, coverage } = compose(input);
  return lookUp(
    manuscript.references,
    coverage.rows.map(({ query }) => query),
    port,
    signal,
  );
}

test('each seed paper is compared with its record by title, first author and year, and a retraction counts even if only one source reports it [D.125]', async () => {
  const { seeds } = await findingsFrom(library);
  expect(seeds.map(({ key, verdict }) => [key, verdict])).toEqual([
    ['right', 'retracted'],
    ['invented', 'metadata-differs'],
    ['gone', 'retracted'],
    ['nowhere', 'not-found'],
  ]);
  expect(seeds[0]?.retractedBy).toEqual(['OpenAlex']);
});

test('the findings are shown with each reference, and an entry is built from its record [D.47]', async () => {
  const { manuscript, coverage } = compose(input, await findingsFrom(library));
  expect(manuscript.referencesTitle).toBe('Seed papers given by the author, checked against their records');
  const [right, invented] = manuscript.references;
  expect(right).toMatchObject({
    fields: { journal: 'Journal of Tides', pages: '1--9' },
    remarks: ['Reported as retracted by OpenAlex'],
  });
  expect(invented).toMatchObject({
    fields: { title: 'Night work and moons' },
    remarks: [
      'The record says, as title: Gravity of small moons',
      'The record says, as first author: Silva',
      'The record says, as year: 1999',
    ],
  });
  expect(coverage).toMatchObject({ literature: 'on', figures: { medianYear: 2019, venues: 1 } });
  expect(coverage.notes).toContain(
    'Of 4 seed papers, 1 differs from its record, 1 has no record that could be found, 2 are reported as retracted. None is cited.',
  );
});

test('a work is matched to a row by shared words, and is never described as read', async () => {
  const composition = compose(input, await findingsFrom(library));
  const row = composition.coverage.rows.find(({ kind }) => kind === 'sentence');
  expect(row?.works).toEqual(['doi:10.1000/found']);
  expect(row?.shared?.['doi:10.1000/found']).toEqual(['night', 'harms', 'sleep', 'nurses']);
  const page = renderDocuments({
    ...composition,
    insights: input.text,
    figures: {},
    pdf: { bytes: new Uint8Array(), engine: 'Typst', note: null },
  })['coverage.md'];
  expect(page).toContain('Covered: ');
  expect(page).toContain('not read');
  expect(page).toContain('## Searches that were made');
  expect(JSON.stringify(composition.manuscript.sections)).not.toContain('"citation"');
});

test('searches consist of single words, never of whole sentences', async () => {
  const asked: string[] = [];
  await findingsFrom({
    ...library,
    async search(query, limit) {
      asked.push(query);
      return library.search(query, limit);
    },
  });
  expect(asked.length).toBeGreaterThan(0);
  for (const query of asked) expect(query.split(' ').length).toBeLessThanOrEqual(7);
});

test('without a network everything is reported as unverified', async () => {
  const findings = await findingsFrom(away);
  expect(findings.state).toBe('offline');
  const { manuscript, coverage } = compose(input, findings);
  expect(manuscript.references.map(({ verdict }) => verdict)).toEqual(new Array(4).fill('unverified-offline'));
  expect(manuscript.referencesTitle).toBe('Seed papers given by the author, not verified');
  expect(coverage).toMatchObject({ literature: 'offline', covered: 0 });
  expect(coverage.notes?.[0]).toContain('No library of records could be reached');
});

test('an answer that comes too late counts as not given', async () => {
  const late = new AbortController();
  const slow: LiteraturePort = {
    ...library,
    byDoi: (_doi, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
    search: async (query, limit) => {
      setTimeout(() => late.abort(new Error('time is up')), 20);
      return library.search(query, limit);
    },
  };
  const findings = await findingsFrom(slow, late.signal);
  expect(findings.seeds.map(({ verdict }) => verdict)).toEqual(new Array(4).fill('unverified-offline'));
  expect(findings.works.length).toBeGreaterThan(0);
});

describe('an item of the checklist for every verdict but "verified" [D.125]', () => {
  const doubted = { ...work('10.1000/doubt', 'Doubtful tides', 'Silva', 2012), concernedBy: ['Retraction Watch'] };
  const port: LiteraturePort = {
    ...library,
    byDoi: async (doi) => (doi === doubted.doi ? { state: 'found', work: doubted } : library.byDoi(doi)),
    notices: async (doi) => (doi === '10.1000/right' ? { state: 'answered', retractedBy: [] } : library.notices(doi)),
  };
  const seeds = `${input.options.seeds}
@article{doubt, title={Doubtful tides}, author={Silva, A.}, year={2012}, doi={10.1000/doubt}}
@article{wrongdoi, title={Night work harms sleep of nurses}, author={Ito, A.}, year={2021}, doi={10.1000/lost}}
@book{oldbook, title={A book that nobody recorded}, author={Marsh, J.}, year={1931}}`;
  const given = { ...input, options: { ...input.options, seeds } };
  const read = async (from: LiteraturePort) => {
    const findings = await lookUp(compose(given).manuscript.references, [], from, new AbortController().signal);
    return compose(given, findings);
  };

  test('is shown for retracted, questioned, differing and unknown seed papers, with what is known about each', async () => {
    const { manuscript, risks } = await read(port);
    expect(manuscript.references.map(({ key, verdict }) => [key, verdict])).toEqual([
      ['right', 'verified'],
      ['invented', 'metadata-differs'],
      ['gone', 'retracted'],
      ['nowhere', 'not-found'],
      ['doubt', 'of-concern'],
      ['wrongdoi', 'metadata-differs'],
      ['oldbook', 'not-found'],
    ]);
    const items = risks.filter(({ rule }) => /^(?:seed|reference-of|doubtful)/.test(rule));
    expect(items.map(({ rule, severity, quote }) => [rule, severity, /\((\w+)\)$/.exec(quote ?? '')?.[1]])).toEqual([
      ['seed-not-found', 'high', 'nowhere'],
      ['seed-differs', 'high', 'invented'],
      ['seed-differs', 'high', 'wrongdoi'],
      ['doubtful-reference', 'high', 'gone'],
      ['reference-of-concern', 'high', 'doubt'],
      ['seed-not-found', 'low', 'oldbook'],
    ]);
    expect(items[2]?.add).toContain('The record says, as DOI: 10.1000/found');
    expect(items[3]?.add).toContain('Reported as retracted by Retraction Watch, OpenAlex');
  });

  test('keeps what the author typed, and adds what is missing from the record', async () => {
    const [right] = (await read(port)).manuscript.references;
    expect(right).toMatchObject({
      type: 'article',
      typed: { title: 'Night work and mood' },
      record: { source: 'Crossref' },
    });
    expect(right?.fields.volume).toBe('1');
  });

  test('is reported as offline if no source answered, which does not count as a success [D.126]', async () => {
    const { manuscript, risks, coverage } = await read(away);
    expect(coverage.literature).toBe('offline');
    expect(manuscript.references.every(({ verdict }) => verdict === 'unverified-offline')).toBe(true);
    expect(risks.filter(({ rule }) => /^seed/.test(rule)).map(({ rule }) => rule)).toEqual(['seeds-not-verified']);
  });

  test('is shown for seed papers for which only some sources answered [D.126]', async () => {
    const { risks } = await read({
      ...port,
      byDoi: async (doi) => (doi === '10.1000/gone' ? { state: 'offline' } : port.byDoi(doi)),
      notices: async () => ({ state: 'offline', retractedBy: [] }),
    });
    expect(risks.find(({ rule }) => rule === 'seeds-not-verified')?.add).toBe('Look up before you cite: gone.');
  });
});
