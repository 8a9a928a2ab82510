import { stateOf, statePattern } from '../values/addresses.ts';
import { durationPattern } from '../values/durations.ts';
import { percentsIn } from '../values/figures.ts';
import { first, readAmounts, readDays, readPercents } from './readers.ts';
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

const sentences =
  (words: readonly string[], pattern: RegExp, options: Parameters<typeof sentencesLike>[3] = {}) =>
  (context: FieldContext) =>
    sentencesLike(context, words, pattern, options);

const tenant = '(?:[Tt]enant|[Ll]essee|TENANT|LESSEE|[Ss]ub-?(?:tenant|lessee))';
const landlord = '(?:[Ll]andlord|[Ll]essor|LANDLORD|LESSOR|[Ss]ub-?(?:landlord|lessor))';

function assignment(context: FieldContext): Candidate[] {
  const found = sentencesLike(
    context,
    ['assign', 'assignment', 'sublet', 'subletting', 'transfer', 'transfers', 'consent'],
    /\b(?:assign|sublet|transfer|assignment|subletting)\b[^.]{0,260}\b(?:consent\b|approv(?:al|ed)\b|agreed\s+in\s+writing|permission\b)|\bconsent\b[^.]{0,220}\b(?:assign|sublet|transfer|assignment|subletting)|\b(?:withhold|grant)\b[^.]{0,60}\bconsent\b[^.]{0,80}\b(?:discretion|unreasonabl)|\bshall\s+not\b[^.]{0,60}\bassign\b/i,
    {
      section: /assign|sublet|transfer/,
      avoid: /landlord[’']s\s+(?:interest|right)\s+(?:to|may)|successors?\s+and\s+assigns\b(?![^.]*consent)/i,
    },
  );
  return found.map((candidate): Candidate => {
    const words = String(candidate.value);
    const reasonable =
      /not\s+(?:be\s+)?(?:unreasonably\s+)?(?:withheld|withhold)|unreasonably|reasonable\s+discretion|reasonable\s+consent/i.test(
        words,
      );
    const sole = /\bsole(?:\s+and\s+absolute)?(?:\s+\w+)?\s+discretion|absolute\s+discretion/i.test(words);
    const consent = /\b(?:consent|approv(?:al|ed)|agreed\s+in\s+writing|permission)\b/i.test(words);
    const kind =
      sole && !reasonable
        ? 'sole discretion'
        : reasonable
          ? 'landlord consent, not unreasonably withheld'
          : consent
            ? 'landlord consent'
            : 'prohibited';
    const clear = reasonable || sole ? 10 : consent ? 2 : 0;
    return {
      ...candidate,
      value: kind,
      shown: kind,
      score:
        candidate.score +
        clear +
        (context.text.document.text
          .slice(candidate.span.start, candidate.span.end)
          .search(/\bTenant\s+(?:shall|may|will)\s+not|Lessee\s+shall\s+not/i) >= 0
          ? 4
          : 0),
    };
  });
}

export const transferRules: readonly FieldRule[] = [
  {
    id: 'assignment',
    label: 'Assignment and subletting',
    group: 'Transfer',
    lookedFor: 'the consent that an assignment or sublease needs',
    find: assignment,
  },
  {
    id: 'change_of_control',
    label: 'Change of control',
    group: 'Transfer',
    lookedFor: 'a change of control that counts as an assignment',
    find: sentences(
      ['control', 'stock', 'ownership', 'shares', 'interests', 'merger'],
      /\bchange\s+(?:of|in)\s+(?:the\s+)?control\b|\b(?:transfer|sale|issuance)\b[^.]{0,140}\b(?:stock|shares|ownership\s+interests?|partnership\s+interests?|membership\s+interests?|voting)\b[^.]{0,200}\b(?:assign|transfer|deemed|constitute)/i,
      { section: /assign|transfer|control|sublet/ },
    ),
  },
  {
    id: 'recapture',
    label: 'Recapture',
    group: 'Transfer',
    lookedFor: 'a right to take the space back on a transfer',
    find: sentences(
      ['recapture', 'terminate', 'recaptured'],
      /\brecaptur\w*\b|\b(?:landlord|lessor)\b[^.]{0,160}\bterminate\b[^.]{0,120}\b(?:portion|space)\b[^.]{0,80}\b(?:sublet|subleas|assign)/i,
      { section: /assign|sublet|transfer|recapture/ },
    ),
  },
  {
    id: 'profit_sharing',
    label: 'Profit on a sublease',
    group: 'Transfer',
    lookedFor: 'a share of the landlord in the profit of a sublease',
    find: (context) => [
      ...fromProse(
        context,
        ['excess', 'profit', 'profits', 'bonus', 'consideration'],
        /(\d{1,3}\)?\s?(?:%|percent))\)?\s+of\s+(?:any\s+|all\s+|the\s+|such\s+)*(?:\w+\s+){0,4}?(?:excess|profits?|bonus|net\s+(?:profits?|consideration))\b[^.;]{0,80}/dgi,
        first(readPercents),
        { score: 60, section: /assign|sublet|transfer/, avoid: /\bgross\s+sales|breakpoint|audit|overcharg|stock/i },
      ).filter(
        ({ score, span }) =>
          score > 62 ||
          /\b(?:assign|sublet|sublease|transfer)/i.test(
            context.text.document.text.slice(Math.max(0, span.start - 300), span.end + 160),
          ),
      ),
      ...fromProse(
        context,
        ['subtenant', 'sublessee', 'assignee', 'sublease', 'subletting'],
        /\b(?:sums?|amounts?|rents?|consideration)\b[^.;]{0,60}\b(?:subtenant|sublessee|assignee|sublease|subletting)\b[^.;]{0,120}?((?:[\w-]+\s+)?\(?\d{1,3}\)?\s?(?:%|percent))[^.;]{0,50}\b(?:belongs?|paid|pay|to\s+(?:the\s+)?(?:landlord|lessor))\b/dgi,
        first(readPercents),
        { score: 40, section: /assign|sublet|transfer/, avoid: /interest|stock|shares|late|overdue/i },
      ),
      ...fromProse(
        context,
        ['excess', 'exceeds'],
        /\b(?:excess|exceeds?|profits?)\b[^.;]{0,200}?(\d{1,3}\)?\s?(?:%|percent))[^.;]{0,60}/dgi,
        first(readPercents),
        { score: 30, section: /assign|sublet|transfer/, avoid: /interest|stock|shares|controll|net\s+worth/i },
      ),
    ],
  },
];

