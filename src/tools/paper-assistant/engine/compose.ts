import { sentenceCharacters } from '#contract/figure-proposals.ts';
import type { ModelReport } from '#contract/model-report.ts';
import { abstractBlocks, repeatSentence } from './abstract/abstract-blocks.ts';
import { chooseSentences } from './abstract/choose-sentences.ts';
import { BlockWriter } from './block-writer.ts';
import { citedKeys, citeTyped, isReferenceList, uncited, withoutRepeatedList } from './citations/cite-typed.ts';
import { namesSource, needsCitation } from './cite-worthy.ts';
import { describeCoverage } from './coverage.ts';
import { isDeclaration } from './declarations.ts';
import { type DesignReading, readDesign } from './designs.ts';
import { bindFigures, withFigures } from './figures.ts';
import { fold, inlinesOf } from './inlines.ts';
import { findKeyphrases, type Keyphrases } from './keyphrases.ts';
import { detectLanguage } from './language.ts';
import type { Findings } from './literature/look-up.ts';
import { checkedReferences } from './literature/reference-of.ts';
import { withRelatedWork } from './literature/related-work.ts';
import type {
  Block,
  Coverage,
  Manuscript,
  Move,
  PrototypeOptions,
  ResearchInput,
  Risk,
  Section,
  Sentence,
} from './manuscript.ts';
import { topicOfMemo, topicOfOpening, topicOfText } from './memo-line.ts';
import { isGuess } from './moves.ts';
import { isPastedBibtex, seedsOf } from './pasted-seeds.ts';
import { readAsPrinted } from './printed-tex.ts';
import { answeredMoves, promptsFor } from './prompts.ts';
import { describeProvenance, type ProvenanceEntry } from './provenance.ts';
import { checkRisks } from './risks/check-risks.ts';
import { otherSentences, type RiskContext } from './risks/rule.ts';
import { inTextOrder, type SectionPlan } from './section-list.ts';
import { type Plan, planAsWritten, planSections } from './sections.ts';
import { checkedSeedTitle, type Seeds, seedTitle } from './seeds.ts';
import { type Piece, readPieces } from './sentences.ts';
import { proposeTitles, type TitleProposals, workingTitle } from './title.ts';
import { topicOfFragment, topicOfRequest } from './title-of-result.ts';

export interface Composition {
  readonly manuscript: Manuscript;
  readonly risks: readonly Risk[];
  readonly coverage: Coverage;
  readonly provenance: readonly ProvenanceEntry[];
  /** What a language model contributed; absent if none was used. */
  readonly model?: ModelReport;
}

/**
 * Composes a manuscript from the user's own sentences: the body contains each exactly once and unchanged, and the
 * abstract repeats some; everything else is marked template text or a prompt. `findings`: the libraries' answers; null
 * if lookups are off. Deterministic. Never throws on any text.
 */
export function compose(input: ResearchInput, findings: Findings | null = null): Composition {
  const { context, ...composed } = composeUnchecked(input, findings);
  return { ...composed, risks: checkRisks(context) };
}

/** Composes as `compose` does, but returns the input of the checklist rules instead of their findings. */
export function composeUnchecked(
  input: ResearchInput,
  findings: Findings | null,
): Omit<Composition, 'risks'> & { readonly context: RiskContext } {
  const [withList, without] = [seedsOf(input, { listed: true }), seedsOf(input, { listed: false })];
  const composed = composeWith(input, findings, withList);
  // If the list and the text don't agree, the list stays as typed, and the checklist reports what differs.
  const isDropped =
    withList.references.length === without.references.length || !composed.manuscript.sections.some(isReferenceList);
  return isDropped ? composed : composeWith(input, findings, without);
}

