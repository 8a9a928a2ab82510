import type { KeyDate } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import { switchedOn } from '../../rules/case-suite.ts';
import { datePattern, datesIn, shiftDays } from '../lexicon/dates.ts';
import { durationPattern } from '../lexicon/durations.ts';
import type { Block } from '../prepare/block.ts';
import { type DefinedTerm, termKey } from '../prepare/defined-terms.ts';
import { hitsIn, type LeaseText, sentencesOf } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { resolveDay } from '../prepare/resolve-day.ts';
import { topicsOfHeadings } from '../topics/heading-topics.ts';

/**
 * Dates that the document names or sets as a limit, in addition to those of its term: `August 31, 2012 (the “Outside
 * Date”)`, `Landlord shall return $26,000 on March 15, 2022`. The label is the document's own name for the date, or
 * says who must act.
 */
interface DayRule {
  readonly name: string;
  /** `given`: the certain days of the term, by name. */
  find(text: LeaseText, given: Readonly<Record<string, string>>): readonly FoundDay[];
}

interface FoundDay {
  readonly kind: 'named_day' | 'deadline';
  readonly label: string;
  readonly date: string;
  readonly derived?: string;
  readonly span: Span;
  readonly block: Block;
  /** Its words deny something on purpose: what is not possible after the day. */
  readonly denies?: true;
}

interface DayExclusion {
  readonly name: string;
  excludes(day: FoundDay, text: LeaseText): boolean;
}

/** Names of dates that have their own kind, or of a document's date. */
const ownKind =
  /^(?:(?:lease|term|sublease|initial|scheduled|estimated|anticipated|target|projected|rent|base\s+rent|primary|original|new|extended|extension|renewal)\s+)*(?:commencement|start(?:ing)?|beginning|expiration|expiry|end(?:ing)?|delivery|possession|effective|execution|agreement|lease|reference|contract|signature|signing|payment)(?:\s+date)?(?:\s+of\s.*)?$|^dated?\b/;
/** Only expected: the day itself may be another. */
const isExpected =
  /^(?:scheduled|estimated|anticipated|expected|target(?:ed)?|projected)\s+(?:\w+\s+){0,2}(?:commencement|delivery|possession)\b/;
/** `of Operations Date`: the second line of a name. */
const isTorn = /^\W*(?:of|and|or|to|for|in)\b/i;
const isDayName = /\b(?:date|deadline|day)$/i;

const definedDays: DayRule = {
  name: 'definedDays',
  find: (text) =>
    text.terms.all.flatMap((term): FoundDay[] => {
      if (
        !isDayName.test(term.name.trim()) ||
        (ownKind.test(termKey(term.name)) && !isExpected.test(termKey(term.name))) ||
        isTorn.test(term.name)
      )
        return [];
      const day = dayOf(term, text);
      if (day === null) return [];
      const start = Math.min(term.nameSpan.start, day.span.start);
      const end = Math.max(term.nameSpan.end, day.span.end);
      return [
        {
          kind: 'named_day',
          label: nameOf(text.document.text.slice(term.nameSpan.start, term.nameSpan.end)),
          date: day.date,
          ...(day.derived === '' ? {} : { derived: day.derived }),
          span: { start, end },
          block: term.block,
        },
      ];
    }),
};

/** The date in a definition: printed, or words that resolve to one. */
function dayOf(term: DefinedTerm, text: LeaseText): { date: string; derived: string; span: Span } | null {
  const { definition, form } = term;
  if (/\b(?:earlier|later|earliest|latest|sooner)\b/i.test(definition.text)) return null;
  const days = datesIn(definition.text);
  const day = form === 'parenthesis' ? days.at(-1) : days[0];
  const isNear =
    day !== undefined &&
    (form === 'parenthesis'
      ? definition.text.length - day.end < 4
      : /^\W*(?:(?:on|by|no\s+later\s+than|on\s+or\s+before)\s+)?$/i.test(definition.text.slice(0, day.start)));
  if (isNear) {
    const span = { start: definition.start + day.start, end: definition.start + day.end };
    return { date: day.iso, derived: '', span };
  }
  if (form === 'parenthesis') return null;
  const words = definition.text.split(/[;.\n]|,\s/)[0] ?? '';
  const resolved = resolveDay(words, { terms: text.terms, given: {} });
  return resolved === null || resolved.derived === ''
    ? null
    : { ...resolved, span: { start: definition.start, end: definition.start + words.length } };
}