export const repairRules: readonly FieldRule[] = [
  {
    id: 'maintenance_tenant',
    label: 'Tenant repairs',
    group: 'Repairs',
    lookedFor: 'what the tenant maintains and repairs',
    find: sentences(
      ['maintain', 'repair', 'repairs', 'maintenance', 'keep'],
      new RegExp(
        `\\b${tenant}\\b[^.]{0,140}\\b(?:shall|will|agrees\\s+to|must|is\\s+responsible)\\b[^.]{0,140}\\b(?:maintain|maintenance|repair|repairs|keep)\\b`,
      ),
      { section: /repair|mainten/, avoid: /insurance|books|records|policy|policies|lien/i },
    ),
  },
  {
    id: 'maintenance_landlord',
    label: 'Landlord repairs',
    group: 'Repairs',
    lookedFor: 'what the landlord maintains and repairs',
    find: sentences(
      ['maintain', 'repair', 'repairs', 'maintenance', 'keep'],
      new RegExp(
        `\\b${landlord}\\b[^.]{0,160}\\b(?:shall|will|agrees\\s+to|must|is\\s+responsible)\\b(?!\\s+not)[^.]{0,140}\\b(?:maintain|maintenance|repair|repairs|keep)\\b`,
      ),
      { section: /repair|mainten|service/, avoid: /insurance|books|records|shall\s+have\s+no|damage\s+or\s+destr/i },
    ),
  },
  {
    id: 'alterations_restoration',
    label: 'Alterations and restoration',
    group: 'Repairs',
    lookedFor: 'consent to alterations and their removal',
    find: sentences(
      ['alterations', 'alteration', 'remove', 'restore', 'removal'],
      /\balterations?\b[^.]{0,200}\b(?:consent|remove|removal|restor|property\s+of)|\b(?:remove|restore)\b[^.]{0,120}\balterations?|\bshall\s+not\s+make\b[^.]{0,60}\b(?:alterations|additions|improvements)/i,
      { section: /alterat|surrender|restor/ },
    ),
  },
];

