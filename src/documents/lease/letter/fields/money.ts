import type { ReadValue } from '../../extract/readers.ts';
import { inSentence, readWords, sentenceWith, underHeading } from '../letter-evidence.ts';
import { amountsOf, readAnyAmount, readTotals, showAmount } from '../letter-values.ts';
import { letterField } from './letter-field.ts';

const percent = /\d[\d,]*(?:\.\d+)?\s?%/;

function rate(pattern: RegExp): (piece: string) => readonly ReadValue[] {
  return (piece) => {
    const match = pattern.exec(piece);
    const value = match?.[1]?.replace(/\s/g, '');
    if (match === null || value === undefined) return [];
    const start = match.index;
    return [{ value, shown: value, start, end: start + match[0].length }];
  };
}

const perYear = String.raw`(?:(?:per|a|each|every|\/)\s?(?:year|yr|annum|lease year|anniversary|12 months)|annual\w*|yearly|bumps?|on each anniversary|escalat\w+|increases?|p\.?a\.?)`;

/** '3%' of yearly steps; a formula of an index or review as words. */
export const escalation = letterField('escalation', [
  inSentence(
    'percentAYear',
    new RegExp(
      String.raw`(?:\b(?:bumps?|escalat\w+|increas\w+|goes up|steps?|rises?|plus)\b[^.;$]{0,50}?)?(?<![\d.])\d(?:\.\d+)?\s?%[^.;%]{0,30}?${perYear}`,
      'i',
    ),
    rate(
      /((?<![\d.])\d(?:\.\d+)?\s?%)(?=[^%]{0,40}(?:per|a|each|every|annual|year|bump|anniversar|increase|escalat|p\.?a))/i,
    ),
    {
      unless:
        /\b(?:cap|capped|controllable\w*|expenses?|interest|management|late|breakpoint|CAM|lid|growth|commission|admin\w*|cash-?on)\b/i,
    },
  ),
  inSentence(
    'escalating',
    /\b(?:escalat\w+|increas\w+|bumps?)\b[^.;$]{0,40}?\b(?:by|of|at)?\s*\d(?:\.\d+)?\s?%/i,
    rate(/((?<![\d.])\d(?:\.\d+)?\s?%)/),
    {
      unless:
        /\b(?:cap|capped|controllable|expenses?|interest|management|CAM|growth|breakpoint|operating|commission)\b/i,
    },
  ),
  inSentence('index', /\b(?:CPI|consumer price index|RPI|indexation|index-?linked)\b/i, readWords, {
    unless: /\b(?:expenses?|fee|service charge)\b/i,
    weight: -10,
  }),
  inSentence(
    'reviewed',
    /\brent (?:is |will be |shall be )?to be reviewed\b|\brent (?:is|will be|shall be) reviewed\b/i,
    readWords,
    { weight: -12 },
  ),
  underHeading('review', ['escalation'], readWords, { when: /\b(?:market|review|upwards?)\b/i, weight: -15 }),
  underHeading(
    'stepped',
    ['rent', 'escalation'],
    (piece) => {
      const rates = amountsOf(piece).filter(({ per }) => per !== 'hour');
      const distinct = new Set(rates.map(({ amount }) => amount));
      const first = rates[0];
      return first &&
        distinct.size >= 2 &&
        /\byears?\b|\bmonths?\b/i.test(piece) &&
        !/\bi\.e\.|\bor\b/.test(piece.slice(0, first.end + 20))
        ? [{ value: 'fixed steps', shown: 'Fixed steps', start: 0, end: Math.min(piece.length, 300) }]
        : [];
    },
    { when: /\byears?\s+(?:\d|two)|lease years?|(?:months?)\s+\d/i, weight: -40 },
  ),
  {
    name: 'tableOfSteps',
    kind: 'table',
    find: ({ text }) => {
      const rows = text.blocks.filter(
        ({ kind, text: own }) =>
          kind === 'row' &&
          /^(?:[^\t]*\b(?:years?|months?|lease year)\b[^\t]*|\d{1,2}(?: (?:and|to|[-–]) \d{1,2})?|\d{1,2}\/\d{1,2}\/\d{2,4}[^\t]*|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[^\t]*\d{4}[^\t]*)\t[^\t]*[$£€]/i.test(
            own,
          ) &&
          !/\b(?:deposit|allowance|extension)\b/i.test(own),
      );
      const last = rows.at(-1);
      return rows.length >= 2 && last
        ? [{ value: 'fixed steps', shown: 'Fixed steps', span: last, block: last, weight: -40 }]
        : [];
    },
  },
]);

