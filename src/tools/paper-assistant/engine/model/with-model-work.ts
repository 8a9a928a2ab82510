import type { ModelReport } from '#contract/model-report.ts';
import { abstractBlocks, repeatSentence } from '../abstract/abstract-blocks.ts';
import type { Composition } from '../compose.ts';
import { inlinesOf, printedWords } from '../inlines.ts';
import type { Block, CoverageRow, Manuscript, Risk, Section, Sentence } from '../manuscript.ts';
import { describeProvenance, sentencesOf } from '../provenance.ts';
import { riskId } from '../risks/check-risks.ts';
import type { ModelWork } from './model-work.ts';

/**
 * The composer's draft with a model's additions: connecting sentences are separate paragraphs, and parts of the
 * abstract repeat other sentences or a shorter form of them. Words that are not the user's are marked as the model's.
 * Nothing that the user wrote in the sections is moved or changed.
 */
export function withModelWork(composition: Composition, work: ModelWork): Composition {
  const took = work.sentences.length + work.abstract.length + work.links.length + work.risks.length > 0;
  const manuscript: Manuscript = {
    ...composition.manuscript,
    ...(took ? { engine: `built-in with ${work.name}` } : {}),
    abstract: withChosen(composition.manuscript, work),
    sections: composition.manuscript.sections.map((section) => withSentences(section, work)),
  };
  const rows = withLinks(composition.coverage.rows, work);
  return {
    manuscript,
    risks: [...composition.risks, ...work.risks.map((risk) => asRisk(risk, manuscript))],
    coverage: { ...composition.coverage, rows, covered: rows.filter(({ works }) => works.length > 0).length },
    provenance: describeProvenance(manuscript),
    model: reportOf(work, manuscript),
  };
}

/** The model's choices for parts of the abstract; the other parts stay unchanged. */
function withChosen(
  { abstract, sections }: Manuscript,
  { abstract: chosen, sentences: connecting }: ModelWork,
): readonly Block[] {
  if (chosen.length === 0) return abstract;
  const body = new Map(
    sections.flatMap(({ blocks }) => sentencesIn(blocks)).map((sentence) => [sentence.id, sentence]),
  );
  const kept = sentencesIn(abstract).filter(
    ({ move, repeats }) => !chosen.some(({ slot, sentence }) => slot === move?.label || sentence === repeats),
  );
  const added = chosen.flatMap(({ slot, sentence, text }, index): Sentence[] => {
    const basis = body.get(sentence);
    if (basis === undefined) return [];
    const whole = repeatSentence(basis, slot);
    if (text === printedWords(basis)) return [whole];
    const move = whole.move === undefined ? {} : { move: whole.move };
    return [{ ...modelSentence(connecting.length + index + 1, text), ...move, shortens: sentence }];
  });
  return abstractBlocks([...kept, ...added], abstract);
}

function sentencesIn(blocks: readonly Block[]): Sentence[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
}

function withSentences(section: Section, work: ModelWork): Section {
  const added = work.sentences.filter((sentence) => sentence.section === section.id);
  if (added.length === 0) return section;
  return {
    ...section,
    blocks: section.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'paragraph') return [block];
      const before = added.filter((sentence) => block.sentences.some(({ id }) => id === sentence.before));
      if (before.length === 0) return [block];
      const sentences = before.map((sentence) => modelSentence(work.sentences.indexOf(sentence) + 1, sentence.text));
      return [{ kind: 'paragraph', sentences }, block];
    }),
  };
}

function modelSentence(number: number, text: string): Sentence {
  return { id: `m${number}`, origin: 'model', text, inlines: inlinesOf(text) };
}

function withLinks(rows: readonly CoverageRow[], work: ModelWork): CoverageRow[] {
  return rows.map((row, index) => {
    const links = work.links.filter((link) => link.row === index);
    if (links.length === 0) return row;
    return {
      ...row,
      works: [...new Set([...row.works, ...links.map((link) => link.work)])],
      read: Object.fromEntries(links.map(({ work: id, stance, quote }) => [id, { stance, quote }])),
    };
  });
}

function asRisk({ sentence, why, add }: ModelWork['risks'][number], manuscript: Manuscript): Risk {
  const quote = [...sentencesOf(manuscript)].find((entry) => entry.sentence.id === sentence)?.sentence.text ?? null;
  return {
    id: riskId('raised-by-the-model', sentence),
    rule: 'raised-by-the-model',
    severity: 'low',
    title: 'A question of the language model',
    sentence,
    quote,
    why,
    add,
    state: 'open',
  };
}

function reportOf(
  { name, spending, links, sentences, abstract, risks, dropped, failures }: ModelWork,
  { abstract: printed }: Manuscript,
): ModelReport {
  const { calls, inputTokens, outputTokens, dollars } = spending;
  const shortened = sentencesIn(printed).filter(({ shortens }) => shortens !== undefined).length;
  return {
    name,
    calls,
    tokens: inputTokens + outputTokens,
    dollars,
    connecting: sentences.length,
    chosen: abstract.length - shortened,
    shortened,
    readings: links.length,
    questions: risks.length,
    dropped,
    failures: [...failures],
  };
}
