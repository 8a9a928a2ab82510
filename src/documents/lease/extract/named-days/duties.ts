import { datePattern } from '../../lexicon/dates.ts';
import { durationPattern } from '../../lexicon/durations.ts';
import { hitsIn } from '../../prepare/lease-text.ts';
import { resolveDay } from '../../prepare/resolve-day.ts';
import {
  acts,
  type DayRule,
  dayRule,
  type FoundDay,
  ifPassed,
  landlord,
  landlordAlone,
  lastDay,
  lastOfOption,
  limit,
  sentenceOf,
  tenant,
} from './day-rule.ts';

const duty = `(${landlord}|${tenant})\\s+(?:shall|must|will|agrees\\s+to|is\\s+(?:obliged|required|obligated)\\s+to)\\s+(?:(?:also|promptly|then)\\s+)?(?:${acts})\\b`;

/** With a deadline, any duty counts: `shall hand over the keys on or before March 10, 2025`. */
const anyDuty = `(${landlord}|${tenant})\\s+(?:shall|must|will|agrees\\s+to|is\\s+(?:obliged|required|obligated)\\s+to)\\s+(?:(?:also|promptly|then|substantially|fully)\\s+)?(?!(?:be|not|have|commence|begin|use|try|attempt|seek|endeavou?r|strive)\\b)[a-z]+\\b`;
export const anyDutyByDay = dayRule(
  'anyDutyByDay',
  new RegExp(`\\b${anyDuty}[^.;]{0,160}?\\b${lastDay}\\s+(${datePattern})`, 'dgi'),
);

/** `The Lessee provides a bank guarantee not later than September 15, 2025`: leases translated from other languages. */
export const presentDutyByDay = dayRule(
  'presentDutyByDay',
  new RegExp(
    `\\b(${landlord}|${tenant})\\s+(?:provides|pays|delivers|hands\\s+over|returns|submits|furnishes|deposits|vacates|completes|transfers)\\b[^;]{0,160}?\\b${lastDay}\\s+(${datePattern})`,
    'dgi',
  ),
);

/** `Tenant shall deliver plans no later than May 15, 2005`. */
export const dutyThenDay = dayRule(
  'dutyThenDay',
  new RegExp(`\\b${duty}[^.;]{0,160}?\\b${limit}\\s+(${datePattern})`, 'dgi'),
);
/** `Before September 25, 2016, Party B shall pay …`. */
export const dayThenDuty = dayRule(
  'dayThenDuty',
  new RegExp(`\\b(?:${limit}|effective)\\s+(${datePattern})(?:\\s*,)?\\s+(?:the\\s+)?${duty}`, 'dgi'),
  [2, 1],
);
/** `The first payment is due on December 31, 2010`. */
export const dueOn = dayRule(
  'dueOn',
  new RegExp(
    `\\b(?:payments?|installments?|instalments?|rent|deposit|balance|fee|sum|amount)\\b[^.;]{0,60}?\\b(?:(?:is|are|shall\\s+be|becomes?|will\\s+be)\\s+(?:due|payable|paid)(?:\\s+and\\s+payable)?)\\s+(?:in\\s+full\\s+)?${limit}\\s+(${datePattern})`,
    'dgi',
  ),
  [null, 1],
);

/** `the end of the Term`, unless its sentence is about extending it. */
const endOfTerm =
  'the\\s+(?:expiration|expiry|end)\\s+of\\s+the\\s+(?:[Ii]nitial\\s+)?(?:Lease\\s+)?Term\\b(?![^.;]{0,60}\\b(?:exten|renew)\\w*)';
const ofRenewal = /\b(?:renew|exten[ds])\w*/i;

/** `on or before the date that is 180 days prior to the Termination Date`: counted from a day that the document names. */
const beforeNamed = new RegExp(
  `\\b(?:[Nn]o(?:t)?\\s+later\\s+than|[Oo]n\\s+or\\s+before|[Bb]y|(?:[Aa]t\\s+least|[Nn]ot\\s+less\\s+than)(?=[^.;]{5,40}\\s(?:prior\\s+to|before|preceding)\\s))\\s+(?:the\\s+(?:date|day)\\s+(?:that|which)\\s+is\\s+)?((?:${durationPattern})\\s+(?:(?:prior\\s+to|before|preceding|after|following)\\s+the\\s+(?:[A-Z][\\w’-]*\\s+){1,4}(?:Date|Deadline)|(?:prior\\s+to|before)\\s+${endOfTerm}))`,
  'dg',
);
export const countedFromNamed: DayRule = {
  name: 'countedFromNamed',
  find: (text, given) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\b(?:Date|Deadline|Term)\b/.test(block.text)
        ? []
        : hitsIn(block, beforeNamed).flatMap((hit): FoundDay[] => {
            const words = (hit.group(1)?.text ?? '').replace(/\s+/g, ' ');
            const day = resolveDay(words, { terms: text.terms, given });
            // Notices of renewal have their own rows.
            const isRenewal = /\bTerm$/.test(words) && ofRenewal.test(sentenceOf(block, hit));
            return day === null || day.derived === '' || isRenewal
              ? []
              : [{ kind: 'deadline', label: labelOf(words, sentenceOf(block, hit)), ...day, span: hit, block }];
          }),
    ),
};

/** The deadline of an option always counts; that of a duty may depend on a condition in its sentence. */
function labelOf(words: string, sentence: string): string {
  return ofOption.test(sentence) ? lastOfOption : `Deadline: ${words}`;
}