export const percentageRent = letterField('percentage_rent', [
  underHeading('heading', ['percentage_rent'], readWords, { unless: /^\W*(?:n\/?a|none|not applicable|no\b)/i }),
  inSentence('ofGrossSales', /\d(?:\.\d+)?\s?%\)? of (?:all )?(?:annual )?gross sales\b/i, readWords),
]);

const structures: readonly (readonly [string, RegExp])[] = [
  [
    'absolute',
    /\babsolute(?:ly)?(?: triple)? net\b|\bclear of every cost\b|\bbondable\b|\b(?:owner|landlord) (?:bears|has) no costs?\b/i,
  ],
  [
    'base_year',
    /\bbase[\s-]year\b|\bincreases? over (?:the )?(?:calendar year |base )?\d{4}\b|\bexpense stop\b|\bover (?:a |the )?\d{4} base\b/i,
  ],
  ['modified_gross', /\bmodified gross\b|\bindustrial gross\b|\bplus electric\b|\bgross plus\b/i],
  [
    'NNN',
    /\bNNN\b|\btriple[\s-]*net\b|\bcarefree and net\b|\bnet lease\b|\bnet,? net,? net\b|\bnet of (?:operating )?expenses\b|\bper R?SF net\b|\bfully net\b|\bnet rent\b|\bnet basis\b|^\W*net\b/i,
  ],
  ['NN', /\bdouble net\b|\bNN\b/],
  [
    'gross',
    /\bfull[\s-]+service\b|\bgross (?:lease|rent|basis)\b|\ball[\s-]inclusive\b|\bgross\b(?! (?:sales|rents|up|square|area|leas))/i,
  ],
];

function structure(only?: string): (piece: string) => readonly ReadValue[] {
  return (piece) => {
    for (const [value, pattern] of structures) {
      const match = pattern.exec(piece);
      if (match && (only === undefined || only === value)) {
        return [
          { value, shown: structureNames[value] ?? value, start: match.index, end: match.index + match[0].length },
        ];
      }
    }
    return [];
  };
}

const structureNames: Readonly<Record<string, string>> = {
  absolute: 'Absolute net',
  base_year: 'Base year',
  modified_gross: 'Modified gross',
  NNN: 'Triple net (NNN)',
  NN: 'Double net (NN)',
  gross: 'Gross',
};

export const leaseStructure = letterField('lease_structure', [
  underHeading('absolute', ['expenses'], structure('absolute'), { weight: 30 }),
  underHeading('baseYear', ['expenses', 'base_year'], structure('base_year'), { weight: 20 }),
  underHeading(
    'baseYearHeading',
    ['base_year'],
    (piece) => {
      const match = /\b(?:19|20)\d{2}\b/.exec(piece);
      return match === null
        ? []
        : [{ value: 'base_year', shown: 'Base year', start: match.index, end: match.index + 4 }];
    },
    { weight: 20 },
  ),
  underHeading('heading', ['rent', 'expenses'], structure(), { limit: 200 }),
  {
    name: 'netHeading',
    kind: 'label',
    find: ({ text }) =>
      text.blocks
        .flatMap((block) => {
          const match = /^\s*(?:\d+\.\s*)?(?:NNN|Triple[\s-]net|Net charges)\b/i.exec(block.text);
          return match === null
            ? []
            : [
                {
                  value: 'NNN',
                  shown: 'Triple net (NNN)',
                  span: { start: block.start + match[0].search(/[NT]/i), end: block.start + match[0].length },
                  block,
                },
              ];
        })
        .slice(0, 1),
  },
  inSentence(
    'inSentence',
    /[$£€]\s?\d[\d.]*[^.;]{0,40}\b(?:NNN|full[\s-]service|modified gross|net of)\b/i,
    structure(),
  ),
]);

