import { Decimal } from 'decimal.js';
import { percentsIn } from '#documents/lease/lexicon/figures.ts';
import { hitsIn, sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { isSameValue } from '../../decide.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, defineField, type Evidence, type Exclusion, type Reading } from '../../field.ts';
import { first, type ReadValue, readPercents } from '../../readers.ts';
import { readCount } from '../../rent/ordinals.ts';
import { partAt, partNamedIn } from '../../rent/premises.ts';
import { rentLinesOf } from '../../rent/rent-lines.ts';
import { rank } from '../../weights.ts';

const rent = /\b(?:rent|rental)s?\b/i;
const ordinal = '(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)';
const rise = /\b(?:increas\w*|raised|escalat\w*|adjust\w*|rises?|bumps?|(?:steps?|goes|go)\s+up)\b/gi;
const yearly =
  /\bannual(?:ly)?\b|\b(?:each|every|per|subsequent|succeeding|preceding|previous|prior)\s+(?:full\s+)?(?:annum|(?:lease\s+|calendar\s+)?year)\b|\byearly\b|\b(?:each|every)\s+(?:january|february|march|april|june|july|august|september|october|november|december)\b|\banniversar(?:y|ies)\b|\byear\s+(?:over|to)\s+year\b|\bevery\s+(?:twelve|12)\b|\bthen\s+(?:applicable|current)\s+rent\b/i;
const everyYear =
  /\bannual(?:ly)?\b|\byearly\b|\b(?:each|every|per)\s+(?:\w+\s+){0,2}?(?:years?|annum)\b|\banniversar/i;
/** Increases in named years only: `the third year and the fourth year`, `raised again by 6%`. */
const inNamedYears = new RegExp(
  `\\b(?:increased|raised)\\s+again\\b|\\b(?:from|in|for)\\s+the\\s+${ordinal}\\s+(?:lease\\s+)?year\\b[^.;]{0,60}\\b(?:raised|increased)\\s+by\\b[^.;]{0,60}\\bprevious\\s+year\\b|\\b${ordinal}\\s+(?:lease\\s+)?year\\s+(?:and|to|through)\\s+(?:the\\s+)?${ordinal}\\s+(?:lease\\s+)?year\\b`,
  'i',
);
/**
 * Increases several years apart: 'every five (5) years', 'on each tenth (10th) anniversary', 'at five-year intervals'.
 */
const everyFew =
  /\b(?:every|each)\s+(?:successive\s+|consecutive\s+)?([a-z-]{3,13}|\d{1,2}(?:st|nd|rd|th)?)(?:\s*\(\s*(\d{1,2})(?:st|nd|rd|th)?\s*\))?(?:\s+(?:(?:lease|full|calendar)\s+){0,2}(?:years?|anniversar(?:y|ies))\b|[\s-]years?\b)|\b(?:at|in)\s+([a-z]{3,8}|\d{1,2})[\s-]years?\s+intervals?\b/i;
const riseWords = [
  'increase',
  'increased',
  'increases',
  'increasing',
  'escalate',
  'escalating',
  'escalated',
  'escalation',
  'escalations',
  'adjusted',
  'rise',
  'rises',
  'raised',
  'goes',
];

/** A percentage after words of increase, in a sentence about rent: `Base Rent … shall be increased annually by 2%`. */
const risesByPercent: Evidence = {
  name: 'risesByPercent',
  kind: 'phrase',
  find: ({ text }) =>
    text.blocksWith(riseWords).flatMap((block) =>
      sentencesOf(block).flatMap(({ start, end }): Reading[] => {
        const sentence = block.text.slice(start - block.start, end - block.start);
        if (
          !(rent.test(sentence) || rent.test(block.section.split(' > ').at(-1) ?? '')) ||
          !(yearly.test(sentence) || everyFew.test(sentence)) ||
          (inNamedYears.test(sentence) && !everyYear.test(sentence))
        )
          return [];
        const percents = percentsIn(sentence);
        for (const match of sentence.matchAll(rise)) {
          const at = match.index + match[0].length;
          const found = percents.find((each) => each.start >= at && each.start - at < 110);
          const value = found === undefined ? null : perYear(found.percent, sentence);
          if (found !== undefined && value !== null && !/[.;]\s/.test(sentence.slice(at, found.start)))
            return [
              {
                ...value,
                span: { start: start + Math.max(0, match.index - 60), end: start + found.end },
                block,
                weight: rank.named,
              },
            ];
        }
        return [];
      }),
    ),
};

/** An index with a floor or a cap: `the lesser of 3% and the increase of the CPI`. */
function limited(name: string, evidence: Evidence): Evidence {
  return {
    ...evidence,
    name,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const { start, end } = reading.span;
        const sentence =
          sentencesOf(reading.block).find((each) => each.start <= start && start < each.end) ?? reading.block;
        const whole = context.text.document.text;
        const limit = limitIn(
          `${whole.slice(sentence.start, end)}${whole.slice(end, Math.min(sentence.end, end + 200))}`,
        );
        return limit === null
          ? reading
          : { ...reading, shown: `${reading.shown}, ${limit}`, span: { start, end: Math.max(end, start) } };
      }),
  };
}

