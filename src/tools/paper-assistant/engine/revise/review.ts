import { abstractBlocks, repeatSentence } from '../abstract/abstract-blocks.ts';
import { citedKeys, citeTyped, uncited } from '../citations/cite-typed.ts';
import { needsCitation } from '../cite-worthy.ts';
import { abstractMissing, type Composition, notesToPlace } from '../compose.ts';
import { describeCoverage } from '../coverage.ts';
import { isDeclaration } from '../declarations.ts';
import { readDesign } from '../designs.ts';
import { bindFigures, crossReferences, withFigures } from '../figures.ts';
import { fold, printedWords } from '../inlines.ts';
import { findKeyphrases } from '../keyphrases.ts';
import { isEnglish } from '../language.ts';
import type { Findings } from '../literature/look-up.ts';
import { withoutRelatedBlocks, withRelatedWork } from '../literature/related-work.ts';
import type {
  Block,
  Coverage,
  Figure,
  Manuscript,
  Move,
  ResearchInput,
  Risk,
  Section,
  Sentence,
} from '../manuscript.ts';
import { topicOfText } from '../memo-line.ts';
import { judgeSentence } from '../model/claim-gate.ts';
import { seedsIn } from '../pasted-seeds.ts';
import { answeredMoves, promptsFor } from '../prompts.ts';
import { describeProvenance, sentencesOf } from '../provenance.ts';
import { carryStates } from '../risks/carry-states.ts';
import { checkRisks } from '../risks/check-risks.ts';
import { otherSentences } from '../risks/rule.ts';
import { readPieces } from '../sentences.ts';
import { abstractId, partsOf } from './map-sentences.ts';
import { byTextOrder, isOfText, rootOf } from './text-order.ts';

/** The author's input for a draft, and what the libraries returned for it. */
interface Inputs {
  readonly research: ResearchInput;
  readonly findings: Findings | null;
  /** Ids of works that must not be suggested. */
  readonly refused?: readonly string[];
}

/**
 * Recalculates the composition of a manuscript whose sentences were moved or edited: figures, marks, prompts, risks and
 * coverage follow the composer's rules; the sentences stay unchanged. A model's additions are kept as long as they are
 * valid. An unchanged manuscript stays unchanged.
 */
