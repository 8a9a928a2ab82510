import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { LiteraturePort, LiteratureSource, Lookup, Search, Work } from '#contract/literature.ts';
import { alone, type ClusterState } from '../../base/cluster/shared.ts';
import type { LiteratureSettings } from '../../base/config/service-settings.ts';
import type { Db } from '../../base/db/database.ts';
import { arxivWorks } from './arxiv.ts';
import { type CrossrefItem, crossrefConcerns, crossrefRetractions, crossrefSchema, crossrefWork } from './crossref.ts';
import { type DataciteRecord, dataciteSchema, dataciteWork } from './datacite.ts';
import { loose, looseList } from './loose-field.ts';
import { openAlexSchema, openAlexWork } from './openalex.ts';
import { plainDoi } from './record-text.ts';
import { createThrottledFetch, type FetchedText, type ThrottledFetch, Unreachable } from './throttled-fetch.ts';

/**
 * Looks up records of works in Crossref, DataCite, arXiv and OpenAlex, following each service's usage rules, with a
 * cache in the database. An unreachable service is a normal state and is distinguished from a record that does not
 * exist.
 */
export function createLiterature(
  db: Db,
  settings: LiteratureSettings,
  shared: Pick<ClusterState, 'turns' | 'pace'> = alone(),
): LiteraturePort {
  const agent = `${settings.product} (mailto:${settings.mailto ?? settings.supportEmail})`;
  const common = { userAgent: agent, timeoutMilliseconds: 5_000, ...settings.pace };
  // Crossref's limits since December 2025: 5 requests a second in the public pool; 10 a second and three in parallel in
  // the polite pool.
  const crossref = createThrottledFetch(shared, {
    name: 'Crossref',
    concurrency: settings.mailto ? 3 : 1,
    gapMilliseconds: settings.mailto ? 100 : 200,
    backOffMilliseconds: [1_000, 4_000],
    ...common,
  });
  const openAlex = createThrottledFetch(shared, {
    name: 'OpenAlex',
    concurrency: 4,
    gapMilliseconds: 20,
    backOffMilliseconds: [1_000, 4_000],
    ...common,
  });
  const datacite = createThrottledFetch(shared, {
    name: 'DataCite',
    concurrency: 4,
    gapMilliseconds: 100,
    backOffMilliseconds: [1_000, 4_000],
    ...common,
  });
  // arXiv asks for one connection and three seconds between requests.
  const arxiv = createThrottledFetch(shared, {
    name: 'arXiv',
    accept: 'application/atom+xml',
    concurrency: 1,
    gapMilliseconds: 3_000,
    backOffMilliseconds: [3_000],
    ...common,
  });

  const polite = settings.mailto ? `&mailto=${encodeURIComponent(settings.mailto)}` : '';
  const key = settings.openAlexKey ? `&api_key=${encodeURIComponent(settings.openAlexKey)}` : '';

  async function crossrefItem(doi: string, signal?: AbortSignal): Promise<CrossrefItem | null> {
    const url = `${settings.crossref}/works/${encodeURIComponent(doi)}${polite.replace('&', '?')}`;
    const { status, body } = await kept(db, crossref, url, settings.keepDays, signal);
    if (status === 404) return null;
    return parse('Crossref', status, body, z.object({ message: loose(crossrefSchema) })).message ?? null;
  }

  async function dataciteRecord(doi: string, signal?: AbortSignal): Promise<DataciteRecord | null> {
    const url = `${settings.datacite}/dois/${encodeURIComponent(doi)}`;
    const { status, body } = await kept(db, datacite, url, settings.keepDays, signal);
    if (status === 404) return null;
    return parse('DataCite', status, body, z.object({ data: loose(dataciteSchema) })).data ?? null;
  }

  return {
    byDoi: (given, signal) =>
      unlessOffline<Lookup>({ state: 'offline' }, async () => {
        const doi = plainDoi(given);
        if (doi === null) return { state: 'not-found' };
        const item = await crossrefItem(doi, signal);
        const work = item === null ? null : crossrefWork(item);
        if (work !== null) return { state: 'found', work };
        const record = await dataciteRecord(doi, signal);
        const other = record === null ? null : dataciteWork(record);
        return other === null ? { state: 'not-found' } : { state: 'found', work: other };
      }),

    byArxivId: (given, signal) =>
      unlessOffline<Lookup>({ state: 'offline' }, async () => {
        const id = given.trim().replace(/^arxiv:/i, '');
        if (!/^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/.test(id)) return { state: 'not-found' };
        const url = `${settings.arxiv}/api/query?id_list=${encodeURIComponent(id)}&max_results=1`;
        const { status, body } = await kept(db, arxiv, url, settings.keepDays, signal);
        if (status !== 200) return { state: status === 400 || status === 404 ? 'not-found' : 'offline' };
        const work = arxivWorks(body)[0];
        return work === undefined ? { state: 'not-found' } : { state: 'found', work };
      }),

    async search(query, limit, signal) {
      const asked: { source: LiteratureSource; total: number | null }[] = [];
      const q = encodeURIComponent(
        query
          .replaceAll(/[^\p{L}\p{N}\s'-]/gu, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim()
          .slice(0, 300),
      );
      const found: Work[] = [];
      await unlessOffline(undefined, async () => {
        const url = `${settings.openAlex}/works?search=${q}&per_page=${limit}${key}${polite}`;
        const { status, body } = await kept(db, openAlex, url, 1, signal);
        const answer = parse('OpenAlex', status, body, openAlexAnswer);
        asked.push({ source: 'OpenAlex', total: answer.meta?.count ?? null });
        found.push(...answer.results.map(openAlexWork).filter((work) => work !== null));
      });
      // Crossref is the fallback for OpenAlex, and supplements short results.
      if (found.length < limit) {
        await unlessOffline(undefined, async () => {
          const url = `${settings.crossref}/works?query.bibliographic=${q}&rows=${limit}${polite}`;
          const { status, body } = await kept(db, crossref, url, 1, signal);
          const answer = parse('Crossref', status, body, crossrefAnswer);
          asked.push({ source: 'Crossref', total: answer.message?.['total-results'] ?? null });
          found.push(...(answer.message?.items ?? []).map(crossrefWork).filter((work) => work !== null));
        });
      }
      const works = [...new Map(found.map((work) => [work.id, work])).values()].slice(0, limit);
      return { state: asked.length === 0 ? 'offline' : 'answered', works, asked } satisfies Search;
    },

    async notices(given, signal) {
      const doi = plainDoi(given);
      if (doi === null) return { state: 'answered', retractedBy: [] };
      let answers = 0;
      const retractedBy: string[] = [];
      const concernedBy: string[] = [];
      await unlessOffline(undefined, async () => {
        const item = await crossrefItem(doi, signal);
        answers += 1;
        if (item === null) return;
        retractedBy.push(...crossrefRetractions(item));
        concernedBy.push(...crossrefConcerns(item));
      });
      await unlessOffline(undefined, async () => {
        const url = `${settings.openAlex}/works/doi:${encodeURIComponent(doi)}?select=id,doi,is_retracted${key}${polite}`;
        const { status, body } = await kept(db, openAlex, url, settings.keepDays, signal);
        answers += 1;
        if (status !== 404 && parse('OpenAlex', status, body, openAlexSchema).is_retracted === true) {
          retractedBy.push('OpenAlex');
        }
      });
      return { state: answers === 0 ? 'offline' : 'answered', retractedBy, concernedBy };
    },
  };
}

/** Returns the cached answer while it is fresh, otherwise asks the service. Failures are not cached. */
async function kept(
  db: Db,
  fetchThrottled: ThrottledFetch,
  url: string,
  days: number,
  signal: AbortSignal | undefined,
): Promise<FetchedText> {
  // API keys are not part of the cache key.
  const key = createHash('sha256')
    .update(url.replaceAll(/[?&](?:api_key|mailto)=[^&]*/g, ''))
    .digest('hex');
  const row = await db
    .selectFrom('literature_answers')
    .select(['status', 'body'])
    .where('key', '=', key)
    .where('fetched_at', '>', sql<Date>`now() - make_interval(days => ${days})`)
    .executeTakeFirst();
  if (row) return row;
  const answer = await fetchThrottled(url, { signal });
  if (answer.status === 200 || answer.status === 404) {
    await db
      .insertInto('literature_answers')
      .values({ key, ...answer })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ ...answer, fetched_at: sql<Date>`now()` }))
      .execute();
  }
  return answer;
}

const openAlexAnswer = z.object({
  meta: loose(z.object({ count: loose(z.number()) })),
  results: looseList(openAlexSchema),
});
const crossrefAnswer = z.object({
  message: loose(z.object({ 'total-results': loose(z.number()), items: looseList(crossrefSchema) })),
});

function parse<Schema extends z.ZodType>(name: string, status: number, body: string, schema: Schema): z.output<Schema> {
  if (status !== 200) throw new Unreachable(`${name} answered ${status}`);
  try {
    return schema.parse(JSON.parse(body));
  } catch (error) {
    throw new Unreachable(`${name} answered something else than its records`, { cause: error });
  }
}

async function unlessOffline<Result>(offline: Result, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Unreachable) return offline;
    throw error;
  }
}