/** `OUTSIDE DATE` as `Outside Date`. */
function nameOf(printed: string): string {
  const name = printed
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,2}(?:\.\d{1,2})?\.?\s+(?=[A-Z])/, '')
    .replace(/(?<![\s,:])[\s,:]+$/, '')
    .trim();
  return name === name.toUpperCase()
    ? name.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}

const limit = '(?:on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|by(?:\\s+no\\s+later\\s+than)?|before|prior\\s+to|on)';
const landlord = 'landlord|lessor|sublandlord|sublessor|party\\s+a';
const tenant = 'tenants?|lessee|subtenant|sublessee|party\\s+b';
const acts =
  'pay|deliver|return|refund|reimburse|release|complete|provide|submit|obtain|notify|vacate|remove|furnish|deposit|surrender|open|exercise|give|send|apply|cause|repay|purchase|buy|acquire|cancel|terminate|elect|extend|renew|expand';
const duty = `(${landlord}|${tenant})\\s+(?:shall|must|will|agrees\\s+to|is\\s+(?:obliged|required|obligated)\\s+to)\\s+(?:(?:also|promptly|then)\\s+)?(?:${acts})\\b`;

/** If there is a limit, the duty can be any: `shall hand over the keys on or before March 10, 2025`. */
const anyDuty = `(${landlord}|${tenant})\\s+(?:shall|must|will|agrees\\s+to|is\\s+(?:obliged|required|obligated)\\s+to)\\s+(?:(?:also|promptly|then|substantially|fully)\\s+)?(?!(?:be|not|have|commence|begin|use|try|attempt|seek|endeavou?r|strive)\\b)[a-z]+\\b`;
const lastDay = '(?:on\\s+or\\s+before|no(?:t)?\\s+later\\s+than|by(?:\\s+no\\s+later\\s+than)?)';
const anyDutyByDay = dayRule(
  'anyDutyByDay',
  new RegExp(`\\b${anyDuty}[^.;]{0,160}?\\b${lastDay}\\s+(${datePattern})`, 'dgi'),
);
/** `this option lapses if it is not exercised by December 31, 2027`, `the option must be exercised by May 31, 2029`. */
const optionUntil = dayRule(
  'optionUntil',
  new RegExp(
    `\\b(?:option|right)\\b[^.;]{0,60}?\\b(?:(?:lapses?|expires?|ends|is\\s+(?:void|lost))\\b[^.;]{0,60}?\\bexercised|(?:must|shall|may\\s+only)\\s+be\\s+exercised)\\s+${lastDay}\\s+(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  'Last day of an option',
);

/** `The term of the option commences on August 1, 2023 and expires on February 1, 2024`. */
const optionEnds = dayRule(
  'optionEnds',
  new RegExp(
    `\\b(?:option|right\\s+of\\s+first\\s+(?:offer|refusal))\\b[^.;]{0,90}?\\b(?:expires?|ends?|lapses?|terminates?)\\s+(?:on\\s+|at\\s+[^.;]{3,30}?\\son\\s+)?(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  'Last day of an option',
);

/** `Tenant shall deliver plans no later than May 15, 2005`. */
const dutyThenDay = dayRule('dutyThenDay', new RegExp(`\\b${duty}[^.;]{0,160}?\\b${limit}\\s+(${datePattern})`, 'dgi'));
/** `Before September 25, 2016, Party B shall pay …`. */
const dayThenDuty = dayRule(
  'dayThenDuty',
  new RegExp(`\\b(?:${limit}|effective)\\s+(${datePattern})(?:\\s*,)?\\s+(?:the\\s+)?${duty}`, 'dgi'),
  [2, 1],
);
/** `The first payment is due on December 31, 2010`. */
const dueOn = dayRule(
  'dueOn',
  new RegExp(
    `\\b(?:payments?|installments?|instalments?|rent|deposit|balance|fee|sum|amount)\\b[^.;]{0,60}?\\b(?:(?:is|are|shall\\s+be|becomes?|will\\s+be)\\s+(?:due|payable|paid)(?:\\s+and\\s+payable)?)\\s+(?:in\\s+full\\s+)?${limit}\\s+(${datePattern})`,
    'dgi',
  ),
  [null, 1],
);

/** `Tenant may cancel this Lease by notice given no later than May 15, 2026`: the last day of a right. */
const rightThenDay: DayRule = {
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

const lastOfRight = 'Last day of a right of the';
const ifPassed = 'Right to end the lease if this day passes';

/** `Should Lessor not have delivered by March 1, 2026, Lessee may cancel this lease`: the day after which a party may leave. */
const elseMayEnd: DayRule = {
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
  `\\b(?:if|should|in\\s+the\\s+event)\\b[^.;]{0,160}?\\bnot\\b[^.;]{0,120}?\\b(?:by|on\\s+or\\s+before)\\s+(${datePattern})[^.;]{0,120}?\\b(either\\s+party|${landlord}|${tenant})\\s+(?:may|(?:shall|will)?\\s{0,3}(?:have|has)\\s+the\\s+(?:right|option)|is\\s+entitled)\\b[^.;]{0,120}?\\b(?:(?:terminate|cancel|rescind|end|void)\\s+(?:this|the)\\s+(?:\\w+\\s+)?(?:lease|sublease|agreement|amendment)\\b|(?:terminate|cancel)\\s+(?:by|on|upon|at\\s+any\\s+time)\\b)`,
  'dgi',
);

/** `After May 1, 2024, Tenant will not be entitled to further advances`: the last day of what ends. */
const noRightAfter: DayRule = {
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
const mayEnterFrom = dayRule(
  'mayEnterFrom',
  new RegExp(
    `\\b(?:from|on|after|beginning(?:\\s+on)?|commencing(?:\\s+on)?|as\\s+of)(?:\\s+and\\s+after)?\\s+(${datePattern})[^.;]{0,80}?\\b(?:${tenant})\\s+(?:may|(?:shall\\s+)?(?:have|has)\\s+the\\s+right\\s+to|(?:is|shall\\s+be)\\s+(?:permitted|entitled|allowed)\\s+to)\\s+(?:have\\s+)?(?:early\\s+)?(?:enter|access|install|occupy|use)\\b`,
    'dgi',
  ),
  [null, 1],
  'Access for the tenant from',
  'named_day',
);

/** `The term for Expansion Space 1 is August 1, 2023 to July 31, 2028`. */
const termOfSpace: DayRule = {
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
const depositReduced: DayRule = {
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
const securityReduced: DayRule = {
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

/** `At Tenant’s election made before June 30, 2026, Landlord will advance a further $104,192`. */
const electionMadeBy: DayRule = {
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

/** `The date of delivery, estimated to be June 1, 2026`, beside the name of the first day. */
const expectedStart = dayRule(
  'expectedStart',
  new RegExp(
    `\\bCommencement\\s+Date\\b[^.;]{0,200}?\\b(?:estimated|anticipated|expected|projected|scheduled)\\s+(?:to\\s+(?:be|occur)\\s+)?(?:on\\s+)?(?:or\\s+about\\s+)?(${datePattern})`,
    'dgi',
  ),
  [null, 1],
  'Term begins (expected)',
  'named_day',
);

/** `any part of the allowance not requisitioned by June 30, 2026 is forfeited`, `an allowance for alterations made before …`. */
const allowanceUntil: DayRule = {
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

const landlordAlone = new RegExp(`^(?:${landlord})$`, 'i');

function dayRule(
  name: string,
  pattern: RegExp,
  [who, day]: readonly [number | null, number] = [1, 2],
  own: string | null = null,
  kind: FoundDay['kind'] = 'deadline',
): DayRule {
  return {
    name,
    find: (text) =>
      text.blocks.flatMap((block) =>
        block.contents || !/\d/.test(block.text)
          ? []
          : hitsIn(block, pattern).flatMap((hit): FoundDay[] => {
              const printed = hit.group(day);
              const date = printed === null ? undefined : datesIn(printed.text)[0];
              if (date === undefined) return [];
              const party = who === null ? '' : (hit.group(who)?.text ?? '');
              const side = landlordAlone.test(party) ? ' from the landlord' : party === '' ? '' : ' from the tenant';
              return [{ kind, label: own ?? `Due${side}`, date: date.iso, span: hit, block }];
            }),
      ),
  };
}

/** `on or before the date that is 180 days prior to the Termination Date`: counted from a day that the document names. */
const beforeNamed = new RegExp(
  `\\b(?:[Nn]o(?:t)?\\s+later\\s+than|[Oo]n\\s+or\\s+before|[Bb]y)\\s+(?:the\\s+(?:date|day)\\s+(?:that|which)\\s+is\\s+)?((?:${durationPattern})\\s+(?:prior\\s+to|before|preceding|after|following)\\s+the\\s+(?:[A-Z][\\w’-]*\\s+){1,4}(?:Date|Deadline))`,
  'dg',
);
const countedFromNamed: DayRule = {
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

export const dayRules: readonly DayRule[] = [
  definedDays,
  dutyThenDay,
  anyDutyByDay,
  optionUntil,
  optionEnds,
  dayThenDuty,
  rightThenDay,
  noRightAfter,
  mayEnterFrom,
  termOfSpace,
  depositReduced,
  securityReduced,
  electionMadeBy,
  expectedStart,
  elseMayEnd,
  allowanceUntil,
  dueOn,
  countedFromNamed,
];

const ofWork = /\b(?:landlord|lessor|tenant|lessee)[’']s\s+work\b|\bsubstantial(?:ly)?\s+complet/i;

export const dayExclusions: readonly DayExclusion[] = [
  {
    // A work letter contains terms of the deal, with or without its heading; forms and rules attached to the lease do
    // not.
    name: 'elsewhere',
    excludes: ({ block }) =>
      !block.operative ||
      block.contents ||
      (block.attached && !topicsOfHeadings(block.section).includes('work') && !ofWork.test(block.text)),
  },
  {
    // `that certain Lease dated May 1, 2001 (the “Original Lease Date”)`: the date of another document.
    name: 'ofAnotherPaper',
    excludes: ({ span, block }) =>
      /\b(?:dated|made|entered\s+into|executed|recorded|filed)\b[^.;]{0,40}$/i.test(
        block.text.slice(Math.max(0, span.start - block.start - 60), span.start - block.start),
      ) || /\b(?:that\s+certain|whereas)\b/i.test(sentenceOf(block, span)),
  },
  {
    name: 'former',
    excludes: ({ span, block }) =>
      /\b(?:original(?:ly)?|prior(?!\s+(?:to|written|notice))|previous(?:ly)?|former(?:ly)?|existing(?!\s+(?:premises|space|(?:sub-?)?(?:tenant|occupant|lessee))\b)|hereby\s+deleted)\b/i.test(
        sentenceOf(block, span),
      ),
  },
  {
    // A date that recurs every year, or that is in an example, is not a date to watch.
    name: 'ofAnyYear',
    excludes: ({ kind, span, block }) =>
      kind === 'deadline' && /\b(?:each|every|annually|example|assum\w+)\b/i.test(sentenceOf(block, span)),
  },
  {
    name: 'denied',
    excludes: ({ label, span, block, denies }) =>
      denies !== true &&
      !label.startsWith(ifPassed) &&
      label !== 'Last day of an option' &&
      /\b(?:shall|will|need|does|do|is|are|must)\s+not\b|\bnot\s+be\s+required\b/i.test(
        block.text.slice(span.start - block.start, span.end - block.start),
      ),
  },
];

const conditional = /\b(?:if|unless|in\s+the\s+event|provided|should|option|exercis\w+|elects?)\b/i;

const onCondition = /\b(?:(?<!even\s)if|unless|in\s+the\s+event|provided|should)\b/i;

/**
 * Whether the day counts only in a case that its line doesn't name. `Right to end the lease if this day passes` names it, and an
 * option or a right is one in any case.
 */
function isConditional(label: string, sentence: string): boolean {
  if (label.startsWith(ifPassed)) return false;
  return (label.startsWith(lastOfRight) || label === 'Last day of an option' ? onCondition : conditional).test(
    sentence,
  );
}

function sentenceOf(block: Block, { start, end }: Span): string {
  const around = sentencesOf(block).filter((sentence) => sentence.start < end && start < sentence.end);
  return around.map((sentence) => block.text.slice(sentence.start - block.start, sentence.end - block.start)).join(' ');
}

/** The sentence, if it is short enough to read at a glance; otherwise the words from the day to its name. */
function quoteOf(block: Block, span: Span): Span {
  const around = sentencesOf(block).filter(({ start, end }) => start < span.end && span.start < end);
  const whole = { start: around[0]?.start ?? span.start, end: around.at(-1)?.end ?? span.end };
  if (whole.end - whole.start <= 300) return whole;
  const rest = block.text.slice(span.end - block.start, Math.max(span.end, whole.end) - block.start);
  const closing = /^[”"’)]{1,3}/.exec(rest)?.[0].length ?? 0;
  // `On or before April 1, 2014, Tenant shall deliver` says nothing without what is to be delivered.
  const object = /\b[a-z]+$/.test(block.text.slice(span.start - block.start, span.end - block.start));
  return { start: span.start, end: span.end + Math.max(closing, object ? objectOf(rest) : 0) };
}

/** Up to the comma, bracket or semicolon after the first words, at most 240 characters. */
function objectOf(rest: string): number {
  const border = /^[^;]{20,220}?(?=[;(]|,\s)/.exec(rest)?.[0].length;
  return border ?? Math.min(rest.length, Math.max(0, rest.slice(0, 240).lastIndexOf(' ')));
}

/** One line per date and name. A name with two dates is not reported, and a named limit is reported under its name. */
export function namedDays(
  text: LeaseText,
  given: Readonly<Record<string, string>>,
  off: string | null = null,
): KeyDate[] {
  const rules = switchedOn(dayRules, off);
  const exclusions = switchedOn(dayExclusions, off);
  const found = rules
    .flatMap((rule) => rule.find(text, given))
    .filter((day) => !exclusions.some(({ excludes }) => excludes(day, text)));
  return found
    .filter(
      (day, index) =>
        (day.kind === 'deadline'
          ? !found.some(({ kind, date }) => kind === 'named_day' && date === day.date)
          : found.every(({ label, date }) => label !== day.label || date === day.date)) &&
        found.findIndex(({ label, date }) => label === day.label && date === day.date) === index,
    )
    .map(
      ({ kind, label, date, derived, span, block }): KeyDate => ({
        ...passageOf(text.quote(quoteOf(block, span))),
        kind,
        label,
        date,
        ...(derived === undefined ? {} : { derived: `${derived.charAt(0).toUpperCase()}${derived.slice(1)}` }),
        ...(kind === 'deadline' && isConditional(label, sentenceOf(block, span))
          ? { state: 'check', reason: 'This day counts only in the case that the sentence describes.' }
          : { state: 'found' }),
      }),
    );
}
