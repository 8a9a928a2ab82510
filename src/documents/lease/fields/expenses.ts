import { first, readAmounts, readPercents } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  placed,
  type Reading,
  readText,
  sentencesLike,
} from './rule.ts';

function structure(context: FieldContext): Candidate[] {
  const kinds: readonly [string, RegExp, number][] = [
    ['absolute', /\babsolute(?:ly)?\s+(?:triple\s+)?net\b|\bbondable\s+(?:net\s+)?lease/gi, 5],
    [
      'NNN',
      /\b(?:triple[\s-]+net|net[\s,-]+net[\s,-]+net|NNN)\b|multi-tenant\s+lease\s*[-–—]\s*net\b|\blease\s*[-–—]\s*net\b/gi,
      3,
    ],
    ['base_year', /\bbase\s+year\b/gi, 0],
    [
      'gross',
      /\b(?:full[\s-]+service|gross\s+lease|gross\s+(?:rent\s+)?basis|gross\s+in\s+nature|fully\s+gross|lease\s*[-–—]\s*gross\b)/gi,
      2,
    ],
    ['modified_gross', /\b(?:modified|industrial|semi)[\s-]+gross\b/gi, 4],
    ['NN', /\b(?:double[\s-]+net|(?<!net[\s,-]+)net[\s,-]+net(?![\s,-]+net)|NN)\b/g, 1],
  ];
  const words = ['net', 'nnn', 'triple', 'gross', 'service', 'base', 'absolute', 'absolutely', 'bondable', 'nn'];
  const found = kinds.flatMap(([value, pattern, bonus]) =>
    context.text.hits(words, new RegExp(pattern.source, `d${pattern.flags}`)).map((hit): Candidate => {
      const heading = hit.block.start < 1_500 && (hit.block.kind === 'heading' || hit.block.text.length < 100) ? 30 : 0;
      const label = context.text.pairs.some(
        (pair) =>
          /lease\s+type|type\s+of\s+lease|expense|structure|base\s+rent/.test(pair.label) &&
          pair.value.start <= hit.start &&
          hit.end <= pair.value.end,
      )
        ? 12
        : 0;
      const passing = /\b(?:if|comparable|other\s+tenants?|market|taking\s+into|whether)\b[^.]{0,120}$/i.test(
        hit.block.text.slice(0, hit.start - hit.block.start),
      )
        ? -35
        : 0;
      return {
        value,
        shown: shownStructures[value] ?? value,
        span: { start: hit.start, end: hit.end },
        score: 55 + bonus + heading + label + passing + placed(context, hit.block),
      };
    }),
  );
  const passThrough = sentencesLike(
    context,
    ['operating', 'expenses', 'taxes', 'expense'],
    /\b[Tt]enant\s+shall\s+pay\b[^.]{0,120}\b(?:share|percentage)\b[^.]{0,80}\b(?:operating\s+expenses|operating\s+costs|expenses|taxes)\b(?![^.]{0,120}\b(?:increase|excess|over\s+the\s+base))/i,
    { section: /operating|additional\s+rent|expenses/, score: 5 },
  );
  return [
    ...found,
    ...passThrough
      .slice(0, 1)
      .map(
        (candidate): Candidate => ({ ...candidate, value: 'NNN', shown: 'Net: the tenant pays its share of expenses' }),
      ),
  ];
}

const shownStructures: Readonly<Record<string, string>> = {
  absolute: 'Absolute net',
  NNN: 'Triple net (NNN)',
  base_year: 'Base year',
  gross: 'Gross or full service',
  modified_gross: 'Modified gross',
  NN: 'Double net (NN)',
};

