import type { Evidence } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { isPartyName, partyNamesIn } from '../../lexicon/party-names.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { brokers, guarantor, undecided } from './guarantors-and-brokers.ts';
import { letterField } from './letter-field.ts';

const landlordRole =
  '(?:[Ll]andlord|[Ll]essor|[Oo]wner|[Ss]ub-?[Ll]andlord|[Ss]ub-?[Ll]essor|[Ff]reeholder|[Ll]icensor)';
const tenantRole =
  '(?:[Tt]enant|[Ll]essee|[Oo]ccupant|[Oo]perator|[Ss]ub-?[Tt]enant|[Ss]ub-?[Ll]essee|[Oo]ccupier|[Ll]icensee)';
const company = String.raw`[A-Z0-9][\wÀ-ɏ.&'’-]{0,60}(?:,?\s+(?:[A-Z0-9&(][\wÀ-ɏ.&'’()-]{0,60}|of|and|the|inc\b\.?|ltée|plc|gmbh|llc)){0,12}`;
/** `Brokers: Hale & Ro (Landlord)`: the side that each agent acts for. */
const ofAgents =
  /^\W*(?:[\p{L}\d]{1,3}\.\s)?(?:brokers?|brokerage|agents?|agency|representation|commissions?|leasing agents?)\b[^:\t]{0,20}[:\t]/iu;
/** `X, LLC ("Owner")`, `X (the "Landlord")`, `X, a Georgia limited liability company ("Owner")`. */
const namedSo = (role: string) =>
  new RegExp(
    `(${company})(?:,?\\s+(?:an?\\s|(?:as|in its capacity as) (?:bare )?(?:trustees?|nominees?|custodians?|general partner|agents?) (?:for|of)(?: and on behalf of)? |(?:carrying on|doing) business as |trading as |operating as )[^(“"\\n]{3,90}?)?\\s*\\(\\s*(?:the\\s+|hereinafter\\s+|roof\\s+|land\\s+|building\\s+)?(?:[“"](?:the\\s+)?${role}[”"]|(?:the\\s+)?${role}\\s*\\)(?!\\s*:))`,
  );

/** `TO: X Ltd. (Inc. No. 12), the "Landlord"`: the role follows the name and its description, in quotation marks. */
const calledSo = (role: string) =>
  new RegExp(
    `^(?:(?:TO|To|FROM|From|BETWEEN|Between|AND|And|BY|By)\\b[\\s:]{0,9})?([A-Z0-9][^“"\\n]{3,200}),\\s(?:hereinafter |called )?(?:the\\s)?[“"](?:the\\s)?${role}[”"]`,
  );

