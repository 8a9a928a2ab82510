import type { Evidence } from '../../extract/field.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence } from '../letter-evidence.ts';
import { company, firstParty } from './first-party.ts';

// Who the parties are in an answer to a request for proposals, and in a letter from one party's counsel.

/** `Submitted by Beacon Realty on behalf of Lakeshore LLC`: the party that answers a request offers the space. */
export const answersFor =
  /\b(?:[Ss]ubmitted|[Pp]resented|[Pp]repared) by\b[^.\n]{2,80}?\bon behalf of (?:the (?:owner|landlord),? )?([A-Z].{2,80})/;

/**
 * `Response of Elm Mercantile, LLC` above `to Solicitation 44, Valley Health District`: who answers, and which request.
 */
export function answerTo(which: 'landlord' | 'tenant'): Evidence {
  return {
    name: 'answerTo',
    kind: 'phrase',
    find: ({ text }) => {
      if (!/\b(?:we (?:have )?own(?:ed)?\b|owned by\b|our (?:building|property)\b)/i.test(text.document.text))
        return [];
      const top = text.blocks.filter((block) => block.text.trim() !== '').slice(0, 6);
      const answers = top.some(({ text: own }) =>
        /^\W*(?:response|answer|reply|proposal|bid|offer) (?:of|by|from)\b/i.test(own),
      );
      if (!answers) return [];
      return top.flatMap((block) => {
        const match =
          which === 'landlord'
            ? /^\W*(?:response|answer|reply|proposal|bid|offer) (?:of|by|from) (?:the )?(?=\S)/i.exec(block.text)
            : /\b(?:solicitation|request|RFP|tender|invitation)\b[^,\n]{0,50}(?:,| (?:of|by|from|issued by)) (?:the )?(?=\S)/i.exec(
                block.text,
              );
        const at = match === null ? 0 : match.index + match[0].length;
        const name = match === null ? undefined : firstParty(block.text.slice(at))[0];
        if (name === undefined) return [];
        const start = block.start + at;
        return [{ ...name, span: { start: start + name.start, end: start + name.end }, block, weight: rank.explicit }];
      });
    },
  };
}

/** `Submitted on behalf of Piedmont Associates, a partnership, to Trask Brothers, Inc.` answers a request for proposals. */
const submittedFor =
  /^\s*(?:[Ss]ubmitted|[Pp]resented) (?:on behalf of|for|by) (?:the (?:owner|landlord),? )?(?<landlord>[A-Z][^\n]{2,110}?)(?:,? to|,? for the (?:requirements?|request|needs) of) (?:the )?(?<tenant>[A-Z][^\n]{2,80})/;
export function answersRequest(which: 'landlord' | 'tenant'): Evidence {
  return {
    name: 'answersRequest',
    kind: 'phrase',
    find: ({ text }) => {
      const top = text.blocks.filter((block) => block.text.trim() !== '').slice(0, 6);
      if (!top.some(({ text: own }) => /^\W*(?:response|answer|reply) to\b.{0,40}\b(?:requests?|rfp)\b/i.test(own)))
        return [];
      return top.flatMap((block) => {
        const words = submittedFor.exec(block.text)?.groups?.[which];
        const found = words === undefined ? undefined : firstParty(words)[0];
        if (words === undefined || found === undefined) return [];
        const start = block.start + block.text.indexOf(words);
        return [{ ...found, span: { start: start + found.start, end: start + found.end }, block }];
      });
    },
  };
}

/** `I write for Foundry Holdings, LLC` in a letter to the tenant's counsel: the client is the other party. */
const writesFor = new RegExp(
  `\\b(?:I|[Ww]e|[Tt]his firm) (?:write|am writing|are writing|act|acts|represents?) (?:for|on behalf of)? ?(?:the )?(${company})`,
);
const toOtherSide: Readonly<Record<'landlord' | 'tenant', RegExp>> = {
  landlord:
    /\b(?:counsel|attorneys?|brokers?|agents?) (?:for|to) (?:the )?(?:proposed )?(?:tenant|lessee)\b|\b(?:landlord|lessor)['’]s (?:response|answer|reply|counter)/i,
  tenant:
    /\b(?:counsel|attorneys?|brokers?|agents?) (?:for|to) (?:the )?(?:landlord|lessor|owner)\b|\b(?:tenant|lessee)['’]s (?:response|answer|reply|counter)/i,
};
export function counselWrites(which: 'landlord' | 'tenant'): Evidence {
  const own = inSentence('counselWrites', writesFor, firstParty);
  const other = toOtherSide[which === 'landlord' ? 'tenant' : 'landlord'];
  return {
    ...own,
    find: (context) => {
      const head = context.text.document.text.slice(0, 900);
      return toOtherSide[which].test(head) && !other.test(head) ? own.find(context) : [];
    },
  };
}
