import type { CitedSource } from '#contract/draft-changes.ts';
import type { EditorChange } from '#contract/draft-editor.ts';
import { InputError } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import type { LiteraturePort } from '#contract/literature.ts';
import type { Composition } from '../compose.ts';
import { type Findings, lookUp, type SeedFinding, workLimit } from '../literature/look-up.ts';
import { checkedReferences, referenceOf } from '../literature/reference-of.ts';
import type { Reference, ResearchInput } from '../manuscript.ts';
import { readReferences } from '../seeds.ts';

/** The library answers that a change needs. Plain data: the server passes it on. */
export interface Answers {
  readonly findings?: Findings;
  readonly references?: readonly Reference[];
}

/** Null for a change that needs none. Throws InputError and AppError with a message if the change cannot be made. */
export async function consult(
  { research, findings }: { readonly research: ResearchInput; readonly findings: Findings | null },
  { manuscript, coverage }: Composition,
  change: EditorChange,
  literature: LiteraturePort | null,
  signal: AbortSignal,
): Promise<Answers | null> {
  if (change.kind === 'look-up') {
    if (literature === null) throw new AppError('literature_off');
    const queries = coverage.rows.map(({ query }) => query);
    const listed = manuscript.references.filter(({ added }) => added !== 'related-work');
    const found = await lookUp(listed, queries, literature, signal);
    if (found.state === 'offline') throw new AppError('literature_offline');
    return { findings: findings === null ? found : withKnown(found, findings, listed) };
  }
  if (change.kind !== 'cite') return null;
  switch (change.source.from) {
    case 'draft':
      return null;
    case 'library':
      return { references: [await referenceFrom(change.source, findings, literature, signal)] };
    case 'pasted': {
      // If lookups are off for the text, they are off for its sources as well.
      const asked = research.options.literature === false ? null : literature;
      return { references: await pastedReferences(change.source.text, asked, signal) };
    }
  }
}

/** Keeps earlier results that no library returned this time, if they were about the same work. */
function withKnown(found: Findings, before: Findings, references: readonly Reference[]): Findings {
  const records = new Map(references.map(({ key, record }) => [key, record?.id]));
  const old = new Map(before.seeds.flatMap((seed) => (seed.work === null ? [] : [[seed.work.id, seed] as const])));
  const seeds = found.seeds.map((seed) => {
    const known = old.get(records.get(seed.key) ?? '');
    return seed.verdict === 'unverified-offline' && known !== undefined ? { ...known, key: seed.key } : seed;
  });
  const works = new Map([...found.works, ...before.works].map((entry) => [entry.work.id, entry]));
  // The latest search result takes precedence.
  for (const entry of found.works) works.set(entry.work.id, entry);
  return { ...found, seeds, works: [...works.values()].slice(0, workLimit) };
}

/** A work by its record's id: requested again, so that a retraction since the search is noticed. */
async function referenceFrom(
  { work: id }: CitedSource & { from: 'library' },
  findings: Findings | null,
  literature: LiteraturePort | null,
  signal: AbortSignal,
): Promise<Reference> {
  const [, kind, name] = /^(doi|arxiv):(.+)$/.exec(id) ?? [];
  if (kind === undefined || name === undefined) throw new InputError(texts.unknownWork);
  const bare: Record<string, string> = kind === 'doi' ? { doi: name } : { eprint: name, archiveprefix: 'arXiv' };
  const wanted: Reference = { key: '', type: 'misc', fields: bare, verdict: 'unverified-offline' };
  const asked = await ask([wanted], literature, signal);
  const [answered] = asked;
  if (answered?.work) return checked([wanted], asked)[0] as Reference;
  if (answered?.verdict === 'not-found') throw new InputError(texts.unknownWork);
  const known = findings?.works.find(({ work }) => work.id === id);
  if (known === undefined) throw new AppError(literature === null ? 'literature_off' : 'literature_offline');
  const { work, retractedBy } = known;
  const { concernedBy = [] } = work;
  const verdict = retractedBy.length > 0 ? 'retracted' : concernedBy.length > 0 ? 'of-concern' : 'verified';
  const finding = { key: '', verdict, work, differences: [], retractedBy, concernedBy, noticesUnknown: true } as const;
  return checked([{ ...referenceOf(work), key: '' }], [finding])[0] as Reference;
}

/** Up to ten entries or identifiers; an unreadable one rejects all, with its line. */
async function pastedReferences(
  text: string,
  literature: LiteraturePort | null,
  signal: AbortSignal,
): Promise<Reference[]> {
  const { references, unreadable } = readReferences(text, 300);
  const [first] = unreadable;
  if (first !== undefined) throw new InputError(texts.unreadable(first.line, first.text));
  if (references.length === 0) throw new InputError(texts.unreadable(1, text.trim().slice(0, 120)));
  if (references.length > mostPasted) throw new InputError(texts.tooMany);
  const asked = await ask(references, literature, signal);
  const missing = references.find(
    ({ fields }, index) => fields.title === undefined && asked[index]?.verdict === 'not-found',
  );
  if (missing !== undefined) throw new InputError(texts.noRecord(missing.fields.doi ?? missing.fields.eprint ?? ''));
  // A bare identifier has no key: it gets one from the names and year of its record.
  return checked(references, asked).map((one, index) =>
    references[index]?.fields.title === undefined ? { ...one, key: '' } : one,
  );
}

const mostPasted = 10;

async function ask(
  references: readonly Reference[],
  literature: LiteraturePort | null,
  signal: AbortSignal,
): Promise<readonly SeedFinding[]> {
  return literature === null ? [] : (await lookUp(references, [], literature, signal)).seeds;
}

function checked(references: readonly Reference[], seeds: readonly SeedFinding[]): Reference[] {
  return checkedReferences(references, { state: 'on', seeds, works: [], queries: [] });
}

const texts = {
  unknownWork: 'No library of records knows this work any more. Search again, or paste its entry.',
  unreadable: (line: number, text: string) =>
    `Line ${line} could not be read as a DOI, a BibTeX entry or a RIS entry: “${text}”. Check it and try again.`,
  noRecord: (id: string) =>
    `No library of records knows ${id}. Check it for typing errors, or paste the whole BibTeX or RIS entry.`,
  tooMany: 'Paste at most ten works at a time.',
} as const;
