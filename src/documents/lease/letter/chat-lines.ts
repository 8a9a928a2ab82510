import type { Span } from '../../document.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { topicsOfHeading } from './letter-topic.ts';

/** `[08:12] Wes: can u do 950`, `Omar (Thu 6:40 PM): 2,600`, `3/9/26, 4:12 PM - Ana: ok`: the speaker and the words. */
const stamped =
  /^\s{0,9}(?:\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,9}\]\s?([^:\n]{1,40}):|(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? )?\d{1,2}:\d{2}(?: ?[AP]M)?\s?(?:[-–—]\s)?([A-Z][^:\n]{0,40}):|([A-Z][\w .'’-]{0,40}) \([^()\n]{0,16}\d{1,2}:\d{2}[^()\n]{0,4}\):)/i;
/** `Ray: how much`, `Dr. Ana Reis (owner): yes`, where two people write several lines each. */
const named =
  /^\s{0,9}((?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?[A-Z][\w'’-]{1,20}(?: [A-Z][\w'’.-]{0,20}){0,2})(?: \([^()\n]{1,60}\))?:(?=\s)/;
/** The lines above each message of an email thread; they name no speaker. */
const mailHeading = /^(?:from|to|cc|bcc|sent|date|subject|re|reply-to|attachments?|importance)$/;
const leastLines = 4;
const leastOfEach = 3;

export interface ChatLine extends Span {
  /** In lower case, for comparison. */
  readonly speaker: string;
  /** The speaker as printed. */
  readonly name: Span;
  /** The index of its paragraph. */
  readonly at: number;
}

/** The beginning of every line of a chat between two or more people: time and speaker; empty for other texts. */
export function chatLines({ blocks }: LeaseText): readonly ChatLine[] {
  const read = (pattern: RegExp) =>
    blocks.flatMap(({ text, start }, at): ChatLine[] => {
      const match = pattern.exec(text);
      const printed = (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim();
      if (match === null || printed === '') return [];
      const from = start + match[0].lastIndexOf(printed);
      const name = { start: from, end: from + printed.length };
      return [{ speaker: printed.toLowerCase(), name, at, start, end: start + match[0].length }];
    });
  const lines = read(stamped);
  if (lines.length >= leastLines) return speakersOf(lines).size < 2 ? [] : lines;
  const talk = read(named).filter(({ speaker }) => topicsOfHeading(speaker).length === 0 && !mailHeading.test(speaker));
  const often = [...speakersOf(talk)].filter(([, count]) => count >= leastOfEach);
  return often.length < 2 ? [] : talk.filter(({ speaker }) => often.some(([own]) => own === speaker));
}

function speakersOf(lines: readonly ChatLine[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { speaker } of lines) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  return counts;
}

/** Times and speakers are not part of the offer's text; the first time stays, because it dates the chat. */
export const chatMarks = (text: LeaseText): readonly Span[] => chatLines(text).slice(1);
