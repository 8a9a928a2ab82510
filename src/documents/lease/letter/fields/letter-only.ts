import type { Field, FieldContext } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { shiftDays, showDate } from '../../lexicon/dates.ts';
import { dateOrderOf } from '../date-order.ts';
import { inSentence, readWords, underHeading } from '../letter-evidence.ts';
import { datesAfter, letterDayOf } from '../letter-values.ts';
import { plainFigures } from '../plain-figures.ts';

/** Topics only found in offers. */
export const letterOnlyIds = [
  'letter_expiration',
  'exclusivity',
  'confidentiality',
  'deposit_refundable',
  'legal_fees',
  'conditions',
  'lease_form',
] as const;

function field(
  id: (typeof letterOnlyIds)[number],
  label: string,
  lookedFor: string,
  evidence: Field['evidence'],
): Field {
  return { id, label, group: 'Other', lookedFor, topics: [], evidence };
}

const deadline =
  /\b(?:stands?|open|good|valid|held|hold(?: these)?(?: numbers)?|irrevocable|remains?|stays|firm)\b[^.;]{0,60}\b(?:until|through|till|to)\b|\b(?:good|valid|open|firm) for\b(?! business)|\b(?:lapses?|expires?|withdrawn|goes stale|void|off the table|remarket)\b|\b(?:reply|respon[ds]e?|countersign|answer|signed copy|red-?line|let (?:me|us) (?:have|know)|hear(?:ing)?(?: back)?|return(?:ed)?|agreed heads|accept(?:ed|ance)?)\b[^.;]{0,90}\b(?:by|not later than|no later than|on or before|before|until)\b|\bneed to hear\b|\b(?:want|need|like)s? (?:it|this|the (?:letter|LOI|offer|proposal))(?: to be)? (?:signed|back|agreed|answered|accepted)\b[^.;]{0,15}\bby\b|\bneeds (?:a |an |your )?(?:yes|answer|decision|response|reply)\b|\bneed (?:to know|(?:your|an|the) (?:answer|decision|choice|word))\b|\bsigns? (?:this|below|it)\b[^.;]{0,20}\b(?:by|before)\b|\bsign\b[^.;]{0,40}\bby\b[^.;]{0,30}\bor (?:they|we|it)\b/i;
