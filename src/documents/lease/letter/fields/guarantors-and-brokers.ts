import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { letterField } from './letter-field.ts';

export const undecided = /^\W*(?:none|nil\b|n\/?a|yes\W*$|tbd|to be (?:advised|confirmed|named)|see\b|same\b)/i;

/** `will each sign for one half of the rent`: several guaranties, each for part of the rent. */
const forAShare =
  /\beach\b[^.;]{0,30}\b(?:sign|answer|stand|guarantee|(?:be |is |are )?(?:liable|responsible))\b[^.;]{0,40}?\b(?:one[- ](?:half|third|quarter)|half|a (?:third|quarter)|(?:50|33|25) ?(?:%|per ?cent)|(?:his|her|their|its) (?:own )?share)(?!\p{L})/iu;

function guarantors(piece: string): readonly ReadValue[] {
  const person = String.raw`(?:(?:Drs?|Mr|Ms|Mrs)\.\s+)?(?:[A-Z]\.\s?)?\p{Lu}[\p{L}'’-]{1,60}(?:[ -]\p{Lu}[\p{L}'’.-]+){0,4}(?:,?\s(?:Inc|LLC|Corp|Ltd|L\.P)\.?)?`;
  const list = String.raw`${person}(?:(?:,|,?\s(?:and|&))\s${person}){0,5}`;
  const patterns = [
    new RegExp(
      String.raw`^\W*(?:Yes[:,.]\s+)?(${list})(?=,?\s+(?:individually|jointly|personally|shall|will|to\s+guarant|until|capped|as\s+guarant|guarantees?|for\b|\()|\s*(?:[.;]\s*)?$)`,
      'u',
    ),
    new RegExp(
      String.raw`\b(?:founders?|partners['’]?(?:\s+guaranty)?|principals?|owners?|shareholders?|members?)\s+\((${list})\)`,
      'u',
    ),
    new RegExp(String.raw`\b(?:[Gg]uarant(?:y|ees?|ied|eed)|[Ii]ndemnified|PG)\s+(?:by|from|of)\s+(${list})`, 'u'),
    new RegExp(
      String.raw`\b(?:[Ii]n its place|[Ii]nstead),?\s+(${list})\s+(?:guarantees|will guarantee|shall guarantee)`,
      'u',
    ),
  ];
  patterns.push(
    // `The tenant would be Alder LLC, and Alder Group, LLC would guarantee the lease`
    new RegExp(String.raw`,\s(?:and|but)\s(${person})\s+(?:will|shall|is to|would)\s+(?:\w+ly\s+)?guarantee\b`, 'u'),
    new RegExp(String.raw`(?:^|[.;,]\s)(${list})\s+(?:will|shall|is to|would)\s+(?:\w+ly\s+)?guarantee\b`, 'u'),
  );
  for (const pattern of patterns) {
    const match = pattern.exec(piece);
    const name = match?.[1];
    if (
      match === null ||
      name === undefined ||
      undecided.test(name) ||
      /^(?:Bank|Directors?\b|Shareholders?\b|Partners?\b|Principals?\b|Owners?\b|Tenant|Landlord|Owner|No|Not|Full|Personal|The|Guarant\w+|Parent|One|Both|Yes)\b/.test(
        name,
      )
    )
      continue;
    const start = match.index + match[0].indexOf(name);
    const unsure =
      /\b(?:can go away|may be (?:waived|dropped)|depending on|if (?:we|landlord|owner) (?:get|requires?))\b/i.test(
        piece,
      );
    return [
      {
        value: name,
        shown: name,
        start,
        end: start + name.length,
        ...(unsure ? { doubt: 'The guaranty depends on a condition.' } : {}),
        ...(forAShare.test(piece) ? { note: 'Each guarantor signs for a part only.' } : {}),
      },
    ];
  }
  return [];
}

/** The name at the start of the last clause before the promise. */
function nameBefore(piece: string): readonly ReadValue[] {
  const named =
    /(?:^|[.;,]\s{1,3})(?:the\s)?(?:(?:Drs?|Mr|Ms|Mrs|Mme|Me)\.?\s)?(\p{Lu}[\p{L}'’-]{1,40}(?:\s\p{Lu}[\p{L}'’.-]{0,40}){0,4})\s(?:shall|will|would|is to|binds?|stands?|goes|agrees|intervenes?|obliges)\b/u.exec(
      piece,
    );
  const name = named?.[1];
  if (
    named === null ||
    name === undefined ||
    /^(?:We|I|He|She|They|It|This|That|Tenant|Landlord|Owner|Lessee|Lessor|Nobody|The|If|As|You)$/.test(name)
  )
    return [];
  const start = named.index + named[0].indexOf(name);
  return [{ value: name, shown: name, start, end: start + name.length }];
}

/** `Guaranty: none`, `No personal guaranty`. */
const noGuaranty =
  (pattern: RegExp) =>
  (piece: string): readonly ReadValue[] => {
    const match = pattern.exec(piece);
    return match === null
      ? []
      : [{ value: 'none', shown: 'None', start: 0, end: match[0].trimEnd().length || piece.trimEnd().length }];
  };