function liability(context: FieldContext): Candidate[] {
  const read = (piece: string): Reading[] => {
    const amounts = readAmounts(piece);
    const occurrence =
      amounts.find(({ end }) =>
        /^\)?[^$]{0,60}?\b(?:per|each|any\s+one|for\s+(?:any\s+)?one)\s+(?:occurrence|accident|incident)/i.test(
          piece.slice(end),
        ),
      ) ??
      amounts.find(({ start }) =>
        /\b(?:per|each)\s+occurrence[^$]{0,40}$/i.test(piece.slice(Math.max(0, start - 70), start)),
      );
    const aggregate = amounts.find(
      (amount) =>
        amount !== occurrence &&
        (/^\)?[^$]{0,50}?\baggregate/i.test(piece.slice(amount.end)) ||
          /\baggregate\b[^$]{0,50}$/i.test(piece.slice(Math.max(0, amount.start - 80), amount.start))),
    );
    const main = occurrence ?? aggregate;
    if (!main) return [];
    const short = (shown: string) => shown.replace(/\.00$/, '');
    const shown = [
      occurrence ? `${short(occurrence.shown)} occurrence` : '',
      aggregate ? `${short(aggregate.shown)} aggregate` : '',
    ]
      .filter((part) => part !== '')
      .join(' / ');
    return [
      {
        value: shown,
        shown,
        start: Math.min(main.start, aggregate?.start ?? main.start),
        end: Math.max(main.end, aggregate?.end ?? main.end),
      },
    ];
  };
  return [
    ...fromProse(
      context,
      ['occurrence', 'aggregate'],
      /\$\s?\d[\d,.]*\d[^;]{0,200}?\b(?:occurrence|aggregate)\b(?:[^;.$]{0,60}\$\s?\d[\d,.]*\d[^;.]{0,60}?\baggregate\b)?|\b(?:per|each)\s+occurrence\b[^;$]{0,60}\$\s?\d[\d,.]*\d(?:[^;$]{0,60}\$\s?\d[\d,.]*\d)?/dgi,
      read,
      {
        score: 55,
        section: /insur/,
        avoid: /employer|automobile|auto\s+liab|umbrella\s+(?:policy|liab)|property\s+manager[’']s/i,
      },
    ),
    ...fromPairs(
      context,
      /^(?:(?:commercial\s+)?(?:general\s+)?liability\s+(?:insurance|limits?|coverage))(?:\s+.*)?$/,
      read,
    ),
  ];
}

export const insuranceRules: readonly FieldRule[] = [
  {
    id: 'insurance_liability',
    label: 'Liability insurance',
    group: 'Insurance and casualty',
    lookedFor: 'liability limits per occurrence and in the aggregate',
    find: liability,
  },
  {
    id: 'waiver_subrogation',
    label: 'Waiver of subrogation',
    group: 'Insurance and casualty',
    lookedFor: 'a waiver of subrogation',
    find: (context) =>
      sentencesLike(context, ['subrogation'], /\bsubrogation\b/i, { section: /insur|subrogation|waiver/ }).map(
        (candidate): Candidate => {
          const words = String(candidate.value);
          const mutual =
            /\b(?:each|mutual\w*|both|landlord\s+and\s+tenant|lessor\s+and\s+lessee|either\s+party|respective|other\s+party|parties)\b/i.test(
              words,
            );
          return {
            ...candidate,
            value: mutual ? 'mutual' : 'one way',
            shown: mutual ? 'Mutual' : 'One way',
            score: candidate.score + (/\bwaive|\brelease/i.test(words) ? 8 : 0) + (mutual ? 2 : 0),
          };
        },
      ),
  },
  {
    id: 'indemnity',
    label: 'Indemnity',
    group: 'Insurance and casualty',
    lookedFor: 'who indemnifies whom',
    find: (context) => {
      const all = sentencesLike(
        context,
        ['indemnify', 'indemnifies', 'indemnification', 'harmless', 'indemnity'],
        /\b(?:indemnif|hold\b[^.]{0,40}\bharmless|save\s+harmless)/i,
        { section: /indemn|liab|insur/, avoid: /broker|hazardous|lien\b/i },
      );
      const byLandlord = all.some(({ value }) =>
        new RegExp(
          `\\b${landlord}\\s+(?:shall|will|agrees\\s+to|hereby|also)\\b[^.]{0,60}(?:indemnif|hold|defend)|shall\\s+each\\s+indemnify`,
        ).test(String(value)),
      );
      return all.map(
        (candidate): Candidate => ({
          ...candidate,
          value: byLandlord ? 'mutual' : 'tenant only',
          shown: byLandlord ? 'Both sides' : 'Tenant only',
          score:
            candidate.score +
            (new RegExp(`\\b${tenant}\\b[^.]{0,80}(?:indemnif|hold|save)`).test(String(candidate.value)) ? 6 : 0),
        }),
      );
    },
  },
  {
    id: 'casualty',
    label: 'Casualty',
    group: 'Insurance and casualty',
    lookedFor: 'what happens after fire or other damage',
    find: sentences(
      ['damage', 'damaged', 'destroyed', 'destruction', 'casualty', 'fire'],
      /\b(?:damage|destr|casualty|fire)\w*\b[^.]{0,260}\b(?:terminate|restor|rebuild|repair|abate)|\b(?:terminate|restor)\w*\b[^.]{0,160}\b(?:damage|destr|casualty)/i,
      { section: /damage|destr|casualty|fire/ },
    ),
  },
  {
    id: 'condemnation',
    label: 'Condemnation',
    group: 'Insurance and casualty',
    lookedFor: 'a taking by eminent domain',
    find: sentences(
      ['condemnation', 'eminent', 'taking', 'condemned', 'taken'],
      /\b(?:condemn|eminent\s+domain|taking\b|taken\b)[^.]{0,260}\b(?:terminat|award|abate|cease)|\b(?:terminat|award)\w*\b[^.]{0,160}\b(?:condemn|taking|eminent)/i,
      { section: /condemn|eminent|taking/ },
    ),
  },
];

