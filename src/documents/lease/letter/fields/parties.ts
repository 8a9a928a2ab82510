import type { Evidence } from '../../extract/field.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { company, firstParty, landlordRole, tenantRole } from './first-party.ts';
import { brokers, guarantor, undecided } from './guarantors-and-brokers.ts';
import { letterField } from './letter-field.ts';
import { answersFor, answersRequest, answerTo, counselWrites } from './party-answers.ts';
import {
  addressee,
  askedBy,
  companyBelowName,
  letterhead,
  ownerLetter,
  roleOfLine,
  signature,
} from './party-places.ts';

/** `Brokers: Hale & Ro (Landlord)`: the party that each agent acts for. */
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

/** `Clients: Inisbeg Ltd (sub-landlord) / Fathom DAC (sub-tenant)`: the words after a name give its role. */
const ofOtherSide = (role: string) => new RegExp(`${undecided.source}|^[^(]{2,80}\\((?:the )?${role}\\s*\\)`, 'i');

/** `Here's what Alder LLC can offer Bright Bikes Co.`: the party that makes the offer has the space. */
const offersTo = new RegExp(
  String.raw`(${company})\s+(?:can|could|will|would|is (?:pleased|prepared|willing|happy|able) to)\s+offer\s+(?:space\s+)?(?:to\s+)?(${company})`,
);

/** The owner of the building is not a subtenant's landlord. */
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

/** `88 Dock Holdings LLC will lease Unit 5 to Blue Fin Foods LLC`, also after the recipient's name. */
const leasesTo = (which: 'landlord' | 'tenant') => {
  const [from, to] = which === 'landlord' ? [`(${company})`, `(?:${company})`] : [`(?:${company})`, `(${company})`];
  return new RegExp(
    `(?:^[A-Z][a-z]{1,14}, )?${from} (?:will|would|can|agrees to|offers to|proposes to|is prepared to) (?:sub-?)?(?:lease|let) (?:[^.;\\n]{1,60}? )?to (?:the )?${to}`,
  );
};

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
  // `Island Commercial Group, as agent for Coral Outfitters LLC`: a tenant's broker also signs this way.
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
  // Many companies are formed to own one building and are named after it.
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
  // `the extension of the lease of Gull Marine Supply, Inc.`: the lease of the tenant that stays.
  inSentence(
    'leaseExtended',
    /\b(?:extension|renewal|extend|renew) (?:of )?(?:the )?(?:existing |current |present )?lease (?:of|held by) ((?!the\b)[A-Z][^.;:\n]{2,70}?\b(?:LLC|PLLC|LP|LLP|Inc|Ltd|Limited|Corp|Co)\b\.?)/,
    firstParty,
    { weight: rank.loose },
  ),
  inSentence(
    'onBehalfOf',
    /\b(?:[Oo]n behalf of|[Ww]riting for|[Ww]e represent|[Oo]ur [Cc]lient,?|[Ii]ssued by|[Pp]repared for|^[A-Z][a-z]+ [-–] from)(?: our client,?)?:? ((?!our\b|the\b|ownership\b|landlord\b)[A-Z].{2,90})/,
    // Both parties have agents: of eleven agents in offers that were not read for this rule, five acted for the tenant.
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
