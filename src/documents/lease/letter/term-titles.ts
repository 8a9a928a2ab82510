import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { topicsOfHeading } from './letter-topic.ts';
import { numbering } from './term-numbers.ts';

/** Titles on separate lines, recognized by their style. */

const smallWords = /^(?:of|and|the|to|for|in|at|or|on|with|by|a|an|&|\/|–|-)$/;

/** `Tenant Finish`: a short line in capitals or title case, without an amount or a period. */
function hasTitleStyle(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    line.length <= 70 &&
    words.length <= 8 &&
    /^[A-Z]/.test(line) &&
    !/[\d$£€@,;.?!:]/.test(line) &&
    words.every((each) => smallWords.test(each) || /^[A-Z(“"]/.test(each))
  );
}

/**
 * If the terms of an offer have titles on separate lines, a line in the same style above a paragraph is a title too,
 * even if it names no topic: otherwise its words would belong to the previous term.
 */
export function titlesByStyle(text: LeaseText): ReadonlySet<Block> {
  const filled = text.blocks.filter((block) => block.text.trim() !== '');
  const styled = filled.filter((block, at) => {
    const below = filled[at + 1];
    if (block.kind === 'row' || below === undefined || below.kind === 'row' || at < 2) return false;
    const line = block.text.replace(numbering, '').trim();
    return hasTitleStyle(line) && below.text.trim().length > 40 && /[.;]\s*$/.test(below.text);
  });
  const named = styled.filter((block) => topicsOfHeading(block.text.replace(numbering, '').trim()).length > 0);
  return new Set(named.length >= 4 ? styled : []);
}
