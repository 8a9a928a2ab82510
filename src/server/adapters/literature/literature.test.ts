import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LiteratureStandIn, startLiteratureStandIn } from '../../../../tests/support/literature-stand-in.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import type { LiteratureSettings } from '../../base/config/service-settings.ts';
import { createLiterature } from './literature.ts';

let t: TestDatabase;
let standIn: LiteratureStandIn;
beforeAll(async () => {
  t = await testDatabase();
  standIn = await startLiteratureStandIn();
});
afterAll(() => Promise.all([t.close(), standIn.close()]));
beforeEach(async () => {
  standIn.requests.length = 0;
  standIn.agents.length = 0;
  standIn.times.length = 0;
  standIn.trouble.length = 0;
  await t.database.db.deleteFrom('literature_answers').execute();
});

const literature = (settings: Partial<LiteratureSettings> = {}) =>
  createLiterature(t.database.db, {
    crossref: `${standIn.url}/crossref`,
    openAlex: `${standIn.url}/openalex`,
    datacite: `${standIn.url}/datacite`,
    arxiv: `${standIn.url}/arxiv`,
    openAlexKey: null,
    mailto: null,
    supportEmail: 'support@foredraft.example',
    product: 'Foredraft/1',
    keepDays: 30,
    pace: { gapMilliseconds: 0, backOffMilliseconds: [1, 1], timeoutMilliseconds: 2_000 },
    ...settings,
  });

test('a DOI in any notation leads to its record at Crossref', async () => {
  const lookup = await literature().byDoi('https://doi.org/10.1038/NATURE14539');
  expect(lookup).toEqual({
    state: 'found',
    work: {
      id: 'doi:10.1038/nature14539',
      doi: '10.1038/nature14539',
      arxivId: null,
      title: 'Deep learning',
      authors: [
        { family: 'LeCun', given: 'Yann' },
        { family: 'Bengio', given: 'Yoshua' },
        { family: 'Hinton', given: 'Geoffrey' },
      ],
      year: 2015,
      venue: 'Nature',
      volume: '521',
      issue: '7553',
      pages: '436-444',
      publisher: 'Springer Science and Business Media LLC',
      type: 'article',
      abstract: null,
      retractedBy: [],
      concernedBy: [],
      source: 'Crossref',
    },
  });
});

test('a DOI that Crossref does not know is looked for at DataCite', async () => {
  const lookup = await literature().byDoi('10.5281/zenodo.1234567');
  expect(lookup).toMatchObject({
    state: 'found',
    work: {
      title: 'Hourly sea level at forty stations',
      authors: [
        { family: 'Öztürk', given: 'Ayşe' },
        { family: 'Tide Gauge Network', given: '' },
      ],
      publisher: 'Zenodo',
      abstract: 'Readings & metadata.',
      source: 'DataCite',
    },
  });
  expect(await literature().byDoi('10.1234/nobody-knows')).toEqual({ state: 'not-found' });
  expect(await literature().byDoi('no doi at all')).toEqual({ state: 'not-found' });
});

test('an arXiv identifier leads to its record, with or without a version', async () => {
  for (const id of ['1706.03762', 'arXiv:1706.03762']) {
    expect(await literature().byArxivId(id)).toMatchObject({
      state: 'found',
      work: {
        id: 'arxiv:1706.03762',
        title: 'Attention Is All You Need',
        year: 2017,
        authors: [
          { family: 'Vaswani', given: 'Ashish' },
          { family: 'Shazeer', given: 'Noam' },
        ],
      },
    });
  }
  expect(await literature().byArxivId('9999.99999')).toEqual({ state: 'not-found' });
});

test('redirects are followed only within the service', async () => {
  const elsewhere = await startLiteratureStandIn();
  try {
    // An earlier DOI of the same work, as Crossref returns it.
    standIn.trouble.push({ to: '/crossref/works/10.1038%2Fnature14539' });
    expect(await literature().byDoi('10.1000/alias')).toMatchObject({ work: { title: 'Deep learning' } });
    standIn.trouble.push({ to: `${elsewhere.url}/crossref/works/10.1038%2Fnature14539` });
    expect(await literature().byDoi('10.1000/elsewhere')).toEqual({ state: 'offline' });
    expect(elsewhere.requests).toEqual([]);
    standIn.trouble.push(...Array.from({ length: 5 }, () => ({ to: '/crossref/works/10.1000%2Fround' })));
    expect(await literature().byDoi('10.1000/round')).toEqual({ state: 'offline' });
  } finally {
    await elsewhere.close();
  }
});

test('a search keeps results that have a record, names the services asked, and assembles abstracts', async () => {
  const { state, works, asked } = await literature().search('deep learning', 5);
  expect(state).toBe('answered');
  expect(works.map(({ id, pages, abstract }) => ({ id, pages, abstract }))).toEqual([
    { id: 'doi:10.1038/nature14539', pages: '436-444', abstract: 'Deep learning allows models' },
  ]);
  expect(asked).toEqual([
    { source: 'OpenAlex', total: 2 },
    { source: 'Crossref', total: 0 },
  ]);
});

test('fields of an unexpected type are left out, and the rest of the record is read', async () => {
  standIn.works['/crossref/works/10.1000/odd'] = {
    message: {
      DOI: '10.1000/odd',
      title: ['An odd record', 7],
      author: [{ family: 'Ito', given: 5 }, 'nobody', null],
      volume: 12,
      issued: { 'date-parts': '2020' },
      'updated-by': { type: 'retraction' },
      type: ['journal-article'],
    },
  };
  expect(await literature().byDoi('10.1000/odd')).toMatchObject({
    state: 'found',
    work: {
      title: 'An odd record',
      authors: [{ family: 'Ito', given: '' }],
      year: null,
      volume: '',
      type: 'misc',
      retractedBy: [],
    },
  });
});