export const opexShare = letterField('opex_share', [
  inSentence(
    'paysPercentOf',
    /\bpays \d{1,2}(?:\.\d+)?\s?% of (?:all |the )?(?:\w+ ){0,3}(?:pass-?throughs?|expenses|costs|taxes)/i,
    rate(/(\d{1,2}(?:\.\d+)?\s?%)/),
  ),
  inSentence(
    'share',
    /\b(?:share|proportion)\b[^.;]{0,40}?\d[\d.]*\s?%/i,
    rate(/\b(?:share|proportion)\b[^.;]{0,40}?(\d[\d.]*\s?%)/i),
    { unless: /\bsales\b|\b50\/50\b/i },
  ),
  inSentence(
    'ofTheWhole',
    /\b(?:taxes|CAM|roof|upkeep|spends)\b/i,
    rate(/(\d{1,2}(?:\.\d+)?\s?%)(?= of what| of the shared|;|,? this year)/i),
  ),
  inSentence('theWholeFirst', /\bCAM of (?:the )?\w+, \d/i, rate(/\bCAM of (?:the )?\w+, (\d{1,2}(?:\.\d+)?\s?%)/i)),
  inSentence('formula', /\b(?:share|proportion)\b\s*=\s*[^.;]{5,80}÷[^.;]{3,60}/i, readWords),
  inSentence('half', /\breimburses? half of\b/i, (piece) => [
    { value: 'half', shown: 'half', start: piece.search(/reimburses? half/i), end: piece.search(/half/i) + 4 },
  ]),
]);

export const baseYear = letterField('base_year', [
  underHeading('heading', ['base_year'], rate(/\b((?:19|20)\d{2})\b/)),
  inSentence(
    'over',
    /\b(?:increases?|expenses|taxes|costs)\b[^.;]{0,60}\b(?:over|above|in excess of)\b[^.;\d]{0,25}\b(?:19|20)\d{2}\b/i,
    rate(/\b(?:over|above|in excess of)\b[^.;\d]{0,25}\b((?:19|20)\d{2})\b/i),
    { unless: /\b(?:index|CPI|rent)\b/i },
  ),
  inSentence(
    'baseYearOf',
    /\bbase year\b[^.;]{0,40}\b(?:19|20)\d{2}\b|\b(?:19|20)\d{2} base year\b/i,
    rate(/\b((?:19|20)\d{2})\b/),
  ),
]);

export const opexEstimate = letterField('opex_estimate', [
  underHeading('heading', ['expenses', 'insurance'], (piece) => {
    for (const amount of amountsOf(piece)) {
      const sentence = piece.slice(Math.max(0, piece.lastIndexOf('. ', amount.start) + 1), amount.end + 40);
      if (
        /\b(?:estimat\w+|budget\w*|currently|running|this year|advance payment|flyer|shows|approx\w*|projected|c\.)/i.test(
          sentence,
        ) &&
        !/not exceeding|\bcap\b/i.test(sentence)
      ) {
        return [
          {
            value: amount.amount,
            shown: showAmount(amount.amount, amount.currency),
            start: amount.start,
            end: amount.end,
          },
        ];
      }
    }
    return [];
  }),
  inSentence(
    'estimatedAt',
    /\b(?:NNN|nets|CAM|T\.?M\.?I\.?|operating (?:expenses|costs)|opex|expenses)\b[^.;]{0,60}\b(?:estimated|budgeted|approximately|currently)\b[^;]{0,30}?([$£€]\s?\d[\d.,]*\d)/i,
    readAnyAmount,
  ),
]);

export const grossUp = letterField('gross_up', [
  inSentence(
    'asThoughLeased',
    /\b(?:as (?:though|if)|gross(?:ed)?[\s-]?up)\b[^.;]{0,60}?\d{2,3}\s?%/i,
    rate(/(?<![\d.])(\d{2,3}\s?%)/),
  ),
]);

export const opexCap = letterField('opex_cap', [
  underHeading(
    'heading',
    ['expense_cap'],
    sentenceWith(
      /(?:\bcap\b|controllable|limited|\blid\b|exceed)[^;]*\d\s?%|\d\s?%[^;]*(?:\bcap\b|control|cumulative)/i,
    ),
    { when: /\d(?:\.\d+)?\s?%/, unless: /^\W*(?:none|no cap|n\/a)/i },
  ),
  inSentence(
    'controllable',
    /\b(?:controllable\w*|landlord can control|CAM|expenses|spends|increases? in)\b[^;]{0,160}?\b(?:cap(?:ped)?|limited|not (?:to )?(?:go|exceed\w*|rise|increase)|not exceeding|lid|no more than|not more than|maximum|max)\b[^.;]{0,60}?(?:\d\s?%|[$£€]\s?\d)|\b\d(?:\.\d+)?\s?% (?:annual |yearly )?(?:cap|lid) on\b/i,
    readWords,
    {
      unless: /\b(?:management fee|uncapped(?! and)|commission|allowance)\b(?![^.]*\b(?:lid|controllable|cap)\b)/i,
    },
  ),
  inSentence(
    'lid',
    /\b(?:Cap|lid|limit)\b\s*(?::|of|on|at)?\s*[^.;]{0,20}\d(?:\.\d+)?\s?%[^.;]{0,80}(?:control|cumulat)/i,
    readWords,
  ),
]);

