import { z } from 'zod';
import { type ModelCalls, ModelFailure, type ModelQuestion, type ModelSpending } from '../../../../contract/model.ts';
import type { Composition } from '../compose.ts';
import type { Findings } from '../literature/look-up.ts';
import { sentencesOf } from '../provenance.ts';
import { type GateReason, gateSentence, numbersIn, standsIn } from './claim-gate.ts';

/** What a model added to a draft, after the gates. Plain data: it is a checkpoint. */
export interface ModelWork {
  readonly name: string;
  readonly spending: ModelSpending;
  /** Works whose abstract the model read for a row, each with a quote that stands in the abstract. */
  readonly links: readonly {
    readonly row: number;
    readonly work: string;
    readonly stance: Stance;
    readonly quote: string;
  }[];
  /** Sentences that connect what is there; each names the user's sentences and the works that it rests on. */
  readonly sentences: readonly {
    readonly section: string;
    readonly text: string;
    readonly sentences: readonly string[];
    readonly works: readonly string[];
  }[];
  readonly risks: readonly { readonly sentence: string; readonly why: string; readonly add: string }[];
  /** What was thrown away by which rule. */
  readonly dropped: Readonly<Record<string, number>>;
  /** What gave no answer, in sentences for people. */
  readonly failures: readonly string[];
}

export type Stance = 'supports' | 'contrasts' | 'related';

