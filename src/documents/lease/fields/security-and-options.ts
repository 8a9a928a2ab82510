import { durationPattern, durationsIn, type FoundDuration } from '../lexicon/durations.ts';
import { numberWords, printedNumber, readNumber } from '../lexicon/numbers.ts';
import { first, readAmounts, readDays } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  type Reading,
  sentences,
  sentencesLike,
} from './rule.ts';

function deposit(context: FieldContext): Candidate[] {
  const none = (piece: string): Reading[] => {
    const match = /^\W*(?:none|n\/?a|not\s+applicable|waived|no\s+security\s+deposit)\b/i.exec(piece);
    return match ? [{ value: 'none', shown: 'None', start: 0, end: match[0].length }] : [];
  };
  return [
    ...fromPairs(
      context,
      /^(?:(?:initial|total|tenant's|amount\s+of|required)\s+)*security\s+deposit(?:\s+(?:amount|and\s+.*|\/.*|or\s+.*))?$|^(?:deposit|security)$/,
      (piece) => [
        ...none(piece),
        ...readAmounts(piece.slice(0, 260)).slice(0, 1),
        ...monthsOfRent(piece).map((reading) => ({ ...reading, weight: -20 })),
      ],
    ),
    ...fromProse(
      context,
      ['deposit'],
      /(\$\s?\d[\d,.]*\d)\)?[^.;$]{0,70}?(?:[“"(](?:the\s+)?[“"]?Security\s+Deposit|\bas\s+(?:and\s+for\s+)?(?:a\s+|the\s+|its\s+)?security(?:\s+deposit)?\b)/dgi,
      first(readAmounts),
      { score: 72 },
    ).map((candidate) => withWords(context, candidate)),
    ...fromProse(
      context,
      ['deposit'],
      /\bsecurity\s+deposit\b[^.;:$]{0,110}?\b(?:of|amount|sum|equal\s+to|is|be)\b[^.;:$]{0,120}?(\$\s?\d[\d,.]*\d)/dgi,
      first(readAmounts),
      {
        score: 62,
        section: /deposit/,
        avoid:
          /\b(?:increase|additional|reduc|prior|existing|replenish|refund|credit|last\s+month)\w*\b[^.]{0,60}security\s+deposit|interest\s+at/i,
      },
    ),
    ...fromProse(
      context,
      ['deposit', 'deposited'],
      /\b(?:tenant|lessee|sub\w+)\b[^.;$]{0,80}\bdeposit(?:ed|s)?\b[^.;$]{0,80}\b(?:with\s+)?(?:landlord|lessor|sub\w+)\b[^.;$]{0,160}?(\$\s?\d[\d,.]*\d)/dgi,
      first(readAmounts),
      { score: 56, section: /deposit/ },
    ).map((candidate) => withWords(context, candidate)),
    ...sentencesLike(context, ['deposit'], /\b(?:no|not)\b[^.]{0,40}\bsecurity\s+deposit\b/i, {
      section: /deposit/,
      score: 25,
    }).map((candidate): Candidate => ({ ...candidate, value: 'none', shown: candidate.shown })),
  ];
}

/** Spelled-out words before the figure belong to the quote. */
function withWords(context: FieldContext, candidate: Candidate): Candidate {
  const lead = context.text.document.text.slice(Math.max(0, candidate.span.start - 140), candidate.span.start);
  const words = new RegExp(
    `\\b${numberWords}(?:\\s+(?:and|&)\\s+(?:\\d{1,2}|no)/\\s?100)?\\s+dollars?\\s*\\($`,
    'i',
  ).exec(lead);
  return words
    ? { ...candidate, span: { start: candidate.span.start - words[0].length, end: candidate.span.end } }
    : candidate;
}

function monthsOfRent(piece: string): Reading[] {
  const match = new RegExp(
    `(?:${durationPattern}|equal\\s+to\\s+\\w+(?:\\s+\\(\\d+\\))?\\s+months?)[’']?s?\\s+(?:of\\s+)?(?:the\\s+)?(?:base\\s+|minimum\\s+|monthly\\s+)?rent`,
    'i',
  ).exec(piece.slice(0, 200));
  return match
    ? [
        {
          value: match[0].replace(/\s+/g, ' '),
          shown: match[0].replace(/\s+/g, ' '),
          start: match.index,
          end: match.index + match[0].length,
        },
      ]
    : [];
}

const countWord = `(?:${numberWords})(?:\\s*\\(\\s*\\d{1,2}\\s*\\))?|\\d{1,2}|an?`;

/** `two (2) options to extend … for five (5) years each` as '2 x 5 years'. */
function renewals(context: FieldContext): Candidate[] {
  const cue = new RegExp(
    `\\b(?:(${countWord})\\s+(?:additional\\s+|successive\\s+|consecutive\\s+|separate\\s+|further\\s+)*(?:\\(?${durationPattern}\\)?\\s+)?)?(?:options?|rights?)\\s+(?:to\\s+)?(?:extend|renew|extension|renewal)\\b|\\b(?:renewal|extension)\\s+(?:options?|terms?|periods?)\\b|\\bto\\s+(?:extend|renew)\\s+(?:the\\s+)?(?:(?:initial|lease|base)\\s+)?(?:term|lease)\\b|\\bmay\\s+(?:extend|renew)\\s+(?:the|this|its)\\s+(?:(?:initial|lease|base)\\s+)?(?:term|lease)\\b|\\boption\\s+for\\s+an?\\s+additional\\b|\\b${durationPattern}\\s+(?:Lease\\s+)?(?:renewal|extension|options?)\\b`,
    'gi',
  );
  const found: Candidate[] = [];
  for (const block of context.text.blocksWith([
    'option',
    'options',
    'renew',
    'renewal',
    'extend',
    'extension',
    'renewals',
    'extensions',
  ])) {
    if (block.kind === 'heading' || block.text.length < 20) continue;
    for (const match of block.text.matchAll(cue)) {
      const at = match.index;
      const from = Math.max(0, block.text.lastIndexOf('. ', at) + 1, at - 220);
      const stop = block.text.indexOf('. ', at + match[0].length);
      const sentence = block.text.slice(from, Math.min(stop < 0 ? block.text.length : stop + 1, at + 420));
      const own = context.text.pairs.some(
        (pair) =>
          pair.strength === 'labelled' &&
          /\b(?:renew|exten|option)/.test(pair.label) &&
          pair.value.start <= block.start + at &&
          block.start + at < pair.value.end,
      )
        ? 30
        : 0;
      const inSection = /\b(?:option|renew|exten)/.test(`${block.section} ${block.text.slice(0, 70).toLowerCase()}`)
        ? 18
        : 0;
      if (
        /\b(?:no|not\s+have\s+(?:any|the|an))\s+(?:\w+\s+)?(?:options?|rights?)\s+(?:\w+\s+){0,3}?(?:to\s+)?(?:extend|renew|further)/i.test(
          sentence,
        )
      ) {
        if (
          /\b(?:except\s+as|further|additional|if\s+(?:tenant|lessee)|fails?|failure|unless|during\s+any|while)\b/i.test(
            sentence,
          )
        )
          continue;
        found.push(made(context, block, from, sentence, 'none', 'None', 40 + own + inSection));
        continue;
      }
      if (
        !/\b(?:grant|shall\s+have|has|have|may|option\b[^.]{0,80}\bto\s+(?:extend|renew)|entitled|One\b|Two\b|with\s+an\s+option)/i.test(
          sentence,
        )
      )
        continue;
      if (
        /\b(?:master\s+lease|sublessor\s+shall|each\s+option\s+holder|personal|exercise\s+of\s+any)\b/i.test(
          sentence,
        ) &&
        own === 0
      )
        continue;
      const durations = durationsIn(sentence).filter(
        ({ months, start, text }) =>
          months !== null &&
          !/^[’'s]*\s*(?:prior|before|advance|written|notice|in\s+advance|earlier)\b/i.test(
            sentence.slice(start + text.length, start + text.length + 40),
          ) &&
          !/\b(?:least|than|within|not\s+more|last|final)\s+(?:\w+\s+)?$/i.test(
            sentence.slice(Math.max(0, start - 24), start),
          ),
      );
      const duration = durations.find(({ start }) => start >= at - from - 60) ?? durations[0];
      if (!duration || duration.months === null) continue;
      const counted = countOf(sentence, duration.start, match[1]);
      const years = duration.unit === 'year';
      const each = years ? duration.count : duration.months;
      const value = `${counted} x ${each} ${years ? (each === 1 ? 'year' : 'years') : 'months'}`;
      found.push(made(context, block, from, sentence, value, value, 52 + own + inSection));
    }
  }
  return found;
}

function made(
  context: FieldContext,
  block: { readonly start: number; readonly attached: boolean },
  from: number,
  sentence: string,
  value: string,
  shown: string,
  score: number,
): Candidate {
  const lead = sentence.length - sentence.trimStart().length;
  const start = block.start + from + lead;
  return {
    value,
    shown,
    span: { start, end: block.start + from + sentence.trimEnd().length },
    score: score - (block.attached ? 45 : 0) - (start / Math.max(1, context.text.document.text.length)) * 6,
  };
}

function countOf(sentence: string, durationAt: number, announced: string | undefined): number {
  const options = new RegExp(
    `\\b(${countWord})\\s+(?:additional\\s+|successive\\s+|consecutive\\s+|separate\\s+|further\\s+)*(?:\\(?\\d+\\)?[-\\s]year\\s+|${durationPattern}\\s+)?(?:renewal\\s+|extension\\s+|lease\\s+)*(?:options?|periods?|terms?|renewals?|extensions?|times?)\\b`,
    'i',
  ).exec(sentence)?.[1];
  const before = new RegExp(`\\b(${countWord})\\s+(?:additional\\s+|successive\\s+|consecutive\\s+)*$`, 'i').exec(
    sentence.slice(0, durationAt),
  )?.[1];
  for (const text of [announced, options, before]) {
    if (text === undefined || /^an?$/i.test(text)) continue;
    const number = readNumber(text)?.value;
    if (number !== undefined && number >= 1 && number <= 20) return number;
  }
  return 1;
}

function renewalNotice(context: FieldContext): Candidate[] {
  const windows = fromProse(
    context,
    ['notice', 'prior', 'before'],
    /\b(?:at\s+least|not\s+(?:less|later|fewer|more|earlier)\s+than|no\s+(?:less|later|earlier|more|fewer)\s+than|on\s+or\s+before\s+the\s+date\s+(?:that|which)\s+is|giving|with)\b[^.;]{0,160}?\b(?:prior|before|advance)\b[^.;]{0,140}/dgi,
    (piece) => {
      const durations = windowIn(piece);
      const last = durations.at(-1);
      const head = durations[0];
      if (!head || !last) return [];
      const text = durations.map((each) => each.text.replace(/\s+/g, ' ')).join(' to ');
      const plain =
        durations.length === 1
          ? (readDays(piece)[0]?.shown ?? text)
          : durations.map(({ count, unit }) => `${count} ${unit}s`).join(' to ');
      return [
        {
          value: plain,
          shown: plain,
          start: head.start,
          end: last.end,
          note: text === plain ? undefined : `As printed: ${text}.`,
        } as Reading,
      ];
    },
    { score: 20, section: /\b(?:option|renew|exten)/ },
  );
  return windows.flatMap((candidate) => {
    const { text } = context.text.document;
    const sentence = text.slice(Math.max(0, candidate.span.start - 260), candidate.span.end + 60);
    const about = /\b(?:renew|exten(?:d|sion)|option)\w*/i.test(sentence);
    const other =
      /\b(?:insurance|cancel|assign|sublet|terminat(?:e|ion)\s+(?:option|right|fee)|alteration|estoppel|sale|default|relocat|offer\s+space|first\s+(?:offer|refusal))\w*/i.test(
        sentence.slice(120),
      )
        ? -25
        : 0;
    return about ? [{ ...candidate, score: candidate.score + 40 + other }] : [];
  });
}

/** Durations of a window; of `nine (9) but not more than twelve (12) months` the first takes the unit of the second. */
function windowIn(piece: string): FoundDuration[] {
  const durations = durationsIn(piece);
  const [only] = durations;
  if (durations.length !== 1 || !only) return durations;
  const lead = new RegExp(
    `(${printedNumber})\\)?,?\\s+(?:but|and|nor)\\s+(?:not?\\s+)?(?:more|less|later|earlier|sooner)\\s+than\\s+$`,
    'i',
  ).exec(piece.slice(0, only.start));
  const number = lead ? readNumber(lead[1] ?? '') : null;
  if (!lead || number === null) return durations;
  const text = lead[1] ?? '';
  return [{ ...only, count: number.value, text, start: lead.index, end: lead.index + text.length }, only];
}

function firstRights(context: FieldContext): Candidate[] {
  return sentencesLike(
    context,
    ['first'],
    /\b(?:right\s+of\s+first\s+(?:offer|refusal)|first\s+(?:offer|refusal)\s+(?:right|space)|first\s+right\s+(?:of|to)|ROFO|ROFR)\b/i,
    { section: /first\s+(?:offer|refusal)/ },
  ).map((candidate): Candidate => {
    const words = String(candidate.value);
    const offer = /first\s+offer|ROFO/i.test(words);
    const refusal = /first\s+refusal|ROFR/i.test(words);
    const scope = /\bpurchase|\bbuy\b|\bsell|\bsale\b/i.test(words) ? 'to purchase' : 'to lease';
    const name =
      offer && refusal
        ? 'Rights of first offer and first refusal'
        : offer
          ? 'Right of first offer'
          : 'Right of first refusal';
    const none = /\b(?:no|not\s+have)\b[^.]{0,30}\bright\s+of\s+first/i.test(words);
    const grants = /\bshall\s+have|\bgrants?\b|\bhas\b|\bhereby\b/i.test(words) ? 6 : 0;
    return {
      ...candidate,
      value: none ? 'none' : `${name} ${scope}`,
      shown: none ? 'None' : `${name} ${scope}`,
      score: candidate.score + grants,
    };
  });
}

export const securityRules: readonly FieldRule[] = [
  {
    id: 'security_deposit',
    label: 'Security deposit',
    group: 'Security',
    lookedFor: 'a security deposit in dollars or months of rent',
    find: deposit,
  },
  {
    id: 'letter_of_credit',
    label: 'Letter of credit',
    group: 'Security',
    lookedFor: 'a letter of credit and its amount',
    find: (context) => [
      ...fromPairs(context, /^(?:letter\s+of\s+credit|l-?c)(?:\s+amount)?$/, first(readAmounts)),
      ...fromProse(
        context,
        ['credit'],
        /\b(?:letter\s+of\s+credit|L-C\b)[^.;$]{0,140}?(\$\s?\d[\d,.]*\d)|(\$\s?\d[\d,.]*\d)\)?[^.;$]{0,50}?\bletter\s+of\s+credit/dgi,
        (piece) => readAmounts(piece).slice(0, 1),
        { score: 58 },
      ),
      ...sentencesLike(
        context,
        ['credit'],
        /\b(?:irrevocable|standby|unconditional)\b[^.]{0,60}\bletter\s+of\s+credit|\bdeliver\b[^.]{0,80}\bletter\s+of\s+credit/i,
        { score: 30 },
      ),
    ],
  },
];