function composeWith(
  input: ResearchInput,
  findings: Findings | null,
  seeds: Seeds,
): Omit<Composition, 'risks'> & { readonly context: RiskContext } {
  const { options } = input;
  const givenTitle = fold(options.title);
  const pieces = readPieces(input.text).filter((piece) => !isPastedBibtex(piece));
  const language = detectLanguage(input.text);
  const english = language === 'en';
  const planned = english ? planSections : planAsWritten;
  const plan = planned(pieces, (words) => givenTitle !== '' && givenTitle !== words);
  const isRead = ({ id, kind }: Piece) => kind === 'sentence' && (!english || plan.moves.has(id));
  const body = plan.sections.flatMap((section) => section.pieces).filter(isRead);
  const read = inTextOrder([
    ...body,
    ...plan.abstract.filter(isRead),
    ...plan.notes.filter(({ kind }) => kind === 'sentence'),
  ]);
  const titleWords = plan.title?.words ?? givenTitle;
  // Whatever depends on English words and endings is skipped for texts in another language.
  const inEnglish = english ? read : [];
  const opening = pieces.slice(0, 2).filter(({ kind }) => kind === 'sentence');
  const topic = english
    ? (topicOf(pieces[0], plan.notes[0]?.id === pieces[0]?.id) ??
      opening.map(({ words }) => topicOfFragment(words)).find((one) => one !== null) ??
      pieces
        .slice(0, 3)
        .filter(({ id }) => plan.notes.some((note) => note.id === id))
        .map(({ words }) => topicOfRequest(words))
        .find((one) => one !== null) ??
      null)
    : null;
  const noted = new Set(plan.notes.map(({ id }) => id));
  const subject = titleWords || topicOfText(pieces[0]?.words ?? '');
  const keyphrases = findKeyphrases(
    english
      ? [subject, ...read.filter(({ id }) => !noted.has(id)).map(({ words }) => words)].filter(
          (words) => !isDeclaration(words),
        )
      : [],
    subject,
  );
  const design = readDesign(
    options.design,
    inEnglish.map(({ words }) => words),
  );
  const figures = bindFigures(input.images, body, (id) => plan.moves.get(id)?.label === 'result', userSentence, {
    chosen: placedByAuthor(input.images, body),
    proposes: english,
  });
  const statements: Piece[] = [];
  for (const [index, piece] of (english ? body : []).entries()) {
    const { id, words, block } = piece;
    const before = body[index - 1]?.block === block ? body[index - 1] : undefined;
    const needs = needsCitation({
      afterSource: namesSource(before?.words ?? ''),
      afterMark: before !== undefined && statements.at(-1) === before,
      words,
      move: plan.moves.get(id)?.label,
      second: plan.moves.get(id)?.second,
      guess: isGuess(plan.moves.get(id)),
      ownName: /^#* ?([\p{L}\d+-]{3,30}): /u.exec(titleWords)?.[1] ?? null,
    });
    if (needs) statements.push(piece);
  }
  const marked = new Set(statements.map(({ id }) => id));
  const writer = new BlockWriter(plan, figures, marked);
  const chosen = english ? chooseSentences(plan, keyphrases) : [];
  const answered = answeredMoves(
    [...body, ...plan.abstract].map(({ id, words }) => ({ words, move: plan.moves.get(id) })),
  );
  const lower = fold(input.text).toLowerCase();

  const manuscript = withRelatedWork(
    withoutRepeatedList(
      citeTyped({
        engine: 'built-in',
        ...titleOf(plan, givenTitle, writer, () =>
          proposeTitles(
            inEnglish
              .filter(({ id }) => !noted.has(id))
              .map(({ id, words }) => ({ words, move: plan.moves.get(id)?.label })),
            keyphrases,
            pieces.flatMap(({ kind, words }) => (kind === 'heading' ? [words] : [])),
            topic,
            Object.fromEntries(
              (['aim', 'result'] as const).map((part) => [
                part,
                chosen.filter(({ slot }) => slot === part).map(({ piece }) => piece.words),
              ]),
            ),
          ),
        ),
        authors: options.authors.map(fold).filter((name) => name !== ''),
        ...(options.bylines === undefined ? {} : { bylines: options.bylines }),
        keywords: keywordsOf(plan, keyphrases),
        template: options.template.trim() === '' ? 'article' : options.template.trim(),
        articleType: fold(options.articleType),
        design: design.design.name,
        constraints: options.constraints.trim(),
        ...(english ? {} : { language }),
        abstract:
          english && plan.abstractHeading === null && plan.abstract.length === 0
            ? abstractBlocks(chosen.map(({ piece, slot }) => repeatSentence(writer.sentence(piece), slot)))
            : ownAbstract(plan, writer),
        sections: withFigures(
          [
            ...withoutEmpty(plan.sections, answered).map((section, index) =>
              toSection(english ? section : { ...section, covers: [] }, index, answered, writer),
            ),
            ...notesSection(plan, writer),
          ],
          figures,
        ),
        figures,
        references: findings === null ? seeds.references : checkedReferences(seeds.references, findings),
        ...(seeds.references.length > 0
          ? { referencesTitle: findings?.state === 'on' ? checkedSeedTitle : seedTitle }
          : {}),
        ...(plan.abstractHeading === null ? {} : { abstractHeading: writer.sentence(plan.abstractHeading) }),
        ...(plan.keywordLine === null ? {} : { keywordLine: writer.sentence(plan.keywordLine) }),
      }),
    ),
    keyphrases,
    findings,
  );
  const open = uncited(manuscript, marked);
  return {
    manuscript,
    context: riskContext(read, open, plan, design, manuscript, options, lower),
    coverage: describeCoverage(
      statements.filter(({ id }) => open.has(id)),
      keyphrases,
      seeds,
      findings,
      citedKeys(manuscript),
    ),
    provenance: describeProvenance(manuscript),
  };
}

/** What the first line or sentence of the text names as its topic. */
function topicOf(first: Piece | undefined, isNote: boolean): string | null {
  if (first === undefined) return null;
  return isNote ? topicOfMemo(first.words) : topicOfOpening(first.words);
}

/** The sentences with which the author placed images, by figure; those no longer in the text are ignored. */
function placedByAuthor(images: ResearchInput['images'], body: readonly Piece[]): Map<string, string | null> {
  return new Map(
    images.flatMap(({ sentence }, index): [string, string | null][] => {
      if (sentence === undefined) return [];
      const piece = body.find(
        ({ words }) => sentence !== null && words.slice(0, sentenceCharacters).trim() === sentence,
      );
      return sentence === null || piece !== undefined ? [[`fig${index + 1}`, piece?.id ?? null]] : [];
    }),
  );
}

