import type { ModelReport } from '../../../../contract/model-report.ts';
import type { Composition } from '../compose.ts';
import type { Block, CoverageRow, Manuscript, Risk, Section, Sentence } from '../manuscript.ts';
import { describeProvenance, sentencesOf } from '../provenance.ts';
import { inlinesOf } from '../sentences.ts';
import type { ModelWork } from './model-work.ts';

/**
 * The composer's draft with what a model added: sentences that connect stand in paragraphs of their own, a shortened sentence
 * takes the place of the one that the abstract repeats, and both are marked as the model's. In the sections nothing of the
 * user's is moved or changed.
 */
export function withModelWork(composition: Composition, work: ModelWork): Composition {
  const took = work.sentences.length + work.shortened.length + work.links.length + work.risks.length > 0;
  const manuscript: Manuscript = {
    ...composition.manuscript,
    ...(took ? { engine: `built-in with ${work.name}` } : {}),
    abstract: composition.manuscript.abstract.map((block) => withShortened(block, work)),
    sections: composition.manuscript.sections.map((section) => withSentences(section, work)),
  };
  const rows = withLinks(composition.coverage.rows, work);
  return {
    manuscript,
    risks: [...composition.risks, ...work.risks.map((risk) => asRisk(risk, manuscript))],
    coverage: { ...composition.coverage, rows, covered: rows.filter(({ works }) => works.length > 0).length },
    provenance: describeProvenance(manuscript),
    model: reportOf(work),
  };
}

function withShortened(block: Block, { shortened, sentences: connecting }: ModelWork): Block {
  if (block.kind !== 'paragraph') return block;
  return {
    ...block,
    sentences: block.sentences.map((sentence) => {
      const index = shortened.findIndex((one) => one.sentence === sentence.id);
      const text = shortened[index]?.text;
      return text === undefined ? sentence : modelSentence(connecting.length + index + 1, text, sentence.move);
    }),
  };
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

function modelSentence(number: number, text: string, move?: Sentence['move']): Sentence {
  return { id: `m${number}`, origin: 'model', text, inlines: inlinesOf(text), ...(move === undefined ? {} : { move }) };
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
    rule: 'raised-by-the-model',
    severity: 'low',
    title: 'A question of the language model',
    sentence,
    quote,
    why,
    add,
  };
}

function reportOf({ name, spending, links, sentences, shortened, risks, dropped, failures }: ModelWork): ModelReport {
  const { calls, inputTokens, outputTokens, dollars } = spending;
  return {
    name,
    calls,
    tokens: inputTokens + outputTokens,
    dollars,
    connecting: sentences.length,
    shortened: shortened.length,
    readings: links.length,
    questions: risks.length,
    dropped,
    failures: [...failures],
  };
}
