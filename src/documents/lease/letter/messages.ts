import type { Span } from '../../document.ts';
import { datesIn } from '../lexicon/dates.ts';
import type { LeaseText } from '../prepare/lease-text.ts';

/** One message of a thread. */
export interface Message extends Span {
  /** As printed: 'Dale Whitcomb'; null if the thread does not name anyone. */
  readonly from: string | null;
  /** The day on which it was sent. */
  readonly date: string | null;
  /** Part of a messenger conversation, where each message only adds to the earlier ones. */
  readonly posted?: true;
}

/**
 * The beginning of an older message: `On Wed, Mar 11, 2026 … wrote:`, `-----Original Message-----`, a second `From:`
 * line.
 */
const wrote = /^(?:>\s*)*On\b.{4,140}?\bwrote\s*(?::\s*)?$|^(?:>\s*)*On\b.{4,140}?\bwrote:/i;
const original = /^\W{0,12}(?:original message|forwarded message|begin forwarded message)\b/i;
const fromLine = /^(?:>\s*)*(?:\*{0,2})from:\s*(.{2,120})/i;

/** `2 · Thu 20 Aug 2026, 4:41 pm · Ana Reis (Reis Tiles) → Colin Dow`: the sender, the recipient, and when. */
const arrowLine =
  /^\W{0,4}(?:\d{1,2}\W{1,4})?(?=[^→>\n]{0,60}\d{1,2}[:.]\d{2})[^→>\n]{0,60}?(\p{Lu}[\p{L}.'’-]{0,24}(?: \p{Lu}[\p{L}.'’-]{0,24}){0,3})(?: \([^()\n]{1,60}\))?\s{1,3}(?:→|-{1,2}>|=>|>)\s{1,3}\p{Lu}[^→>\n]{1,90}$/u;

const mostMessages = 12;

/** `Ana Reis - Mon 10:04`, `Colin Dow [3/9/26, 4:12 PM]`: a separate line above what someone wrote in a messenger. */
const posted =
  /^\s{0,9}(\p{Lu}[\p{L}.'’-]{0,24}(?: \p{Lu}[\p{L}.'’-]{0,24}){0,3})(?: \([^()\n]{1,40}\))?(?:\s{1,9}|\s?[-–—,|·•:]\s{0,3})[[(]?(?:(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6}|[Tt]oday|[Yy]esterday|\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|[A-Z][a-z]{2,8}\.? \d{1,2}(?:, \d{4})?)(?:,| at)? ){0,2}\d{1,2}[:.]\d{2}\s?(?:[AaPp]\.?[Mm]\.?)?[\])]?:?\s{0,9}$/u;
const noPoster = /^(?:on|at|from|sent|date|re|call|rent|time|hours|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})\b/i;
const leastPosts = 3;

/** The messages of a messenger, newest first; null if the text isn't one. */
function postsOf({ blocks, document }: LeaseText): readonly Message[] | null {
  const opens = blocks.flatMap(({ text, start }) => {
    const from = posted.exec(text)?.[1];
    return from === undefined || noPoster.test(from) ? [] : [{ at: start, from, date: datesIn(text)[0]?.iso ?? null }];
  });
  if (opens.length < leastPosts || new Set(opens.map(({ from }) => from)).size < 2) return null;
  // The oldest messages are merged.
  const kept = opens.slice(-mostMessages);
  const messages = kept.map(
    ({ at, from, date }, index): Message => ({
      start: index === 0 ? 0 : at,
      end: kept[index + 1]?.at ?? document.text.length,
      from,
      date,
      posted: true,
    }),
  );
  return messages.reverse();
}

