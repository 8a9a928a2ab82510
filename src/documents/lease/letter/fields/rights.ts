import type { FieldValue } from '#contract/lease-report.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { asValue, inSentence, readWords, sentenceWith, underHeading } from '../letter-evidence.ts';
import { letterField } from './letter-field.ts';
import { renewalNotice, renewalOptions } from './renewal.ts';

const refused =
  /^\W*(?:none|no\b|not (?:offered|available|granted)|n\/?a|sorry|(?:(?:the )?(?:landlord|owner(?:ship)?|lessor|LL|tenant) )?(?:respectfully )?declin(?:es|ed)\b)/i;
/** `None`, `N/A.`, `Neither` and nothing else: the offer says that there is no such right. */
const onlyNo =
  /^\s{0,9}(?:(?:(?:the )?(?:landlord|owner(?:ship)?|lessor|LL|tenant) )?(?:respectfully )?declin(?:es|ed)(?:, sorry)?|none|nil|n\/?a|neither|not applicable|not (?:offered|granted|required|permitted|acceptable|agreed)|deleted|removed|struck|waived|declined|no|no (?:such )?(?:right|option|clause)s?)\s?(?:[.;\t]|$)/i;
const saysNo =
  (value: FieldValue) =>
  (piece: string): readonly ReadValue[] => {
    const match = onlyNo.exec(piece);
    return match === null ? [] : [{ value, shown: 'None', start: 0, end: match[0].trimEnd().length }];
  };

