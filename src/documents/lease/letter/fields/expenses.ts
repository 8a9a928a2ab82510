import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence, readWords, sentenceWith, underHeading } from '../letter-evidence.ts';
import { linesOf } from '../letter-saying.ts';
import { amountsOf, readAnyAmount, showAmount } from '../letter-values.ts';
import { letterField } from './letter-field.ts';
import { readRate } from './read-rate.ts';

const percent = /\d[\d,]{0,30}(?:\.\d+)?\s?%/;

const structures: readonly (readonly [string, RegExp])[] = [
  [
    'absolute',
    /\babsolute(?:ly)?(?: triple)? net\b|\bclear of every cost\b|\bbondable\b|\b(?:owner|landlord) (?:bears|has) no costs?\b/i,
  ],
  [
    'base_year',
    /\bbase[\s-]year\b|\bincreases? over (?:the )?(?:calendar year |base )?\d{4}\b|\bexpense stop\b|\bover (?:a |the )?\d{4} base\b|^\W{0,3}base (?:of )?20\d{2}\b/i,
  ],
  [
    'modified_gross',
    /\bmod(?:ified|\.)? gross\b|\bindustrial gross\b|\bplus electric\b|\bgross plus\b|\bMG\b(?! Road)|\bgross,? (?:plus|but|and|you only pay) [^.;]{0,20}\b(?:power|electric\w*|utilities|own)\b|\b(?:heat|water)\b[^.;]{0,30}\bincl\w*[^.;]{0,40}\b(?:lights?|electric\w*|power)\b/i,
  ],
  [
    'NNN',
    /\bNNN\b|\btriple[\s-]*net\b|\bcarefree and net\b|\bnet lease\b|\bnet,? net,? net\b|\bnet of (?:operating )?expenses\b|\bper (?:(?:rentable |usable )?(?:square f(?:oo|ee)t|sq\.? ?ft\.?|foot)|r?sf),? net\b(?! (?:of|present|worth|usable|rentable|internal))|\bfully net\b|\bnet rent\b|\bentirely net\b|\bFRI\b|\bN\.N\.N\b|\bpax\b|\btriple nets\b|\bnet basis\b|\bnets on top\b|\bnet to (?:the |our )?(?:lessor|landlord|owner|licensor|us)\b|^\W*net\b/i,
  ],
  ['NN', /\bdouble net\b|\bNN\b/],
  [
    'gross',
    /\bfull[\s-]+service\b|\bFSG?\b|(?<!\b(?:months?|weeks?|quarters?)['’]?s? )\bgross (?:lease|rent|basis)\b|\ball[\s-]inclusive\b|(?<!% of |of |\b(?:months?|weeks?)['’]? )\bgross\b(?! (?:sales|rents|up|square|area|leas|negligen|of|revenue|income|floor|internal|monthly))/i,
  ],
];