/** `For Unit B, … the rent shall increase by 3% each year`: an increase of one part of the premises, to be checked. */
function ofPart(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) => {
      const suite = context.best('suite_floor')?.shown ?? '';
      const isOne = suite !== '' && !/;|,|&|\band\b/.test(suite);
      return evidence.find(context).map((reading) => {
        const part = partOf(reading);
        return part === null || (isOne && suite.includes(part))
          ? reading
          : {
              ...reading,
              value: `${reading.value} (${part})`,
              shown: `${reading.shown} (${part})`,
              doubt: `The document states this for ${part}.`,
            };
      });
    },
  };
}

/** The part of the premises that this sentence or the previous one is about. */
function partOf({ block, span }: Reading): string | null {
  const sentences = sentencesOf(block);
  const at = sentences.findIndex(({ start, end }) => start < span.end && span.end <= end + 1);
  const words = (sentence: { readonly start: number; readonly end: number } | undefined, end: number) =>
    sentence === undefined
      ? ''
      : block.text.slice(sentence.start - block.start, Math.min(sentence.end, end) - block.start);
  const own = words(sentences[at], Number.POSITIVE_INFINITY);
  return (
    partAt(words(sentences[at], span.end)).at(-1)?.part ??
    partNamedIn(own) ??
    partAt(words(sentences[at - 1], Number.POSITIVE_INFINITY)).at(-1)?.part ??
    null
  );
}

const percent = '(\\d{1,2}(?:\\.\\d{1,3})?)\\)?\\s?(?:%|per\\s?cent)';
const atMost = new RegExp(
  `\\b(?:lesser|lower|smaller)\\s+of\\b[^.;%]{0,40}?${percent}|\\b(?:not\\s+(?:to\\s+)?exceed|capped\\s+at|(?:cap|maximum)\\s+of|not\\s+(?:be\\s+)?more\\s+than|no\\s+more\\s+than)\\b[^.;%]{0,40}?${percent}`,
  'i',
);
const atLeast = new RegExp(
  `\\b(?:greater|higher|larger)\\s+of\\b[^.;%]{0,40}?${percent}|\\b(?:(?:not|no|nor)\\s+(?:be\\s+)?less\\s+than|(?:floor|minimum)\\s+of|at\\s+least)\\b[^.;%]{0,40}?${percent}`,
  'i',
);

function limitIn(sentence: string): string | null {
  const parts = [
    ['at least', atLeast.exec(sentence)],
    ['at most', atMost.exec(sentence)],
  ] as const;
  const said = parts.flatMap(([words, match]) => (match === null ? [] : [`${words} ${match[1] ?? match[2]}%`]));
  return said.length === 0 ? null : said.join(', ');
}

