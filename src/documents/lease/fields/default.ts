import { durationPattern } from '../lexicon/durations.ts';
import { percentsIn } from '../lexicon/figures.ts';
import { landlord } from './party-words.ts';
import { readAmounts, readDays } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  placed,
  type Reading,
  sentences,
} from './rule.ts';

function cure(context: FieldContext, monetary: boolean): Candidate[] {
  const money = /\b(?:pay|payment|rent|monetary|money|sums?|installment|amount)\b/i;
  const pattern = new RegExp(
    `\\b(?:fail(?:s|ure|ed)?|default|breach|not\\s+(?:paid|cured)|non-?payment|perform|neglect)\\b[^;]{0,380}?\\b(?:for\\s+(?:a\\s+period\\s+of\\s+)?|within\\s+|period\\s+of\\s+|continue\\w*\\s+for\\s+(?:a\\s+period\\s+of\\s+)?|of\\s+)(${durationPattern})(?:(?!\\bor\\s+(?:shall\\s+)?(?:fail|if)|\\bfail)[^;.]){0,130}`,
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