export const optionRules: readonly FieldRule[] = [
  {
    id: 'renewal_options',
    label: 'Renewal options',
    group: 'Options',
    lookedFor: 'an option to extend or renew',
    find: renewals,
  },
  {
    id: 'renewal_notice',
    label: 'Renewal notice',
    group: 'Options',
    lookedFor: 'a notice period for the renewal',
    find: renewalNotice,
  },
  {
    id: 'rofo_rofr',
    label: 'First offer or refusal',
    group: 'Options',
    lookedFor: 'a right of first offer or first refusal',
    find: firstRights,
  },
  {
    id: 'expansion',
    label: 'Expansion or contraction',
    group: 'Options',
    lookedFor: 'an expansion, must-take or contraction right',
    find: sentences(
      ['expansion', 'contraction', 'take', 'expand', 'contract'],
      /\b(?:option|right)\s+to\s+(?:expand|contract)\b|\bmust[\s-]take\b|\bexpansion\s+(?:option|right|space|premises)\b|\bcontraction\s+(?:option|right)/i,
      { section: /expan|contraction|must/ },
    ),
  },
  {
    id: 'purchase_option',
    label: 'Purchase option',
    group: 'Options',
    lookedFor: 'an option or right to purchase the property',
    find: sentences(
      ['purchase'],
      /\b(?:option|right)\s+(?:of\s+first\s+\w+\s+)?to\s+purchase\b|\bpurchase\s+option\b/i,
      { section: /purchase/, avoid: /\bno\s+option\s+to\s+purchase\s+insurance|stock/i },
    ),
  },
  {
    id: 'termination_option',
    label: 'Early termination',
    group: 'Options',
    lookedFor: 'an option to end the lease early',
    find: sentences(
      ['terminate', 'termination', 'cancel', 'early', 'end'],
      /\b(?:termination|cancellation)\s+(?:option|right|fee|payment)\b|\b(?:option|right)\s+(?:\w+\s+){0,3}to\s+(?:terminate|cancel)\s+(?:this\s+|the\s+)?(?:lease|sublease|agreement)\b|\bearly\s+termination\b|\b(?:tenant|lessee|landlord|lessor)\s+may\s+(?:end|bring\s+(?:this\s+lease|the\s+term)\s+to\s+an\s+end|bring\s+to\s+an\s+end)\b[^.]{0,80}\b(?:effective|upon|as\s+of|on)\b|\bmay\s+(?:terminate|cancel)\s+this\s+(?:lease|sublease|agreement)\s+(?:at\s+any\s+time|upon|effective|without\s+cause|by\s+giving)/i,
      {
        section: /terminat|cancel|option/,
        avoid:
          /\bno(?:t\s+have\s+(?:any|the|an?))?\s+(?:right|option)\s+to\s+(?:terminate|cancel)|casualty|damage|destr|condemn|taking|default|fire|bankrupt|breach|hazardous|recapture|transfer\b|delay|holdover|fails?\b/i,
      },
    ),
  },
  {
    id: 'relocation',
    label: 'Relocation right',
    group: 'Options',
    lookedFor: 'a right of the landlord to relocate the tenant',
    find: sentences(
      ['relocate', 'relocation', 'substitute', 'relocated'],
      /\b(?:landlord|lessor)\b[^.]{0,160}\b(?:relocate|relocation|substitute)\b[^.]{0,120}\b(?:tenant|lessee|premises|space)|\bsubstitut(?:e|ion)\s+(?:of\s+)?(?:premises|space)/i,
      {
        section: /relocat|substitut/,
        avoid: /parking|sign|utilit|pipes|common\s+areas|HVAC\s+unit|walkways|equipment/i,
      },
    ),
  },
  {
    id: 'demolition',
    label: 'Demolition or redevelopment',
    group: 'Options',
    lookedFor: 'a right to demolish or redevelop',
    find: sentences(
      ['demolish', 'demolition', 'redevelop', 'redevelopment'],
      /\b(?:landlord|lessor)\b[^.]{0,160}\b(?:demolish|demolition|redevelop)\w*|\b(?:demolition|redevelopment)\s+(?:of\s+the\s+building|clause|right|notice)/i,
      {
        section: /demoli|redevelop/,
        avoid: /damage|casualty|alteration|tenant[’']s\s+work|improvements|insurance|destr/i,
      },
    ),
  },
];