const days = durationPattern;

function cure(context: FieldContext, monetary: boolean): Candidate[] {
  const money = /\b(?:pay|payment|rent|monetary|money|sums?|installment|amount)\b/i;
  const pattern = new RegExp(
    `\\b(?:fail(?:s|ure|ed)?|default|breach|not\\s+(?:paid|cured)|non-?payment|perform|neglect)\\b[^;]{0,380}?\\b(?:for\\s+(?:a\\s+period\\s+of\\s+)?|within\\s+|period\\s+of\\s+|continue\\w*\\s+for\\s+(?:a\\s+period\\s+of\\s+)?|of\\s+)(${days})(?:(?!\\bor\\s+(?:shall\\s+)?(?:fail|if)|\\bfail)[^;.]){0,130}`,
    'dgi',
  );
  return fromProse(
    context,
    ['fail', 'fails', 'failure', 'failed', 'default', 'defaults', 'cured', 'breach', 'nonpayment', 'cure', 'neglect'],
    pattern,
    (piece) => readDays(piece).slice(0, 1),
    { score: 35, section: /default|remed/ },
  ).flatMap((candidate): Candidate[] => {
    const words = context.text.document.text.slice(candidate.span.start, candidate.span.end);
    const tail = words.slice(-170);
    if (typeof candidate.value === 'number' && candidate.value > 120) return [];
    if (
      /\b(?:landlord|lessor)[’']s\s+(?:default|failure|breach)|\b(?:landlord|lessor)\s+(?:shall\s+)?(?:fail|be\s+in\s+default|default)|\bpetition|bankrupt|insolv|attachment|receiver|vacat|estoppel|lien|levy|dismiss|late\s+charge|interest|insurance|abandon/i.test(
        words.slice(0, 330),
      )
    )
      return [];
    const isMoney =
      money.test(words) &&
      !/\bother\s+than\b[^.]{0,60}\b(?:pay|payment|rent|monetary)|non-?monetary|\bany\s+other\b(?!\s+(?:(?:additional\s+)?rent|sums?|amounts?|payments?|charges?|monetary|money))|\bother\s+(?:covenant|provision|term|obligation)|\bperform\s+(?:or\s+observe\s+)?any/i.test(
        words,
      );
    if (isMoney !== monetary) return [];
    const notice = /\bnotice|notifies/i.test(tail) ? 12 : 0;
    const event = /\bevents?\s+of\s+default|\bdefaults?\b/i.test(`${candidate.shown} ${words}`) ? 5 : 0;
    const listed = monetary
      ? /\b(?:fail|payment)\w*\b[^.]{0,90}\b(?:pay|rent)/i.test(words)
        ? 8
        : 0
      : /\b(?:perform|observe|comply|covenant|obligation|provision)/i.test(words)
        ? 8
        : 0;
    return [{ ...candidate, score: candidate.score + notice + event + listed - Math.min(12, words.length / 40) }];
  });
}

