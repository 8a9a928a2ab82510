import { datePattern, datesIn, shiftDays } from '../../lexicon/dates.ts';
import { hitsIn } from '../../prepare/lease-text.ts';
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
  lastOfRight,
  tenant,
} from './day-rule.ts';

/** `this option lapses if it is not exercised by December 31, 2027`, `the option must be exercised by May 31, 2029`. */
export const optionUntil = dayRule(
  'optionUntil',
  new RegExp(
    `\\b(?:option|right)\\b[^.;]{0,60}?\\b(?:(?:lapses?|expires?|ends|is\\s+(?:void|lost))\\b[^.;]{0,60}?\\bexercised|(?:must|shall|may\\s+only)\\s+be\\s+exercised)\\s+${lastDay}\\s+(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  lastOfOption,
);

/** `The term of the option commences on August 1, 2023 and expires on February 1, 2024`. */
export const optionEnds = dayRule(
  'optionEnds',
  new RegExp(
    `\\b(?:option|right\\s+of\\s+first\\s+(?:offer|refusal))\\b[^.;]{0,90}?\\b(?:expires?|ends?|lapses?|terminates?)\\s+(?:on\\s+|at\\s+[^.;]{3,30}?\\son\\s+)?(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  lastOfOption,
);

/** `Tenant may cancel this Lease by notice given no later than May 15, 2026`: the last day of a right. */
export const rightThenDay: DayRule = {
  name: 'rightThenDay',
  find: (text) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\d/.test(block.text)
        ? []
        : hitsIn(block, rightUntil).flatMap((hit): FoundDay[] => {
            const date = datesIn(hit.group(2)?.text ?? '')[0];
            if (date === undefined) return [];
            const side = landlordAlone.test(hit.group(1)?.text ?? '') ? 'landlord' : 'tenant';
            return [{ kind: 'deadline', label: `${lastOfRight} ${side}`, date: date.iso, span: hit, block }];
          }),
    ),
};
const rightUntil = new RegExp(
  `\\b(${landlord}|${tenant})\\s+(?:may|(?:shall\\s+)?(?:has|have)\\s+the\\s+(?:right|option)\\s+to|is\\s+entitled\\s+to)\\b[^.;]{0,90}?\\b(?:${acts})\\b[^.;]{0,160}?\\b(?:on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|prior\\s+to|before|until|by)\\s+(${datePattern})`,
  'dgi',
);

/**
 * `Should Lessor not have delivered by March 1, 2026, Lessee may cancel this lease`: the day after which a party may
 * end the lease.
 */
export const elseMayEnd: DayRule = {
  name: 'elseMayEnd',
  find: (text) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\d/.test(block.text)
        ? []
        : hitsIn(block, notByThen).flatMap((hit): FoundDay[] => {
            const date = datesIn(hit.group(1)?.text ?? '')[0];
            const who = hit.group(2)?.text ?? '';
            if (date === undefined) return [];
            const side = /\b(?:either|any|both|or|and)\b/i.test(who)
              ? 'either party'
              : landlordAlone.test(who)
                ? 'landlord'
                : 'tenant';
            const label = `${ifPassed} (${side})`;
            return [{ kind: 'deadline', label, date: date.iso, span: hit, block }];
          }),
    ),
};
const notByThen = new RegExp(
  `\\b(?:if|should|in\\s+the\\s+event)\\b[^.;]{0,160}?\\b(?:(?:can)?not|fails?|failed)\\b[^.;]{0,120}?\\b(?:by|on\\s+or\\s+before)\\s+(${datePattern})[^.;]{0,120}?\\b(either\\s+party|${landlord}|${tenant})\\s+(?:may|(?:shall|will)?\\s{0,3}(?:have|has)\\s+the\\s+(?:right|option)|is\\s+entitled)\\b[^.;]{0,120}?\\b(?:(?:terminate|cancel|rescind|end|void)\\s+(?:this|the)\\s+(?:\\w+\\s+)?(?:lease|sublease|agreement|amendment)\\b|(?:terminate|cancel)\\s+(?:by|on|upon|at\\s+any\\s+time)\\b)`,
  'dgi',
);

/** `After May 1, 2024, Tenant will not be entitled to further advances`: the last day of a right that ends. */
export const noRightAfter: DayRule = {
  name: 'noRightAfter',
  find: (text) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\bafter\b/i.test(block.text)
        ? []
        : hitsIn(block, notAfter).flatMap((hit): FoundDay[] => {
            const date = datesIn(hit.group(1)?.text ?? '')[0];
            if (date === undefined) return [];
            const side = landlordAlone.test(hit.group(2)?.text ?? '') ? 'landlord' : 'tenant';
            return [
              { kind: 'deadline', label: `${lastOfRight} ${side}`, date: date.iso, span: hit, block, denies: true },
            ];
          }),
    ),
};
const notAfter = new RegExp(
  `\\bafter\\s+(${datePattern}),?\\s+(?:the\\s+)?(${landlord}|${tenant})\\s+(?:(?:will|shall)\\s+(?:not\\s+(?:then\\s+)?be\\s+entitled|have\\s+no\\s+(?:further\\s+)?(?:right|option))|may\\s+(?:not|no\\s+longer))\\b`,
  'dgi',
);

