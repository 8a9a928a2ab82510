import { type Part, partsOf } from '../passages.ts';
import { text } from '../token.ts';
import { plainRules, readInline, referencesHeading } from './inline-rules.ts';

/**
 * Plain text: paragraphs are parted by blank lines. Lines of one length are a paragraph that was broken by hand, and are read
 * as one; other lines (a heading, an address, a poem) are each on their own.
 */
export function readPlain(content: string): Part[] {
  const parts: Part[] = [];
  let inReferences = false;
  for (const block of content.split(/(\n[ \t]*\n\s*)/)) {
    if (/^\s*$/.test(block) || inReferences) {
      if (block !== '') parts.push({ kind: 'fixed', tokens: [text(block)] });
      continue;
    }
    if (referencesHeading.test(block)) inReferences = true;
    const lines = block.split('\n');
    const wrapped = lines.length > 1 && lines.slice(0, -1).every((line) => line.length >= wrapFrom);
    for (const piece of wrapped ? [block] : block.split(/(\n)/)) parts.push(...partsOf(readInline(piece, plainRules)));
  }
  return parts;
}

/** Shorter lines were not broken because they were full. */
const wrapFrom = 50;
