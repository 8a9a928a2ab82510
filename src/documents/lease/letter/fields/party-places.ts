import type { Evidence } from '../../extract/field.ts';
import { firstParty } from './first-party.ts';

// Who the parties are, judged by where a name is: on the letterhead, in the recipient's address, below the signature.

/** The company on the letterhead, if the letter says that it does something with the space. */
export const letterhead: Evidence = {
  name: 'letterhead',
  kind: 'phrase',
  find: ({ text }) => {
    const head = text.blocks.find((block) => block.text.trim() !== '');
    const name = head === undefined ? undefined : firstParty(head.text)[0];
    const word = /^[A-Z][\w’'-]{3,}/.exec(String(name?.value ?? ''))?.[0];
    if (head === undefined || name === undefined || word === undefined || head.text.length > 60) return [];
    const acts = new RegExp(
      `\\b${word}\\b[^.\\n]{0,40}\\b(?:(?:is (?:ready|prepared|pleased|willing)|would like|offers?|proposes?|agrees?) to )?(?:sub-?let|sub-?lease|lease)(?:\\s+to\\s+you|\\s+you\\b)`,
    );
    return acts.test(text.document.text)
      ? [{ ...name, span: { start: head.start + name.start, end: head.start + name.end }, block: head }]
      : [];
  },
};

/** The writer wants to be the tenant: `in mind as subtenant`, `we would sublet`. */
const asTenant =
  /\b(?:as (?:your |the )?(?:sub-?)?tenant\b[^.;]{0,3}[.\n]|we(?:['’]d| would| will)? (?:like to )?(?:sub-?let|sub-?lease)\b(?! (?:it |this |them |space )?to))/i;

/** The company that a letter is addressed to, if the letter refers to its recipient as the tenant. */
export const addressee: Evidence = {
  name: 'addressee',
  kind: 'phrase',
  find: ({ text }) => {
    if (
      !/\bcurrent lease ends\b|\bpropose you\b|\bhold the \w+ (?:free )?for you\b|\byour (?:current |existing )?(?:lease|sublease|tenancy)\b|\b(?:sub)?let to you\b|\b(?:sub)?lease to you\b/i.test(
        text.document.text,
      ) ||
      asTenant.test(text.document.text)
    )
      return [];
    const dear = text.blocks.findIndex((block) => /^\s*(?:dear|hi|hello)\b/i.test(block.text));
    const lines = text.blocks.slice(0, Math.max(0, dear)).slice(-9);
    const dated = lines.findIndex((block) => /\b(?:19|20)\d{2}\s*$/.test(block.text));
    for (const block of lines.slice(dated + 1)) {
      const name = firstParty(block.text)[0];
      if (
        name &&
        /(?:\b(?:LLC|LLP|LP|PLLC|PBC|Ltd|Limited|Corp|Corporation|Company|Co|PC|GmbH)\b|\bInc|\bB\.V|\bN\.V|\bP\.\s?[CA])\.?\s*$/.test(
          block.text,
        )
      ) {
        return [{ ...name, span: { start: block.start + name.start, end: block.start + name.end }, block }];
      }
    }
    return [];
  },
};

/** `For: Northern Plains Credit Union` above an answer to its request for proposals. */
export const askedBy: Evidence = {
  name: 'askedBy',
  kind: 'label',
  find: ({ text }) => {
    const top = text.blocks.filter((block) => block.text.trim() !== '').slice(0, 8);
    if (!top.some((block) => /^\W*(?:response|answer|reply) to\b.{0,40}\b(?:request|rfp)\b/i.test(block.text)))
      return [];
    return top.flatMap((block) => {
      const label = /^\s*(?:for|prepared for|submitted to|requested by)\s*:\s*/i.exec(block.text)?.[0].length ?? 0;
      const name = label === 0 ? undefined : firstParty(block.text.slice(label))[0];
      if (name === undefined) return [];
      const start = block.start + label;
      return [{ ...name, span: { start: start + name.start, end: start + name.end }, block }];
    });
  },
};

/** `Dale Whitcomb | Burleson Flex Holdings LLC | 512-555-0148` below the message of someone who offers space. */
export const signature: Evidence = {
  name: 'signature',
  kind: 'phrase',
  find: ({ text }) =>
    /\b(?:we['’]?d propose|my partners|I['’]ll take the space off the market|we(?:['’]ll| will) (?:replace|deliver|lease)|can lease you)\b/i.test(
      text.document.text,
    )
      ? text.blocks.flatMap((block) => {
          const cells = block.text.split('|');
          const second = cells[1];
          if (cells.length < 2 || cells.length > 5 || second === undefined || block.text.length > 140) return [];
          const at = (cells[0]?.length ?? 0) + 1;
          const name = firstParty(second.trimStart())[0];
          if (name === undefined || !/\b(?:LLC|LP|Inc|Corp|Ltd|Trust|Company)\b/.test(second)) return [];
          const start = block.start + at + second.length - second.trimStart().length;
          return [{ ...name, span: { start: start + name.start, end: start + name.end }, block }];
        })
      : [],
};

/** The owner writes to its tenant, with its name on the letterhead and below the signature. */
export const ownerLetter: Evidence = {
  name: 'ownerLetter',
  kind: 'phrase',
  find: ({ text }) => {
    if (!/\byour (?:current |existing )?lease\b/i.test(text.document.text)) return [];
    const filled = text.blocks.filter((block) => block.text.trim() !== '');
    const head = filled[0];
    const name = head === undefined ? undefined : firstParty(head.text)[0];
    return head &&
      name &&
      head.text.length < 60 &&
      filled.slice(-4).some((block) => block.text.trim() === head.text.trim())
      ? [{ ...name, span: { start: head.start + name.start, end: head.start + name.end }, block: head }]
      : [];
  },
};

/** `Marcus Bell` and `Cole Street Associates LLC` below a message from the party that offers the space. */
export const companyBelowName: Evidence = {
  name: 'companyBelowName',
  kind: 'phrase',
  find: ({ text }) => {
    if (
      !/^\s{0,200}from\s*:/im.test(text.document.text.slice(0, 2_000)) ||
      !/\b(?:ok with us|we can live with|we['’]?d (?:go|propose|do)|landlord|ownership)\b/i.test(text.document.text)
    )
      return [];
    return text.blocks.flatMap((block, index) => {
      const before = text.blocks[index - 1];
      const name = firstParty(block.text)[0];
      const isPerson = /^\s*[A-Z][a-z]+ (?:[A-Z]\. )?[A-Z][a-z]+\s*$/.test(before?.text ?? '');
      return name && isPerson && block.text.length < 60 && /\b(?:LLC|LP|Inc|Corp|Ltd|Trust|Company)\b/.test(block.text)
        ? [{ ...name, span: { start: block.start + name.start, end: block.start + name.end }, block }]
        : [];
    });
  },
};

/** `FROM: Dockside Holdings LLC`, if the letter contains `Dockside will lease`. */
export function roleOfLine(name: string, act: RegExp): Evidence {
  return {
    name,
    kind: 'phrase',
    find: ({ text }) =>
      text.blocks.slice(0, 15).flatMap((block) => {
        const line = /^\s*(?:to|from)\s*:\s*/i.exec(block.text);
        const found = line === null ? undefined : firstParty(block.text.slice(line[0].length))[0];
        const word = /^[A-Z][\w’'-]{2,}/.exec(String(found?.value ?? ''))?.[0];
        if (line === null || found === undefined || word === undefined) return [];
        if (!new RegExp(`\\b${word}\\b\\s+${act.source.slice(2)}`).test(text.document.text)) return [];
        const start = block.start + line[0].length;
        return [{ ...found, span: { start: block.start, end: start + found.end }, block }];
      }),
  };
}
