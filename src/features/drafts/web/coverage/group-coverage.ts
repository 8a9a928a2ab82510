import type { DraftResult } from '#contract/draft-result.ts';
import { citationNeeded, type DraftSentence, type DraftText } from '#contract/draft-text.ts';

export type Coverage = DraftResult['coverage'];
export type Row = Coverage['rows'][number];
export type Work = NonNullable<Coverage['works']>[number];

/** A section of the draft: its sentences that cite a source, and those that need one. */
export interface SectionCoverage {
  readonly id: string;
  /** Null for sentences that are not in the text. */
  readonly title: string | null;
  readonly cited: number;
  /** Sentences that need a source and share words with a work. */
  readonly possible: number;
  /** Sentences that need a source, for which nothing was found. */
  readonly lacking: number;
  /** In reading order. */
  readonly rows: readonly Row[];
}

/** The sections that cite sources or need some, in reading order. Repeated sentences count once, in the body. */
export function coverageBySection(rows: readonly Row[], text: DraftText | null): SectionCoverage[] {
  const left = new Map(rows.flatMap((row) => (row.kind === 'sentence' ? [[row.sentence ?? row.text, row]] : [])));
  const sections = (text?.parts ?? []).map(({ id, title, blocks }) => {
    const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
    const own = sentences.filter(({ repeats }) => repeats === null);
    const needing = own.flatMap((sentence) => {
      const row = left.get(sentence.id);
      left.delete(sentence.id);
      return row === undefined ? [] : [row];
    });
    return sectionOf(id, title, own.filter(isCited).length, needing);
  });
  // A draft from before versions existed has no text, and a caption is in no paragraph.
  return [...sections, sectionOf('', null, 0, [...left.values()])].filter(
    ({ cited, rows: needing }) => cited + needing.length > 0,
  );
}

function sectionOf(id: string, title: string | null, cited: number, rows: readonly Row[]): SectionCoverage {
  const possible = rows.filter(({ works }) => works.length > 0).length;
  return { id, title, cited, possible, lacking: rows.length - possible, rows };
}

function isCited({ citations, added }: DraftSentence): boolean {
  return citations.length > 0 || added.some((mark) => mark !== citationNeeded);
}

/**
 * A work with the rows that it may support, those with the most rows first; if equal, the author's works come before
 * found ones.
 */
export function coverageByWork({ rows, works = [] }: Pick<Coverage, 'rows' | 'works'>): WorkCoverage[] {
  return works
    .map((work) => {
      const supported = rows.filter((row) => row.works.includes(work.id));
      return {
        work,
        sentences: supported.filter(({ kind }) => kind === 'sentence'),
        themes: supported.filter(({ kind }) => kind === 'keyphrase'),
      };
    })
    .toSorted(
      (a, b) =>
        b.sentences.length - a.sentences.length ||
        b.themes.length - a.themes.length ||
        Number(b.work.from === 'seed') - Number(a.work.from === 'seed'),
    );
}

export interface WorkCoverage {
  readonly work: Work;
  readonly sentences: readonly Row[];
  readonly themes: readonly Row[];
}