/** A caption or a title is one sentence of the manuscript, however many sentences the user wrote. */
function userSentence(id: string, text: string): Sentence {
  return { id, origin: 'user', text, inlines: inlinesOf(text) };
}

function titleOf(
  plan: Plan,
  given: string,
  writer: BlockWriter,
  propose: () => TitleProposals,
): Pick<Manuscript, 'title' | 'titleProposals'> {
  if (plan.title !== null) return { title: writer.sentence(plan.title) };
  if (given !== '') return { title: userSentence('title', given) };
  const proposals = propose();
  const text = workingTitle(proposals);
  return {
    title: { id: 't1', origin: 'template', text, inlines: [{ kind: 'text', text }] },
    ...(proposals.titles.length === 0 ? {} : { titleProposals: proposals.titles }),
  };
}

function keywordsOf(plan: Plan, keyphrases: Keyphrases): string[] {
  if (plan.keywordLine === null) return keyphrases.phrases.slice(0, 6).map(({ text }) => text);
  const [, list = ''] = /^[^:：—-]{1,20}[:：—-]\s{0,20}(.*)$/.exec(plan.keywordLine.words) ?? [];
  const divider = /[;；]/.test(list) ? /[;；]/ : /[,，、·]/;
  return list
    .replace(/\.$/, '')
    .split(divider)
    .map(fold)
    .filter((word) => word !== '');
}

function ownAbstract(plan: Plan, writer: BlockWriter): Block[] {
  const blocks = writer.blocks(plan.abstract);
  return blocks.length > 0 ? blocks : [abstractMissing];
}

export const abstractMissing: Block = { kind: 'gap', text: 'Write the abstract.' };

/**
 * A standard section without a sentence and without a prompt would be an empty heading: its content is in the section
 * before it, under the author's own heading.
 */
function withoutEmpty(sections: readonly SectionPlan[], answered: ReadonlySet<Move>): SectionPlan[] {
  const kept: SectionPlan[] = [];
  for (const section of sections) {
    const { heading, pieces, covers } = section;
    const before = kept.at(-1);
    if (before !== undefined && heading === null && pieces.length === 0 && promptsFor(covers, answered).length === 0)
      kept[kept.length - 1] = { ...before, covers: [...before.covers, ...covers] };
    else kept.push(section);
  }
  return kept;
}

function toSection(plan: SectionPlan, index: number, answered: ReadonlySet<Move>, writer: BlockWriter): Section {
  const blocks = [...writer.blocks(plan.pieces), ...promptsFor(plan.covers, answered)];
  return {
    id: sectionId(plan, index),
    title: plan.title,
    origin: plan.heading === null ? 'template' : 'user',
    ...(plan.heading === null ? {} : { heading: writer.sentence(plan.heading) }),
    ...(plan.covers.length === 0 ? {} : { covers: plan.covers }),
    ...(plan.aside ? { aside: true as const } : {}),
    blocks,
  };
}

/** A file name: a number for the order, then the ASCII part of the name. */
function sectionId({ key, title }: SectionPlan, index: number): string {
  const name = key.includes(':') ? title : key;
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|(?<!-)-+$/g, '');
  return `${String(index + 1).padStart(2, '0')}-${slug === '' ? 'section' : slug}`;
}

/** Sentences that cannot be placed go here, so that none is lost. */
export const notesToPlace: Section = {
  id: 'notes-to-place',
  title: 'Notes to place',
  origin: 'template',
  aside: true,
  blocks: [
    {
      kind: 'note',
      text: 'These sentences of yours could not be placed by their wording. Move each to where it belongs, or delete it.',
    },
  ],
};

function notesSection({ notes }: Plan, writer: BlockWriter): Section[] {
  if (notes.length === 0) return [];
  // In such texts, a line that says that the text is only notes is not a heading.
  const lines = notes.map((piece) => (piece.kind === 'heading' ? { ...piece, kind: 'sentence' as const } : piece));
  return [{ ...notesToPlace, blocks: [...notesToPlace.blocks, ...writer.blocks(lines)] }];
}

function riskContext(
  read: readonly Piece[],
  marked: ReadonlySet<string>,
  plan: Plan,
  reading: DesignReading,
  manuscript: Manuscript,
  options: PrototypeOptions,
  lower: string,
): RiskContext {
  const sentences = read.map(({ id, words, block }) => ({
    id,
    words,
    lower: readAsPrinted(words).toLowerCase(),
    // No risk may depend on a guessed label.
    move: isGuess(plan.moves.get(id)) ? undefined : plan.moves.get(id)?.label,
    second: plan.moves.get(id)?.second,
    block,
    needsCitation: marked.has(id),
  }));
  return {
    design: reading.design,
    designChosen: reading.by === 'author',
    designBy: reading.sentence === null ? null : (sentences[reading.sentence] ?? null),
    sentences,
    others: otherSentences(manuscript, sentences),
    lower,
    manuscript,
    options,
    userWords: lower === '' ? 0 : lower.split(' ').length,
  };
}