export function review(inputs: Inputs, previous: Composition, given: Manuscript): Composition {
  const { research } = inputs;
  const findings = knownOf(inputs, given);
  const manuscript = withoutRelatedBlocks(given);
  const english = isEnglish(manuscript);
  const parts = partsOf(manuscript);
  const own = parts.flatMap((part) =>
    ownSentences(part.blocks)
      .filter(({ move }) => !english || move !== undefined || part.id === notesToPlace.id)
      .map((sentence) => ({ sentence, id: sentence.id, words: printedWords(sentence), part: part.id })),
  );
  const read = [...own].sort(byTextOrder);
  const lower = wholeText(manuscript).toLowerCase();
  const design = readDesign(
    research.options.design,
    (english ? read : []).map(({ words }) => words),
  );
  const body = own.filter(({ part, sentence }) => (!english || sentence.move !== undefined) && part !== abstractId);
  const statements = (english ? body : []).filter(({ words, sentence }) =>
    needsCitation({
      words,
      move: sentence.move?.label,
      second: sentence.move?.second,
      guess: sentence.move?.guess === true,
    }),
  );
  const marked = new Set(statements.map(({ id }) => id));
  const captions = new Map(manuscript.figures.map(({ id, caption }) => [id, caption]));
  const figures = bindFigures(
    research.images.map((image, index) => {
      const figure = manuscript.figures.find(({ id }) => id === `fig${index + 1}`);
      return {
        ...image,
        description: figure?.caption?.text ?? '',
        ...(figure?.numberedBy === 'author' ? { number: figure.number } : {}),
      };
    }),
    body,
    (id) => body.find((entry) => entry.id === id)?.sentence.move?.label === 'result',
    (id, text) =>
      [...captions.values()].find((caption) => caption?.id === id) ?? { id, origin: 'user', text, inlines: [] },
    {
      chosen: new Map(
        manuscript.figures.flatMap(({ id, boundBy, mentionedBy }) => (boundBy === 'author' ? [[id, mentionedBy]] : [])),
      ),
      proposes: english,
    },
  );

  const write = new Writer(figures, marked);
  const answered = answeredMoves(body.map(({ words, sentence }) => ({ words, move: sentence.move })));
  const title = manuscript.title.origin === 'template' ? '' : printedWords(manuscript.title);
  const typed = readPieces(research.text);
  const subject = title || topicOfText(typed[0]?.words ?? '');
  const keyphrases = findKeyphrases(
    english ? [subject, ...read.map(({ words }) => words).filter((words) => !isDeclaration(words))] : [],
    subject,
  );
  const cited = citeTyped({
    ...manuscript,
    design: design.design.name,
    abstract: write.abstract(manuscript),
    sections: withFigures(
      manuscript.sections.map((section) => writeSection(section, write, answered)).filter(isKept),
      figures,
    ),
    figures,
  });
  const reviewed = withRelatedWork(cited, keyphrases, findings);
  const open = uncited(reviewed, marked);
  const blocks = new Map(typed.map(({ id, block }) => [id, block]));
  const sentences = read.map(({ id, words, sentence }, index) => ({
    id,
    words,
    lower: words.toLowerCase(),
    move: sentence.move?.guess ? undefined : sentence.move?.label,
    second: sentence.move?.second,
    // Sentences that are not from the text have no neighbors in it.
    block: blocks.get(rootOf(id)) ?? -1 - index,
    needsCitation: open.has(id),
  }));
  const risks = checkRisks({
    design: design.design,
    designChosen: design.by === 'author',
    designBy: design.sentence === null ? null : (sentences[design.sentence] ?? null),
    sentences,
    others: otherSentences(reviewed, sentences),
    lower,
    manuscript: reviewed,
    options: research.options,
    userWords: lower === '' ? 0 : lower.split(' ').length,
  });
  return {
    manuscript: reviewed,
    risks: carryStates([...risks, ...questionsOfModel(previous, reviewed)], previous.risks, reviewed),
    coverage: withReadings(
      withAttached(
        describeCoverage(
          statements.filter(({ id }) => open.has(id)),
          keyphrases,
          seedsIn(research, given.references),
          findings,
          citedKeys(reviewed),
        ),
        reviewed,
      ),
      previous.coverage,
    ),
    provenance: describeProvenance(reviewed),
    ...(previous.model === undefined ? {} : { model: previous.model }),
  };
}

/**
 * What was found for this version: without rejected works, and without attached works that the version does not
 * contain.
 */
function knownOf({ findings, refused = [] }: Inputs, { references }: Manuscript): Findings | null {
  if (findings === null) return null;
  const isListed = ({ key, work }: Findings['seeds'][number]) =>
    references.some(
      (one) =>
        one.key === key && one.added !== 'related-work' && (work === null || (one.record?.id ?? work.id) === work.id),
    );
  return {
    ...findings,
    seeds: findings.seeds.filter(isListed),
    works: findings.works.filter(({ work }) => !refused.includes(work.id)),
  };
}

/** The author's body sentences. */
function ownSentences(blocks: readonly Block[]): Sentence[] {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .filter(({ origin }) => origin === 'user' || origin === 'user-edited');
}

/** The author's current text including headings, white space collapsed. */
function wholeText(manuscript: Manuscript): string {
  const own = [...sentencesOf(manuscript)]
    .map(({ sentence }) => sentence)
    .filter(({ id, origin }) => isOfText(id) || (origin === 'user-edited' && !/^(?:c\d|t)/.test(id)));
  return fold(
    own
      .sort(byTextOrder)
      .map(({ text }) => text)
      .join(' '),
  );
}

/**
 * Writes the generated parts of blocks: marks and cross-references after sentences, and repetitions in the abstract.
 */
class Writer {
  readonly #figures: readonly Figure[];
  readonly #marked: ReadonlySet<string>;

  constructor(figures: readonly Figure[], marked: ReadonlySet<string>) {
    this.#figures = figures;
    this.#marked = marked;
  }

