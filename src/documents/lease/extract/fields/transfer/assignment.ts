import { readClause } from '#documents/lease/assess/reading.ts';
import { labelEvidence } from '../../evidence.ts';
import { defineField, type Evidence } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { type Said, type SaidValue, saidEvidence, saidIn } from '../../said.ts';
import { landlord, tenant } from '../../sides.ts';
import { rank } from '../../weights.ts';

const words = [
  'sublets',
  'assigns',
  'permission',
  'assign',
  'assigned',
  'assignment',
  'sublet',
  'subletting',
  'sublease',
  'subleases',
  'subleasing',
  'transfer',
  'transferred',
  'transfers',
  'underlet',
  'underletting',
];
const transfer =
  '(?:assign(?:s|ed|ment|ing)?|sub-?let(?:s|ting)?|sub-?leas(?:e|es|ed|ing)|transfer(?:s|red)?|under-?let(?:ting)?|encumber)\\b';
const consent = '(?:consent|approval|permission|authori[sz]ation|leave(?=\\s+(?:of|shall|not)\\b))\\b';
const home = /\bassign(?!ed\b)|sub-?let|sub-?leas|\btransfer/;

/** Consent to a transfer, not to an alteration: the sentence or the innermost title names the transfer. */
const isAboutTransfer = ({ sentence, block, start }: Said): boolean =>
  home.test(block.section.split(' > ').at(-1) ?? '') ||
  new RegExp(`\\b${transfer}`, 'i').test(sentence) ||
  (/^\W*(?:such|(?:the\s+)?(?:sub-?)?(?:landlord|lessor)(?:[’']s)?)\s+(?:consent|approval|shall\s+not|may\s+not)\b/i.test(
    sentence,
  ) &&
    new RegExp(`\\b(?:not|no)\\b[^.;]{0,160}?\\b${transfer}[^.]{0,260}\\bwithout\\b[^.]{0,120}$`, 'i').test(
      block.text
        .slice(0, start - block.start)
        .trimEnd()
        .replace(/\.$/, ''),
    ));

/** `Wherever in this Lease the consent of a party is required …, such consent shall not be unreasonably withheld.` */
const general =
  /\b(?:wherever|whenever|where|any|all|each|every\s+time)\b[^.;]{0,80}?\b(?:consents?|approvals?)\b[^.;]{0,60}?\b(?:is|are|be)\s+(?:\w+\s+){0,2}?(?:required|requested|needed)\b[^.;]{0,200}?\bnot\b[^.;]{0,30}?\bunreasonabl/i;

const is =
  (value: string, shown: string) =>
  (said: Said): SaidValue | null =>
    isAboutTransfer(said) ? { value, shown } : null;

const names: Readonly<Record<string, string>> = {
  reasonable: 'Landlord’s consent, not unreasonably withheld',
  sole_discretion: 'Landlord’s consent, in its sole discretion',
  consent: 'Landlord’s consent; no standard is stated',
  prohibited: 'Not permitted',
  free: 'Without the landlord’s consent',
};
const shown = (value: string): string => names[value] ?? value;

export const assignment = defineField({
  id: 'assignment',
  label: 'Assignment and subletting',
  group: 'Transfer',
  lookedFor: 'the consent that an assignment or sublease needs',
  topics: ['assignment'],
  // If another sentence states the standard of the consent, it is still the same consent.
  isSame: (a, b) => a === b || a === 'consent' || b === 'consent',
  evidence: [
    labelEvidence(
      'label',
      /^(?:assignment|assign|sub-?letting|sublet|sub-?leasing|transfers?)(?:\s*(?:and|or|\/|&)\s*(?:assignment|assign|sub-?letting|sublet|sub-?leas(?:e|ing)))?(?:\s+rights?)?$/,
      readStandard,
      { titled: false },
    ),
    saidEvidence(
      'isProhibited',
      words,
      new RegExp(
        `\\b${transfer}[^.;]{0,80}?\\b(?:is|are|shall\\s+be)\\s+(?:strictly\\s+|expressly\\s+)?(?:not\\s+(?:permitted|allowed)|prohibited|forbidden)\\b`,
        'i',
      ),
      ({ sentence }) =>
        /\b(?:without|unless|except|consent|approv|permission|if|which|such|any\s+attempted)\b/i.test(sentence)
          ? null
          : { value: 'prohibited', shown: shown('prohibited') },
      { section: home, weight: rank.weak },
    ),
    saidEvidence(
      'notUnreasonably',
      ['unreasonably', 'reasonable', 'reasonably'],
      new RegExp(
        `\\b${consent}[^.;]{0,160}?\\bnot\\b[^.;]{0,40}?\\bunreasonab|\\bnot\\s+(?:to\\s+)?unreasonably\\s+(?:withhold|delay|condition|refuse)|\\bnot\\s+(?:refuse|withhold)\\b[^.;]{0,40}?\\bunreasonabl|\\breasonable\\s+(?:discretion|consent)|\\bact\\s+reasonably`,
        'i',
      ),
      is('reasonable', shown('reasonable')),
      { section: home, weight: rank.direct },
    ),
    saidEvidence(
      'soleDiscretion',
      ['discretion', 'judgment', 'option', 'arbitrarily', 'reason'],
      new RegExp(
        `\\b${consent}[^.;]{0,140}?\\b(?:(?:sole|absolute|sole\\s+and\\s+absolute)\\s+(?:and\\s+\\w+\\s+)?(?:discretion|judgment|option)|arbitrarily\\s+withh|for\\s+any\\s+reason\\s+or\\s+no\\s+reason)`,
        'i',
      ),
      is('sole_discretion', shown('sole_discretion')),
      { section: home, weight: rank.direct },
    ),
    saidEvidence(
      'withoutConsent',
      words,
      new RegExp(
        `\\b(?:not|no|neither|nor|cannot|never)\\b[^.;]{0,160}?\\b${transfer}[^.;]{0,260}?\\b(?:without|unless|except\\s+with|only\\s+with)\\b[^.;]{0,120}?\\b(?:${consent}|agreed\\s+in\\s+writing)`,
        'i',
      ),
      () => ({ value: 'consent', shown: shown('consent') }),
      { section: home, weight: rank.general },
    ),
    saidEvidence(
      'generalStandard',
      words,
      new RegExp(
        `\\b(?:not|no|neither|nor)\\b[^.;]{0,160}?\\b${transfer}[^.;]{0,260}?\\bwithout\\b[^.;]{0,120}?\\b${consent}`,
        'i',
      ),
      ({ context }) =>
        saidIn(context, ['unreasonably'], general).length === 0
          ? null
          : {
              value: 'reasonable',
              shown: shown('reasonable'),
              note: 'The standard is that of the general clause on consents.',
            },
      { section: home, weight: rank.supported },
    ),
    saidEvidence(
      'withoutFirst',
      words,
      new RegExp(
        `\\b(?:without|unless)\\b[^.;]{0,80}?\\b(?:${consent}|agrees?\\s+in\\s+writing)[^.;]{0,120}?\\b(?:not|no)\\b[^.;]{0,90}?\\b(?:${transfer}|lease\\s+(?:part|all|out)\\b)`,
        'i',
      ),
      () => ({ value: 'consent', shown: shown('consent') }),
      { section: home, weight: rank.general },
    ),
    saidEvidence(
      'acquireConsent',
      words,
      new RegExp(
        `\\b(?:acquire|obtain|get|seek|require|subject\\s+to)s?\\b[^.;]{0,80}?\\b${consent}[^.;]{0,80}?\\b(?:before|prior\\s+to|for|to)\\b[^.;]{0,60}?\\b${transfer}|\\bwith\\b[^.;]{0,50}?\\b${consent}[^.;]{0,80}?\\bmay\\b[^.;]{0,40}?\\b${transfer}|\\b${transfer}[^.;]{0,120}?\\bwithout\\s+(?:the\\s+)?(?:prior\\s+)?(?:written\\s+)?(?:(?:${landlord})[’']?s?\\s+${consent}|\\w{7,13}\\s+(?:of|from)\\s+party\\s+a\\b)`,
        'i',
      ),
      (said) => (isFree(said) ? null : { value: 'consent', shown: shown('consent') }),
      { section: home, weight: rank.sidePoint },
    ),
    saidEvidence(
      'mustObtainConsent',
      words,
      new RegExp(
        `\\b${transfer}(?!\\s+(?:the\\s+)?(?:us(?:e|ing)|purpose)\\b)[^.;]{0,140}?\\b(?:must|shall|should|needs?\\s+to|has\\s+to|is\\s+required\\s+to)\\s+(?:first\\s+)?(?:be\\s+)?(?:obtain|get|acquire|seek|have|require|approved|consented)[^.;]{0,60}?\\b(?:${consent}|${landlord}|in\\s+writing)`,
        'i',
      ),
      (said) => (isFree(said) ? null : { value: 'consent', shown: shown('consent') }),
      { section: home, weight: rank.indirect },
    ),
    saidEvidence(
      'prohibited',
      words,
      new RegExp(
        `\\b(?:(?:shall|may|will|must|can)\\s?not|no\\s+right\\s+to|not\\s+to(?=\\s+assign))\\b[^.;,]{0,80}?\\b${transfer}[^.;]{0,80}?\\b(?:lease|sublease|agreement|premises|property|house|land|factory|workshop|shop|stall|office|unit|licen[cs]e|rights|building|space|third\\s+part(?:y|ies))\\b|\\b(?:shall|may|will|must|can)\\s?not\\s+(?:be\\s+)?${transfer}(?:,?\\s+(?:or|nor|and)\\s+[\\w-]+){0,2}\\s*[.;]?$`,
        'i',
      ),
      ({ sentence, at }) =>
        /\b(?:without|unless|except|until|consent|approv|permission|permitted|affiliate|provided|which|deemed|unreasonab)/i.test(
          sentence,
        ) || new RegExp(`${landlord}\\s*$`, 'i').test(sentence.slice(0, at))
          ? null
          : { value: 'prohibited', shown: shown('prohibited') },
      { section: home, weight: rank.prohibition },
    ),
    saidEvidence(
      'free',
      words,
      new RegExp(
        `\\b(?:${tenant})\\b[^.;]{0,60}?\\b(?:may|right)\\b[^.;]{0,160}?\\bwithout\\b[^.;]{0,40}?\\b${consent}[^.;]{0,160}?\\b${transfer}|\\b(?:${tenant})\\b[^.;]{0,40}?\\bmay\\s+(?:freely\\s+)?${transfer}[^.;]{0,140}?\\bwithout\\b[^.;]{0,40}?\\b${consent}`,
        'i',
      ),
      (said) => {
        const { block, start, at, match, context } = said;
        const reading = readClause(context.text, block, { start: start + at, end: start + at + match.length });
        return reading.negated ? null : { value: 'free', shown: shown('free') };
      },
      { section: home, weight: rank.qualified },
    ),
  ].map(withoutSubletting),
  exclusions: [
    {
      // An option, a sign or a business that may not be transferred, or the approval of contractors.
      name: 'otherObject',
      excludes: ({ span, block }, { text }) => {
        const words = text.document.text.slice(span.start, span.end);
        return (
          !/\b(?:assign|sub-?let|sub-?lease|transfer)\w*\s+(?:\w+\s+){0,6}(?:this|the|its)\s+(?:sub-?)?(?:lease|agreement|contract)\b/i.test(
            words,
          ) &&
          /\b(?:(?:right\s+of\s+)?first\s+(?:refusal|offer)|option\s+to\s+(?:purchase|renew|extend|expand|terminate))\b[^.;]{0,60}\bnot\s+be\b|\bcontractors?\b|\bsign(?:s|age)\b|\btransfer\s+(?:in\s+any\s+way\s+)?its\s+operations\b/i.test(
            words,
          ) &&
          !home.test(block.section.split(' > ').at(-1) ?? '')
        );
      },
    },
    {
      // The rights of a sublessee to transfer its sublease are a different topic.
      name: 'ofSublessee',
      excludes: ({ span }, { text }) =>
        /\b(?:no|any|each|such)\s+(?:sub-?lessee|sub-?tenant|assignee)\b[^.;]{0,80}\b(?:shall|may)\b/i.test(
          text.document.text.slice(span.start, span.end),
        ),
    },
    {
      // A sale by the landlord, or the landlord's own assignment.
      name: 'byLandlord',
      excludes: (candidate, { text }) =>
        new RegExp(
          `(?:^|[.;,]\\s*)(?:the\\s+)?${landlord}\\s+(?:may|shall|will|must|can|reserves|has)\\b(?:(?!\\bconsent|\\bwithh)[^.;]){0,120}\\b${transfer}`,
          'i',
        ).test(text.document.text.slice(candidate.span.start, candidate.span.end)),
    },
    {
      // Transfers to affiliates and successors are exceptions to the rule.
      name: 'toAffiliate',
      excludes: (candidate, { text }) =>
        candidate.evidence === 'free' &&
        /\b(?:affiliat|subsidiar|parent|merge|successor|controll|related\s+(?:entity|party)|permitted\s+transfer|franchis|licens|desk)/i.test(
          text.document.text.slice(candidate.span.start, candidate.span.end),
        ),
    },
  ],
});

const subletting = '(?:sub-?letting|under-?letting|sub-?leasing)';
const noSubletting = new RegExp(
  `(?:^|[.;]\\s)\\W*(?:\\d{1,2}(?:\\.\\d{1,2}){1,3}\\.?\\s+)?(?:All\\s+|Any\\s+)?${subletting}(?:\\s+(?:of\\s+(?:the\\s+)?(?:whole|part|premises|property)[^.;,]{0,40}?))?\\s+(?:is|are|shall\\s+be)\\s+(?:strictly\\s+|expressly\\s+)?(?:not\\s+(?:permitted|allowed)|prohibited|forbidden)(?=\\s*[.;]|$)`,
  'i',
);

/** `Underletting is prohibited.` next to a clause on assignments: the consent is for assignments only. */
function withoutSubletting(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) => {
      const read = evidence.find(context);
      const isBanned =
        read.length > 0 &&
        context.text
          .blocksWith(['underletting', 'subletting', 'subleasing', 'letting', 'leasing'])
          .some(({ text, operative, contents }) => operative && !contents && noSubletting.test(text));
      return isBanned
        ? read.map((each) =>
            each.value === 'prohibited' || each.note !== undefined
              ? each
              : { ...each, note: 'Subletting is prohibited.' },
          )
        : read;
    },
  };
}

/** The entry next to `Assignment and Subletting:` in a summary. */
function readStandard(piece: string): ReadValue[] {
  const line = piece.split('\n')[0] ?? '';
  const value = /\bnot\b[^.;]{0,30}\bunreasonabl|\breasonable\b/i.test(line)
    ? 'reasonable'
    : /\b(?:sole|absolute)\b[^.;]{0,20}\bdiscretion\b/i.test(line)
      ? 'sole_discretion'
      : new RegExp(`\\b${consent}`, 'i').test(line)
        ? 'consent'
        : /^\W*(?:not\s+(?:permitted|allowed)|prohibited|none\b)/i.test(line)
          ? 'prohibited'
          : null;
  return value === null ? [] : [{ value, shown: shown(value), start: 0, end: Math.min(line.length, 200) }];
}

function isFree({ sentence }: Said): boolean {
  return new RegExp(
    `\\b(?:may|right\\s+to|permitted|entitled)\\b[^.;]{0,200}\\bwithout\\b[^.;]{0,40}\\b${consent}`,
    'i',
  ).test(sentence);
}