export const guarantor = letterField('guarantor', [
  underHeading('heading', ['guaranty', 'deposit'], guarantors, {
    when: /guarant|indemn|individual|founder|partner|^[^.]*(?:shall sign|until|\p{Lu}\p{L}+)/iu,
    unless: /^\W*(?:none|no\b|n\/a|not required|waived)(?!.*guarantees)/i,
    // `Proposal guaranty: a cheque`: a payment that secures the proposal.
    notUnder: /\b(?:proposal|bid|tender|performance)\b/i,
  }),
  // `Ana Reis and Colin Dow will each sign for one half of the rent`
  inSentence('eachForAShare', forAShare, guarantors, {
    unless: /\b(?:not|no|neither|nor|costs?|fees?|commission|brokers?)\b|\?/i,
    weight: rank.named,
  }),
  // `Mr. Roy shall intervene to bind himself solidarily`, `the Cooperative stands behind it for rent`
  inSentence(
    'bindsItself',
    /\b(?:binds?|oblig(?:es?|ing)|engages?) (?:himself|herself|themselves|itself) (?:solidarily|jointly|severally|personally)|\b(?:stands?|will stand|shall stand) (?:behind (?:it|the lease|the rent|the tenant|this)|surety|bail|good for (?:it|the rent))\b/i,
    nameBefore,
    { unless: /\b(?:not|no|neither|nor)\b|\?/i, weight: rank.named },
  ),
  inSentence('byName', /\bpersonal(?:ly)? guarant(?:y|ee|eed) (?:by|from|of) [A-Z]/, guarantors, {
    unless: /\b(?:no|without)\s+(?:personal\s+)?guarant|can go away|\bisn['’]t\b/i,
  }),
  inSentence(
    'isGuaranteed',
    /\b(?:lease|obligations|performance|rent)\b[^.;]{0,60}\b(?:guaranteed|indemnified) by \p{Lu}|\bPG (?:by|from|of) \p{Lu}|\b(?:will|shall|is to|would) (?:\w{1,20}ly )?guarantee\b/u,
    guarantors,
    { unless: /\b(?:no|not|without)\b[^.]{0,20}\bguarant/i },
  ),
  {
    name: 'nobody',
    kind: 'sentence',
    find: (context) =>
      [
        ...underHeading(
          'none',
          ['guaranty'],
          noGuaranty(
            /^\s{0,9}(?:none|nil|n\/?a|not required(?: (?:given|in view of|because of)\b[^.;]{0,60})?|waived|no)\s?(?:[.;\t]|$)/i,
          ),
          {
            weight: rank.weak,
          },
        ).find(context),
        ...inSentence(
          'none',
          /\b(?:[Nn]o|[Ww]ithout (?:an?|any)) (?:indemnity or )?(?:(?:personal|corporate|parent|other)(?: (?:or|and) (?:personal|corporate|parent|other))? )?(?:guarant(?:y|ee|ees|ies|or|ors)|indemnifier|PG)\b(?! (?:that|is made))|\bis no guarant(?:or|y|ee)\b|\b[Gg]uarant(?:y|ees?) (?:is |are )?not (?:required|needed|necessary)\b|\b[Gg]uarant(?:y|ee)\b[^.;]{0,50}\s[–—-]\s(?:dropped|withdrawn|waived)\b/,
          noGuaranty(/^/),
          {
            least: 2,
            weight: rank.weak,
            unless:
              /\b(?:unless|until|after|except|but|beyond|once)\b|\bno guarantee\b|\bif\b(?! that['’]s| the deposit)/i,
          },
        ).find(context),
      ].slice(0, 1),
  },
]);

/** A name, no one, or who pays a commission; `Commission` is also a public body. */
const namesBroker =
  /\p{Lu}[\p{L}.’'&-]{1,30} (?:(?:&|and|of|de) )?\p{Lu}|\b(?:[Nn]one|[Nn]o|[Nn]obody|[Nn]either|[Ww]ithout|[Dd]irect)\b|\b(?:[Cc]ommission|[Bb]rokerage|[Ff]ees?|[Aa]gen(?:t|cy))\b[^.;]{0,60}(?:\d\s?%|\b(?:percent|paid|pays?|for (?:the|your|our)|months?|by)\b)|^\W*[Pp]aid by\b|\d\s?%/u;
const publicBody = /\b(?:charity|railroad|public|minerals|securities|service) commission\b|\bcommissioners?\b/i;

export const brokers = letterField('brokers', [
  underHeading(
    'heading',
    ['brokers'],
    (piece) => {
      const words = piece.trim().slice(0, 300);
      const value = words.replace(/\s+/g, ' ');
      const start = piece.indexOf(words);
      const read = { value, shown: value, start, end: start + words.length };
      return words === ''
        ? []
        : [
            namesBroker.test(value) && !publicBody.test(value)
              ? read
              : { ...read, doubt: 'This may not be about brokers.' },
          ];
    },
    {
      unless: /\bdon['’]t have a broker\b|^\W*[A-Z][a-z]+ \d{1,2}, \d{4}\W*$|@/i,
    },
  ),
  inSentence(
    'representedBy',
    /\b[Rr]epresented by \p{Lu}[^.;()]{2,80}/u,
    (piece) =>
      [...piece.matchAll(/\b[Rr]epresented by (\p{Lu}[^.;()]{2,80})/gu)].slice(0, 1).map((match) => ({
        value: (match[1] ?? '').trim(),
        shown: (match[1] ?? '').trim(),
        start: match.index,
        end: match.index + match[0].length,
      })),
    { unless: /\b(?:counsel|attorneys?|solicitors?|law firm|not represented)\b/i },
  ),
  inSentence(
    'commission',
    /\b(?:commission|brokerage fee)\b[^.]{0,100}\d(?:\.\d+)?\s?%|\d(?:\.\d+)?\s?%[^.]{0,40}\bcommission\b/i,
    (piece) => [{ value: piece.trim(), shown: piece.trim(), start: 0, end: piece.length }],
  ),
]);