const ofOption =
  /\b(?:exercis\w+|elect\w*)\b[^.;]{0,160}\b(?:option|right|notice)\b|\b(?:option|right)\b[^.;]{0,160}\b(?:exercis\w+|notice)\b/i;

/**
 * `not more than 30 nor less than 24 months prior to the Expiration Date`: the first and the last day for exercising an
 * option.
 */
const window = new RegExp(
  `\\b(?:not?|neither)\\s+(?:more|earlier|sooner)\\s+than\\s+((?:${durationPattern})|[a-z-]{3,14}\\s+\\(\\d{1,3}\\)|\\d{1,3}),?\\s+(?:and|nor|or|but)\\s+(?:not?\\s+)?(?:less|later|fewer)\\s+than\\s+(${durationPattern})\\s+(?:prior\\s+to|before|preceding)\\s+(the\\s+(?:[A-Z][\\w’-]*\\s+){1,4}Date)`,
  'dg',
);
export const windowBeforeNamed: DayRule = {
  name: 'windowBeforeNamed',
  find: (text, given) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\bDate\b/.test(block.text)
        ? []
        : hitsIn(block, window).flatMap((hit): FoundDay[] => {
            const [most = '', least = '', day = ''] = [1, 2, 3].map((part) =>
              (hit.group(part)?.text ?? '').replace(/\s+/g, ' '),
            );
            const unit = /\b(?:days?|weeks?|months?|years?)\b/i.exec(least)?.[0] ?? '';
            const first = /\b(?:day|week|month|year)s?\b/i.test(most) ? most : `${most} ${unit}`;
            const at = (count: string) => resolveDay(`${count} before ${day}`, { terms: text.terms, given });
            const [opens, ends] = [at(first), at(least)];
            if (opens === null || ends === null || opens.date >= ends.date) return [];
            return [
              { kind: 'deadline', label: 'First day of an option', ...opens, span: hit, block },
              { kind: 'deadline', label: lastOfOption, ...ends, span: hit, block },
            ];
          }),
    ),
};

const parties = `either\\s+party|${landlord}|${tenant}`;
const named = '(the\\s+(?:(?:[A-Z][\\w’-]*\\s+){1,4}Date|date\\s+(?:hereof|of\\s+this\\s+\\w+)))';
/** `Within 30 days after the Effective Date, Tenant shall …`, `Tenant shall … within 10 days after the Delivery Date`. */
const dutyWithin = new RegExp(
  `\\b[Ww]ithin\\s+(${durationPattern})\\s+(?:after|following|of|from)\\s+${named}\\s*,[^.;]{0,120}?\\bshall\\b|\\b(?:Landlord|Tenant|Lessor|Lessee|Subtenant|Sublandlord)\\s+shall\\s+(?!not\\b)[^.;]{0,160}?\\bwithin\\s+(${durationPattern})\\s+(?:after|following|of|from)\\s+${named}`,
  'dg',
);
export const dutyWithinOfNamed: DayRule = {
  name: 'dutyWithinOfNamed',
  find: (text, given) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\b[Dd]ate\b/.test(block.text)
        ? []
        : hitsIn(block, dutyWithin).flatMap((hit): FoundDay[] => {
            const count = (hit.group(1) ?? hit.group(3))?.text ?? '';
            const day = (hit.group(2) ?? hit.group(4))?.text ?? '';
            const words = `${count} after ${day}`.replace(/\s+/g, ' ');
            const resolved = resolveDay(words, { terms: text.terms, given });
            return resolved === null || resolved.derived === '' || inCase.test(sentenceOf(block, hit))
              ? []
              : [{ kind: 'deadline', label: `Deadline: ${words}`, ...resolved, span: hit, block }];
          }),
    ),
};

/** This day may never come. */
const inCase = /\b(?:if|unless|should|in\s+the\s+event|in\s+case)\b/i;

/** `If Landlord fails to deliver within 60 days after the Scheduled Delivery Date, Tenant may terminate this Lease`. */
const notWithin = new RegExp(
  `\\b(?:[Ii]f|[Ss]hould|[Ii]n\\s+the\\s+event)\\b[^.;]{0,160}?\\b(?:(?:can)?not|fails?|failed)\\b[^.;]{0,160}?\\bwithin\\s+(${durationPattern})\\s+(?:after|following|of|from)\\s+${named}[^.;]{0,240}?\\b((?:${parties}|[Ll]andlord|[Tt]enant|Lessor|Lessee)\\b)\\s+(?:may|(?:shall\\s+)?(?:have|has)\\s+the\\s+(?:right|option))\\b[^.;]{0,90}?\\b(?:terminate|cancel|rescind)\\b`,
  'dg',
);
export const elseMayEndAfter: DayRule = {
  name: 'elseMayEndAfter',
  find: (text, given) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\b[Dd]ate\b/.test(block.text)
        ? []
        : hitsIn(block, notWithin).flatMap((hit): FoundDay[] => {
            const words = `${hit.group(1)?.text ?? ''} after ${hit.group(2)?.text ?? ''}`.replace(/\s+/g, ' ');
            const who = hit.group(3)?.text ?? '';
            const day = resolveDay(words, { terms: text.terms, given });
            if (day === null || day.derived === '') return [];
            const side = /either/i.test(who) ? 'either party' : landlordAlone.test(who) ? 'landlord' : 'tenant';
            return [{ kind: 'deadline', label: `${ifPassed} (${side})`, ...day, span: hit, block }];
          }),
    ),
};
