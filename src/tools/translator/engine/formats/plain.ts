import { type Part, partsOf } from '../passages.ts';
import { text } from '../token.ts';
import { plainRules, readInline, referencesHeading } from './inline-rules.ts';

/**
 * Plain text: paragraphs are separated by blank lines. Lines of similar length are one wrapped paragraph; other lines
 * (a heading, an address, a poem) are separate.
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

/** Shorter lines were not wrapped for lack of space. */
const wrapFrom = 50;
