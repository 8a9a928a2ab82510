import type { Block } from '../prepare/block.ts';
import { topicsOfHeading } from './letter-topic.ts';
import { openSubjectOf } from './open-statement.ts';

/** Under `Repair` or `Business rates`, `Tenant: …` names the responsible party and does not start a term. */
export const party = /^(?:the\s+)?(?:landlord|tenant|lessor|lessee|owner|l|t|ll)(?:$|,)/i;
const verb =
  /\b(?:is|are|was|were|will|shall|has|have|had|been|remains?|can|may|must|don['’]t|there['’]s|it['’]s|takes|pays|would|by|isn['’]t)\b/i;

/** A heading within a line is short and not a sentence; it needs a number before it, or words that name a topic. */
export function isHeading(heading: string, numbered: boolean, withMark: string): boolean {
  if (openSubjectOf(heading) !== null) return false;
  const words = heading.split(/\s+/);
  if (numbered) return words.length <= 6 && !verb.test(heading);
  if (words.length > 8 || notTerms.test(heading)) return false;
  if (/\.\s*$/.test(withMark) && (words.length > 5 || /,/.test(heading) || verb.test(heading))) return false;
  return topicsOfHeading(heading).length > 0;
}

const notTerms = /^(?:dear|hi|hello|re|cc|from|to|sent|subject|date(?! of \w+)|by|per|attn|title|tel|thanks)\b|^name$/i;

/** `Landlord` on a separate line, `FUTURE RIGHTS`, `5. Economics`. */
export function isTitleLine(block: Block, body: string, numbered: boolean): boolean {
  // `Base Rent (Full-Service Gross)`: the text in parentheses explains the heading.
  const line = block.kind === 'heading' ? body.trim().replace(/\s\([^()\d]*\)$/, '') : body.trim();
  if (line.length > 60 || /[.;,!?)]$/.test(line) || (/\d/.test(line) && !/\bact\s+(?:of\s+)?\d{4}$/i.test(line)))
    return false;
  if (/[$£€@]/.test(line) || openSubjectOf(line) !== null) return false;
  if (block.kind === 'heading') return true;
  return (
    /^(?!No\s)[A-Z]/.test(line) &&
    !line.includes(',') &&
    !verb.test(line) &&
    line.split(/\s+/).length <= 5 &&
    (numbered || topicsOfHeading(line).length > 0)
  );
}