/** Search queries that a model proposes from the text; at most eight, none a sentence. Empty when it gives no answer. */
export async function askForQueries(
  text: string,
  model: ModelCalls,
): Promise<{ queries: string[]; failures: string[] }> {
  const answer = await attempt(model, {
    key: 'queries',
    task: 'You help to search scholarly literature. Propose up to eight search queries for works that the notes should be compared with. Each query has three to seven words: topic, method, population. No sentence, no number, no name of a person.',
    data: { notes: text },
    answer: z.object({ queries: z.array(z.string().max(200)).max(20) }),
    maxTokens: 600,
  });
  if ('failure' in answer) return { queries: [], failures: [`Search queries: ${answer.failure}`] };
  const queries = answer.value.queries
    .map((query) =>
      query
        .replaceAll(/[^\p{L}\s-]/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((query) => query !== '' && query.split(' ').length <= 8);
  return { queries: [...new Set(queries)].slice(0, 8), failures: [] };
}

/** Has a model read abstracts, connect sentences and raise questions; keeps only what the gates let through. */
export async function workWithModel(
  composition: Composition,
  findings: Findings | null,
  model: ModelCalls,
): Promise<ModelWork> {
  const work: Draft = { links: [], sentences: [], risks: [], dropped: {}, failures: [] };
  await readAbstracts(composition, findings, model, work);
  await connectSentences(composition, findings, model, work);
  await raiseRisks(composition, model, work);
  return { name: model.name, spending: model.spent(), ...work };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type Draft = Mutable<Omit<ModelWork, 'name' | 'spending' | 'dropped'>> & { dropped: Record<string, number> };

/** Abstracts in one call. */
const perCall = 12;

async function readAbstracts(
  { coverage }: Composition,
  findings: Findings | null,
  model: ModelCalls,
  work: Draft,
): Promise<void> {
  const works = worksOf(findings).filter(({ abstract }) => abstract !== null);
  const statements = coverage.rows.flatMap((row, index) =>
    row.kind === 'sentence' ? [{ index, text: row.text }] : [],
  );
  if (statements.length === 0) return;
  for (let start = 0; start < Math.min(works.length, 3 * perCall); start += perCall) {
    const batch = works.slice(start, start + perCall);
    const answer = await attempt(model, {
      key: `abstracts-${start / perCall + 1}`,
      task: 'For each pair of a statement and a work whose abstract bears on it, say whether the abstract supports it, contrasts with it, or is only related, and quote the words of the abstract that show it, exactly as they stand. Leave out pairs without such words. "row" is the number of the statement, "work" the key of the work.',
      data: {
        statements: statements.map(({ index, text }) => `${index}: ${text}`).join('\n'),
        abstracts: batch.map((entry) => `${entry.key}: ${entry.title}. ${entry.abstract}`).join('\n\n'),
      },
      answer: z.object({
        links: z
          .array(
            z.object({
              row: z.number().int(),
              work: z.string(),
              stance: z.enum(['supports', 'contrasts', 'related']),
              quote: z.string(),
            }),
          )
          .max(100),
      }),
      maxTokens: 3_000,
    });
    if ('failure' in answer) {
      work.failures.push(`Reading abstracts: ${answer.failure}`);
      continue;
    }
    for (const link of answer.value.links) {
      const read = batch.find(({ key }) => key === link.work);
      if (read === undefined || !statements.some(({ index }) => index === link.row))
        drop(work, 'a work or statement that does not exist');
      else if (!standsIn(link.quote, `${read.title} ${read.abstract}`))
        drop(work, 'a quote that is not in the abstract');
      else work.links.push({ ...link, work: read.id });
    }
  }
}

async function connectSentences(
  { manuscript }: Composition,
  findings: Findings | null,
  model: ModelCalls,
  work: Draft,
): Promise<void> {
  const own = new Map(
    [...sentencesOf(manuscript)].flatMap(({ sentence, where }) =>
      sentence.origin === 'user' ? [[sentence.id, { text: sentence.text, where }] as const] : [],
    ),
  );
  const linked = new Set(work.links.map((link) => link.work));
  const works = worksOf(findings).filter(({ id }) => linked.has(id));
  const sections = manuscript.sections.filter(({ id }) => id !== 'notes-to-place');
  const answer = await attempt(model, {
    key: 'connect',
    task: 'The notes are sentences of a draft by their author, with their ids and sections; the works are abstracts that were found. Write at most two short sentences for a section that connect its sentences with each other or with a work. Say only what the sentences and abstracts named in "sentences" and "works" say: no new fact, number, name or judgement. Name at least one sentence. Leave a section out where nothing needs to be connected.',
    data: {
      notes: [...own].map(([id, { text, where }]) => `${id} (${where}): ${text}`).join('\n'),
      works: works.map(({ key, title, abstract }) => `${key}: ${title}. ${abstract}`).join('\n\n') || 'none',
      sections: sections.map(({ id, title }) => `${id}: ${title}`).join('\n'),
    },
    answer: z.object({
      sentences: z
        .array(
          z.object({
            section: z.string(),
            text: z.string(),
            sentences: z.array(z.string()).max(6),
            works: z.array(z.string()).max(4).default([]),
          }),
        )
        .max(40),
    }),
    maxTokens: 2_500,
  });
  if ('failure' in answer) {
    work.failures.push(`Connecting sentences: ${answer.failure}`);
    return;
  }
  const perSection = new Map<string, number>();
  for (const { section, text, sentences, works: keys } of answer.value.sentences) {
    const rests = sentences.map((id) => own.get(id)?.text);
    const cited = keys.map((key) => works.find((entry) => entry.key === key));
    if (!sections.some(({ id }) => id === section)) drop(work, 'a section that does not exist');
    else if (rests.length === 0 || rests.includes(undefined)) drop(work, 'a sentence that does not exist');
    else if (cited.includes(undefined)) drop(work, 'a citation that is not in the list of works');
    else if ((perSection.get(section) ?? 0) >= 2) drop(work, 'more than two sentences in a section');
    else {
      const basis = [...rests, ...cited.map((entry) => `${entry?.title} ${entry?.abstract}`)] as string[];
      const reason = gateSentence(text.trim(), basis);
      if (reason !== null) drop(work, reasons[reason]);
      else {
        perSection.set(section, (perSection.get(section) ?? 0) + 1);
        work.sentences.push({ section, text: text.trim(), sentences, works: cited.map((entry) => entry?.id ?? '') });
      }
    }
  }
}

async function raiseRisks({ manuscript, risks }: Composition, model: ModelCalls, work: Draft): Promise<void> {
  const own = [...sentencesOf(manuscript)].filter(({ sentence }) => sentence.origin === 'user');
  const answer = await attempt(model, {
    key: 'risks',
    task: 'A careful reviewer reads the notes. Name up to six weaknesses that the list of known findings does not name, each tied to one sentence by its id: "why" it matters and what to "add", in one short sentence each, without numbers. Judge no quality; ask what is missing.',
    data: {
      notes: own.map(({ sentence }) => `${sentence.id}: ${sentence.text}`).join('\n'),
      known: risks.map(({ title }) => title).join('\n') || 'none',
    },
    answer: z.object({
      risks: z.array(z.object({ sentence: z.string(), why: z.string(), add: z.string() })).max(20),
    }),
    maxTokens: 1_500,
  });
  if ('failure' in answer) {
    work.failures.push(`Risks: ${answer.failure}`);
    return;
  }
  for (const { sentence, why, add } of answer.value.risks.slice(0, 6)) {
    if (!own.some((entry) => entry.sentence.id === sentence)) drop(work, 'a sentence that does not exist');
    else if ([why, add].some((text) => text.trim() === '' || text.length > 300)) drop(work, reasons.length);
    else if ([why, add].some((text) => numbersIn(text).size > 0)) drop(work, reasons.number);
    else if ([why, add].some((text) => /[\\{}<>]|https?:/.test(text))) drop(work, reasons.markup);
    else work.risks.push({ sentence, why: why.trim(), add: add.trim() });
  }
}

/** The works that a model may speak of, by keys that lead nowhere else. */
function worksOf(findings: Findings | null) {
  if (findings === null) return [];
  const seeds = findings.seeds.flatMap(({ work, verdict }) => (work !== null && verdict === 'verified' ? [work] : []));
  const found = findings.works.flatMap(({ work, retractedBy }) => (retractedBy.length === 0 ? [work] : []));
  const works = [...new Map([...seeds, ...found].map((work) => [work.id, work])).values()];
  return works.map((work, index) => ({ ...work, key: `w${index + 1}` }));
}

const reasons: Readonly<Record<GateReason, string>> = {
  number: 'a number that is in no source',
  name: 'a name that is in no source',
  words: 'words that no source says',
  negation: 'a denial that is in no source',
  markup: 'markup or an address',
  length: 'a text that is too short or too long',
};

function drop(work: Draft, rule: string): void {
  work.dropped[rule] = (work.dropped[rule] ?? 0) + 1;
}

async function attempt<Answer>(
  model: ModelCalls,
  question: ModelQuestion<Answer>,
): Promise<{ value: Answer } | { failure: string }> {
  try {
    return { value: await model.ask(question) };
  } catch (error) {
    if (error instanceof ModelFailure) return { failure: error.message };
    throw error;
  }
}
