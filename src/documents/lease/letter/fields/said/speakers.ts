import type { Evidence } from '#documents/lease/extract/field.ts';
import type { LeaseText } from '#documents/lease/prepare/lease-text.ts';
import { rank } from '../../../extract/weights.ts';
import { type ChatLine, chatLines } from '../../chat-lines.ts';
import { printedOf } from '../../live-text.ts';

/** The two people in a chat: their words show who has the space and who wants it. */

const gives =
  /\b(?:you|u) (?:would |can |will |may )?(?:pay|do|get|keep|have|put|mow|sign)\b|\b(?:you['’]d|you['’]ll|ur|your) (?:just )?(?:pay|have|get|rent|deposit)\b|\b(?:we|I)(?:['’]ll| will| can| could)? (?:put in|fix|pay (?:the )?tax\w*|do you|let you|leave it)\b|\bmy (?:guy|tenant|lawyer|son|wife) (?:will|has|writes|says|wants)\b|\b(?:has come|is|it['’]?s) (?:free|available|open) (?:from|in|as of|now)\b|\bno (?:sub-?\w+|pets|cooking|sleeping)\b|\b(?:bills|power|water|rates) (?:on top|incl\w*|extra)\b/gi;
const wants =
  /\b(?:can|could) (?:you|u) (?:do|go|throw|fix|hold)\b|\b(?:what|how much)\b[^.?]{0,30}\b(?:rent|asking|price|month|want)\b|\bhow much\b|\b(?:still|is it|is the \w+)[^.?]{0,25} (?:open|available|free|vacant|for rent)\b|\b(?:I|we)(?:['’]?d| would)? (?:need|take|want|like)\b|\bcan do \d[\d,.k]{0,9} (?:if|max)\b|\b(?:for|it['’]?s) (?:my|our)\b|\bcan (?:I|we|my)\b|\bif (?:you|u) (?:give|throw|do|let)\b/gi;

export const onlyFirstName = 'The offer only states a first name.';
const notAName =
  /^(?:Me|You|I|Us|We|Them|Landlord|Tenant|Owner|Agent|Broker|Realtor|Seller|Buyer|Speaker|Caller|Unknown)$/i;

/** `Gwen Ostrowski`; a first name alone does not say who a person is. */
const fullName = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]*){1,3}$/u;

export function bySpeakers(side: 'landlord' | 'tenant'): Evidence {
  return {
    name: 'bySpeakers',
    kind: 'phrase',
    find: ({ text }) => {
      const printed = printedOf(text);
      const lines = chatLines(printed);
      const speakers = [...new Set(lines.map(({ speaker }) => speaker))];
      if (speakers.length !== 2) return [];
      const wanting = speakers.map((speaker) => sideOf(printed, lines, speaker));
      const [first = 0, second = 0] = wanting;
      if (Math.abs(first - second) < 2) return [];
      const tenant = first > second ? 0 : 1;
      const own = lines.find(({ speaker }) => speaker === speakers[side === 'tenant' ? tenant : 1 - tenant]);
      const block = own === undefined ? undefined : printed.blocks[own.at];
      if (own === undefined || block === undefined) return [];
      const called = printed.document.text.slice(own.name.start, own.name.end);
      const name = fullName.test(called) ? called : introduced(printed, lines, called);
      const found = { span: { start: own.name.start, end: block.end }, block };
      if (name !== null) return [{ value: name, shown: name, ...found, weight: rank.circumstance }];
      // `Gil (warehouse)`: the chat names no one else in this role.
      const given = /^\p{Lu}[\p{L}’'-]{1,20}(?= \(|$)/u.exec(called)?.[0];
      return given === undefined || notAName.test(given)
        ? []
        : [{ value: given, shown: given, ...found, weight: rank.partial, doubt: onlyFirstName }];
    },
  };
}

/** `Rosa: Hi, it's Rosa Delgado`: the full name that goes with a first name. */
function introduced(text: LeaseText, lines: readonly ChatLine[], called: string): string | null {
  const first = called.trim();
  if (!/^\p{Lu}[\p{L}’'-]{1,20}$/u.test(first)) return null;
  const named = new RegExp(
    `\\b(?:it['’]?s|this is|I['’]?m|I am|[Mm]y name is|[Nn]ame['’]?s) (${first} \\p{Lu}[\\p{L}’'-]{1,30})`,
    'u',
  );
  const said = lines.flatMap(({ speaker, at, end }) =>
    speaker === first.toLowerCase()
      ? (named.exec(text.document.text.slice(end, text.blocks[at]?.end ?? end))?.[1] ?? [])
      : [],
  );
  return said[0] ?? null;
}

/** How often a speaker asks for the space, minus how often the same speaker offers it. */
function sideOf(text: LeaseText, lines: readonly ChatLine[], speaker: string): number {
  const words = lines
    .filter((line) => line.speaker === speaker)
    .map(({ at, end }) => text.document.text.slice(end, text.blocks[at]?.end ?? end))
    .join('\n');
  return (words.match(wants) ?? []).length - (words.match(gives) ?? []).length;
}