export function structure(only?: string): (piece: string) => readonly ReadValue[] {
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

export const structureNames: Readonly<Record<string, string>> = {
  absolute: 'Absolute net',
  base_year: 'Base year',
  modified_gross: 'Modified gross',
  NNN: 'Triple net (NNN)',
  NN: 'Double net (NN)',
  gross: 'Gross',
};

/** `over 2019` below a label for the expenses: the tenant pays increases over a base year. */
const overAYearOf = /\b(?:opex|operating|op ex|tax(?:es)?|expenses?|pass-?throughs?|cam)\b/i;
const overAYear =
  /^\W{0,3}(?:(?:increases?|its share|pro-?rata|excess) )?over (?:the )?(?:calendar (?:year )?|actual |CY ?|FY ?)?((?:19|20)\d{2})\b/i;

export const leaseStructure = letterField('lease_structure', [
  inSentence(
    'stopResets',
    /\b(?:expense )?stop (?:resets|moves|goes)\b[^.;]{0,30}\b(?:19|20)\d{2}\b/i,
    (piece) => [{ value: 'base_year', shown: 'Base year', start: 0, end: piece.length }],
    { weight: rank.overHeading },
  ),
  underHeading('absolute', ['expenses'], structure('absolute'), { weight: rank.settles }),
  // `Operating costs and taxes: over 2027`
  underHeading(
    'overAYear',
    overAYearOf,
    (piece) => {
      const match = overAYear.exec(piece);
      return match === null
        ? []
        : [{ value: 'base_year', shown: 'Base year', start: match.index, end: match.index + match[0].length }];
    },
    { weight: rank.asByHeading },
  ),
  underHeading('baseYear', ['expenses', 'base_year'], structure('base_year'), { weight: rank.asByHeading }),
  underHeading(
    'baseYearHeading',
    ['base_year'],
    (piece) => {
      const match = /\b(?:19|20)\d{2}\b/.exec(piece);
      return match === null
        ? []
        : [{ value: 'base_year', shown: 'Base year', start: match.index, end: match.index + 4 }];
    },
    { weight: rank.asByHeading },
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
  {
    name: 'sharesAll',
    kind: 'sentence',
    // The tenant pays taxes, insurance and maintenance, and no base is mentioned: a net lease that isn't called one.
    find: (context) =>
      linesOf(context.text)
        .filter(
          ({ whole, settled }) =>
            settled &&
            whole.length < 600 &&
            /\b(?:share|reimburs\w+|tenant pays?)\b/i.test(whole) &&
            [/\btaxes\b/i, /\binsurance\b/i, /\b(?:CAM|common area|maintenance|operating)\b/i].every((word) =>
              word.test(whole),
            ) &&
            !/\b(?:base|stop|increases?|over|gross|excess|landlord pays?)\b/i.test(whole),
        )
        .slice(0, 1)
        .map(({ part }) => ({
          value: 'NNN',
          shown: structureNames['NNN'] ?? 'NNN',
          span: { start: part.start, end: part.start + part.text.trimEnd().length },
          block: part.block,
          weight: rank.lastResort,
          doubt:
            'The offer does not name the lease structure; the tenant pays its share of taxes, insurance and upkeep.',
        })),
  },
]);

export const opexShare = letterField('opex_share', [
  inSentence(
    'paysPercentOf',
    /\bpays \d{1,2}(?:\.\d+)?\s?% of (?:all |the |[\w’']+['’]s )?(?:\w+ ){0,3}(?:pass-?throughs?|expenses|costs|taxes|increases?)/i,
    readRate(/(\d{1,2}(?:\.\d+)?\s?%)/),
  ),
  inSentence(
    'share',
    /\b(?:share|proportion)\b[^.;]{0,40}?\d[\d.]*\s?%/i,
    readRate(/\b(?:share|proportion)\b[^.;]{0,40}?(\d[\d.]*\s?%)/i),
    { unless: /\bsales\b|\b50\/50\b/i },
  ),
  inSentence(
    'ofTheWhole',
    /\b(?:taxes|CAM|roof|upkeep|spends)\b/i,
    readRate(/(\d{1,2}(?:\.\d+)?\s?%)(?= of what| of the shared|;|,? this year)/i),
  ),
  inSentence(
    'theWholeFirst',
    /\bCAM of (?:the )?\w+, \d/i,
    readRate(/\bCAM of (?:the )?\w+, (\d{1,2}(?:\.\d+)?\s?%)/i),
  ),
  inSentence('formula', /\b(?:share|proportion)\b\s*=\s*[^.;]{5,80}÷[^.;]{3,60}/i, readWords),
  inSentence('half', /\breimburses? half of\b/i, (piece) => [
    { value: 'half', shown: 'half', start: piece.search(/reimburses? half/i), end: piece.search(/half/i) + 4 },
  ]),
]);

export const baseYear = letterField('base_year', [
  inSentence(
    'stopResets',
    /\bstop (?:resets|moves|goes)\b[^.;]{0,30}\b(?:19|20)\d{2}\b/i,
    readRate(/\b((?:19|20)\d{2})\b/),
  ),
  underHeading('heading', ['base_year'], readRate(/\b((?:19|20)\d{2})\b/)),
  inSentence(
    'over',
    /\b(?:increases?|expenses|taxes|costs)\b[^.;]{0,60}\b(?:over|above|in excess of)\b[^.;\d]{0,25}\b(?:19|20)\d{2}\b/i,
    readRate(/\b(?:over|above|in excess of)\b[^.;\d]{0,25}\b((?:19|20)\d{2})\b/i),
    { unless: /\b(?:index|CPI|rent)\b/i },
  ),
  inSentence(
    'baseYearOf',
    /\bbase year\b[^.;]{0,40}\b(?:19|20)\d{2}\b|\b(?:19|20)\d{2} base year\b/i,
    readRate(/\b((?:19|20)\d{2})\b/),
  ),
]);

/** `$1.62 (taxes $0.95, insurance $0.22, CAM $0.45)`, `$8.12 and $5.03, i.e. $13.15`: the amount that is the sum of the others. */
function statedTotal(piece: string): readonly ReadValue[] {
  const amounts = amountsOf(piece).filter(({ per }) => per === null || per === 'sf' || per === 'sf_year');
  if (amounts.length < 3 || amounts.length > 8) return [];
  const sum = amounts.reduce((all, { amount }) => all + amount, 0);
  const total = amounts.find(({ amount }) => Math.abs(sum - 2 * amount) < 0.011);
  return total === undefined
    ? []
    : [
        {
          value: total.amount,
          shown: showAmount(total.amount, total.currency),
          start: total.start,
          end: total.end,
          weight: rank.explicit,
        },
      ];
}

export const opexEstimate = letterField('opex_estimate', [
  underHeading('total', ['expenses', 'taxes'], statedTotal),
  underHeading('heading', ['expenses', 'insurance'], (piece) => {
    for (const amount of amountsOf(piece)) {
      const sentence = piece.slice(Math.max(0, piece.lastIndexOf('. ', amount.start) + 1), amount.end + 40);
      if (
        /\b(?:estimat\w+|est\.|current[- ]year|budget\w*|currently|running|this year|advance payment|flyer|shows|approx\w*|projected|c\.)/i.test(
          sentence,
        ) &&
        !/not exceeding|\bcap\b/i.test(sentence)
      ) {
        return [
          {
            value: amount.amount,
            shown: `${showAmount(amount.amount, amount.currency)}${amount.per === 'sf_month' ? ' per square foot and month' : ''}`,
            start: amount.start,
            end: amount.end,
            // `$9.85 for operating costs and $8.10 for taxes`: the sum is not stated.
            ...(/^[^.;]{0,60}\band (?:\w+ )?[$£€]\s?\d/.test(piece.slice(amount.end))
              ? { doubt: 'The offer states several estimates.' }
              : {}),
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
    /\b(?:as (?:though|if)|gross(?:ed)?[\s-]?up|adjusted to)\b[^.;]{0,60}?\d{2,3}\s?%(?:\)? occup)?/i,
    readRate(/(?<![\d.])(\d{2,3}\s?%)/),
  ),
]);

export const opexCap = letterField('opex_cap', [
  underHeading(
    'heading',
    ['expense_cap'],
    sentenceWith(
      /(?:\bcap\b|controllable|limited|\blid\b|exceed)[^;]{0,200}\d\s?%|\d\s?%[^;]{0,200}(?:\bcap\b|control|cumulative)/i,
    ),
    { when: /\d(?:\.\d+)?\s?%/, unless: /^\W*(?:none|no cap|n\/a)/i },
  ),
  inSentence(
    'controllable',
    /\b(?:controllable\w*|landlord can control|CAM|expenses|spends|increases? in|(?:service|estate|NNN|common|operating) (?:charges?|costs?)|NNNs?)\b[^;]{0,160}?\b(?:cap(?:ped)?|limited|not (?:to )?(?:go|exceed\w*|rise|increase)|not exceeding|lid|held to|over (?=\d)|no faster than|no more than|not more than|maximum|max)\b[^.;]{0,60}?(?:\d\s?%|[$£€]\s?\d)|\b\d(?:\.\d+)?\s?% (?:annual |yearly )?(?:cap|lid) on\b/i,
    readWords,
    {
      unless: /\b(?:management fee|uncapped(?! and)|commission|allowance)\b(?![^.]*\b(?:lid|controllable|cap)\b)/i,
    },
  ),
  // `Service charge: c. £0.85 psf; capped at £1.00 psf`
  underHeading(
    'capped',
    ['expenses'],
    sentenceWith(
      /\b(?:caps?|capped|(?:not|never) (?:to )?exceed(?:ing)?)\b[^.;]{0,70}(?:[$£€]\s?\d|\d\s?%|\b(?:CPI|RPI|index|inflation)\b)/i,
    ),
    { unless: /\b(?:uncapped|no cap|not capped|management fee)\b/i, weight: rank.loose },
  ),
  inSentence(
    'lid',
    /\b(?:Cap|lid|limit)\b\s*(?:(?::|of|on|at)\s*)?[^.;]{0,20}\d(?:\.\d+)?\s?%[^.;]{0,80}(?:control|cumulat)/i,
    readWords,
  ),
]);

export const mgmtAdminFee = letterField('mgmt_admin_fee', [
  underHeading('heading', ['fees'], readWords, { when: percent }),
  inSentence(
    'fee',
    /\b(?:management|administrat\w+|admin|supervision|oversight) fees?\b[^.;]{0,60}?\d(?:\.\d+)?\s?%|\d{1,2}(?:\.\d+)?\s?%[^.;]{0,30}\b(?:management|administrat\w+|admin|supervision|oversight)\b|\bmanagement\b[^.;]{0,40}\bat above \d/i,
    readWords,
    { unless: /\bconstruction manager\b/i },
  ),
]);

export const capexPassthrough = letterField('capex_passthrough', [
  inSentence(
    'capital',
    /\bcapital\b[^.;]{0,40}\b(?:items?|expenditures?|improvements?|costs?|except|replacements?|repairs?)\b/i,
    readWords,
    { unless: /\bpartners\b|\bcapital contribution\b|\bagree to negotiate\b/i },
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
    'paysAll',
    /\b(?:tenant|lessee|subtenant|we|T)\b[^.;]{0,120}\b(?:pays?|bears?|responsible for|covers?)\b[^.;]{0,120}\butilit(?:y|ies)\b/i,
    readWords,
    { unless: /\b(?:landlord|owner|LL) (?:pays?|covers?)\b|\b(?:not|no) (?:pay|responsible)\b/i, weight: rank.weak },
  ),
  inSentence(
    'meters',
    /\b(?:electric(?:ity|al)?|hydro|gas|water)\b[^.;]{0,50}\b(?:sub-?meter\w*|separately metered|are on you|is on you|paid by (?:the )?tenant)\b|\bpays? for hydro\b/i,
    readWords,
  ),
]);

export const expenseFields = [
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
] as const;