function holdover(context: FieldContext): Candidate[] {
  const times: Readonly<Record<string, string>> = {
    double: '200',
    twice: '200',
    'two times': '200',
    'one and one-half': '150',
    'one and one half': '150',
    'one-and-one-half': '150',
    triple: '300',
    'one and a half': '150',
  };
  const read = (piece: string): Reading[] => {
    const percents = percentsIn(piece).filter(({ percent }) => Number(percent) >= 100);
    const found = percents[0];
    if (found) return [{ value: `${found.percent}%`, shown: `${found.percent}%`, start: found.start, end: found.end }];
    const word = /\b(?:double|twice|two\s+times|triple|one[\s-]and[\s-](?:one[\s-]half|a\s+half))\b/i.exec(piece);
    const percent = word ? times[word[0].toLowerCase().replace(/\s+/g, ' ')] : undefined;
    return word && percent !== undefined
      ? [
          {
            value: `${percent}%`,
            shown: `${percent}% (“${word[0]}”)`,
            start: word.index,
            end: word.index + word[0].length,
          },
        ]
      : [];
  };
  const found: Candidate[] = fromPairs(
    context,
    /^hold(?:ing)?[\s-]*over(?:\s+(?:rent|rate|tenancy|tenant))?$|^(?:no\s+right\s+to\s+)?hold(?:ing)?[\s-]*over$/,
    (piece) => read(piece.slice(0, 2_500)).slice(0, 1),
  );
  for (const block of context.text.blocksWith([
    'holdover',
    'holding',
    'holds',
    'hold',
    'tenancy',
    'possession',
    'remains',
    'remain',
    'over',
  ])) {
    const cue =
      /\bhold(?:s|ing)?[\s-]?over\b|\b(?:holds?|remain|continue|retain)s?\b[^.]{0,80}\b(?:in\s+possession|possession|occup)\w*[^.]{0,120}\b(?:after|beyond|expir|terminat)|\bpossesses\s+the\s+premises\s+after|\bfails?\s+to\s+(?:surrender|vacate)|\bhold\s+over\b/i.exec(
        `${block.text}`,
      );
    const titled = /hold(?:ing)?[\s-]?over/.test(block.section);
    if (!cue && !titled) continue;
    if (!titled && /\b(?:default\s+rate|late\s+charge)\b/i.test(block.text.slice(0, 60))) continue;
    const from = cue ? Math.max(0, cue.index - 260) : 0;
    for (const reading of read(block.text.slice(from, from + 2_200)).slice(0, 1)) {
      const near = titled || reading.start < 1_200 ? 10 : 0;
      const rent = /^[^.]{0,80}\b(?:rent|rental|base|minimum|monthly|amount|rate|sum|greater|then)/i.test(
        block.text.slice(from + reading.end),
      )
        ? 14
        : -10;
      const trail =
        /^\)?(?:\s*percent)?\s+of\s+(?:the\s+)?[^.;,]{3,80}/i.exec(block.text.slice(from + reading.end))?.[0] ?? '';
      found.push({
        value: reading.value,
        shown: reading.shown,
        span: { start: block.start + from + reading.start, end: block.start + from + reading.end + trail.length },
        score: 45 + near + rent + (titled ? 25 : cue && /hold/i.test(cue[0]) ? 15 : 0) + placed(context, block),
      });
    }
  }
  return found;
}

function lateCharge(context: FieldContext): Candidate[] {
  const read = (piece: string): Reading[] => {
    const percent = percentsIn(piece)[0];
    const amount = readAmounts(piece)[0];
    const greater =
      /\b(greater|lesser|higher|larger)\s+of\b|\bwhichever\s+(?:amount\s+)?is\s+(?:the\s+)?(greater|lesser|higher|larger|less)\b/i
        .exec(piece)
        ?.slice(1)
        .find((word) => word !== undefined)
        ?.toLowerCase();
    const short = (shown: string) => shown.replace(/\.00$/, '');
    if (percent && amount && greater) {
      const inOrder =
        percent.start < amount.start
          ? `${percent.percent}% or ${short(amount.shown)}`
          : `${short(amount.shown)} or ${percent.percent}%`;
      return [
        {
          value: `${greater} of ${inOrder}`,
          shown: `The ${greater} of ${inOrder}`,
          start: Math.min(percent.start, amount.start),
          end: Math.max(percent.end, amount.end),
        },
      ];
    }
    if (percent)
      return [{ value: `${percent.percent}%`, shown: `${percent.percent}%`, start: percent.start, end: percent.end }];
    return amount ? [{ value: Number(amount.value), shown: amount.shown, start: amount.start, end: amount.end }] : [];
  };
  return [
    ...fromPairs(context, /^late\s+(?:charge|fee|payment)s?(?:\s+.*)?$/, (piece) =>
      read(piece.slice(0, 260)).map((reading) => ({ ...reading, weight: -10 })),
    ),
    ...fromProse(
      context,
      ['late', 'delinquency', 'overdue', 'delinquent'],
      /\b(?:late\s+(?:charge|fee|payment\s+charge)|service\s+charge|delinquency\s+charge)s?\b[^.;]{0,50}?\b(?:equal\s+to|of|in\s+(?:an|the)\s+(?:amount|sum)|be|at|:)\b[^;]{0,20}?((?:the\s+)?[^;]{0,120}?(?:\d\)?\s?(?:%|percent)|\$\s?\d[\d,.]*)[^;]{0,240}?)(?=[.;]\s|[.;]?$)/dgi,
      read,
      { score: 62, section: /late|rent|default|interest/ },
    ),
    ...fromProse(
      context,
      ['late', 'due', 'paid'],
      /\b(?:not\s+(?:be\s+)?(?:paid|received)|fail\s+to\s+pay|late|overdue)\b[^;]{0,260}?\b(?:shall\s+)?pay\b[^;.]{0,100}?\b(?:amount|sum|charge|fee)\s+(?:equal\s+to\s+|of\s+)((?:an?\s+)?[^;.]{0,60}?\d\)?\s?(?:%|percent))\)?[^.;]{0,60}/dgi,
      read,
      { score: 42, section: /late|rent|default/ },
    ),
  ];
}

