import { z } from 'zod';
import {
  type ModelCalls,
  ModelFailure,
  type ModelQuestion,
  type ModelSpending,
  modelSpendingSchema,
} from '#contract/model.ts';
import type { Composition } from '../compose.ts';
import { printedWords } from '../inlines.ts';
import type { Findings } from '../literature/look-up.ts';
import type { Manuscript, Move, Section, Sentence } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { moveSchema } from '../stored/composition-schema.ts';
import { judgeSentence, type Stopped } from './claim-gate.ts';
import { isQuotedIn, numbersIn } from './quotes.ts';

/** A model's contributions to a draft that passed the gates. Plain data, because it is a checkpoint. */
export interface ModelWork {
  readonly name: string;
  readonly spending: ModelSpending;
  /** Works whose abstract the model read for a row, each with a verbatim quote from the abstract. */
  readonly links: readonly {
    readonly row: number;
    readonly work: string;
    readonly stance: Stance;
    readonly quote: string;
  }[];
  /** Connecting sentences; each is placed before the paragraph with the user's sentence `before`. */
  readonly sentences: readonly {
    readonly section: string;
    readonly text: string;
    readonly before: string;
  }[];
  /** Sentences for parts of the abstract: the chosen body sentence, with all or some of its words. */
  readonly abstract: readonly { readonly slot: Move; readonly sentence: string; readonly text: string }[];
  readonly risks: readonly { readonly sentence: string; readonly why: string; readonly add: string }[];
  /** Number of rejected answers, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
  /** Failed calls, described for users. */
  readonly failures: readonly string[];
}

const words = z.string();

/** The contributions as they are read back from their checkpoint. */
export const modelWorkSchema: z.ZodType<ModelWork> = z.strictObject({
  name: words,
  spending: modelSpendingSchema,
  links: z.array(
    z.strictObject({
      row: z.number(),
      work: words,
      stance: z.enum(['supports', 'contrasts', 'related']),
      quote: words,
    }),
  ),
  sentences: z.array(z.strictObject({ section: words, text: words, before: words })),
  abstract: z.array(z.strictObject({ slot: moveSchema, sentence: words, text: words })),
  risks: z.array(z.strictObject({ sentence: words, why: words, add: words })),
  dropped: z.record(words, z.number()),
  failures: z.array(words),
});

export type Stance = 'supports' | 'contrasts' | 'related';

/**
 * Search queries that a model suggests from the text; at most eight, none a full sentence. Empty if it does not answer.
 */
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

/** Lets a model read abstracts, write connecting sentences and raise questions; keeps only what passes the gates. */
export async function workWithModel(
  composition: Composition,
  findings: Findings | null,
  model: ModelCalls,
): Promise<ModelWork> {
  const work: OpenWork = { links: [], sentences: [], abstract: [], risks: [], dropped: {}, failures: [] };
  await readAbstracts(composition, findings, model, work);
  await writeSentences(composition, model, work);
  await raiseRisks(composition, model, work);
  return { name: model.name, spending: model.spent(), ...work };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };
type OpenWork = Mutable<Omit<ModelWork, 'name' | 'spending' | 'dropped'>> & { dropped: Record<string, number> };

/** Abstracts per call. */
const perCall = 12;

async function readAbstracts(
  { coverage }: Composition,
  findings: Findings | null,
  model: ModelCalls,
  work: OpenWork,
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
      else if (!isQuotedIn(link.quote, `${read.title} ${read.abstract}`))
        drop(work, 'a quote that is not in the abstract');
      else work.links.push({ ...link, work: read.id });
    }
  }
}