  /** The author's and a model's content; everything that the template adds is regenerated. */
  content(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block): Block[] => {
      if (block.kind === 'code' || block.kind === 'table') return [block];
      if (block.kind === 'heading') return [{ ...block, sentence: this.#sentence(block.sentence) }];
      if (block.kind !== 'paragraph') return [];
      const sentences = block.sentences.filter(({ origin }) => origin !== 'template');
      if (sentences.length === 0) return [];
      return [
        {
          ...block,
          sentences: sentences.flatMap((one) => [this.#sentence(one), ...crossReferences(this.#figures, one.id)]),
        },
      ];
    });
  }

  /** An author's own abstract is kept; one that repeats sentences gets their current words. */
  abstract(manuscript: Manuscript): Block[] {
    const { abstract, abstractHeading, sections } = manuscript;
    const sentencesIn = (blocks: readonly Block[]) =>
      blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
    const own = this.content(abstract);
    if (abstractHeading !== undefined || !isEnglish(manuscript)) return own.length > 0 ? own : [abstractMissing];
    const body = new Map(
      sections.flatMap(({ blocks }) => sentencesIn(blocks)).map((sentence) => [sentence.id, sentence]),
    );
    return abstractBlocks(
      sentencesIn(own).flatMap((repeated) => {
        const { repeats, shortens, move } = repeated;
        const sentence = body.get(repeats ?? shortens ?? '');
        // A model's sentence is kept as long as it is a shortened form of the author's current words; the author's own
        // words are always kept.
        const stays = shortens === undefined ? repeats === undefined : isLessOf(repeated, sentence);
        if (stays) return [repeated];
        return sentence === undefined || move === undefined ? [] : [repeatSentence(sentence, move.label)];
      }),
      abstract,
    );
  }

  #sentence(sentence: Sentence): Sentence {
    const words = sentence.inlines.filter(({ kind }) => kind !== 'citation-needed');
    return { ...sentence, inlines: this.#marked.has(sentence.id) ? [...words, { kind: 'citation-needed' }] : words };
  }
}

function isLessOf(shortened: Sentence, whole: Sentence | undefined): boolean {
  return whole !== undefined && 'passes' in judgeSentence(shortened.text, [printedWords(whole)]);
}

function writeSection(section: Section, write: Writer, answered: ReadonlySet<Move>): Section {
  const content = write.content(section.blocks);
  if (section.id === notesToPlace.id) return { ...section, blocks: [...notesToPlace.blocks, ...content] };
  return { ...section, blocks: [...content, ...promptsFor(section.covers ?? [], answered)] };
}

/** A section that the product created is removed when it is empty; the standard sections and their prompts are kept. */
function isKept({ origin, covers, heading, blocks }: Section): boolean {
  return (
    origin !== 'template' ||
    covers !== undefined ||
    heading !== undefined ||
    blocks.some((block) => block.kind === 'paragraph' || 'sentence' in block)
  );
}

/** A model's question is kept as long as the sentence concerned is unchanged. */
function questionsOfModel(previous: Composition, manuscript: Manuscript): Risk[] {
  const asked = previous.risks.filter(({ rule }) => rule === 'raised-by-the-model');
  if (asked.length === 0) return [];
  const texts = new Map([...sentencesOf(manuscript)].map(({ sentence }) => [sentence.id, sentence.text]));
  return asked.filter(({ sentence, quote }) => sentence !== null && texts.get(sentence) === quote);
}

/** Works that the author attached are no longer suggested. */
function withAttached(coverage: Coverage, { references }: Manuscript): Coverage {
  const attached = new Set(references.flatMap(({ added, record }) => (added === 'author' ? [record?.id] : [])));
  if (coverage.works === undefined || attached.size === 0) return coverage;
  return {
    ...coverage,
    works: coverage.works.map((work) => (attached.has(work.id) ? { ...work, from: 'seed' } : work)),
  };
}

/** Cells that a model filled are kept with their rows, except for works that are no longer suggested. */
function withReadings(coverage: Coverage, previous: Coverage): Coverage {
  const coverageId = (row: Coverage['rows'][number]) => JSON.stringify([row.kind, row.sentence, row.text]);
  const known = new Set(coverage.works?.map(({ id }) => id));
  const before = new Map(previous.rows.map((row) => [coverageId(row), row]));
  const rows = coverage.rows.map((row) => {
    const old = before.get(coverageId(row));
    const read = Object.entries(old?.read ?? {}).filter(([id]) => known.has(id));
    if (read.length === 0) return row;
    return { ...row, works: [...new Set([...row.works, ...read.map(([id]) => id)])], read: Object.fromEntries(read) };
  });
  return {
    ...coverage,
    rows,
    covered: rows.filter(({ works }) => works.length > 0).length,
  };
}