function tenantShare(context: FieldContext): Candidate[] {
  return [
    ...fromPairs(
      context,
      /\b(?:pro[\s-]*rata|proportionate|tenant's|lessee's|sub(?:tenant|lessee)'s|initial)\b.*\b(?:share|percentage|proportion)\b|^(?:pro[\s-]*rata|proportionate)\s+share\b|^percentage$|^(?:tenant's\s+)?share(?:\s+of\s+.*)?$/,
      first(readPercents),
    ),
    ...fromProse(
      context,
      ['share', 'percentage', 'proportionate', 'rata'],
      /\b(?:Pro[\s-]*[Rr]ata|Proportionate|Tenant[’']s|Lessee[’']s|Subtenant[’']s|Sublessee[’']s)\s+(?:Pro[\s-]*[Rr]ata\s+|Proportionate\s+|Building\s+|Project\s+)?(?:Share|Percentage)\b[^.;$]{0,170}?\b(?:shall\s+be|is|equals?|of|mean|be|means|to)\b[^.;$]{0,70}?(\d+(?:\.\d+)?\)?\s?(?:%|percent))/dg,
      first(readPercents),
      { score: 62 },
    ),
    ...fromProse(
      context,
      ['share', 'proportionate', 'rata'],
      /\b(?:proportionate|pro[\s-]*rata)\s+share\b[^.;$]{0,140}?\b(?:computed\s+at|shall\s+be|is|equal\s+to|agreed\s+to\s+be)\s+[^.;$]{0,50}?(\d+(?:\.\d+)?\)?\s?(?:%|percent))/dgi,
      first(readPercents),
      { score: 52, avoid: /controllable|increase\s+by|administrative/i },
    ),
  ].filter(({ value }) => Number.parseFloat(String(value)) <= 100);
}

function baseYear(context: FieldContext): Candidate[] {
  const year = (piece: string): Reading[] => {
    const match = /\b(?:19|20)\d{2}\b(?!\s*[-–/]\d{2}\b[^)]*months)/.exec(piece);
    return match ? [{ value: match[0], shown: match[0], start: match.index, end: match.index + match[0].length }] : [];
  };
  return [
    ...fromPairs(
      context,
      /^(?:(?:expense|operating\s+expenses?|tax|initial|opex)\s+)*(?:base\s+(?:calendar\s+|tax\s+|expense\s+)?year|expense\s+stop)(?:\s+for\s+.*)?s?$/,
      (piece) => [
        ...year(piece.slice(0, 200)),
        ...readAmounts(piece.slice(0, 160)).slice(0, 1),
        ...readText(piece).map((reading) => ({ ...reading, weight: -25 })),
      ],
    ),
    ...fromProse(
      context,
      ['base'],
      /\b[Bb]ase\s+[Yy]ear\b(?:\s+for\s+(?:Operating\s+)?(?:Expenses?|Taxes))?[”"’]?\)?[^.;]{0,110}?((?:19|20)\d{2})\b(?:[^.;]{0,60}?December\s+31,\s+\d{4})?/dg,
      (piece) => year(piece),
      { score: 60 },
    ),
    ...fromProse(
      context,
      ['base'],
      /\b((?:calendar\s+year\s+)?(?:19|20)\d{2})\s+(?:\([^)]{0,30}\)?\s*)?[Bb]ase\s+[Yy]ear/dg,
      (piece) => year(piece),
      { score: 62 },
    ),
    ...fromProse(context, ['stop'], /\bexpense\s+stop\b[^.;]{0,60}?(\$\s?[\d,.]+\d)/dgi, first(readAmounts), {
      score: 60,
    }),
    ...fromProse(
      context,
      ['base'],
      /[Bb]ase\s+(?:tax|Tax)\s+year\s+shall\s+be\s+([^.;]{4,60})/dg,
      (piece) => year(piece),
      { score: 45 },
    ),
  ];
}