/** Evidence that names a percentage or an index; fixed steps are reported only without either. */
const named: readonly Evidence[] = [
  labelEvidence(
    'label',
    /^(?:(?:annual|yearly|rent|rental|base rent|fixed)\s+)*(?:escalations?|increases?|escalators?|adjustments?|bumps|reviews?(?:\s+of\s+rent|\s+dates?)?)(?:\s+rate)?$/,
    readLabel,
    { titled: false, limit: 260 },
  ),
  ofPart(risesByPercent),
  phraseEvidence(
    'annualIncreases',
    ['increase', 'increases', 'escalation', 'escalations', 'escalator', 'bumps'],
    /(\d{1,2}(?:\.\d{1,3})?\s?%\)?)\s+(?:fixed\s+)?(?:annual|yearly|per\s+(?:annum|year))\s+(?:(?:base\s+)?rent(?:al)?\s+)?(?:increase|escalation|escalator|bump)s?/dgi,
    (piece) => first(readPercents)(piece).flatMap((read) => yearlyOf(read)),
  ),
  phraseEvidence(
    'timesLastYear',
    ['rent', 'rental'],
    /\b(?:equal\s+to|amount\s+of|be|times|product\s+of|multiplied\s+by)\b[^.;%$]{0,90}\(?(10\d(?:\.\d{1,3})?\s?%)\)?[^.;%]{0,40}\brent[^.;]{0,110}\b(?:preceding|previous|prior)\b/dgi,
    overHundred,
  ),
  limited(
    'index',
    phraseEvidence(
      'index',
      ['index', 'cpi', 'indexed', 'rpi'],
      /\b(?:rent(?:al)?s?|(?:rental|license|occupancy)\s+fee)\b[^.;]{0,240}\b((?:consumer|retail|health)\s+(?:prices?\s+)?index|C\.?P\.?I\.?\b|RPI\b|cost[\s-]of[\s-]living)/dgi,
      (piece) => [
        { value: 'CPI', shown: piece.replace(/\s+/g, ' '), start: 0, end: piece.length, weight: rank.asByHeading },
      ],
    ),
  ),
  phraseEvidence(
    // `If the consumer price index for Germany changes by at least 10 points, the rent changes in the same proportion`
    'indexFirst',
    ['index'],
    /\b((?:consumer|retail|health)\s+prices?\s+index)\b[^.;]{0,260}?\b(?:changes?|changed|rises|increases|varies)\b[^.;]{0,160}?\bthe\s+(?:\w+\s+)?rent\s+(?:changes|shall|will|is|increases|may)\b/dgi,
    (piece) => [
      { value: 'CPI', shown: piece.replace(/\s+/g, ' '), start: 0, end: piece.length, weight: rank.asByHeading },
    ],
  ),
  {
    // `The Annual Rent shall be reviewed on the Review Date to the open market rent`: leases of England and Ireland.
    name: 'marketReview',
    kind: 'phrase',
    find: ({ text }) =>
      text
        .blocksWith(['reviewed'])
        .flatMap((block) =>
          hitsIn(block, /\brents?\b[^.;]{0,120}\b(?:shall|will|must|is\s+to)\s+be\s+reviewed\b[^.;]{0,200}/gi).flatMap(
            ({ start, end }): Reading[] =>
              /\b(?:open\s+)?market\s+rent|rack\s+rent/i.test(text.document.text.slice(start, end + 600))
                ? [{ value: 'market review', shown: 'Review to the market rent', span: { start, end }, block }]
                : [],
          ),
        ),
  },
];