export function firstParty(piece: string): readonly ReadValue[] {
  const start =
    /^[\s:“"]*(?:(?:Between|TO:|F(?:rom|ROM):?|Yes[:.,]|[Oo]n behalf of|for|the)\s+)?/.exec(piece)?.[0].length ?? 0;
  // `Oriel Robotics (entity: Oriel Motion Systems, Inc.)`
  const entity =
    /^[^(\n]{2,80}\((?:legal |signing |leasing |contracting )?(?:entity|party|name)\s?(?:is|will be|:|=|[–—-])\s?([A-Z][^()\n]{2,80})\)/.exec(
      piece,
    );
  if (entity?.[1] !== undefined) {
    const named = partyNamesIn(entity[1])[0];
    const at = entity[0].lastIndexOf(entity[1]);
    if (named?.start === 0 && isPartyName(named.name))
      return [{ value: named.name, shown: named.name, start: at, end: at + named.name.length }];
  }
  const own = (piece.slice(start, start + 220).split(/(?<!\s)\s+[–—-]\s+/)[0] ?? '')
    .replace(/\b((?:LLC|Inc|plc|Ltd|Limited|LLP|LP|PLLC|Corp)\b\.?),?\s+(?!and\b|an?\b|as\b|[Tt]rust)[a-z].*$/s, '$1')
    // The other side's reply after it: `Corran Drug Corp. YES`.
    .replace(/(?<=\b(?:LLC|Inc|Ltd|LLP|LP|Corp)\b\.?) (?:YES|NO|OK)\b.*$/s, '')
    .replace(/(?<!\s)\s+$/, '');
  // `Queen Street Investments (No 2) Pty Ltd`: the brackets belong to the name.
  const bare = own.replace(/\((No\.? ?\d{1,3})\)(?= \p{Lu})/gu, '_$1_');
  const found = partyNamesIn(bare)[0];
  if (found === undefined || found.start > 4) return [];
  const value = bare === own ? found.name : own.slice(found.start, found.start + found.name.length);
  if (
    /^(?:(?:US|HK|AU|NZ|S|A|C)?[$£€₹]|Sta\b|Applicant|Operator|Bidder|Tenderer|Tenant|Lessee|Landlord|Lessor|Owner)(?![\p{L}])(?!\s\p{L})/iu.test(
      value,
    ) ||
    /^(?:From|To|(?:Offer|Agreement|Proposal) to .*|Facility|Building|Letter of Intent|Re|Subject|Bank|Ownership|Per\b.*|Via\b.*)$/i.test(
      value,
    )
  )
    return [];
  if (
    /%/.test(value) ||
    !isPartyName(value) ||
    /\b(?:Realty(?! Trust)|Brokers?|Brokerage|Advisors|Agents?)\b/.test(value)
  )
    return [];
  const doubt = /\b(?:to be formed|to be named|tbd)\b/i.test(piece.slice(0, 160))
    ? 'The entity is still to be formed.'
    : undefined;
  return [
    {
      value,
      shown: value,
      start: start + found.start,
      end: start + found.start + value.length,
      ...(doubt === undefined ? {} : { doubt }),
    },
  ];
}

/** `Clients: Inisbeg Ltd (sub-landlord) / Fathom DAC (sub-tenant)`: the words after a name determine its side. */
const ofOtherSide = (role: string) => new RegExp(`${undecided.source}|^[^(]{2,80}\\((?:the )?${role}\\s*\\)`, 'i');

/** `Submitted by Beacon Realty on behalf of Lakeshore LLC`: the party that answers a request offers the space. */
const answersFor =
  /\b(?:[Ss]ubmitted|[Pp]resented|[Pp]repared) by\b[^.\n]{2,80}?\bon behalf of (?:the (?:owner|landlord),? )?([A-Z].{2,80})/;

/** The company on the letterhead, if the letter says that it does something with the space. */
const letterhead: Evidence = {
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

/** The writer would be the tenant: `in mind as subtenant`, `we would sublet`. */
const asTenant =
  /\b(?:as (?:your |the )?(?:sub-?)?tenant\b[^.;]{0,3}[.\n]|we(?:['’]d| would| will)? (?:like to )?(?:sub-?let|sub-?lease)\b(?! (?:it |this |them |space )?to))/i;

/** The company that a letter is addressed to, if the letter refers to its reader as the tenant. */
const addressee: Evidence = {
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
const askedBy: Evidence = {
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
const signature: Evidence = {
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

/** The owner who writes to its tenant: its name is on the letterhead and below the signature. */
const ownerLetter: Evidence = {
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

/** `Marcus Bell` and `Cole Street Associates LLC` below a message of the side that offers. */
const companyBelowName: Evidence = {
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

/** `FROM: Dockside Holdings LLC` where the letter contains `Dockside will lease`. */
function roleOfLine(name: string, act: RegExp): Evidence {
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

/** `Here's what Alder LLC can offer Bright Bikes Co.`: the one that offers has the space. */
const offersTo = new RegExp(
  String.raw`(${company})\s+(?:can|could|will|would|is (?:pleased|prepared|willing|happy|able) to)\s+offer\s+(?:space\s+)?(?:to\s+)?(${company})`,
);

/** The owner of the building is not the landlord of a subtenant. */
function unlessSublease(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      /\bsub-?(?:leas|let|landlord|tenan)|\b(?:prime|master|head) (?:lease|landlord)\b/i.test(
        context.text.document.text,
      )
        ? []
        : evidence.find(context),
  };
}

/** `The undersigned 9466-2207 Québec inc., having its head office at …, represented by … (the "Lessee")`. */
const definedLate = (role: string) =>
  new RegExp(
    `(?:[Tt]he undersigned,? |\\b[Bb]etween:? )((?:\\d|\\p{Lu})[^(“"\\n]{2,320})\\(?,? ?\\(?(?:hereinafter |called |the ){0,3}[“"](?:the )?${role}[”"]`,
    'u',
  );

/** `Response of Elm Mercantile, LLC` above `to Solicitation 44, Valley Health District`: who answers, and what. */
function answerTo(which: 'landlord' | 'tenant'): Evidence {
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

const withSuffix =
  '(?<=\\b(?:LLC|L\\.L\\.C\\.|LP|L\\.P\\.|LLP|PLLC|PC|P\\.C\\.|Inc\\.?|Corp\\.?|Corporation|Ltd\\.?|Limited|GmbH|Company|Trust))';
/** `between Elm Tower LP, as landlord, and Bright Foods, Inc. as tenant`; `Tenant is Bexley Home Goods, LLC`. */
const inRole = (role: string): readonly RegExp[] => [
  new RegExp(
    `((?!(?:Landlord|Tenant|Lessor|Lessee|Owner|We|I|You|They|It|He|She|Who|Acting|Each|Both)\\b)${company}),?\\s+as\\s+(?:the\\s+)?${role}\\b(?!['’]s|\\s+(?:rep\\w*|brokers?|agents?|counsel)\\b)`,
  ),
  new RegExp(
    `\\b${role}\\s+(?:is|will be|would be|shall be)\\s+(?:an?\\s+(?:new|newly[- ]formed|single[- ]purpose|special[- ]purpose)\\s+(?:entity|company|LLC|limited liability company|affiliate),?\\s+)?(?=[A-Z])(${company}?${withSuffix})`,
  ),
];

/** `The Tenant, Trussell & Sons, Inc., proposes to the Landlord, IRG 4 DST, a Delaware trust`: the name follows its role. */
const afterRole = (role: string) =>
  new RegExp(
    `\\b[Tt]he (?:proposed |prospective )?${role}, (?=[A-Z0-9][\\w.&'’-]{0,60},? [A-Z0-9&(])(${company}),? (?:an? [A-Z]|proposes|offers|would|wishes|hereby|will (?:lease|take|deliver|grant))`,
  );

/** `On behalf of Casco Wharf LLC, landlord, we propose`: the role follows the name, between commas. */
const onBehalfOfRole = (role: string) =>
  new RegExp(`\\b[Oo]n behalf of (?=[A-Z0-9])(${company}), (?:the |as |your )?${role}\\b(?!['’]s)`);

/** `88 Dock Holdings LLC will lease Unit 5 to Blue Fin Foods LLC`, also after the name of the reader. */
const leasesTo = (which: 'landlord' | 'tenant') => {
  const [from, to] = which === 'landlord' ? [`(${company})`, `(?:${company})`] : [`(?:${company})`, `(${company})`];
  return new RegExp(
    `(?:^[A-Z][a-z]{1,14}, )?${from} (?:will|would|can|agrees to|offers to|proposes to|is prepared to) (?:sub-?)?(?:lease|let) (?:[^.;\\n]{1,60}? )?to (?:the )?${to}`,
  );
};

/** `Submitted on behalf of Piedmont Associates, a partnership, to Trask Brothers, Inc.` answers a request for proposals. */
const submittedFor =
  /^\s*(?:[Ss]ubmitted|[Pp]resented) (?:on behalf of|for|by) (?:the (?:owner|landlord),? )?(?<landlord>[A-Z][^\n]{2,110}?),? to (?<tenant>[A-Z][^\n]{2,80})/;
function answersRequest(which: 'landlord' | 'tenant'): Evidence {
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

/** `I write for Foundry Holdings, LLC` in a letter to the counsel of the tenant: the other side's client. */
const writesFor = new RegExp(
  `\\b(?:I|[Ww]e|[Tt]his firm) (?:write|am writing|are writing|act|acts|represents?) (?:for|on behalf of)? ?(?:the )?(${company})`,
);
const toOtherSide: Readonly<Record<'landlord' | 'tenant', RegExp>> = {
  landlord:
    /\b(?:counsel|attorneys?|brokers?|agents?) (?:for|to) (?:the )?(?:proposed )?(?:tenant|lessee)\b|\b(?:landlord|lessor)['’]s (?:response|answer|reply|counter)/i,
  tenant:
    /\b(?:counsel|attorneys?|brokers?|agents?) (?:for|to) (?:the )?(?:landlord|lessor|owner)\b|\b(?:tenant|lessee)['’]s (?:response|answer|reply|counter)/i,
};
function counselWrites(which: 'landlord' | 'tenant'): Evidence {
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

export const landlord = letterField('landlord', [
  underHeading('heading', ['landlord'], firstParty, { unless: ofOtherSide(tenantRole) }),
  inSentence('namedSo', namedSo(landlordRole), firstParty, { unless: ofAgents }),
  inSentence('calledSo', calledSo(landlordRole), firstParty),
  ...inRole(landlordRole).map((pattern, at) =>
    inSentence(at === 0 ? 'asRole' : 'isRole', pattern, firstParty, { unless: ofAgents }),
  ),
  inSentence('definedLate', definedLate(landlordRole), firstParty),
  answerTo('landlord'),
  answersRequest('landlord'),
  counselWrites('landlord'),
  inSentence('leasesTo', leasesTo('landlord'), firstParty),
  inSentence('afterRole', afterRole(landlordRole), firstParty),
  inSentence('onBehalfOfRole', onBehalfOfRole(landlordRole), firstParty),
  inSentence(
    'managerFor',
    /\b(?:(?:[Pp]roperty manager|[Mm]gr|[Mm]anaging agent|[Aa]sset manager|[Ll]easing [Aa]gents?) (?:for|of) (?:the (?:owner|landlord),? )?|[Aa]s agent for (?:the )?(?:owner|landlord),? )([A-Z].{2,80})/,
    firstParty,
  ),
  // `Island Commercial Group, as agent for Coral Outfitters LLC`: a tenant's broker signs so too.
  inSentence(
    'agentFor',
    /\b[Aa]s agent for ([A-Z].{2,80})/,
    (piece) => firstParty(piece).map((found) => ({ doubt: 'The agent may speak for the other side.', ...found })),
    { weight: rank.loose },
  ),
  inSentence(
    'submittedTo',
    /\b[Ss]ubmitted to:?\s+([A-Z][^(]{3,70}?\b(?:LLC|LP|L\.P|Inc|Ltd|Trust|Limited|Corp)\b\.?)/,
    firstParty,
  ),
  inSentence('answersFor', answersFor, firstParty),
  // Companies are formed to own one building, and are called after it.
  unlessSublease(
    inSentence(
      'ownerByName',
      /(?:^|[^\p{L}])((?:[\p{Lu}\d][\p{L}\d.&'’-]{0,30} ){1,5}(?:Owner|Propco|Landlord)(?: (?:[IVX]{1,4}|\d{1,3}))?,? (?:LLC|L\.L\.C\.|LP|L\.P\.|LLLP|Inc\.?|Ltd\.?|GP))(?!\p{L})/u,
      firstParty,
      { weight: rank.loose },
    ),
  ),
  inSentence('offersTo', offersTo, firstParty),
  inSentence(
    'leaseWith',
    /\b(?:its|their|your|the|our|existing|current) (?:existing |current |present )?lease (?:with|from) ([A-Z][^.;]{2,80}?\b(?:LLC|LP|L\.P|Inc|Ltd|Trust|Limited|Corp|Company|Partners|Associates)\b\.?)/,
    firstParty,
  ),
  inSentence('yourClient', /\bfrom your clients?,? ([A-Z].{2,80})/, firstParty),
  roleOfLine('fromTo', /\bwill (?:sub-?)?(?:lease|let|deliver|rent out)\b/),
  letterhead,
  signature,
  ownerLetter,
  companyBelowName,
]);

const offeredTo = new RegExp(offersTo.source.replace('(', '(?:'));

export const tenant = letterField('tenant', [
  underHeading('heading', ['tenant'], firstParty, { unless: ofOtherSide(landlordRole) }),
  inSentence('namedSo', namedSo(tenantRole), firstParty, { unless: ofAgents }),
  inSentence('calledSo', calledSo(tenantRole), firstParty),
  ...inRole(tenantRole).map((pattern, at) =>
    inSentence(at === 0 ? 'asRole' : 'isRole', pattern, firstParty, { unless: ofAgents }),
  ),
  inSentence('definedLate', definedLate(tenantRole), firstParty),
  answerTo('tenant'),
  answersRequest('tenant'),
  counselWrites('tenant'),
  inSentence('leasesTo', leasesTo('tenant'), firstParty),
  inSentence('afterRole', afterRole(tenantRole), firstParty),
  // `the extension of the lease of Gull Marine Supply, Inc.`: the lease of the one who stays.
  inSentence(
    'leaseExtended',
    /\b(?:extension|renewal|extend|renew) (?:of )?(?:the )?(?:existing |current |present )?lease (?:of|held by) ((?!the\b)[A-Z][^.;:\n]{2,70}?\b(?:LLC|PLLC|LP|LLP|Inc|Ltd|Limited|Corp|Co)\b\.?)/,
    firstParty,
    { weight: rank.loose },
  ),
  inSentence(
    'onBehalfOf',
    /\b(?:[Oo]n behalf of|[Ww]riting for|[Ww]e represent|[Oo]ur [Cc]lient,?|[Ii]ssued by|[Pp]repared for|^[A-Z][a-z]+ [-–] from)(?: our client,?)?:? ((?!our\b|the\b|ownership\b|landlord\b)[A-Z].{2,90})/,
    // Both sides have agents: of eleven in offers that were not read for this rule, five were the tenant.
    (piece) => firstParty(piece).map((found) => ({ doubt: 'The agent may speak for the other side.', ...found })),
    {
      unless:
        /\b(?:submitted|presented) by\b|\b(?:on behalf of|for) (?:the )?(?:owner|landlord|ownership)\b|\bon behalf of\b[^.]{0,80}(?:\((?:the )?["“]?|, (?:the |as |your )?)(?:landlord|owner|lessor)\b|\b(?:pleased|glad|delighted|happy|authori[sz]ed|(?:have|has) the (?:pleasure|honou?r)) to (?:offer|put forward)\b|\b(?:[Pp]articulars|brochure|tender|invitation|notice) issued by\b|\boffer the (?:economics|space|premises)\b|\b(?:Owner|Propco|Landlord),? (?:LLC|L\.L\.C|LP|L\.P|LLLP|Inc|Ltd|GP)\b/i,
    },
  ),
  inSentence(
    'forTheSpace',
    /\b[Ff]or ([A-Z].{2,60}?(?:Inc\.?|LLC|Corp\.?|Ltd\.?|LLP|PLLC|Co\.)) (?:on|at|in) (?:Bldg|Building|Suite|Unit|the)\b/,
    firstParty,
  ),
  inSentence('offeredTo', offeredTo, firstParty),
  // `Re: Letter of Intent – 88 Gay Owner II LLC / Brandt & Pike, Co.`
  inSentence(
    'afterOwner',
    /^\s{0,9}(?:RE|Re|SUBJECT|Subject)\s?:[^\n]{0,90}?\b(?:Owner|Propco|Landlord)(?: (?:[IVX]{1,4}|\d{1,3}))?,? (?:LLC|LP|LLLP|Inc\.?|Ltd\.?) (?:\/|and|with|to) ([A-Z][^\n]{2,80})/,
    firstParty,
  ),
  inSentence('subjectLine', /^\s*(?:RE|Re|SUBJECT|Subject)\s*:\s*([A-Z][^/\n]{2,70}?)\s+\/\s/, firstParty),
  addressee,
  askedBy,
  roleOfLine('fromTo', /\bwill (?:take|rent(?! out)|occupy)\b/),
]);

export const partyFields = [landlord, tenant, guarantor, brokers] as const;