export const expenseRules: readonly FieldRule[] = [
  {
    id: 'lease_structure',
    label: 'Expense structure',
    group: 'Expenses',
    lookedFor: 'triple net, NNN, gross, full service, base year or absolute net',
    find: structure,
  },
  {
    id: 'opex_share',
    label: 'Tenant share',
    group: 'Expenses',
    lookedFor: 'a pro rata or proportionate share in percent',
    find: tenantShare,
  },
  {
    id: 'base_year',
    label: 'Base year or stop',
    group: 'Expenses',
    lookedFor: 'a base year or an expense stop',
    find: baseYear,
  },
  {
    id: 'opex_estimate',
    label: 'Estimate of expenses',
    group: 'Expenses',
    lookedFor: 'an estimate of operating expenses in dollars',
    find: (context) => [
      ...fromPairs(
        context,
        /\bestimated?\b.*\b(?:operating|expenses?|cam|additional\s+rent|nnn|common)\b|\b(?:operating\s+expenses?|cam|nnn|common\s+area\s+(?:operating\s+expenses?|costs?|maintenance))\b.*\bestimate|^(?:nnn|cam|common\s+area\s+operating\s+expenses?|additional\s+rent)(?:\s+(?:charges?|expenses?|costs?))?$/,
        first(readAmounts),
      ),
      ...fromProse(
        context,
        ['estimated', 'estimate', 'estimates'],
        /\b(?:operating\s+(?:expenses|costs)|CAM|NNN|common\s+area|additional\s+rent|pro\s*rata\s+share)\b[^.;$]{0,110}?\bestimated?\w*\b[^.;$]{0,60}?(\$\s?\d[\d,.]*\d)(?:\s+per\s+\w+(?:\s+\w+){0,3})?/dgi,
        first(readAmounts),
        { score: 60, section: /operating|additional|expenses|rent/ },
      ),
      ...fromProse(
        context,
        ['estimated', 'estimate'],
        /\bestimated?\b[^.;$]{0,80}?\b(?:operating\s+(?:expenses|costs)|CAM|NNN|additional\s+rent)\b[^.;$]{0,70}?(\$\s?\d[\d,.]*\d)(?:\s+per\s+\w+(?:\s+\w+){0,3})?/dgi,
        first(readAmounts),
        { score: 58 },
      ),
    ],
  },
  {
    id: 'opex_cap',
    label: 'Cap on controllable expenses',
    group: 'Expenses',
    lookedFor: 'a cap on controllable or operating expenses in percent',
    find: (context) => [
      ...fromProse(
        context,
        ['controllable', 'cap', 'expenses', 'capped'],
        /\b(?:controllable|operating\s+expenses?|CAM|NNN\s+expenses|common\s+area)\b[^.;]{0,260}?\b(?:(?:not|never)\s+(?:exceed|increase|rise|grow|be\s+increased)|capped|cap\b|no\s+more\s+than|limited\s+to)\b[^.;]{0,150}?(\d+(?:\.\d+)?\)?\s?(?:%|percent))[^.;]{0,60}/dgi,
        first(readPercents),
        {
          score: 60,
          section: /operating|expenses|cam|additional/,
          avoid: /management\s+fee|administrative\s+fee|audit|discrepan|overstat|gross(?:ed)?\s+up|occupi|occupan/i,
        },
      ),
      ...sentencesLike(context, ['controllable'], /\bcontrollable\b[^.]{0,200}\b(?:exceed|increase|cap)/i, {
        score: 35,
      }),
    ],
  },
  {
    id: 'mgmt_admin_fee',
    label: 'Management or administrative fee',
    group: 'Expenses',
    lookedFor: 'a management or administrative fee in percent',
    find: (context) => [
      ...fromProse(
        context,
        ['management', 'administrative', 'administration', 'supervision'],
        /\b(?:management|administrati(?:ve|on)|overhead)\s+(?:and\s+\w+\s+)?(?:fees?|charges?|costs?)\b[^.;]{0,140}?(\d+(?:\.\d+)?\)?\s?(?:%|percent))[^.;]{0,60}|(\d+(?:\.\d+)?\)?\s?(?:%|percent))[^.;]{0,60}?\b(?:management|administrati(?:ve|on)|supervision)\s+fee/dgi,
        (piece) => readPercents(piece).slice(-1),
        {
          score: 60,
          section: /operating|expenses|cam|additional|common/,
          avoid: /construction\s+management|supervision\s+of\s+(?:the\s+)?alter|late/i,
        },
      ),
      ...sentencesLike(
        context,
        ['management', 'administrative'],
        /\b(?:property\s+)?management\s+fees?\b|\badministrative\s+(?:fee|charge)\b/i,
        { section: /operating|expenses|cam|additional|common/, score: 20 },
      ),
    ],
  },
  {
    id: 'capex_passthrough',
    label: 'Capital items',
    group: 'Expenses',
    lookedFor: 'capital improvements or expenditures in the expenses',
    find: (context) =>
      sentencesLike(
        context,
        ['capital', 'amortized', 'capitalized', 'amortization'],
        /\bcapital\s+(?:improvements?|expenditures?|repairs?|replacements?|items?|nature|costs?|expenses?)\b|\bamortized\s+(?:at|over|based)\b/i,
        { section: /operating|expenses|cam|additional|common|maint/, avoid: /capital\s+stock|allowance/i },
      ),
  },
  {
    id: 'gross_up',
    label: 'Gross-up',
    group: 'Expenses',
    lookedFor: 'a gross-up of expenses to an occupancy',
    find: (context) => [
      ...fromProse(
        context,
        ['occupied', 'occupancy', 'gross', 'grossed', 'leased'],
        /\b(?:gross(?:ed)?[\s-]+up|adjust\w*|as\s+if|as\s+though|had\s+been)\b[^.;]{0,200}?(\d{2,3}\)?\s?(?:%|percent))[^.;]{0,40}?\b(?:occup|leased|rented)/dgi,
        first(readPercents),
        { score: 60, section: /operating|expenses|additional/ },
      ),
      ...sentencesLike(
        context,
        ['gross', 'grossed', 'occupied', 'rented'],
        /\bgross(?:ed)?[\s-]+up\b|\b(?:not\s+)?(?:fully|\d{2,3}%)\s+(?:rented|occupied|leased)\b[^.]{0,160}\b(?:adjust|costs|expenses)/i,
        { section: /operating|expenses|additional/, score: 35 },
      ),
    ],
  },
  {
    id: 'audit_right',
    label: 'Audit right',
    group: 'Expenses',
    lookedFor: 'a right of the tenant to audit or inspect the books',
    find: (context) =>
      sentencesLike(
        context,
        ['audit', 'books', 'review', 'inspect', 'objects', 'records'],
        /\b(?:tenant|lessee|sub\w+)\b[^.]{0,180}\b(?:audit|inspect|examine|review)\b[^.]{0,140}\b(?:books|records|statement|expenses|costs|invoices)|\b(?:audit|inspect|examine|review)\b[^.]{0,100}\b(?:landlord|lessor)[’']s\s+(?:books|records)|\bright\s+to\s+audit\b|\bunless\s+tenant\s+objects\b/i,
        {
          section: /operating|expenses|audit|additional|statement|cam/,
          avoid: /landlord\s+(?:shall\s+have\s+the\s+right|may)\s+(?:to\s+)?(?:audit|inspect)|gross\s+sales/i,
        },
      ),
  },
  {
    id: 'real_estate_taxes',
    label: 'Taxes',
    group: 'Expenses',
    lookedFor: 'who pays real estate taxes',
    find: (context) =>
      sentencesLike(
        context,
        ['tax', 'taxes'],
        /\b(?:real\s+(?:estate|property)|property|ad\s+valorem)\s+taxes?\b|\b(?:tenant|lessee|landlord|lessor)\b[^.]{0,60}\b(?:shall\s+)?pays?\b[^.]{0,80}\btaxes\b|\breassess/i,
        { section: /tax/, avoid: /personal\s+property\s+taxes|income\s+tax/i },
      ),
  },
  {
    id: 'utilities',
    label: 'Utilities and services',
    group: 'Expenses',
    lookedFor: 'utilities, meters, building hours or after-hours service',
    find: (context) =>
      sentencesLike(
        context,
        ['utilities', 'utility', 'metered', 'electricity', 'hvac', 'hours', 'janitorial'],
        /\b(?:utilit(?:y|ies)|separately\s+metered|electricity|after[\s-]+hours|building\s+hours|business\s+hours)\b[^.]{0,200}\b(?:pay|responsible|furnish|provide|expense|cost|charge|available)|\b(?:pay|responsible|furnish|provide|contract)\b[^.]{0,120}\b(?:utilit(?:y|ies)|electric|gas|water|hvac)\b/i,
        { section: /utilit|services|hvac|electric/, avoid: /interruption|failure|insurance/i },
      ),
  },
];
