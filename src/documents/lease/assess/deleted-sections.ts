import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

const deletion =
  /\b(?:sections?|articles?|paragraphs?)\s+(\d{1,2}(?:\.\d{1,2})?)(?:\s*\([^()]{1,60}\))?[^.;]{0,60}?\b(?:is|are|shall\s+be)\s+(?:hereby\s+)?(?:intentionally\s+)?(?:deleted|omitted|of\s+no\s+(?:further\s+)?force|inapplicable|not\s+applicable)\b(?![^.;]{0,60}\breplaced)|\b(?:sections?|articles?|paragraphs?)\s+(\d{1,2}(?:\.\d{1,2})?)\s+(?:\([^()]{1,60}\)\s+)?(?:shall|do|does)\s+not\s+apply(?=\.|;|\s+to\s+(?:the\s+)?(?:tenant|lessee|this))/gi;

const known = new WeakMap<LeaseText, ReadonlySet<string>>();

/** Numbers of the sections that an addendum of the same document deletes: `Section 24 is hereby deleted`. */
export function deletedSections(text: LeaseText): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  // An amendment deletes sections of the lease, not its own sections.
  const isAmendment = /\bamendment\b/i.test(text.document.text.slice(0, 1_500));
  const numbers = isAmendment
    ? []
    : text
        .blocksWith(['deleted', 'omitted', 'inapplicable', 'applicable', 'apply', 'force'])
        .flatMap((block) => [...block.text.matchAll(deletion)].flatMap(([, number, other]) => number ?? other ?? []));
  const found = new Set(numbers);
  known.set(text, found);
  return found;
}

/** Whether a position is in one of these sections. */
export function isDeleted(text: LeaseText, { start, end }: Span, deleted: ReadonlySet<string>): boolean {
  if (deleted.size === 0) return false;
  const number = /\d{1,2}(?:\.\d{1,2})*/.exec(text.quote({ start, end }).clause)?.[0];
  if (number === undefined) return false;
  return [...deleted].some((each) => number === each || number.startsWith(`${each}.`));
}
