import { datePattern } from '../../lexicon/dates.ts';
import { durationPattern } from '../../lexicon/durations.ts';
import { hitsIn } from '../../prepare/lease-text.ts';
import { resolveDay } from '../../prepare/resolve-day.ts';
import { acts, type DayRule, dayRule, type FoundDay, landlord, lastDay, limit, tenant } from './day-rule.ts';

const duty = `(${landlord}|${tenant})\\s+(?:shall|must|will|agrees\\s+to|is\\s+(?:obliged|required|obligated)\\s+to)\\s+(?:(?:also|promptly|then)\\s+)?(?:${acts})\\b`;

/** If there is a limit, the duty can be any: `shall hand over the keys on or before March 10, 2025`. */
const anyDuty = `(${landlord}|${tenant})\\s+(?:shall|must|will|agrees\\s+to|is\\s+(?:obliged|required|obligated)\\s+to)\\s+(?:(?:also|promptly|then|substantially|fully)\\s+)?(?!(?:be|not|have|commence|begin|use|try|attempt|seek|endeavou?r|strive)\\b)[a-z]+\\b`;
export const anyDutyByDay = dayRule(
  'anyDutyByDay',
  new RegExp(`\\b${anyDuty}[^.;]{0,160}?\\b${lastDay}\\s+(${datePattern})`, 'dgi'),
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

/** `on or before the date that is 180 days prior to the Termination Date`: counted from a day that the document names. */
const beforeNamed = new RegExp(
  `\\b(?:[Nn]o(?:t)?\\s+later\\s+than|[Oo]n\\s+or\\s+before|[Bb]y)\\s+(?:the\\s+(?:date|day)\\s+(?:that|which)\\s+is\\s+)?((?:${durationPattern})\\s+(?:prior\\s+to|before|preceding|after|following)\\s+the\\s+(?:[A-Z][\\w’-]*\\s+){1,4}(?:Date|Deadline))`,
  'dg',
);
export const countedFromNamed: DayRule = {
  name: 'countedFromNamed',
  find: (text, given) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\b(?:Date|Deadline)\b/.test(block.text)
        ? []
        : hitsIn(block, beforeNamed).flatMap((hit): FoundDay[] => {
            const words = (hit.group(1)?.text ?? '').replace(/\s+/g, ' ');
            const day = resolveDay(words, { terms: text.terms, given });
            return day === null || day.derived === ''
              ? []
              : [{ kind: 'deadline', label: `Deadline: ${words}`, ...day, span: hit, block }];
          }),
    ),
};