export const terminationOption = letterField('termination_option', [
  // An offer that expires by itself doesn't give anyone a right.
  underHeading('heading', ['termination', 'demolition'], readWords, { unless: refused, notUnder: /automatic/i }),
  underHeading('none', ['termination'], saysNo('none'), { notUnder: /automatic/i, weight: rank.lesser }),
  inSentence('oneTime', /\bone-?time (?:cancell?ation|termination|right to (?:terminate|cancel))\b/i, readWords, {
    weight: rank.fixedForm,
  }),
  inSentence('tenantBreak', /\b(?:tenant['’]s|with a|mutual) break\b/i, readWords, {
    unless: /\bno\b[^.]{0,20}\bbreak\b/i,
    weight: rank.loose,
  }),
  inSentence(
    'mayLeave',
    /\b(?:tenant|operator|lessee)\b[^.;]{0,40}\b(?:may|can|has the right to)\b[^.;]{0,20}\b(?:walk|leave|terminate|cancel|drop the deal)\b|\bobligations fall away\b/i,
    readWords,
    {
      unless:
        /\bco-?tenan\w+|\b(?:anchor|grocer|supermarket|department store)\b|\b(?:closes?|closed|ceases? to (?:operate|trade)|goes dark|vacates?)\b[^.;]{0,60}\b(?:days|months)\b|\b(?:no|not)\b[^.]{0,20}\bright to (?:terminate|cancel)\b|\b(?:isn['’]t|not|slips?|late)\b[^.]{0,30}\b(?:ready|past|delivered|handed)\b/i,
    },
  ),
]);

export const rofoRofr = letterField(
  'rofo_rofr',
  [
    inSentence('firstOffer', /\b(?:right of first (?:offer|refusal)|ROFO|ROFR)\b/i, asValue(true), {
      unless:
        /\bopen to discuss\w*\b|\b(?:sells?|selling|sale|purchase|buy) (?:the |its |this |of )?(?:[A-Z\d]|land\b|property|building|fee|freehold|premises)|\b(?:no|none|not)\b[^.]{0,30}\b(?:right of first|ROF[OR])(?![^.]*\b(?:they['’]ll do|but|instead)\b)/i,
    }),
    inSentence(
      'match',
      /\bto match\b[^.;]{0,40}\boffer\b|\bgive (?:you|tenant) notice before marketing\b/i,
      asValue(true),
    ),
  ],
  [
    {
      // `15. Right of First Refusal. If Landlord receives an offer to buy the Property, …`
      name: 'ofSale',
      excludes: ({ block }) =>
        /\boffers? to (?:buy|purchase)\b|\b(?:sells?|selling|sale of|buy|purchase) (?:the |all of the |its )?(?:property|premises|building|land|fee|center|centre)\b/i.test(
          block.text,
        ) &&
        !/\b(?:leas(?:e|ing)|additional|adjacent|adjoining|expansion)\b[^.;]{0,40}\b(?:space|suites?|floors?|premises)\b/i.test(
          block.text,
        ),
    },
  ],
);

export const purchaseOption = letterField('purchase_option', [
  inSentence(
    'toBuy',
    /\boption to (?:purchase|buy)\b|\bpurchase option\b|\bmatch a bona fide offer for the fee\b|\bright of first refusal to purchase\b|\boffers? to (?:buy|purchase) (?:the |all of the )?(?:property|premises|building|land|fee)\b[^.;]{0,90}\b(?:match|first (?:offer|refusal))\b/i,
    readWords,
    { unless: /\bno (?:option|purchase option|right)\b/i },
  ),
  inSentence(
    'ifSold',
    /\b(?:sells?|sale of|selling)\b[^.;]{0,30}\b(?:the|its|your|this) (?:land|property|building|fee|site|freehold)\b[^.;]{0,80}\b(?:match|first (?:offer|refusal)|right to (?:buy|purchase))\b|\bfirst (?:offer|refusal)\b[^.;]{0,40}\b(?:if|should) (?:you|landlord|owner|it) (?:sells?|decides? to sell)\b/i,
    readWords,
    { unless: /\b(?:no|not|without)\b[^.]{0,30}\bfirst (?:offer|refusal)\b/i },
  ),
]);

export const relocation = letterField('relocation', [
  inSentence(
    'mayMove',
    /\b(?:landlord|owner|lessor|LL)\b[^.;]{0,20}\b(?:may|can|has the right to|shall have the right to|reserves the right to)\b[^.;]{0,20}\b(?:move|relocate|substitute)\b/i,
    asValue(true),
  ),
  underHeading('heading', ['relocation'], asValue(true), {
    when: /\b(?:may|right to|days['’]? notice)\b/i,
    unless: /^\W*(?:none|no\b|not)|\bmay not\b|\bno right\b|\bstrike\b|\bcan['’]t be moved\b/i,
  }),
  underHeading('none', ['relocation'], saysNo(false), { weight: rank.lesser }),
]);

export const demolition = letterField('demolition', [
  inSentence(
    'redevelop',
    /\b(?:landlord|owner|lessor|LL)\b[^.;]{0,20}\b(?:may|can|has the right to|shall have the right to)\b[^.;]{0,40}\b(?:terminat|cancel|end)\w*[^.]{0,100}\b(?:redevelop|demolish|demolition|renovat)/i,
    asValue(true),
  ),
]);

/** `Tenant may assign to an affiliate without Landlord's consent` needs no consent; `may not assign without` does. */
const freeToSome =
  /\b(?:may|can)\b(?! not\b| only\b)[^.;]{0,160}\bwithout (?:the |any )?(?:landlord['’]?s? |owner['’]?s? )?(?:prior )?(?:written )?consent\b/i;

export const assignment = letterField('assignment', [
  underHeading('free', ['assignment'], (piece) => {
    const match =
      /^\W*(?:freely|free\b|permitted without consent|(?:to )?(?:an? |the )?(?:affiliates?|successors?|purchasers?|franchisors?|group)\b[^.;]{0,60}\b(?:without|w\/o|no) consent\b|(?:without|w\/o) (?:landlord['’]?s? )?consent)[^.;]{0,60}/i.exec(
        piece,
      );
    return match === null || /\b(?:otherwise|else|others?)\b/i.test(piece)
      ? []
      : [{ value: 'free', shown: 'Free', start: 0, end: match[0].length }];
  }),
  underHeading('freeToSome', ['assignment'], (piece) => {
    const match = freeToSome.exec(piece);
    return match === null || /\b(?:otherwise|else|others?|unreasonabl[ey]|reasonable)\b/i.test(piece)
      ? []
      : [{ value: 'free', shown: 'Without consent in the cases named', start: 0, end: match.index + match[0].length }];
  }),
  underHeading(
    'soleDiscretion',
    ['assignment'],
    standard(
      'sole_discretion',
      /(?<!\bwas:? )\bsole (?:and absolute )?discretion\b|\bwithh\w+ for any reason\b|\bmay (?:be )?(?:unreasonably|arbitrarily) (?:withh\w+|refused?)/i,
      'Consent in its sole discretion',
    ),
  ),
  underHeading(
    'prohibited',
    ['assignment'],
    standard(
      'prohibited',
      /\b(?:not permitted|prohibited|no assignment or subletting)\b(?!\s+(?:without|in first))/i,
      'Prohibited',
    ),
  ),
  underHeading(
    'reasonable',
    ['assignment'],
    standard(
      'reasonable',
      /\bnot (?:to )?(?:be )?unreasonably (?:withheld|refused)|\bunreasonably (?:withheld|refused)|\breasonable consent\b|\bconsent\b[^.]{0,30}\bnot to be withheld\b|\bconsent under the 1988 Act\b|\bnot unreasonably\b|\bnot to be (?:unreasonably )?(?:withheld|refused)\b|\bn[./]?t[./]?b[./]?u[./]?w\b|\bacting reasonably\b|\b(?:important|serious) (?:reason|cause)\b|\bstandard is reasonable\b|\breasonabl[ye] consent\b|\breas\.? (?:consent|approval)|\breasonabl[ye] approv/i,
      'Consent not unreasonably withheld',
    ),
    { limit: 900, weight: rank.named, unless: /\bmay (?:be )?unreasonably (?:withh\w+|refused?)/i },
  ),
  underHeading(
    'consent',
    ['assignment'],
    standard(
      'consent',
      /\b(?:LL|landlord|owner)(?:['’]s)? (?:prior )?(?:written )?consent\b|\bwith consent\b|\bsubject to consent\b|\b(?:no|not|never|none|nor|cannot|can['’]t)\b[^.;]{0,120}\bwithout (?:the )?(?:prior )?(?:written )?consent\b/i,
      'With consent',
      freeToSome,
    ),
    { unless: /\bunreasonabl|\breasonable\b|\bwithheld\b|\bsole\b/i },
  ),
]);

function standard(
  value: string,
  pattern: RegExp,
  shown: string,
  except?: RegExp,
): (piece: string) => readonly ReadValue[] {
  const read = sentenceWith(pattern, (sentence) => (except?.test(sentence) ? null : value));
  return (piece) => read(piece, null as never).map((found) => ({ ...found, shown }));
}

export const changeOfControl = letterField('change_of_control', [
  inSentence(
    'countsNot',
    /\b(?:interest transfers?|sale of shares|transfers? of (?:shares|interests|stock)|change (?:of|in) control)\b[^.;]{0,60}\b(?:don['’]?t count|(?:is|are|shall) not (?:be )?(?:deemed )?(?:a |an )?(?:transfer|assignment))/i,
    asValue(false),
  ),
  inSentence(
    'counts',
    /\bchange (?:of|in) (?:voting )?control\b[^.;]{0,30}\b(?:is|shall be) deemed an? (?:assignment|transfer)/i,
    asValue(true),
  ),
]);

export const recapture = letterField('recapture', [
  inSentence(
    'takeBack',
    /\b(?:may|days to|right to|option to|right of owner to|right of landlord to)\b[^.;]{0,20}\b(?:take back|recapture)\b|\bLL may end lease instead\b/i,
    asValue(true),
    { unless: /\b(?:no|not|without)\b[^.]{0,20}\brecapture\b/i },
  ),
  underHeading('insteadOfConsent', ['assignment'], asValue(true), {
    when: /\b(?:landlord|owner|LL|lessor) (?:may|can|shall have the right to)\b[^.;]{0,40}\b(?:cancel|terminate|end)\b[^.;]{0,40}\b(?:lease|instead|space|premises)\b/i,
    unless: /\b(?:no|not|without)\b[^.]{0,30}\b(?:recapture|terminate|cancel)\b/i,
    limit: 900,
    weight: rank.weak,
  }),
  underHeading('none', ['recapture'], saysNo(false), { weight: rank.lesser }),
]);

export const profitSharing = letterField('profit_sharing', [
  inSentence(
    'notShared',
    /\b(?:no (?:profit[- ]shar\w+|sharing (?:of|in) profits?|share (?:of|in) (?:any )?profits?)|not (?:be )?(?:entitled to )?(?:share|participate)\b[^.;]{0,20}\bprofits?|no profit share)\b/i,
    (piece) => [{ value: 'none', shown: 'None', start: 0, end: piece.trimEnd().length }],
    { least: 2 },
  ),
  inSentence(
    'shared',
    /\bprofits?\b[^.;]{0,40}(?:\b50\s?\/\s?50\b|\d{2}\s?%|\bto Tenant\b|\bto Landlord\b|\bshared\b)/i,
    (piece) => {
      const found = /\b(\d{2})\s?(?:\/\s?\d{2}|%)/.exec(piece);
      const words = readWords(piece)[0];
      return words === undefined ? [] : [{ ...words, value: found?.[1] === undefined ? words.value : `${found[1]}%` }];
    },
  ),
]);

export const rightFields = [
  renewalOptions,
  renewalNotice,
  terminationOption,
  rofoRofr,
  purchaseOption,
  relocation,
  demolition,
  assignment,
  changeOfControl,
  recapture,
  profitSharing,
] as const;
