import type { Span } from '../../document.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** An addendum, a rider or special conditions of the lease that prevail over its other parts. */
export interface PrevailingPart extends Span {
  /** `addendum`, `special stipulations` */
  readonly name: string;
  /** Whether the name is plural. */
  readonly several: boolean;
  /** Sections of the lease that it changes, by number: `12.1`. */
  readonly sections: ReadonlySet<string>;
}

const names = '(?:addendum|rider|special\\s+(?:stipulations?|provisions|conditions|terms))';
const rule = new RegExp(
  `\\b(${names})\\s+(?:(?:\\w+\\s+){0,2}?(?:shall|will|must)\\s+(?:in\\s+all\\s+\\w+\\s+)?(?:prevail|control|govern|supersede)|prevails|controls|governs|supersedes)\\b`,
  'i',
);
const title = new RegExp(
  `^\\W*(?:exhibit\\s+\\W?\\w\\W{1,3})?(?:lease\\s+)?${names}\\b(?!\\.|\\s+(?:is|are|shall|will|must)\\b)`,
  'i',
);
/** `12.1 Assignment. …`, and phrases that say that a section is amended. */
const itemNumber = /^(\d{1,2}\.\d{1,2})\.?\s+\S/;
const changed =
  /\b(?:Section|Paragraph|Article)\s+(\d{1,2}(?:\.\d{1,2})?)\b[^.;]{0,60}\b(?:amended|modified|deleted|replaced|supplemented|superseded)\b/gi;
const despite =
  /\bnotwithstanding\s+(?:anything\s[^.;]{0,40}?\b(?:in|of)\s+)?(?:Section|Paragraph|Article)\s+(\d{1,2}(?:\.\d{1,2})?)/gi;

const known = new WeakMap<LeaseText, PrevailingPart | null>();

/** The part of the operative lease that prevails over the rest; null if none does. */
export function prevailingPart(text: LeaseText): PrevailingPart | null {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const found = findPart(text);
  known.set(text, found);
  return found;
}

function findPart({ blocks }: LeaseText): PrevailingPart | null {
  const saying = blocks.find(({ operative, contents, text }) => operative && !contents && rule.test(text));
  if (saying === undefined) return null;
  const name = rule.exec(saying.text)?.[1]?.toLowerCase().replace(/\s+/g, ' ') ?? '';
  const titles = blocks.filter(
    ({ operative, contents, text }) =>
      operative && !contents && text.length < 320 && title.test(text) && text.toLowerCase().includes(name),
  );
  // Either the addendum itself or the lease before it says that the addendum prevails.
  const first = titles.find(({ start }) => start <= saying.start) ?? titles.find(({ start }) => start > saying.start);
  if (first === undefined) return null;
  const own = blocks.filter(({ operative, attached, start }) => operative && !attached && start >= first.start);
  return {
    start: first.start,
    end: first.instrument.end,
    name,
    several: name.endsWith('s'),
    sections: sectionsIn(own),
  };
}

function sectionsIn(blocks: readonly Block[]): ReadonlySet<string> {
  const items = blocks.flatMap(({ text }) => itemNumber.exec(text)?.[1] ?? []);
  const named = blocks.flatMap(({ text }) =>
    [...text.matchAll(changed), ...text.matchAll(despite)].flatMap((match) => match[1] ?? []),
  );
  // An addendum whose numbering starts at 1.1 numbers its own paragraphs.
  return new Set([...(items.includes('1.1') ? [] : items), ...named]);
}

export function isIn(part: PrevailingPart, { start, attached, operative }: Block): boolean {
  return operative && !attached && start >= part.start && start < part.end;
}