/** The messages of a thread, newest first; if it isn't a thread, a single message with the whole document. */
export function messagesOf(text: LeaseText): readonly Message[] {
  const { blocks } = text;
  const posts = postsOf(text);
  if (posts !== null) return posts;
  const opens: { at: number; from: string | null; date: string | null }[] = [];
  blocks.forEach((block, index) => {
    const line = block.text.trim();
    const next = blocks
      .slice(index + 1, index + 6)
      .map((each) => each.text)
      .join('\n');
    const header = fromLine.exec(line);
    const arrow = line.length < 200 ? arrowLine.exec(line) : null;
    if (wrote.test(line)) opens.push({ at: block.start, from: senderOf(line), date: datesIn(line)[0]?.iso ?? null });
    else if (arrow !== null)
      opens.push({ at: block.start, from: arrow[1] ?? null, date: datesIn(line, 'day-first')[0]?.iso ?? null });
    else if (
      header &&
      /^(?:>[ \t]*){0,20}\*{0,2}(?:sent|date|to|subject):/im.test(`${line.replace(/^[^\n]*/, '')}\n${next}`)
    ) {
      opens.push({ at: block.start, from: nameOf(header[1] ?? ''), date: datesIn(`${line}\n${next}`)[0]?.iso ?? null });
    } else if (original.test(line) && !blocks.slice(index + 1, index + 3).some((each) => fromLine.test(each.text))) {
      opens.push({ at: block.start, from: null, date: null });
    }
  });
  const end = text.document.text.length;
  // Messages beyond the twelfth are merged with the last of them.
  opens.splice(mostMessages);
  const first = opens[0];
  if (first === undefined || opens.length + (first.at > 0 ? 1 : 0) < 2) {
    return [{ start: 0, end, from: first?.from ?? null, date: first?.date ?? null }];
  }
  const starts = first.at > 200 || isReply(text, first.at) ? [{ at: 0, from: null, date: null }, ...opens] : opens;
  const messages = starts.map(
    ({ at, from, date }, index): Message => ({
      start: index === 0 ? 0 : at,
      end: starts[index + 1]?.at ?? end,
      from,
      date,
    }),
  );
  const days = messages.flatMap(({ date }) => date ?? []);
  const ascending = days.length > 1 && days.every((day, index) => index === 0 || (days[index - 1] ?? '') <= day);
  return ascending && days[0] !== days.at(-1) ? [...messages].reverse() : messages;
}

/**
 * A short reply above the message that it answers: `$31 works, with three months free.` A title, a date or the name of
 * a mailbox at the top of a printed thread states nothing, and neither does a sentence above the heading of a memo.
 */
function isReply({ blocks }: LeaseText, end: number): boolean {
  const above = blocks.filter(({ start }) => start < end).map(({ text }) => text.trim());
  const opening = blocks.find(({ start }) => start >= end)?.text ?? '';
  const isQuoted = wrote.test(opening.trim()) || [...above.slice(-2), opening].some((line) => original.test(line));
  return above.some((line) => {
    const isSentence = /[.!?]["”')]?$/.test(line) && line.split(/\s+/, 3).length === 3;
    return !isMark.test(line) && ((isQuoted && isSentence) || statesSomething.test(line));
  });
}

/** `-----Original Message-----`, `Subject: RE: offer`, `Email thread, printed on May 5, 2026.` above the first message. */
const isMark =
  /^\W{0,12}(?:(?:original|forwarded) message\b|begin forwarded\b|(?:subject|re|fwd?|sent|date|to|cc|from|importance|attachments?)\s?:|(?:printed|exported|saved)\b|page \d|caution\b|external\b|fyi\b|forwarding\b|(?:please )?(?:see|find)\b[^.$£€\d]{0,40}\b(?:below|attached)\b[^.]{0,40}\.?$)|\b(?:thread|e-?mail chain|correspondence|conversation)\b/i;
/** An amount, a share, a length of time, or a word of agreement. */
const statesSomething =
  /[$£€₹]\s?\d|\d\s?%|\b(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)[\s-](?:months?|mos?|years?|yrs?|days|weeks)\b|\b(?:agreed|accepted|declined|works for (?:us|me)|we (?:accept|agree|can|will|need|counter))\b/i;

function senderOf(line: string): string | null {
  const match =
    /(?:[AP]M|\d{4}|\d{1,2}:\d{2})(?:\s+(?:,\s+)?|,\s+)(?:[AP]M,?\s+)?([A-Z][^<>@:\d]{2,60}?)\s*(?:(?:<[^<>]{0,200}>)\s*)?wrote/i.exec(
      line,
    );
  return match?.[1]?.replace(/^at\s+/i, '').trim() ?? null;
}

function nameOf(line: string): string {
  return line
    .replace(/<[^>]{0,400}>|\[[^\]]{0,400}\]/g, '')
    .replace(/["“”]/g, '')
    .trim();
}
