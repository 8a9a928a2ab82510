import type { Actor } from '../reading/actors.ts';

/** The text before the subject of a duty: when, or under what condition, it is due. */
export interface Scene {
  readonly text: string;
  /** The text names a time that can be entered in a calendar. */
  readonly hasTime: boolean;
}

const number = '^\\W*(?:\\(?[a-z\\d.]{1,6}[.)]\\s+|\\d{1,2}(?:\\.\\d{1,2}){1,3}\\s+)?';
const opensTime = new RegExp(
  `${number}(?:then\\s+)?(?:within|upon|on|no\\s+later|not\\s+later|at\\s+the\\s+(?:time|execution|signing|exercise|expiration|end|commencement)|(?:simultaneous|concurrent)ly\\s+with|from\\s+and\\s+after|commencing|beginning|(?:as|in)\\s+consideration\\s+(?:of|for)|(?:\\w+\\s+)?\\(?\\d+\\)?\\s+(?:business\\s+)?(?:days?|months?)\\s+(?:after|before|prior)|at\\s+least|prior\\s+to|before|after|following|not\\s+less|during|throughout|until|for\\s+(?:a|the|each|any)\\s+(?:\\w+\\s+)?(?:period|term|year|month|calendar))\\b`,
  'i',
);
const condition =
  '(?:if|in\\s+(?:the\\s+)?(?:event|case)|should|when|whenever|to\\s+the\\s+extent|provided(?!,?\\s+(?:however|further))(?:\\s+that)?|unless|so\\s+long\\s+as|where)\\b';
const opensCondition = new RegExp(`${number}${condition}`, 'i');
/** A condition after the first words of the sentence, up to its comma: `and should a lien be filed, Tenant shall`. */
const laterCondition = new RegExp(
  `(?:[,;:]\\s*(?:and|but|or|that)?|\\b(?:and|but|that|however|provided)),?\\s{1,200}(${condition}[^;]{8,})$`,
  'i',
);
/** The second part of a condition has its own subject: `If the term has expired, Tenant shall pay or Landlord`. */
const nextClause =
  /,\s+(?!(?:or|and|nor|but|which|who|that|unless|if|then)\b)(?:then\s+)?[^,]{2,60}?\s(?:shall|will|may|must)\b/i;

/**
 * Not a duty by itself: `If Tenant shall pay less`, `on the condition that Tenant shall`, `in which event Tenant
 * shall`.
 */
const depends =
  /^\W*(?:if|unless|when(?:ever)?|in\s+the\s+event)\b[^,]*$|^\W*(?:if|when(?:ever)?),?\s+(?:during|in|at|within)\s+[^,]{3,40},\s*$|\b(?:condition|requirement|demand|request|require[sd]?|insist)\s+that\b[^;]{0,80}$|\b(?:if|unless|until|whether|so\s+long\s+as)(?:\s+and\s+when)?\s*$|\bin\s+which\s+(?:case|event)\b[^;]{0,60}$|\bin\s+(?:such|that|either|any\s+such)\s+(?:an?\s+)?(?:event|case|instance)\b[^;]{0,60}$|\b(?:covenants?|agrees?)\s+that\s*$(?<=,[^,]{1,60})|^\W*\(?[a-z\d]{1,4}[.)]\s+that\s+(?:the\s+)?$|\bin\s+order\s+to\s+(?:exercise|extend|renew)\b|\b(?:which|whom|whose)\b(?:\s+\w+){0,4}\s*$/i;

const onlyCondition = new RegExp(`^${condition}$`, 'i');

/** `Early termination within 1 year – Lessee must`: the title says when. */
const ofTitle = /^\W*([A-Z][^.;:,–—]{4,60}\b(?:with)?in\s[^.;:,–—]{2,30}?)\s?[-–—]\s*(?:the\s+)?$/;

/**
 * Reads the words between the start of a sentence and the subject of its duty; null if they show that there is no duty.
 */
export function sceneOf(lead: string, isTimed: (words: string) => boolean, actor?: Actor): Scene | null {
  if (depends.test(lead) || isInBrackets(lead)) return null;
  const titled = ofTitle.exec(lead)?.[1];
  if (titled !== undefined) return { text: titled, hasTime: false };
  const isCondition = opensCondition.test(lead);
  const later = isCondition ? null : laterCondition.exec(lead);
  if (!isCondition && later === null && !opensTime.test(lead))
    return /\bthen,?\s*$/i.test(lead) ? null : { text: '', hasTime: false };
  const whole = (later?.[1] ?? lead).replace(new RegExp(number, 'i'), '');
  const next = nextClause.exec(whole);
  // `No later than May 1, the parties shall meet and Landlord shall give notice`: the deadline is for the meeting.
  if (next !== null && !isCondition && later === null && isOfOther(next[0], actor)) return { text: '', hasTime: false };
  const text = withoutOpenBracket(next === null ? whole : whole.slice(0, next.index)).replace(
    /(?<![\s,])[\s,]+(?:(?:and|but|or)[\s,]*)?(?:(?:then)[\s,]*)?(?:(?:the)[\s,]*)?$/i,
    '',
  );
  // `provided that Landlord shall`: looks like a condition but isn't one.
  if (onlyCondition.test(text)) return { text: '', hasTime: false };
  if (later === null && !isCondition && lead.length > 260) return { text: '', hasTime: false };
  const last = isCondition || later !== null ? (whole.split(/,\s+/).at(-1) ?? '') : text;
  return { text, hasTime: opensTime.test(last) && isTimed(last) };
}

/** Whether the subject of a clause is a party other than the one whose duty is read. */
function isOfOther(clause: string, actor: Actor | undefined): boolean {
  if (actor !== 'tenant' && actor !== 'landlord') return false;
  const own =
    actor === 'tenant'
      ? /\b(?:sub-?)?(?:tenant|lessee)\b|\blicensee\b|\bparty\s+b\b/i
      : /\b(?:sub-?)?(?:landlord|lessor)\b|\blicensor\b|\bparty\s+a\b/i;
  return !own.test(clause) || /\band\b/i.test(clause);
}

function withoutOpenBracket(words: string): string {
  const open = words.lastIndexOf('(');
  return isInBrackets(words) ? words.slice(0, open) : words;
}

function isInBrackets(lead: string): boolean {
  let depth = 0;
  for (const letter of lead) {
    if (letter === '(') depth++;
    if (letter === ')' && depth > 0) depth--;
  }
  return depth > 0;
}