const exclusions: readonly Exclusion[] = [
  {
    name: 'expenses',
    excludes: (candidate) =>
      /\b(?:controllable|operating\s+(?:expenses?|costs?)|CAM|common\s+area|management\s+fee|insurance|limits?|tax(?:es)?|additional\s+rent(?:al)?|parking|deposit|utilit\w+|allowance)\b/i.test(
        around(candidate, 60),
      ),
  },
  {
    name: 'interest',
    excludes: (candidate) =>
      /\b(?:interest|overdue|late|delinquen\w+|past\s+due|prime\s+rate)\b/i.test(around(candidate, 70)),
  },
  {
    name: 'option',
    excludes: (candidate) =>
      candidate.evidence !== 'marketReview' &&
      !(candidate.kind === 'label' && candidate.shown.includes(';')) &&
      /\b(?:extended|further)\s+terms?\b|\b(?:extends|renews|exercises)\s+(?:the|this|its)\s+(?:lease\s+)?(?:term|lease|option)\b|\b(?:option\s+(?:term|period|rent|year)|renewal\s+(?:term|period|option|rent|year)s?|extension\s+(?:term|period|year)s?|option\s+to\s+(?:renew|extend)|market\s+rent|hold(?:ing)?\s?-?over|(?:continued|renewed)\s+(?:through|by|upon|after)\s+(?:the\s+)?(?:mutual\s+)?(?:negotiation|consent|agreement))\b/i.test(
        around(candidate, 140),
      ) &&
      !/\binitial\s+term\b/i.test(around(candidate, 140)),
  },
  {
    // `Option to Renew. … Base Rent shall increase by 3% each year`: the rent of the renewal.
    name: 'underOption',
    excludes: ({ block, evidence }, { kind }) => {
      const heading = block.section.split(' > ').at(-1) ?? '';
      return (
        kind !== 'amendment' &&
        evidence !== 'marketReview' &&
        /\b(?:options?|renewals?|extensions?)\b/.test(heading) &&
        !/\b(?:rent|rental|escalation|increases?|term)\b/.test(
          heading.replace(/\b(?:option|renewal|extension)\s+(?:rent|term)\b/g, ''),
        )
      );
    },
  },
  {
    name: 'negated',
    excludes: (candidate) =>
      /\b(?:shall|will|must)\s+not\s+(?:be\s+)?(?:increas|adjust|escalat|rise)|\bno\s+(?:annual\s+)?(?:increase|escalation|adjustment)/i.test(
        around(candidate, 40),
      ),
  },
];

/** Base rent that rises from row to row of the schedule, without a percentage or an index. */
const fixedSteps: Evidence = {
  name: 'fixedSteps',
  kind: 'table',
  find: (context) => {
    const lines = rentLinesOf(context).filter(
      ({ kind, doubt, premises }) => kind === 'base' && doubt === null && premises === null,
    );
    const sizes = lines.map(
      ({ row }) =>
        row.annual ??
        (row.monthly === undefined ? undefined : row.monthly * 12) ??
        row.psf ??
        (row.psf_month ?? 0) * 12,
    );
    const [head, second] = lines;
    const rises =
      sizes.every((size, index) => index === 0 || size >= (sizes[index - 1] ?? 0)) &&
      (sizes.at(-1) ?? 0) > (sizes[0] ?? 0);
    if (head === undefined || second === undefined || !rises) return [];
    const isNamed = named.some(({ name, kind, find }) =>
      find(context).some(
        (reading) =>
          !exclusions.some(({ excludes }) => excludes({ ...reading, evidence: name, kind, score: 0 }, context)),
      ),
    );
    const span = { start: head.span.start, end: second.span.end };
    return isNamed ? [] : [{ value: 'fixed steps', shown: 'Fixed steps', span, block: head.block }];
  },
};

export const escalation = defineField({
  id: 'escalation',
  label: 'Escalation',
  group: 'Rent',
  lookedFor: 'a yearly percentage, fixed steps, an index or a review for the rent',
  topics: ['escalation', 'rent'],
  // A list of several increases includes each of them.
  isSame: (a, b) => isSameValue(a, b) || listsOf(a, b) || listsOf(b, a),
  evidence: [...named, fixedSteps],
  exclusions,
});