export const defaultRules: readonly FieldRule[] = [
  {
    id: 'default_monetary_cure',
    label: 'Cure of a missed payment',
    group: 'Default',
    lookedFor: 'the days to cure a missed payment',
    find: (context) => cure(context, true),
  },
  {
    id: 'default_nonmonetary_cure',
    label: 'Cure of other defaults',
    group: 'Default',
    lookedFor: 'the days to cure other defaults',
    find: (context) => cure(context, false),
  },
  {
    id: 'remedies',
    label: 'Remedies',
    group: 'Default',
    lookedFor: 'what the landlord may do on a default',
    find: sentences(
      ['remedies', 'enter', 'relet', 'accelerate', 'reenter', 'terminate', 'repossess'],
      new RegExp(
        `\\bre-?enter\\b|\\bre-?let\\b|\\baccelerat|\\brepossess|\\bpresent\\s+(?:worth|value)\\b|\\b${landlord}\\s+(?:may|shall\\s+have\\s+the\\s+right)\\b[^.]{0,120}\\bterminate\\b`,
        'i',
      ),
      { section: /remed|default/, avoid: /insurance/i },
    ),
  },
  {
    id: 'late_charge',
    label: 'Late charge and interest',
    group: 'Default',
    lookedFor: 'a late charge or default interest',
    find: lateCharge,
  },
  { id: 'holdover', label: 'Holdover rent', group: 'Default', lookedFor: 'a rate for holding over', find: holdover },
  {
    id: 'landlord_default',
    label: 'Landlord default and liability',
    group: 'Default',
    lookedFor: 'a cure period or a limit of liability of the landlord',
    find: sentences(
      ['landlord', 'lessor', 'sublessor', 'sublandlord'],
      new RegExp(
        `\\b${landlord}\\b[^.]{0,120}\\b(?:in\\s+default|default\\s+unless|breach)\\b[^.]{0,160}\\b(?:days|notice)|\\bliability\\b[^.]{0,140}\\blimited\\s+to\\b[^.]{0,120}\\binterest|\\blook\\s+solely\\s+to\\b`,
      ),
      { section: /landlord|lessor|liab|default/ },
    ),
  },
];

function governingLaw(context: FieldContext): Candidate[] {
  const named = context.text
    .hits(
      ['law', 'laws'],
      new RegExp(
        `\\b(?:govern\\w*|construed|interpreted|enforced|subject)\\b[^.;]{0,160}?\\blaws?\\s+of\\s+(?:the\\s+)?(?:(?:State|Commonwealth|District)\\s+of\\s+)?(${statePattern})|\\b(${statePattern})\\s+law\\s+(?:shall\\s+)?governs?|\\blaws?\\s+of\\s+(?:the\\s+)?(?:(?:State|Commonwealth)\\s+of\\s+)?(${statePattern})[^.;]{0,40}\\bgovern|\\b(?:govern\\w*|construed)\\b[^.;]{0,80}?\\b(${statePattern})\\s+law\\b`,
        'dgi',
      ),
    )
    .map((hit): Candidate | null => {
      const group = hit.group(1) ?? hit.group(2) ?? hit.group(3) ?? hit.group(4);
      const state = group ? stateOf(group.text) : null;
      return state === null
        ? null
        : {
            value: state,
            shown: state,
            span: { start: hit.start, end: hit.end },
            score: 70 + placed(context, hit.block) + (/govern|law|applicable/.test(hit.block.section) ? 10 : 0),
          };
    });
  const where = context.text
    .hits(
      ['law', 'laws'],
      /\b(?:govern\w*|construed|interpreted)\b[^.;]{0,140}?\blaws?\s+of\s+the\s+(?:state|commonwealth|jurisdiction|State)\s+(?:in\s+which|where|wherein)\s+(?:the\s+)?(?:\w+\s+)?(?:premises|property|building|project|land)\b[^.;,]{0,40}/dgi,
    )
    .map((hit): Candidate => {
      const state = stateOfPremises(context);
      return {
        value: state ?? 'state where the premises are located',
        shown:
          state === null ? 'The state where the premises are located' : `${state} (where the premises are located)`,
        span: { start: hit.start, end: hit.end },
        score: 68 + placed(context, hit.block),
        ...(state === null
          ? {}
          : { note: `The lease names the state in which the premises are located; its address says ${state}.` }),
      };
    });
  const labelled = fromPairs(context, /^(?:governing|applicable|choice\s+of)\s+law$/, (piece) => {
    const match = new RegExp(`\\b(${statePattern})\\b`).exec(piece.slice(0, 200));
    const state = match?.[1] === undefined ? null : stateOf(match[1]);
    return match && state !== null
      ? [{ value: state, shown: state, start: match.index, end: match.index + match[0].length, weight: -20 }]
      : [];
  });
  return [...named.filter((candidate) => candidate !== null), ...where, ...labelled];
}