test.each([['null'], ['"maintenance"'], ['[]']])('an answer of %s counts as offline', async (body) => {
  standIn.trouble.push({ body });
  expect(await literature().byDoi('10.1038/nature14539')).toEqual({ state: 'offline' });
});

test('a retraction is shown with every service that reports it', async () => {
  standIn.works['/openalex/works/doi:10.1016/s0140-6736(97)11096-0'] = { id: 'W', is_retracted: true };
  const { retractedBy } = await literature().notices('10.1016/S0140-6736(97)11096-0');
  expect(retractedBy).toEqual(['the publisher (Crossref)', 'Retraction Watch', 'OpenAlex']);
  expect((await literature().notices('10.1038/nature14539')).retractedBy).toEqual([]);
});

test('an expression of concern is shown with the services that report it', async () => {
  standIn.works['/crossref/works/10.1000/doubt'] = {
    message: {
      DOI: '10.1000/doubt',
      title: ['A doubtful tide'],
      'updated-by': [{ type: 'expression_of_concern', source: 'publisher' }],
    },
  };
  const { retractedBy, concernedBy } = await literature().notices('10.1000/doubt');
  expect([retractedBy, concernedBy]).toEqual([[], ['the publisher (Crossref)']]);
});

test('the same request is not sent twice, and the API key is not part of the cache key', async () => {
  await literature().byDoi('10.1038/nature14539');
  await literature({ mailto: 'someone@example.org', openAlexKey: 'secret' }).byDoi('10.1038/nature14539');
  expect(standIn.requests).toHaveLength(1);
  const { rows } = await t.database.pool.query('select count(*)::int as n from literature_answers where body like $1', [
    '%secret%',
  ]);
  expect(rows).toEqual([{ n: 0 }]);
});

test('requests name the sender', async () => {
  await literature({ mailto: 'someone@example.org' }).byDoi('10.1038/nature14539');
  expect(standIn.requests[0]).toContain('mailto=someone@example.org');
  expect(standIn.agents[0]).toBe('Foredraft/1 (mailto:someone@example.org)');
});

test.each([[429], [503], [500]])('a response of %d is retried after a while', async (status) => {
  standIn.trouble.push(status);
  expect((await literature().byDoi('10.1038/nature14539')).state).toBe('found');
  expect(standIn.requests).toHaveLength(2);
});

test.each<['hang up' | 'nonsense' | number]>([['hang up'], ['nonsense'], [503]])(
  'a service that answers with "%s" counts as offline, which differs from a record that does not exist',
  async (trouble) => {
    standIn.trouble.push(trouble, trouble, trouble, trouble);
    expect(await literature().byDoi('10.1038/nature14539')).toEqual({ state: 'offline' });
  },
);

test('an unreachable service is not called during its back-off, and is called again afterwards', async () => {
  const briefly = literature({ pace: { gapMilliseconds: 0, backOffMilliseconds: [30], timeoutMilliseconds: 2_000 } });
  standIn.trouble.push('hang up');
  expect((await briefly.byDoi('10.1038/nature14539')).state).toBe('offline');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect((await briefly.byDoi('10.1038/nature14539')).state).toBe('found');

  standIn.requests.length = 0;
  await t.database.db.deleteFrom('literature_answers').execute();
  const port = literature({ pace: { gapMilliseconds: 0, backOffMilliseconds: [60_000] } });
  standIn.trouble.push('hang up', 'hang up', 'hang up');
  for (const _ of [1, 2, 3]) await port.byDoi('10.1038/nature14539');
  expect(standIn.requests).toHaveLength(1);
});

test('requests to one service keep the interval that it asks for', async () => {
  const port = literature({ pace: { gapMilliseconds: 200, backOffMilliseconds: [] } });
  await Promise.all(['10.1234/a', '10.1234/b', '10.1234/c'].map((doi) => port.byDoi(doi)));
  const times = standIn.times.filter((_, index) => standIn.requests[index]?.startsWith('/crossref'));
  expect(times).toHaveLength(3);
  // A timer may fire a little early; a busy machine only makes the gaps longer.
  expect((times[2] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(350);
});

test('a caller that stops waiting does not delay the next one in line', async () => {
  const port = literature({ pace: { gapMilliseconds: 50, backOffMilliseconds: [] } });
  const given = new AbortController();
  const calls = ['10.1234/a', '10.1234/b', '10.1234/c'].map((doi, index) =>
    port.byDoi(doi, index === 1 ? given.signal : undefined),
  );
  given.abort(new Error('given up'));
  const [first, second, third] = await Promise.allSettled(calls);
  expect(first).toMatchObject({ status: 'fulfilled', value: { state: 'not-found' } });
  expect(second).toMatchObject({ status: 'rejected' });
  expect(third).toMatchObject({ status: 'fulfilled', value: { state: 'not-found' } });
});

test('a caller waiting for a service that turns out to be offline does not call it', async () => {
  const port = literature({ pace: { gapMilliseconds: 0, backOffMilliseconds: [60_000] } });
  standIn.trouble.push('hang up', 'hang up', 'hang up');
  const states = await Promise.all(['10.1234/a', '10.1234/b', '10.1234/c'].map((doi) => port.byDoi(doi)));
  expect(states.map(({ state }) => state)).toEqual(['offline', 'offline', 'offline']);
  expect(standIn.requests).toHaveLength(1);
});