function perYear(percent: string, sentence: string): { value: string; shown: string; doubt?: string } | null {
  if (Number(percent) > 60 || Number(percent) <= 0) return null;
  const few = yearsApart(sentence);
  if (few !== null) {
    const value = `${percent}% every ${few} years`;
    const alsoYearly =
      /\bannually\b|\b(?:increas\w+|adjust\w+|escalat\w+)\s+(?:each|every|per|a)\s+(?:lease\s+|calendar\s+)?year\b/i;
    return alsoYearly.test(sentence)
      ? { value, shown: value, doubt: 'The sentence also speaks of yearly increases.' }
      : { value, shown: value };
  }
  const from = startYear.exec(sentence);
  const year = from === null ? Number.NaN : readCount(from[1] ?? from[2]);
  const start = year >= 3 && year <= 50 ? ` from year ${year}` : '';
  return Number(percent) > 15 ? null : { value: `${percent}%/yr`, shown: `${percent}% a year${start}` };
}

/** `Starting from year 6`, `from the sixth Lease Year on`: rent is flat in the years before. */
const startYear =
  /\b(?:from|starting|beginning|commencing)\s+(?:(?:from|with|in|on)\s+)?(?:the\s+)?(?:(?:lease\s+)?year\s+(\d{1,2}|[a-z]{3,7})\b|([a-z]{5,8}|\d{1,2}(?:nd|rd|th))\s+(?:lease\s+)?year\b)/i;

/** How many years are between two increases; null if they are one year apart or the sentence does not state it. */
function yearsApart(sentence: string): number | null {
  const match = everyFew.exec(sentence);
  const years = match === null ? Number.NaN : readCount(match[2] ?? match[1] ?? match[3]);
  return years >= 2 && years <= 50 ? years : null;
}

function yearlyOf(read: ReadValue): ReadValue[] {
  return Number.parseFloat(String(read.value)) > 15
    ? []
    : [{ ...read, value: `${read.value}/yr`, shown: `${read.value} a year` }];
}

/** '101.5%' of last year's rent is 1.5% a year. */
function overHundred(piece: string): ReadValue[] {
  return percentsIn(piece).flatMap(({ percent, start, end }) => {
    const more = new Decimal(percent).minus(100);
    return more.greaterThan(0)
      ? [{ value: `${more.toFixed()}%/yr`, shown: `${more.toFixed()}% a year`, start, end }]
      : [];
  });
}

function listsOf(list: unknown, one: unknown): boolean {
  return String(list).includes(';') && String(list).includes(String(one).replace(/\/yr$/, ''));
}

/** `4% on 1 August 2026; CPI on 1 August 2028; market review on …`: different increases at different times. */
function readSeveral(piece: string): ReadValue[] {
  const line = (piece.split('\n')[0] ?? '').trimEnd().replace(/\.$/, '');
  const kinds = [/\d\s?%|\bper\s?cent\b/i, /\bC\.?P\.?I\b|\bprices?\s+index\b/i, /\bmarket\b/i].filter((kind) =>
    kind.test(line),
  );
  const value = line.replace(/\s+/g, ' ').trim();
  return kinds.length < 2 || !line.includes(';') ? [] : [{ value, shown: value, start: 0, end: line.length }];
}

function readLabel(piece: string): ReadValue[] {
  if (/^\W*(?:none|n\/?a|not\s+applicable)\b/i.test(piece)) return [];
  const several = readSeveral(piece);
  if (several.length > 0) return several;
  const index = /\bCPI\b|\b(?:consumer|retail)\s+prices?\s+index\b/i.exec(piece);
  if (index) return [{ value: 'CPI', shown: index[0], start: index.index, end: index.index + index[0].length }];
  return first(readPercents)(piece).flatMap(yearlyOf);
}