/** From the address, else from a state that the opening pages name for the property. */
function stateOfPremises(context: FieldContext): string | null {
  const address = context.best('premises_address');
  const text = address === null ? '' : String(address.value);
  const match = new RegExp(`(?:^|[\\s,])(${statePattern}|[A-Z]{2})(?=[,\\s]+\\d{5}|[\\s,.]*$)`).exec(text);
  const state = match?.[1] === undefined ? null : stateOf(match[1]);
  if (state !== null) return state;
  const hit = context.text.hits(
    ['state', 'county'],
    new RegExp(
      `\\b(?:County|City)\\b[^.;]{0,80}?\\bState\\s+of\\s+(${statePattern})|\\bCounty,\\s+(${statePattern})`,
      'dg',
    ),
  )[0];
  const group = hit?.group(1) ?? hit?.group(2);
  return group ? stateOf(group.text) : null;
}

export const otherRules: readonly FieldRule[] = [
  {
    id: 'subordination_snda',
    label: 'Subordination and non-disturbance',
    group: 'Other',
    lookedFor: 'subordination to mortgages, attornment, non-disturbance',
    find: sentences(
      ['subordinate', 'subordination', 'disturbance', 'attorn', 'nondisturbance', 'snda', 'subordinated'],
      /\bsubordinat|\bnon-?disturbance|\battorn|\bSNDA\b/i,
      { section: /subordinat|mortgage|attorn|snda|encumbr/ },
    ),
  },
  {
    id: 'estoppel',
    label: 'Estoppel certificate',
    group: 'Other',
    lookedFor: 'the days to give an estoppel certificate',
    find: (context) => [
      ...fromProse(
        context,
        ['estoppel', 'certificate', 'certifying', 'statement'],
        new RegExp(
          `\\bwithin\\s+(${days})[^.;]{0,200}?\\b(?:estoppel|certif\\w+|statement\\s+in\\s+writing)|\\b(?:estoppel|certif\\w+)\\b[^.;]{0,200}?\\bwithin\\s+${days}`,
          'dgi',
        ),
        (piece) => readDays(piece).slice(-1),
        { score: 50, section: /estoppel/, avoid: /insurance|audit|operating/i },
      ),
      ...sentencesLike(context, ['estoppel'], /\bestoppel\b/i, { section: /estoppel/, score: 15 }),
    ],
  },
  {
    id: 'quiet_enjoyment',
    label: 'Quiet enjoyment',
    group: 'Other',
    lookedFor: 'a covenant of quiet enjoyment',
    find: sentences(
      ['quiet', 'quietly', 'peaceably', 'peaceful', 'peacefully'],
      /\bquiet(?:ly)?\b[^.]{0,60}\b(?:enjoy|possess|hold)|\bpeace(?:ably|fully|ful)\b[^.]{0,60}\b(?:enjoy|possess|hold)|\bquiet\s+(?:enjoyment|possession)/i,
      { section: /quiet/ },
    ),
  },
  {
    id: 'parking',
    label: 'Parking',
    group: 'Other',
    lookedFor: 'parking spaces as a number or a ratio',
    find: (context) => {
      const read = (piece: string): Reading[] => {
        const ratio =
          /(\d+(?:\.\d+)?)\)?\s*(?:(?:unreserved|reserved|non-?exclusive|parking|surface|covered|vehicle|automobile|car|permits?|unassigned|passes|and|stalls?|spaces?)[\s,]*){0,6}(?:per|for\s+(?:each|every)|\/|:)\s*(?:each\s+|every\s+)?(?:one\s+thousand\s*\()?1,?000\)?/i.exec(
            piece,
          );
        if (ratio)
          return [
            {
              value: `${ratio[1]} per 1,000 sf`,
              shown: `${ratio[1]} per 1,000 square feet`,
              start: ratio.index,
              end: ratio.index + ratio[0].length,
            },
          ];
        const count =
          /\(?(\d[\d,]*)\)?\s+(?:(?:unreserved|reserved|non-?exclusive|parking|surface|covered|vehicle|automobile|assigned|unassigned|designated)[\s,]+){0,4}(?:(?:parking\s+)?(?:spaces?|stalls?|permits?|passes))/i.exec(
            piece,
          );
        return count
          ? [
              {
                value: `${count[1]} spaces`,
                shown: `${count[1]} spaces`,
                start: count.index,
                end: count.index + count[0].length,
              },
            ]
          : [];
      };
      return [
        ...fromPairs(
          context,
          /^(?:tenant's\s+)?(?:unreserved\s+|reserved\s+)?(?:vehicle\s+)?parking(?:\s+(?:density|(?:pass(?:es)?\s+|space\s+)?ratio|spaces?|rights?|allocation|stalls?|allotment|permits?|pass(?:es)?))?$/,
          (piece) => [
            ...read(piece.slice(0, 400)),
            ...readText(piece.slice(0, 300)).map((reading) => ({ ...reading, weight: -30 })),
          ],
        ),
        ...fromProse(
          context,
          ['parking', 'spaces', 'stalls'],
          /\b[^.;]{0,200}\b(?:parking\s+)?(?:spaces?|stalls?)\b[^.;]{0,160}/dgi,
          (piece) => (/\bpark/i.test(piece) ? read(piece) : []),
          { score: 48, section: /parking/, avoid: /restrip|handicap|accident|visitor\s+spaces/i },
        ),
        ...sentencesLike(context, ['parking'], /\b(?:tenant|lessee|sub\w+)\b[^.]{0,160}\bpark(?:ing)?\b/i, {
          section: /parking/,
          score: 20,
        }),
      ];
    },
  },
  {
    id: 'signage',
    label: 'Signage',
    group: 'Other',
    lookedFor: 'what signs the tenant may put up',
    find: sentences(
      ['sign', 'signs', 'signage', 'monument'],
      /\b(?:signs?|signage|monument)\b[^.]{0,200}\b(?:consent|approv|install|erect|right|permitted|expense|cost|display|place|affix)|\b(?:install|erect|place|display|affix)\b[^.]{0,80}\bsigns?\b/i,
      { section: /sign/ },
    ),
  },
  {
    id: 'hazardous',
    label: 'Hazardous materials',
    group: 'Other',
    lookedFor: 'rules and liability for hazardous materials',
    find: sentences(
      ['hazardous', 'environmental'],
      /\bhazardous\s+(?:materials?|substances?|wastes?)\b[^.]{0,220}\b(?:shall|may|indemnif|liable|responsib|not)|\benvironmental\s+laws?\b/i,
      { section: /hazard|environment/ },
    ),
  },
  {
    id: 'notices',
    label: 'Notice addresses',
    group: 'Other',
    lookedFor: 'addresses for notices',
    many: true,
    find: (context) => {
      const labelled = fromPairs(
        context,
        /\b(?:notices?)\b|^address(?:es)?\s+of\s+(?:the\s+)?(?:landlord|tenant|lessor|lessee)|^(?:landlord|tenant|lessor|lessee)(?:'s)?\s+(?:notice\s+)?address|^if\s+to\s+|^to\s+(?:landlord|tenant|lessor|lessee|sub\w+)$/,
        (piece) => {
          const text = piece.slice(0, 320).replace(/\s+$/, '');
          return /\d/.test(text)
            ? [{ value: text.replace(/\s+/g, ' '), shown: text.replace(/\s+/g, ' '), start: 0, end: text.length }]
            : [];
        },
        { limit: 320, unless: /\b(?:billing|remittance|payment|without\s+notice)\b|\bfail/ },
      );
      return distinct(labelled.filter(({ score }) => score > 80)).slice(0, 4);
    },
  },
  {
    id: 'brokers',
    label: 'Brokers',
    group: 'Other',
    lookedFor: 'the brokers and who pays them',
    many: true,
    find: (context) => {
      const labelled = fromPairs(context, /\bbrokers?\b|\breal\s+estate\s+agents?\b/, (piece) => {
        const text =
          piece
            .slice(0, 200)
            .split(/\.\s+(?=[A-Z][a-z])/)[0]
            ?.trim() ?? '';
        const own = text.replace(/\s+$/, '');
        return own.length < 3 ||
          /^(?:\(|n\/?a|shall|each|the\s+parties|tenant|landlord|lessor|lessee)\b/i.test(own) ||
          /^\(/.test(own)
          ? []
          : [{ value: own.replace(/\s+/g, ' '), shown: own.replace(/\s+/g, ' '), start: 0, end: own.length }];
      }).filter(({ score }) => score > 80);
      if (labelled.length > 0) return distinct(labelled).slice(0, 4);
      return sentencesLike(
        context,
        ['broker', 'brokers', 'brokerage', 'commission'],
        /\bbrokers?\b[^.]{0,220}\b(?:commission|other\s+than|represent|dealt|fee)|\bcommissions?\b[^.]{0,120}\bbroker/i,
        { section: /broker/ },
      ).slice(0, 1);
    },
  },
  {
    id: 'governing_law',
    label: 'Governing law',
    group: 'Other',
    lookedFor: 'the state whose law governs',
    find: governingLaw,
  },
];

function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ value }) => {
    const key = String(value).toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