const otherDeadline =
  /\b(?:(?:your|the|our|existing|current) (?:\w+ )?lease,? (?:which )?(?:now )?(?:expires?|ends?)|extension of (?:your|the|our) lease|lease (?:is )?(?:signed|executed|draft)|keys|if approved|permits?|condition(?:al)?|deliver\w*|financ\w+|turnover|landlord['’]s work|early entry|renew\w*|options? (?:to|for|of|\d)|stand-?still|exclusiv\w+|solicit|survey|term expires|(?:will|shall|must) not (?:sign|market|negotiate|deal|lease|show))\b/i;

const afterAnswer =
  /^\s*(?:of|after|from|following)\s+(?!(?:the\s+|its\s+)?(?:date\b|today\b)|(?:your )?(?:receipt|receiving) of (?:this|the) (?:letter|offer|proposal)|this\b)/i;

/** `We answer your letter of February 20 by its numbers`: the date of the letter being answered. */
const ofTheirLetter =
  /\b(?:letter|offer|proposal|e-?mail|counter(?:-?(?:offer|proposal))?|request|LOI|draft|message|term sheet) (?:of|from|sent(?: on)?) (?:the )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?$/i;

/**
 * The date after the words that set the deadline, otherwise the first one in the sentence; `30 days` are counted from
 * the date of the letter.
 */
function answerDay(piece: string, context: FieldContext): readonly ReadValue[] {
  const day = letterDayOf(context);
  const marker =
    /\b(?:until|through|till|by|before|not later than|no later than|hear|lapses?|expires?|stale)\b/i.exec(piece)
      ?.index ?? 0;
  // The deadline for a reply is within a year; a later date belongs to a right or to the term.
  const dates = datesAfter(piece, day, dateOrderOf(context.text)).filter(
    ({ value }) => day === null || String(value) <= shiftDays(day, 366),
  );
  // `Reply, stamped March 18`, `Validity: 36 months from 15 Feb`: dates of something else.
  const isOther = ({ start }: ReadValue) =>
    /\b(?:dated|stamped|submitted|uploaded|received|printed|votes|meets|returned|to hold from|(?:years?|months?)[^.;]{0,20} from)\b[^.;]{0,40}$/i.test(
      piece.slice(0, start),
    ) || ofTheirLetter.test(piece.slice(Math.max(0, start - 60), start));
  const date = dates.find(({ start }) => start >= marker) ?? dates[0];
  if (date !== undefined) return isOther(date) ? [] : [{ ...date, start: Math.min(date.start, 0), end: piece.length }];
  const period = /\b(?:for|within|good)\s+(?:a period of\s+)?(?:\w+\s+\(?)?(\d{1,2})\)?\s+(business\s+)?days\b/i.exec(
    plainFigures(piece),
  );
  // `Within 5 days of acceptance`: the offer has already been accepted.
  if (period !== null && afterAnswer.test(plainFigures(piece).slice(period.index + period[0].length))) return [];
  if (period?.[1] !== undefined && period[2] === undefined && day !== null) {
    const iso = shiftDays(day, Number(period[1]));
    return [
      {
        value: iso,
        shown: showDate(iso),
        start: 0,
        end: piece.length,
        note: `${period[1]} days from the date of the letter.`,
      },
    ];
  }
  if (period?.[1] !== undefined && period[2] !== undefined) {
    const words = `${period[1]} business days from the date of the letter`;
    return [{ value: words, shown: words, start: 0, end: piece.length, doubt: 'Business days depend on holidays.' }];
  }
  // A date without a year, in a letter without a date.
  const named =
    /\b(?:until|by|before|till)\s+((?:(?:noon|\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?)\s*)?(?:on\s+)?(?:(?:Mon|Tues|Wednes|Thurs|Fri)day\s+)?\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]+)/.exec(
      piece,
    );
  const plain = named ?? /\b(?:until|by|before|till?)\s+(\d{1,2}\/\d{1,2})\b(?!\/)/i.exec(piece);
  if (plain?.[1] !== undefined) {
    return [
      { value: plain[1].trim(), shown: plain[1].trim(), start: 0, end: piece.length, doubt: 'The year is not stated.' },
    ];
  }
  return [];
}

export const letterExpiration = field('letter_expiration', 'Answer by', 'a date by which the offer must be answered', [
  underHeading('heading', ['answer_by'], answerDay, {
    notUnder: /timetable|timing|date$|\b(?:request for proposals?|rfp)\b/i,
    unless:
      /^\W*(?:date|dated)\b(?! (?:by|for))|\b(?:deliver|pay|post)s? (?:the |a |its )?(?:\w+ )?deposit\b|\btarget\b|\bcompletion\b/i,
  }),
  inSentence(
    'openUntil',
    /\b(?:offer|proposal|letter|quotation|these terms)\b[^;]{0,120}\b(?:remains?|stays?|is|are|be) (?:open|valid|irrevocable|good|available)\b[^.;]{0,40}\b(?:until|through|till|to)\b/i,
    answerDay,
  ),
  inSentence('deadline', deadline, answerDay, { unless: otherDeadline }),
  inSentence(
    'signsBy',
    /\b(?:if|once|when|provided)\b[^.;]{0,60}\b(?:signs?|accepts?|agrees?|confirms?|countersigns?|initials?)\b[^.;]{0,30}\b(?:by|before|on or before|no later than)\b[^.;]{0,60}\b(?:we|I|owner(?:ship)?|landlord|he|she|they)(?:['’]ll| will| can)\b/i,
    answerDay,
    { unless: otherDeadline, evenIfOpen: true },
  ),
  inSentence(
    'ifNotSigned',
    /\b(?:if|unless)\b[^.]{0,90}\b(?:not|hasn['’]t|isn['’]t)?\b[^.]{0,30}\b(?:accepted|signed|executed|returned|countersigned|initialed)\b[^.]{0,60}\b(?:by|before|on or before)\b/i,
    answerDay,
    {
      unless:
        /\b(?:(?:your|the|existing|current) (?:\w+ )?lease (?:expires?|ends?)|lease (?:is )?(?:signed|executed)|prior to the issue|keys)\b/i,
    },
  ),
]);

export const exclusivity = field(
  'exclusivity',
  'Exclusivity',
  'a promise not to market the space or negotiate with others',
  [
    inSentence(
      'willNot',
      /\b(?:will|shall|agrees?(?: to)?|won['’]t|does)\s?(?:not)?\b[^.;]{0,30}\b(?:not )?(?:to )?(?:market|negotiate|solicit|entertain|offer|sign with)\b[^.]{0,120}/i,
      readWords,
      {
        unless:
          /\bsublet\b[^.]{0,10}\bwithout\b|\bexclusive use\b|\bwill offer\b|\bto offer tenant\b|^(?!.*\b(?:not|won['’]t|never)\b)|\bremains? free\b|\bguaranty\b|\bonly the\b/i,
      },
    ),
    inSentence(
      'negotiateOnly',
      /\b(?:negotiate exclusively|exclusive (?:negotiat\w+|dealing)|talks? (?:to|with) no other|no other (?:firm|tenant|taker|bidder)|(?:tak(?:e|es|en|ing)|withdraw\w*|remov(?:e|es|ed|ing)|keeps?|kept|hold|held) (?:(?:the|this|your|its|our) )?(?:\w+ ){0,2}(?:off|from) (?:the |your )?market|lock-?out (?:period|agreement))\b/i,
      readWords,
    ),
  ],
);

export const confidentiality = field(
  'confidentiality',
  'Confidentiality',
  'a promise to keep terms or information confidential',
  [
    inSentence('keep', /\bconfiden(?:ce|tial\w*)\b/i, readWords, {
      // A heading, or a list of binding parts, doesn't promise anything.
      unless:
        /\b(?:not|no) (?:be )?confidential\b|\bobligations? survives?\b|^\W*(?:\d+\.? )?confidential(?:ity)?\W*(?:\((?:non-)?binding\)\W*)?$|\bexcept for\b[^.]{0,40}\bconfiden|\bfollowing (?:provisions|paragraphs|sections|terms)\b[^.]{0,30}\bbinding\b/i,
    }),
    inSentence(
      'discloseNot',
      /\b(?:not|neither)\b[^.;]{0,40}\b(?:disclose|talk about|announce|reveal)\b|\bkeep\b[^.;]{0,120}\bto (?:ourselves|yourselves|itself|themselves|yourself)\b|\b(?:stays?|remains?|keep (?:this|it)) (?:private|between us|secret)\b/i,
      readWords,
    ),
  ],
);

export const depositRefundable = field(
  'deposit_refundable',
  'Return of the deposit',
  'whether and when the deposit is returned',
  [
    underHeading('heading', ['deposit'], (piece) => {
      const sentences = piece.split(/(?<=[.;])\s+/);
      const said = sentences.find((sentence) =>
        /\b(?:refund\w*|return(?:ed|able)?|comes? back|goes back|given back|back (?:within|in \d|when|once|at the end)|released?|forfeit\w*|non-?refundable|keeps? it)\b/i.test(
          sentence,
        ),
      );
      if (said === undefined) return [];
      const start = piece.indexOf(said);
      const value = !/\b(?:forfeit\w*|non-?refundable|not (?:be )?refund\w*|keeps? it)\b/i.test(said);
      // `Sublet profit goes down the middle` or `the guaranties will be released` below a deposit.
      if (/\bgoes down\b|\bguarant(?:y|ee|ies|ees)\b/i.test(said) && !/\b(?:deposit|security|bond|bail)\b/i.test(said))
        return [];
      return [{ value, shown: value ? 'Refundable' : 'Not refundable', start, end: start + said.length }];
    }),
    inSentence(
      'isReleased',
      /\bdeposit\b[^.;]{0,80}\b(?:will be |shall be |to be |is )(?:released|returned|refund(?:ed|able))\b/i,
      (piece) => [{ value: true, shown: 'Refundable', start: 0, end: piece.length }],
      { unless: /\b(?:not|never|no|non-?refundable|forfeit\w*|offer|conditions?)\b/i, weight: rank.weak },
    ),
    // `You leave $5,230 with us, returned within 30 days after you go`.
    inSentence(
      'moneyBack',
      /[$£€]\s?\d[\d,.]*[^.;]{0,70}\b(?:returned|refunded|(?:give|hand|pay|comes?) (?:it )?back|paid back|back (?:within|in \d|when|once|at the end))\b/i,
      (piece) => [{ value: true, shown: 'Refundable', start: 0, end: piece.length }],
      {
        unless:
          /\b(?:not|never|no|non-?refundable|keeps?|forfeit\w*|accepted|rent credit|allowance|commission|tender money)\b|n['’]t\b/i,
      },
    ),
  ],
);

const costs =
  /[$£€₹%\d]|\b(?:each|both|own|pays?|paid|costs?|bears?|borne|fees?|expenses?|charges?|split|shared|account|by|waived|none|nil|reimburs\w+|tenant|landlord|lessee|lessor)\b/i;

export const legalFees = field('legal_fees', 'Legal fees', 'who pays the costs of the lawyers', [
  underHeading(
    'heading',
    ['legal_fees'],
    (piece) =>
      readWords(piece).map((found) =>
        costs.test(found.shown) ? found : { ...found, doubt: 'These words may not say who pays the lawyers.' },
      ),
    { notUnder: /solicitors/i },
  ),
  inSentence(
    'each',
    /\b(?:each|both)\b[^.;]{0,40}\b(?:own (?:legal|lawyers?|attorneys?|counsel|costs|review))\b|\bcover (?:our|your) own\b[^.;]{0,30}\b(?:drafting|review|legal)/i,
    readWords,
  ),
]);

/** Not a condition: nothing, the name of a party, the date of the letter, or the state of the premises. */
const noCondition =
  /^\W*(?:none|n\/?a|not applicable)\b|\bhazardous\b|^\W*(?:landlord|tenant|LL|owner|lessor|lessee)\W*$|^\W*(?:\d{1,2}(?:st|nd|rd|th)? \w{3,9}|\w{3,9} \d{1,2}(?:st|nd|rd|th)?),? \d{4}\W*$|\bsublet\b|\bassign(?:ment)?\b|\bsub-?leas(?:e|ing)\b[^.;]{0,40}\bconsent\b|\bas(?:[ -]is| they (?:are|stand)| it (?:is|stands))\b|[☐☒]/i;

/** Conditions of the deal; under such a heading there may also be other rules. */
const conditional =
  /\b(?:conditions?|conditional|contingent|contingency|subject to|obtain\w*|approv(?:al|als|e|es|ed)|satisf\w+|waive\w*|diligence|until|unless|if|once|before|within|provided|required?|needed|needs?|must|outstanding|yet to|financing|receipt|issu(?:e|ed|ance)|zon(?:ed|ing))\b/i;
/** `Licence` can also be what is offered, and `consent` what a transfer needs. */
const otherThanCondition =
  /\b(?:leave (?:and|&) licen[cs]e|licen[cs]e (?:fee|money)|is a licen[cs]e|sub-?lett?ing|sub-?let|assign\w*|not a consent|you accept|accepted|without approval|consider\w*|indemnity|breaks?|no (?:consent|approval)|refund)\b|\?/i;
const condition = (piece: string): readonly ReadValue[] =>
  // `Further to the inspection I put forward the following offer, subject to contract:`
  (/:\s*$/.test(piece) ? [] : readWords(piece)).map((words) =>
    conditional.test(words.shown) && !otherThanCondition.test(words.shown)
      ? words
      : { ...words, doubt: 'These words may not be a condition of the deal.' },
  );

export const conditions = field(
  'conditions',
  'Conditions',
  'approvals, permits, financing or other conditions of the deal',
  [
    inSentence(
      'approval',
      /\b(?:board|lender|investment committee|partners?|owner)(?:['’]s)?\b[^.;]{0,30}\b(?:must approve|(?:has|have) yet to approve|approval|consent(?:ed)?)\b/i,
      readWords,
      { unless: /\bassign|\bsublet|\bsign\b|\balteration/i },
    ),
    inSentence(
      'conditional',
      /\b(?:is |are )?(?:conditional|contingent)\b[^.;]{0,20}\b(?:upon|on|for|until)\b/i,
      readWords,
      { unless: /\b(?:not|non)[ -](?:legally )?binding\b|\bnot (?:constitute|create)\b/i },
    ),
    // `This offer is subject to the approval of the Lessor and its financier`
    inSentence(
      'subjectToApproval',
      /\b(?:this|the|our) (?:offer|proposal|letter|LOI|response|deal|transaction|lease)\b[^.;]{0,20}\b(?:is|are|remains?) (?:also )?subject to\b[^.;]{0,160}\b(?:approval|consent|due diligence|credit review|financing|board|committee)\b/i,
      readWords,
      { unless: /\bassign|\bsublet|\bsub-?lease|\balteration|\bsign(?:s|age)\b/i, weight: rank.loose },
    ),
    // Conditions of acceptance or of a sale are something else.
    underHeading('named', /^(?:other |special )?conditions$/i, condition, { unless: noCondition }),
    underHeading('heading', ['permits', 'approvals', 'financing'], condition, {
      unless: noCondition,
      // Approving plans is a step of the work.
      notUnder: /extraction|^landlord(?:['’]s)? (?:approval|consent)/i,
    }),
  ],
);

export const leaseForm = field('lease_form', 'Lease form', 'whose form of lease is used, and by when', [
  // How a payment is made.
  underHeading('heading', ['lease_form'], readWords, {
    unless: /\b(?:wire|cheques?|bank draft|cashier|letter of credit)\b/i,
  }),
  inSentence(
    'draft',
    /\b(?:draft|form) (?:of )?(?:the )?lease\b[^.;]{0,60}\b(?:by|from|within|counsel)\b|\b(?:landlord|owner|tenant|LL)['’]s (?:standard )?(?:lease )?form\b/i,
    readWords,
  ),
]);

export const letterOnlyFields = [
  letterExpiration,
  exclusivity,
  confidentiality,
  depositRefundable,
  legalFees,
  conditions,
  leaseForm,
] as const;