async function writeSentences({ manuscript }: Composition, model: ModelCalls, work: OpenWork): Promise<void> {
  const sections = manuscript.sections.filter(({ aside }) => aside !== true);
  const own = ownSentences(sections);
  const repeated = manuscript.abstractHeading === undefined ? repetitionsIn(manuscript) : [];
  const answer = await attempt(model, {
    key: 'connect',
    task: 'The notes are sentences of a draft by their author, with their ids and sections. In "sentences", write at most two short sentences for a section that lead the reader to what comes next ("We now turn to …", "The limits of these data are discussed below."). Such a sentence states nothing about the world or the data, names no result and no number; it may name a topic in words of the notes. "sentences" in it holds the id of the sentence before whose paragraph it is to be set, first. Leave a section out where nothing needs to be said. In "abstract", choose for a part of the abstract the note of the same kind that says it best, with its id in "sentence" and its words in "text". You may leave out whole parts of it: a remark, a statistic in parentheses, a last clause. Change, add and move no word. Leave out no "not", no "may", no condition and no group.',
    data: {
      notes: [...own].map(([id, { text, where }]) => `${id} (${where}): ${text}`).join('\n'),
      sections: sections.map(({ id, title }) => `${id}: ${title}`).join('\n'),
      abstract: repeated.map(({ text, move, repeats }) => `${move?.label}: ${repeats}: ${text}`).join('\n') || 'none',
      candidates:
        repeated.length === 0 ? 'none' : [...own].map(([id, { slot }]) => `${id}: ${slot ?? 'other'}`).join('\n'),
    },
    answer: z.object({
      sentences: z
        .array(z.object({ section: z.string(), text: z.string(), sentences: z.array(z.string()).max(6) }))
        .max(40),
      abstract: z
        .array(z.object({ part: z.string(), sentence: z.string(), text: z.string() }))
        .max(20)
        .default([]),
    }),
    maxTokens: 2_500,
  });
  if ('failure' in answer) {
    work.failures.push(`Connecting sentences: ${answer.failure}`);
    return;
  }
  const perSection = new Map<string, number>();
  for (const { section, text, sentences } of answer.value.sentences) {
    const [before = ''] = sentences;
    if (!sections.some(({ id }) => id === section)) drop(work, 'a section that does not exist');
    else if (own.get(before)?.where !== section) drop(work, 'a sentence that does not exist');
    else if ((perSection.get(section) ?? 0) >= 2) drop(work, 'more than two sentences in a section');
    else {
      const judged = judgeSentence(
        text.trim(),
        [...own.values()].map((sentence) => sentence.text),
      );
      if ('stopped' in judged) drop(work, reasons[judged.stopped]);
      else if (judged.passes !== 'connective') drop(work, 'a repetition of a sentence of yours');
      else {
        perSection.set(section, (perSection.get(section) ?? 0) + 1);
        work.sentences.push({ section, text: text.trim(), before });
      }
    }
  }
  const parts = new Set(repeated.map(({ move }) => move?.label));
  for (const { part, sentence, text } of answer.value.abstract) {
    const basis = own.get(sentence);
    const slot = basis?.slot;
    if (basis === undefined || work.abstract.some((other) => other.sentence === sentence))
      drop(work, 'a sentence that does not exist');
    else if (slot === undefined || slot !== part || !parts.has(slot))
      drop(work, 'a sentence for another part of the abstract');
    else if (work.abstract.some((other) => other.slot === slot))
      drop(work, 'more than one sentence for a part of the abstract');
    else {
      const judged = judgeSentence(text.trim(), [basis.text]);
      const isThere = repeated.some(({ repeats }) => repeats === sentence);
      if ('stopped' in judged) drop(work, reasons[judged.stopped]);
      else if (judged.passes === 'connective') drop(work, reasons.statement);
      else if (judged.passes === 'shortened') work.abstract.push({ slot, sentence, text: text.trim() });
      else if (!isThere) work.abstract.push({ slot, sentence, text: basis.text });
    }
  }
}

interface OwnSentence {
  readonly text: string;
  readonly where: string;
  /** The part of the abstract for which the sentence can be used. */
  readonly slot: Move | undefined;
}

function ownSentences(sections: readonly Section[]): Map<string, OwnSentence> {
  return new Map(
    sections.flatMap(({ id: where, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'paragraph'
          ? block.sentences
              .filter(({ origin }) => origin === 'user')
              .map((one) => [one.id, { text: printedWords(one), where, slot: one.move?.label }] as const)
          : [],
      ),
    ),
  );
}

function repetitionsIn({ abstract }: Manuscript): Sentence[] {
  return abstract.flatMap((block) =>
    block.kind === 'paragraph' ? block.sentences.filter(({ repeats }) => repeats !== undefined) : [],
  );
}

async function raiseRisks({ manuscript, risks }: Composition, model: ModelCalls, work: OpenWork): Promise<void> {
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
    else if ([why, add].some((text) => numbersIn(text).size > 0)) drop(work, withNumber);
    else if ([why, add].some((text) => /[\\{}<>]|https?:/.test(text))) drop(work, reasons.markup);
    else work.risks.push({ sentence, why: why.trim(), add: add.trim() });
  }
}

/** The works that a model may refer to, by keys that only it knows. */
function worksOf(findings: Findings | null) {
  if (findings === null) return [];
  const seeds = findings.seeds.flatMap(({ work, verdict }) => (work !== null && verdict === 'verified' ? [work] : []));
  const found = findings.works.flatMap(({ work, retractedBy }) => (retractedBy.length === 0 ? [work] : []));
  const works = [...new Map([...seeds, ...found].map((work) => [work.id, work])).values()];
  return works.map((work, index) => ({ ...work, key: `w${index + 1}` }));
}

const reasons: Readonly<Record<Stopped, string>> = {
  statement: 'a statement that none of your sentences makes',
  markup: 'markup or an address',
  length: 'a text that is too short or too long',
};
const withNumber = 'a number that is in no source';

function drop(work: OpenWork, rule: string): void {
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
