import type { Actor } from '../assess/reading/actors.ts';
import { type Modality, readClause } from '../assess/reading.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { clip } from '../prepare/sentences.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';
import type { Topic } from '../topics/topic.ts';
import type { Evidence } from './field.ts';
import { type Said, type SaidValue, saidEvidence } from './said.ts';

/** A point that most clauses of a kind settle, such as who may end the lease after a fire. */
export interface ClausePoint {
  /** The point in a few words, as the report shows it. */
  readonly shown: string;
  /** One of them is in every match (lower case). */
  readonly words: readonly string[];
  /** The verb phrase, within one sentence or one item of a list. */
  readonly act: RegExp;
  /** Who has the right or the duty; any subject if omitted. */
  readonly by?: readonly NonNullable<Actor>[];
  /** Whether the statement is a duty, a permission or a prohibition; any of them if omitted. */
  readonly force?: readonly Modality[];
  /** The point is a denial: `Rent shall not abate`. */
  readonly negated?: boolean;
  /** A sentence of moderate length is shown itself, because the point alone would not say enough. */
  readonly inOwnWords?: true;
  /** The words alone state the point, with any verb: `which consent shall not be unreasonably withheld`. */
  readonly byWords?: true;
  /** Words that the sentence, or the words before its list, must contain. */
  readonly needs?: RegExp;
  /** Words that indicate another point or a special case. */
  readonly unless?: RegExp;
  /**
   * For an item that begins with the verb, far from the words before its list: how those words say who acts and how.
   */
  readonly item?: RegExp;
}

interface Home {
  /** Topics of the paragraphs in which the point is read; in others the same words are about something else. */
  readonly topics: readonly Topic[];
  /** Headings of such paragraphs. */
  readonly section: RegExp;
  /** Words of the sentence that states the rule rather than a special case. */
  readonly prefers?: RegExp;
  /** Sentences that state a consequence of the one that should be quoted. */
  readonly follows?: RegExp;
}

/** The points of a clause by name, each as evidence. */
export function pointsEvidence(points: Readonly<Record<string, ClausePoint>>, home: Home): Evidence[] {
  return Object.entries(points).map(([name, point]) => pointEvidence(name, point, home));
}

const conditions = ['by', 'force', 'negated', 'needs', 'unless', 'item'] as const;

/**
 * Reads a point with the shared clause reader: its subject, its force and its negation must match. A condition before
 * the verb is part of the point, but a point inside a condition isn't one.
 */
function pointEvidence(name: string, point: ClausePoint, home: Home): Evidence {
  const { topics, ...options } = home;
  const isHome = ({ block, context }: Said) =>
    options.section.test(`${block.section} ${block.text.slice(0, 60)}`.toLowerCase()) ||
    (topicsOfHeadings(block.section).length === 0 &&
      context.text.topicsOf(block).some((topic) => topics.includes(topic)));
  const read = (said: Said) => (isHome(said) ? readPoint(said, point) : null);
  return {
    ...saidEvidence(name, point.words, point.act, read, { ...options, shortest: 15 }),
    kind: 'point',
    conditions: conditions.filter((condition) => point[condition] !== undefined),
    without: (condition) => pointEvidence(name, { ...point, [condition]: undefined }, home),
  };
}

function readPoint(
  { sentence, block, start, at, match, context: { text } }: Said,
  { shown: general, by, force, negated = false, needs, unless, item, byWords, inOwnWords }: ClausePoint,
): SaidValue | null {
  const shown = inOwnWords ? (shortSentence(sentence) ?? general) : general;
  const reading = readClause(text, block, { start: start + at, end: start + at + match.length });
  const { statement } = reading;
  const whole = statement.scope.slice(0, statement.act.end) + statement.tail;
  // Adjacent cells, or the rest of a sentence that began on another page.
  if (
    sentence.includes('\t') ||
    afterPageNumber.test(sentence) ||
    needs?.test(whole) === false ||
    unless?.test(sentence)
  )
    return null;
  if (byWords) return reading.denied ? null : { value: shown, shown };
  if (
    item &&
    reading.predicate === null &&
    startsItem.test(sentence.slice(0, at)) &&
    item.test(listBefore(text, block))
  )
    return { value: shown, shown };
  if (reading.denied || reading.negated !== negated || reading.predicate === null) return null;
  if (by && (reading.actor === null || !by.includes(reading.actor))) return null;
  if (force && !force.includes(reading.modality)) return null;
  const isConsequence = consequence.test(sentence.slice(0, at));
  if (reading.doubts.some((doubt) => /negations/.test(doubt) || (/subordinate/.test(doubt) && !isConsequence)))
    return null;
  const doubt = reading.doubts.find((each) => !/subordinate/.test(each));
  return { value: shown, shown, ...(doubt === undefined ? {} : { doubt }) };
}

/** A whole sentence without its number, if it is short enough to be shown as a point. */
function shortSentence(sentence: string): string | null {
  const words = clip(sentence)
    .text.replace(/^section\s+[\d.]{1,8}\s+/i, '')
    .replace(/\s+/g, ' ')
    .replace(/[.;]$/, '');
  return words.length <= 330 && /^[A-Z]/.test(words) ? words : null;
}

/** `32 of the Premises`: the rest of a sentence from the previous page. */
const afterPageNumber = /^\W*\d{1,3}\s+[a-z]/;

/** `failing which either party may`: a consequence, although it is grammatically subordinate. */
const consequence = /\b(?:failing|in|upon|whereupon)\s+which\s+(?:(?:case|event)\b)?[^.;,]{0,60}$/i;

/** `(a) ` before the verb. */
const startsItem =
  /^\W*(?:(?:\(?\w{1,4}[.)]|\d{1,2}(?:\.\d{1,2}){1,4}\.?)\s*)?(?:(?:immediately|at\s+any\s+time)\s+)?$/i;

/** The paragraphs of the same section before an item. */
function listBefore({ blocks }: LeaseText, { index, section }: Block): string {
  return blocks
    .slice(Math.max(0, index - 6), index)
    .filter((block) => block.section === section)
    .map((block) => block.text.slice(0, 2500))
    .join('\n');
}