/** `From October 15, 2022, Subtenant may enter to install cabling`. */
export const mayEnterFrom = dayRule(
  'mayEnterFrom',
  new RegExp(
    `\\b(?:from|on|after|beginning(?:\\s+on)?|commencing(?:\\s+on)?|as\\s+of)(?:\\s+and\\s+after)?\\s+(${datePattern})[^.;]{0,80}?\\b(?:${tenant})\\s+(?:may|(?:shall\\s+)?(?:have|has)\\s+the\\s+right\\s+to|(?:is|shall\\s+be)\\s+(?:permitted|entitled|allowed)\\s+to)\\s+(?:have\\s+)?(?:early\\s+)?(?:enter|access|install|occupy|use)\\b`,
    'dgi',
  ),
  [null, 1],
  'Access for the tenant from',
  'named_day',
);

/** `At Tenant’s election made before June 30, 2026, Landlord will advance a further $104,192`. */
export const electionMadeBy: DayRule = {
  name: 'electionMadeBy',
  find: (text) =>
    text.blocksWith(['election', 'request', 'notice']).flatMap((block) =>
      hitsIn(block, madeBy).flatMap((hit): FoundDay[] => {
        const date = datesIn(hit.group(2)?.text ?? '')[0];
        if (date === undefined) return [];
        const side = landlordAlone.test(hit.group(1)?.text ?? '') ? 'landlord' : 'tenant';
        return [{ kind: 'deadline', label: `${lastOfRight} ${side}`, date: date.iso, span: hit, block }];
      }),
    ),
};
const madeBy = new RegExp(
  `\\b(${landlord}|${tenant})[’']s\\s+(?:\\w+\\s+)?(?:election|request|notice)[^.;]{0,20}?\\s(?:made|given|delivered|received)\\s+(?:to\\s+\\w+\\s+)?(?:by|before|on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|prior\\s+to)\\s+(${datePattern})`,
  'dgi',
);

/** `any part of the allowance not requisitioned by June 30, 2026 is forfeited`, `an allowance for alterations made before …`. */
export const allowanceUntil: DayRule = {
  name: 'allowanceUntil',
  find: (text) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\ballowance\b/i.test(block.text)
        ? []
        : hitsIn(block, useBy).flatMap((hit): FoundDay[] => {
            const date = datesIn(hit.group(2)?.text ?? '')[0];
            if (date === undefined) return [];
            const iso = /^before|^prior/i.test(hit.group(1)?.text ?? '') ? shiftDays(date.iso, -1) : date.iso;
            return [{ kind: 'deadline', label: 'Last day to use the allowance', date: iso, span: hit, block }];
          }),
    ),
};
const useBy = new RegExp(
  `\\b(?:not\\s+(?:been\\s+)?(?:requisitioned|used|requested|claimed|drawn|spent|applied)|(?:alterations|improvements|work|costs)\\s+(?:made|completed|incurred|performed))\\s+(by|on\\s+or\\s+before|before|prior\\s+to)\\s+(${datePattern})`,
  'dgi',
);

/** `Until December 31, 2031, Tenant shall have a right of first refusal to lease Suite B`. */
export const untilDayRight: DayRule = {
  name: 'untilDayRight',
  find: (text) =>
    text.blocksWith(['until', 'through', 'prior', 'before']).flatMap((block) =>
      hitsIn(block, untilThen).flatMap((hit): FoundDay[] => {
        const date = datesIn(hit.group(2)?.text ?? '')[0];
        if (date === undefined) return [];
        const iso = /^(?:before|prior)/i.test(hit.group(1)?.text ?? '') ? shiftDays(date.iso, -1) : date.iso;
        const side = landlordAlone.test(hit.group(3)?.text ?? '') ? 'landlord' : 'tenant';
        return [{ kind: 'deadline', label: `${lastOfRight} ${side}`, date: iso, span: hit, block }];
      }),
    ),
};
const untilThen = new RegExp(
  `\\b(until|through|up\\s+to|(?:at\\s+any\\s+time\\s+)?(?:prior\\s+to|before|on\\s+or\\s+before))\\s+(${datePattern}),?\\s+(?:the\\s+)?(${landlord}|${tenant})\\s+(?:may|(?:shall\\s+)?(?:have|has)\\s+(?:an?|the)\\s+(?:\\w+[\\s-]+){0,4}?(?:right|option))\\b`,
  'dgi',
);
