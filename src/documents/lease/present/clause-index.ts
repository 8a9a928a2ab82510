import type { LeaseAnalysis } from '#contract/lease-report.ts';
import type { Clause } from '../../document.ts';
import { hasPages } from '../../place.ts';
import type { Facts } from '../extract/facts.ts';
import type { Block } from '../prepare/block.ts';
import { sentencesOf } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { clip } from '../prepare/sentences.ts';

type ClauseEntry = LeaseAnalysis['clauses'][number];

/**
 * Every article, section and exhibit with its most informative sentences: who must do what, by when, for how much.
 * Nothing is rephrased, and a repeated heading without text is omitted.
 */
export function clauseIndexOf(facts: Facts): ClauseEntry[] {
  const chosen = facts.document.clauses.filter(
    (clause) => clause.kind !== 'item' && clause.level <= 3 && !isContents(facts, clause),
  );
  const cited = (page: number) => (hasPages(facts.document) ? page : null);
  const entries = chosen.slice(0, 400).flatMap((clause): { entry: ClauseEntry; page: number }[] => {
    const next = chosen.find(({ start }) => start > clause.start);
    const end = Math.min(clause.end, next?.start ?? clause.end);
    const summary = tellingSentences(facts, clause.bodyStart, end);
    if (summary.length === 0) return [];
    const entry = {
      label: clause.label.replace(/^Exhibit (?:4|10|99)(?:\.\d+)+(?:, (?=\w)|$)/, '') || clause.title,
      title: clause.title,
      level: clause.level,
      page: cited(clause.page),
      last_page: cited(clause.lastPage),
      summary,
    };
    return [{ entry, page: clause.page }];
  });
  return entries
    .filter(({ entry, page }, index) => {
      const first = entry.summary[0]?.quote;
      return entries.findIndex((other) => other.entry.summary[0]?.quote === first && other.page === page) === index;
    })
    .map(({ entry }) => entry);
}

function isContents(facts: Facts, clause: Clause): boolean {
  return blocksBetween(facts.text.blocks, clause.start, clause.start + 1)[0]?.contents ?? false;
}

function tellingSentences(facts: Facts, start: number, end: number) {
  const sentences = blocksBetween(facts.text.blocks, start, end).flatMap((block) =>
    block.kind === 'heading' || block.contents
      ? []
      : sentencesOf(block)
          .filter((span) => span.end > start && span.start < end)
          .map((span) => ({ span, text: block.text.slice(span.start - block.start, span.end - block.start) })),
  );
  return sentences
    .slice(0, 120)
    .map((sentence, index) => ({ ...sentence, index, weight: weightOf(sentence.text, index) }))
    .filter(({ text }) => text.length >= 25)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .slice(0, 2)
    .sort((a, b) => a.index - b.index)
    .map(({ span, text }) => {
      const cut = clip(text);
      return passageOf(
        facts.text.quote({ start: span.start + cut.start, end: span.start + cut.start + cut.text.length }),
      );
    });
}

function weightOf(text: string, index: number): number {
  const count = (pattern: RegExp) => Math.min(3, text.match(pattern)?.length ?? 0);
  return (
    (index === 0 ? 3 : 0) +
    2 * count(/\b(?:shall|must|will|agrees?\s+to|may)\b/gi) +
    2 * count(/\$\s?\d|\d\s?%|percent/g) +
    2 * count(/\b\d+\)?\s+(?:business\s+)?(?:days|months|years)\b/gi) +
    count(/\b(?:not|no|sole|only|except|unless|terminate|default|waive|indemnif\w+|consent)\b/gi) -
    (text.length > 500 ? 2 : 0)
  );
}

function blocksBetween(blocks: readonly Block[], start: number, end: number): readonly Block[] {
  let low = 0;
  let high = blocks.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((blocks[middle]?.end ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let last = low;
  while ((blocks[last]?.start ?? Number.POSITIVE_INFINITY) < end) last += 1;
  return blocks.slice(low, last);
}