export const mgmtAdminFee = letterField('mgmt_admin_fee', [
  underHeading('heading', ['fees'], readWords, { when: percent }),
  inSentence(
    'fee',
    /\b(?:management|administrat\w+|admin|supervision|oversight) fees?\b[^.;]{0,60}?\d(?:\.\d+)?\s?%|\d{1,2}(?:\.\d+)?\s?%[^.;]{0,30}\b(?:management|administrat\w+|admin|supervision|oversight)\b|\bmanagement\b[^.;]{0,40}\bat above \d/i,
    readWords,
  ),
]);

export const capexPassthrough = letterField('capex_passthrough', [
  inSentence(
    'capital',
    /\bcapital\b[^.;]{0,40}\b(?:items?|expenditures?|improvements?|costs?|except|replacements?|repairs?)\b/i,
    readWords,
    { unless: /\bpartners\b|\bcapital contribution\b/i },
  ),
  inSentence(
    'spread',
    /\b(?:replacements?|roof)\b[^;]{0,60}\b(?:spread|amorti[sz]ed|recoverable)\b[^;]{0,40}\byears?\b/i,
    readWords,
  ),
]);

export const auditRight = letterField('audit_right', [
  inSentence(
    'books',
    /\b(?:audit|inspect|check|examine|open to)\b[^.;]{0,40}\b(?:books|records|auditor|statements?)\b|\b(?:books|records)\b[^.;]{0,30}\b(?:open|available)\b|\btenant(?: may|['’]s right to| shall have the right to| has the right to) audit\b/i,
    readWords,
    {
      unless: /\b(?:owner|landlord) may audit\b|\bno (?:audit|right)\b|\bgross sales\b|\baudited\b/i,
    },
  ),
]);

export const realEstateTaxes = letterField('real_estate_taxes', [
  inSentence('reassessment', /\b(?:Prop(?:osition|\.)? 13|reassess\w+)\b/i, readWords),
  inSentence(
    'carries',
    /\b(?:tenant|T)\b[^.;]{0,20}\b(?:pays?|carries|bears?)\b[^.;]{0,30}\b(?:real estate |property )?taxes\b/i,
    readWords,
  ),
]);

export const utilities = letterField('utilities', [
  underHeading('heading', ['utilities'], sentenceWith(/[$£€]\s?\d|\bmeter|\bown expense|\bpays?\b/i), {
    unless: /^\W*(?:none|n\/a)/i,
  }),
  inSentence(
    'meters',
    /\b(?:electric(?:ity|al)?|hydro|gas|water)\b[^.;]{0,50}\b(?:sub-?meter\w*|separately metered|are on you|is on you|paid by (?:the )?tenant)\b|\bpays? for hydro\b/i,
    readWords,
  ),
]);

export const tiAllowance = letterField(
  'ti_allowance',
  [
    underHeading(
      'total',
      ['allowance', 'landlord_work'],
      (piece) => {
        const amounts = amountsOf(piece.split(/\bfurther\b|\badditional\b/i)[0] ?? '').filter(
          ({ amount }) => amount > 0,
        );
        const total = amounts.find(({ per, amount }) => per === null && amount >= 1_000);
        return total === undefined
          ? []
          : [
              {
                value: total.amount,
                shown: showAmount(total.amount, total.currency),
                start: total.start,
                end: total.end,
              },
            ];
      },
      { unless: /\bno cash\b|\bthere is no\b|\bfee\b[^.]{0,10}$/i, weight: 5 },
    ),
    underHeading(
      'perFoot',
      ['allowance', 'landlord_work'],
      (piece) => {
        const per = amountsOf(piece).find((amount) => amount.per === 'sf' || amount.per === 'sf_year');
        return per === undefined
          ? []
          : [
              {
                value: per.amount,
                shown: `${showAmount(per.amount, per.currency)} per square foot`,
                start: per.start,
                end: per.end,
              },
            ];
      },
      { unless: /\bno cash\b|\bthere is no\b/i },
    ),
    inSentence(
      'allowanceOf',
      /\b(?:T\.?I\.?(?:A)?|allowance|improvement money|tenant improvements?)\b[^.;]{0,40}?([$£€]\s?\d[\d,.]*\d?)/i,
      readAnyAmount,
      { unless: /\bno (?:tenant )?(?:improvement )?allowance\b|\bunspent\b/i },
    ),
  ],
  [
    {
      // A building owner's own work: the money is a budget, not an allowance.
      name: 'noCashPaid',
      excludes: ({ block }) =>
        /\bno cash is paid\b|\bno (?:tenant improvement )?allowance\b|\bgives no allowance\b/i.test(block.text),
    },
  ],
);

export const tiAmortized = letterField('ti_amortized', [
  inSentence(
    'repaid',
    /\b(?:amorti[sz]ed|repaid)\b[^.;]{0,60}\b(?:rent|term)\b[^;]{0,60}?\d(?:\.\d+)?\s?%/i,
    readWords,
    { unless: /\b(?:unamortized|capital|replacement|roof|code changes|cancell?ation|terminat\w+)\b/i },
  ),
]);

export const securityDeposit = letterField('security_deposit', [
  underHeading(
    'named',
    ['deposit'],
    (piece) => {
      const match = /\b(?:a |security )?deposit of\s+([$£€]\s?\d[\d,.]*\d)/i.exec(piece);
      return match?.[1] === undefined
        ? []
        : readAnyAmount(match[0])
            .map((found) => ({ ...found, start: found.start + match.index, end: found.end + match.index }))
            .slice(0, 1);
    },
    { weight: 12 },
  ),
  underHeading('damageDeposit', ['deposit'], readTotals, {
    when: /\b(?:against damage|held without interest|security for)\b/i,
    weight: 10,
    notUnder: /earnest|good-?faith/i,
  }),
  underHeading('heading', ['deposit'], readTotals, {
    unless:
      /^\W*(?:none|no (?:security )?deposit|n\/a|waived|not required)|\bletter of credit\.?$|\bapplied to (?:basic |base )?rent\b/i,
    notUnder: /earnest|good-?faith/i,
  }),
  underHeading('none', ['deposit'], (piece) => {
    const match = /^\W*(?:none|no (?:security )?deposit|waived|not required)\b/i.exec(piece);
    return match === null ? [] : [{ value: 'none', shown: 'None', start: 0, end: match[0].length }];
  }),
  inSentence(
    'amountOf',
    /\bdeposit\b[^.;]{0,70}?[$£€]\s?\d/i,
    (piece) => {
      const at = piece.search(/\bdeposit\b/i);
      return readTotals(piece.slice(at))
        .slice(0, 1)
        .map((found) => ({ ...found, start: found.start + at, end: found.end + at }));
    },
    { unless: /\b(?:earnest|good-?faith|increase|reduced? (?:by|to)|forfeit\w*|existing)\b/i },
  ),
  underHeading('monthsOfRent', ['deposit'], (piece) => {
    const match =
      /^\W*(?:an amount equal to |(?:a )?bank guarantee of |letter of credit of )?(?:\w+|\d)\s?(?:\(\d\))?\s?months?['’]?s?\b[^.;]{0,40}/i.exec(
        piece,
      );
    return match === null || amountsOf(piece).length > 0
      ? []
      : [{ value: match[0].trim(), shown: match[0].trim(), start: 0, end: match[0].trimEnd().length }];
  }),
]);

export const letterOfCredit = letterField('letter_of_credit', [
  inSentence('credit', /\bletter of credit\b|\bL\/?C\b|\bLOC\b/i, (piece) => readTotals(piece).slice(0, 1), {
    unless: /\b(?:no|not accept a|instead of a|in place of a) letter of credit\b/i,
  }),
]);

export const moneyFields = [
  escalation,
  percentageRent,
  leaseStructure,
  opexShare,
  baseYear,
  opexEstimate,
  grossUp,
  opexCap,
  mgmtAdminFee,
  capexPassthrough,
  auditRight,
  realEstateTaxes,
  utilities,
  tiAllowance,
  tiAmortized,
  securityDeposit,
  letterOfCredit,
] as const;
