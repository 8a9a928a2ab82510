import type { LiteraturePort, Lookup, Search, Work } from '#contract/literature.ts';
import type { Query, Reference } from '../manuscript.ts';
import { compareRecord, type Difference, sameTitle } from './compare-record.ts';

/** The libraries' answers. Plain data, because it is a checkpoint. */
export interface Findings {
  /** 'offline': no library could be reached, so nothing is known. */
  readonly state: 'on' | 'offline';
  readonly seeds: readonly SeedFinding[];
  /** Works found by searches, each once, best first. */
  readonly works: readonly { readonly work: Work; readonly retractedBy: readonly string[] }[];
  readonly queries: readonly Query[];
}

export interface SeedFinding {
  readonly key: string;
  readonly verdict: Reference['verdict'];
  readonly work: Work | null;
  readonly differences: readonly Difference[];
  /** All sources that report a retraction; one is enough. */
  readonly retractedBy: readonly string[];
  /** All sources that report an expression of concern. */
  readonly concernedBy?: readonly string[];
  /** Whether no source of retractions could be reached. */
  readonly noticesUnknown?: true;
}

/**
 * Checks every seed paper against its record, and searches for works with the given queries, in order. Whatever has not
 * been answered when the signal aborts stays unverified.
 */
export async function lookUp(
  seeds: readonly Reference[],
  wanted: readonly string[],
  port: LiteraturePort,
  signal: AbortSignal,
): Promise<Findings> {
  const queries = [...new Set(wanted)].slice(0, searchLimit);
  const [verified, searches] = await Promise.all([
    Promise.all(seeds.map((seed) => unlessLate(unknown(seed), () => verifySeed(seed, port, signal), signal))),
    Promise.all(
      queries.map((query) =>
        unlessLate<Search>(
          { state: 'offline', works: [], asked: [] },
          () => port.search(query, perSearch, signal),
          signal,
        ),
      ),
    ),
  ]);
  // A search record includes retractions; two more requests per work would take half a minute.
  const works = distinct(searches.flatMap((search) => search.works))
    .slice(0, workLimit)
    .map((work) => ({ work, retractedBy: reports(work) }));
  const answered =
    verified.some(({ verdict }) => verdict !== 'unverified-offline') || searches.some(({ asked }) => asked.length > 0);
  return {
    state: answered ? 'on' : 'offline',
    seeds: verified,
    works,
    queries: searches.flatMap(({ asked, works: results }, index) =>
      asked.length === 0 ? [] : [{ query: queries[index] ?? '', asked, found: results.length }],
    ),
  };
}

const searchLimit = 24;
const perSearch = 5;
export const workLimit = 60;

async function verifySeed(seed: Reference, port: LiteraturePort, signal: AbortSignal): Promise<SeedFinding> {
  const lookup = await findRecord(seed, port, signal);
  if (lookup.state === 'offline') return unknown(seed);
  if (lookup.state === 'not-found') {
    return { key: seed.key, verdict: 'not-found', work: null, differences: [], retractedBy: [] };
  }
  const { work } = lookup;
  const differences = [...compareRecord(seed.fields, work), ...differentDoi(seed.fields.doi, work)];
  const notices = await noticesOf(work, port, signal);
  const verdict =
    notices.retractedBy.length > 0
      ? 'retracted'
      : notices.concernedBy.length > 0
        ? 'of-concern'
        : differences.length > 0
          ? 'metadata-differs'
          : 'verified';
  return { key: seed.key, verdict, work, differences, ...notices };
}

/** A paper found by its title may have a DOI other than the reference's. */
function differentDoi(given: string | undefined, { doi }: Work): SeedFinding['differences'] {
  if (given === undefined || doi === null || given.toLowerCase() === doi.toLowerCase()) return [];
  return [{ field: 'doi', given, record: doi }];
}

/** By identifier; for a reference without one, by title, if the found record matches the reference. */
async function findRecord({ fields }: Reference, port: LiteraturePort, signal: AbortSignal): Promise<Lookup> {
  if (fields.doi !== undefined) {
    const lookup = await port.byDoi(fields.doi, signal);
    // A real paper may be cited with an unregistered DOI.
    if (lookup.state !== 'not-found' || fields.title === undefined) return lookup;
    const byTitle = await findByTitle(fields, fields.title, port, signal);
    return byTitle.state === 'found' ? byTitle : lookup;
  }
  if (fields.archiveprefix?.toLowerCase() === 'arxiv' && fields.eprint !== undefined) {
    return port.byArxivId(fields.eprint, signal);
  }
  // Without a title there is nothing to search for, and the reference is not marked as wrong.
  return fields.title === undefined ? { state: 'offline' } : findByTitle(fields, fields.title, port, signal);
}

async function findByTitle(
  fields: Reference['fields'],
  title: string,
  port: LiteraturePort,
  signal: AbortSignal,
): Promise<Lookup> {
  const search = await port.search(title, 5, signal);
  if (search.state === 'offline') return { state: 'offline' };
  const same = search.works.filter((work) => sameTitle(title, work.title));
  const work = same.find((candidate) => compareRecord(fields, candidate).length === 0) ?? same[0];
  return work === undefined ? { state: 'not-found' } : { state: 'found', work };
}

/**
 * All sources that report a retraction of a seed paper or concern about it: its record, and both sources of notices.
 */
async function noticesOf(
  work: Work,
  port: LiteraturePort,
  signal: AbortSignal,
): Promise<Required<Pick<SeedFinding, 'retractedBy' | 'concernedBy'>> & Pick<SeedFinding, 'noticesUnknown'>> {
  const own = { retractedBy: reports(work), concernedBy: work.concernedBy ?? [] };
  if (work.doi === null) return own;
  const { state, retractedBy, concernedBy = [] } = await port.notices(work.doi, signal);
  return {
    retractedBy: [...new Set([...own.retractedBy, ...retractedBy])],
    concernedBy: [...new Set([...own.concernedBy, ...concernedBy])],
    ...(state === 'offline' ? { noticesUnknown: true as const } : {}),
  };
}

/** Retractions that the record itself reports. */
function reports({ title, retractedBy }: Work): readonly string[] {
  return [...(/^\s*\[?(?:retracted|withdrawn)\b/i.test(title) ? ['its own title'] : []), ...retractedBy];
}

function unknown({ key }: Reference): SeedFinding {
  return { key, verdict: 'unverified-offline', work: null, differences: [], retractedBy: [] };
}

/** A late answer counts as missing; other failures are real failures. */
async function unlessLate<Result>(late: Result, ask: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  try {
    signal.throwIfAborted();
    return await ask();
  } catch (error) {
    if (signal.aborted) return late;
    throw error;
  }
}

function distinct(works: readonly Work[]): Work[] {
  return [...new Map(works.map((work) => [work.id, work])).values()];
}
