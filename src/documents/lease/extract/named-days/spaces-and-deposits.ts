import { datePattern, datesIn } from '../../lexicon/dates.ts';
import { hitsIn, sentencesOf } from '../../prepare/lease-text.ts';
import { type DayRule, dayRule, type FoundDay } from './day-rule.ts';

/** `The term for Expansion Space 1 is August 1, 2023 to July 31, 2028`. */
export const termOfSpace: DayRule = {
  name: 'termOfSpace',
  find: (text) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\b(?:space|premises|suite)\b/i.test(block.text)
        ? []
        : hitsIn(block, spaceTerm).flatMap((hit): FoundDay[] => {
            const date = datesIn(hit.group(2)?.text ?? '')[0];
            const name = (hit.group(1)?.text ?? '').replace(/\s+/g, ' ').trim();
            return date === undefined || !/^[A-Z]/.test(name)
              ? []
              : [{ kind: 'named_day', label: `Term begins (${name})`, date: date.iso, span: hit, block }];
          }),
    ),
};
const spaceTerm = new RegExp(
  `\\b[Tt]erm\\s+(?:for|of|with\\s+respect\\s+to)\\s+(?:the\\s+)?((?:[A-Z][\\w-]*\\s+){1,3}?(?:(?:Space|Premises)(?:\\s+[A-Z0-9]{1,2}\\b)?|(?<=Suite\\s)\\w{1,5}))\\s+(?:is|shall\\s+be|(?:shall\\s+|will\\s+)?(?:runs?|begins?|commences?)(?:\\s+on)?)\\s+(?:from\\s+)?(${datePattern})`,
  'dgi',
);

/** `If Tenant is not in default, the letter of credit is reduced to $381,506.67 on November 1, 2024 and to $286,130.00 on November 1, 2025`. */
export const depositReduced: DayRule = {
  name: 'depositReduced',
  find: (text) =>
    text.blocks.flatMap((block) =>
      block.contents || !/\b(?:deposit|letter\s+of\s+credit|l-c|loc)\b/i.test(block.text)
        ? []
        : sentencesOf(block).flatMap(({ start, end }): FoundDay[] => {
            const words = block.text.slice(start - block.start, end - block.start);
            if (!/\breduc(?:ed|tion|e|es)\b/i.test(words)) return [];
            return hitsIn(block, toAmountOn, start, end).flatMap((hit): FoundDay[] => {
              const date = datesIn(hit.group(2)?.text ?? '')[0];
              const label = `Deposit or letter of credit reduced to ${hit.group(1)?.text ?? ''}`;
              return date === undefined ? [] : [{ kind: 'named_day', label, date: date.iso, span: hit, block }];
            });
          }),
    ),
};
const toAmountOn = new RegExp(
  `\\bto\\s+(?:an?\\s+(?:\\w+\\s+){0,2}of\\s+)?[^.;$]{0,60}?(\\$[\\d,]+(?:\\.\\d\\d)?)\\)?\\s+(?:effective\\s+)?(?:on|as\\s+of|from(?:\\s+and\\s+after)?)\\s+(${datePattern})`,
  'dgi',
);

/** `If Tenant has not defaulted by July 1, 2029 the security is reduced to $46,500.00`. */
export const securityReduced: DayRule = {
  name: 'securityReduced',
  find: (text) =>
    text.blocksWith(['reduced', 'reduces']).flatMap((block) =>
      hitsIn(block, reducedFrom).flatMap((hit): FoundDay[] => {
        const date = datesIn(hit.group(1)?.text ?? '')[0];
        const label = `Deposit or letter of credit reduced to ${hit.group(2)?.text ?? ''}`;
        return date === undefined ? [] : [{ kind: 'named_day', label, date: date.iso, span: hit, block }];
      }),
    ),
};
const reducedFrom = new RegExp(
  `\\b(?:by|on|after|until|before|through)\\s+(${datePattern}),?\\s+(?:the\\s+)?(?:security|deposit|letter\\s+of\\s+credit|l-c)\\b[^.;$]{0,60}?\\breduced\\s+to\\s+[^.;$]{0,40}?(\\$[\\d,]+(?:\\.\\d\\d)?)`,
  'dgi',
);

/** `The date of delivery, estimated to be June 1, 2026`, next to the name of the first day. */
export const expectedStart = dayRule(
  'expectedStart',
  new RegExp(
    `\\bCommencement\\s+Date\\b[^.;]{0,200}?\\b(?:estimated|anticipated|expected|projected|scheduled)\\s+(?:to\\s+(?:be|occur)\\s+)?(?:on\\s+)?(?:or\\s+about\\s+)?(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  'Term begins (expected)',
  'named_day',
);

/** `The term of the Master Lease expires on January 31, 2028`: a sublease ends on that day at the latest. */
export const otherLeaseEnds: DayRule = {
  name: 'otherLeaseEnds',
  find: (text) =>
    text.blocksWith(['expires', 'expire', 'ends', 'end', 'terminates']).flatMap((block) =>
      hitsIn(block, leaseEnds).flatMap((hit): FoundDay[] => {
        const date = datesIn(hit.group(2)?.text ?? '')[0];
        const name = (hit.group(1)?.text ?? '').replace(/\s+/g, ' ').trim();
        // A name that the document gives to another lease; `the term of this lease` has no such name.
        return date === undefined || !/^(?:[A-Z][\w-]*\s){0,2}[A-Z][\w-]*$/.test(name)
          ? []
          : [{ kind: 'named_day', label: `${name} ends`, date: date.iso, span: hit, block }];
      }),
    ),
};
const leaseEnds = new RegExp(
  `\\b[Tt]he\\s+((?:[a-z][\\w-]*\\s+){1,2}?(?:lease|sublease)|overlease|headlease)\\s+(?:(?:currently|presently|now)\\s+)?(?:(?:is|are)\\s+(?:currently\\s+|presently\\s+)?(?:scheduled|set|due)\\s+to\\s+)?(?:expires?|ends?|terminates?)\\s+(?:at\\s+[^;]{3,40}?\\s)?on\\s+(${datePattern})`,
  'dgi',
);
