import { Decimal } from 'decimal.js';
import type { FieldValue } from '#contract/lease-report.ts';
import { percentsIn } from '#documents/lease/lexicon/figures.ts';
import { isSameValue } from '../../decide.ts';
import { labelEvidence } from '../../evidence.ts';
import { defineField } from '../../field.ts';
import { first, type ReadValue } from '../../readers.ts';
import { type Said, type SaidValue, saidEvidence } from '../../said.ts';
import { rank } from '../../weights.ts';

const words = [
  'return',
  'move',
  'stay',
  'stays',
  'staying',
  'holdover',
  'holding',
  'holds',
  'hold',
  'tenancy',
  'possession',
  'remains',
  'remain',
  'over',
  'vacate',
  'surrender',
  'expiration',
  'holdovers',
  'overstays',
  'refuses',
  'refuse',
  'reject',
  'rejects',
  'occupancy',
  'delayed',
  'overdue',
];
const holding =
  '(?:hold(?:s|ing)?[\\s-]?over|over-?hold(?:s|ing)?|held\\s+over|remains?\\s+in\\s+(?:possession|occupancy|the\\s+(?:\\w+\\s+)?(?:premises|property|house|unit))|(?:refus|reject)\\w*\\s+to\\s+(?:leave|vacate|surrender|return|quit|move)|(?:overdue|late|delayed)\\s+(?:return|surrender)|(?:return|surrender)\\s+(?:is|be)\\s+(?:delayed|overdue|late)|occupancy\\s+(?:after|beyond)\\s+(?:the\\s+)?(?:term\\b|expir\\w+|termination|end)|stays?\\s+in\\b|(?:continues?|remains?|retains?|retain)\\b[^.;]{0,60}?\\b(?:possession|occup\\w+|use)|fails?\\s+to\\s+(?:surrender|vacate|deliver|return|move\\s+out)|does\\s+not\\s+(?:\\w+\\s+)?(?:surrender|vacate|leave)|stays?\\s+(?:on|over|after|longer|past|with)\\b|in\\s+which\\s+(?:the\\s+)?(?:tenant|lessee)\\s+stays\\b|staying\\s+over|(?:holds?|has|have|keeps?)\\s+possession\\b[^.;]{0,20}?\\b(?:after|beyond|past)|remains?\\s+in\\b[^.;]{0,30}?\\b(?:past|after|beyond)\\s+the\\s+(?:term|end)|tenan(?:cy|t)\\s+(?:at\\s+sufferance|at\\s+will|(?:from\\s+)?month[\\s-]to[\\s-]month))';
const section = /hold(?:ing)?[\s-]?over|over-?holding|staying over|surrender|end of (?:the )?term|expiration/;
const about = ['holdover', 'surrender', 'term', 'rent'] as const;
const multiple =
  '(?:(?:one|1)\\s+and\\s+three[\\s-]?quarters?|doubles?|twice|triple|(?:two|2)\\s+and\\s+(?:a|one)[\\s-]?half(?=\\s+(?:\\(2\\.5\\)\\s+)?times)|(?:two|2)\\s+(?:\\(2\\)\\s+)?times|(?:one|1)\\s+and\\s+(?:a|one|1)[\\s-]?half|1\\.\\d{1,2}\\s+times|1[\\s-]1/2\\s+times)';

export const holdover = defineField({
  id: 'holdover',
  label: 'Holdover rent',
  group: 'Default',
  lookedFor: 'a rate for holding over',
  topics: ['holdover', 'surrender'],
  // A sentence that states only the first step of a rate doesn't contradict the complete rate.
  isSame: (a, b) => (stepsOf(a)[0] ?? '') === stepsOf(b)[0] || isSameValue(a, b),
  evidence: [
    labelEvidence('label', /^hold(?:ing)?[\s-]*over(?:\s+(?:rent|rate|percentage|tenancy))?$/, first(readRate), {
      titled: false,
      limit: 260,
    }),
    saidEvidence(
      'percent',
      [...words, 'rent', 'rental'],
      /(?:\d{2,3}(?:\.\d+)?\)?\s?%|\bper\s?cent\b)/i,
      (said) => (isHoldingOver(said) ? rateOf(said) : null),
      { section, about, weight: rank.explicit },
    ),
    saidEvidence(
      'multiple',
      [...words, 'rent', 'rental', 'double', 'twice', 'times'],
      new RegExp(`\\b${multiple}\\b`, 'i'),
      (said) => (isHoldingOver(said) ? timesOf(said) : null),
      { section, about, weight: rank.otherForm },
    ),
    saidEvidence(
      'increasedBy',
      [...words, 'rent', 'rental', 'increased', 'higher'],
      /\b(?:increas\w+\s+(?:by|of)|plus|rate)\s+[^.;%]{0,40}?\d{2,3}\)?\s?(?:%|per\s?cent)\)?[^.;]{0,60}?\b(?:higher|more|greater|over|above|in\s+excess|of\s+such|until)\b|\bincreas\w+\s+by\s+[^.;%]{0,40}?(?:\d{2,3}\)?\s?%|per\s?cent)/i,
      (said) => (isHoldingOver(said) ? surchargeOf(said) : null),
      { section, about, weight: rank.otherForm },
    ),
    saidEvidence(
      'sameRent',
      words,
      /\b(?:at|upon|on)\s+(?:the\s+)?same\s+(?:monthly\s+|base\s+)?(?:rent(?:al)?|terms)\b|\bmonth[\s-]to[\s-]month\b[^.;]{0,60}?\b(?:subject\s+to|upon|on|under)\s+all\s+(?:of\s+)?the\s+(?:other\s+)?(?:terms|provisions|conditions|covenants)\b|\brent\b[^.;]{0,40}\bsame\s+(?:rate|amount)\b|\b(?:the\s+)?(?:rent|rental)\s+(?:then\s+)?(?:in\s+effect|payable)\s+(?:immediately\s+)?(?:at|prior\s+to|before)\b/i,
      (said) =>
        isHoldingOver(said) &&
        !/\d\s?%|per\s?cent/i.test(said.block.text) &&
        !new RegExp(`\\b${multiple}\\b`, 'i').test(said.block.text)
          ? {
              value: '100%',
              shown: '100% (the same rent)',
              doubt: 'The clause speaks of the same rent or terms; check that no surcharge is stated elsewhere.',
            }
          : null,
      { section, about, weight: rank.denial },
    ),
    saidEvidence(
      'fairRent',
      words,
      /\bfair\s+(?:market\s+)?(?:rental\s+(?:value|rate)|rent(?:al)?\b|market\s+(?:rate|value))|\bmarket\s+rent(?:al)?\b/i,
      (said) =>
        isHoldingOver(said) &&
        !/\d\s?%|per\s?cent/i.test(said.block.text) &&
        !new RegExp(`\\b${multiple}\\b`, 'i').test(said.block.text)
          ? { value: said.match.toLowerCase().replace(/\s+/g, ' '), shown: said.match.replace(/\s+/g, ' ') }
          : null,
      { section, about, weight: rank.qualified },
    ),
    saidEvidence(
      'perDay',
      ['expiration', 'expires', 'expire', 'using', 'overdue', 'vacate', 'return', 'delay', 'delayed'],
      /(?:(?<![\d.])\d(?:\.\d+)?\s?%|\d\/1?0{3,5})[^.;]{0,80}?\b(?:each|every|per)\s+day\b/i,
      ({ sentence, match }) => {
        if (
          !/\b(?:expir\w+|continues?\s+(?:to\s+use|using)|return|vacate)\b/i.test(sentence) ||
          /\brent\s+is\s+(?:late|overdue)/i.test(sentence)
        )
          return null;
        const percent = percentsIn(match)[0]?.percent;
        const fraction = /\d\/1?0{3,5}/.exec(match)?.[0];
        const value = fraction ?? (percent === undefined ? null : `${percent}%`);
        return value === null ? null : { value: `${value} per day`, shown: `${value} per day` };
      },
      { section },
    ),
  ],
});

/** The percentages of a value: '125%' and '150%' of '125%, then 150%'. */
function stepsOf(value: FieldValue): string[] {
  return String(value).match(/(?<![\d.])\d{1,4}(?:\.\d{1,4})?%(?! per day)/g) ?? [];
}

/** The sentence is about holding over, or its title is, or the sentences just before it. */
function isHoldingOver({ sentence, block, start }: Said): boolean {
  const title = block.section.split(' > ').at(-1) ?? '';
  if (/\bmaster\s+(?:lessee|tenant)\s+hold/i.test(sentence)) return false;
  if (
    /\b(?:renewal|extension|extended)\s+term\b|\b(?:under|during)\s+(?:the|any)\s+(?:renewal|extension)\b/i.test(
      sentence,
    ) &&
    !/hold/i.test(`${title} ${sentence}`)
  )
    return false;
  if (
    /hold(?:ing)?[\s-]?over|over-?holding|staying over/.test(title) ||
    new RegExp(`\\b${holding}\\b`, 'i').test(sentence)
  )
    return true;
  const lead = block.text.slice(Math.max(0, start - block.start - 700), start - block.start);
  // `Party B shall move out within ten days. If overdue, it shall pay …`
  if (
    /^\W*(?:if|when|where)\s+(?:it\s+is\s+)?overdue\b/i.test(sentence) &&
    /\b(?:move\s+out|vacate|return)\b/i.test(lead)
  )
    return true;
  return (
    new RegExp(`\\b${holding}\\b`, 'i').test(lead) &&
    /\b(?:such|said|that|any|the|during)\b[^.;]{0,40}\b(?:hold|tenancy|period|occupancy|possession)|\brent/i.test(
      sentence,
    )
  );
}

function rateOf({ sentence, block, start }: Said): SaidValue | null {
  const rates = percentsIn(sentence).filter(({ percent, end, start }) => {
    const behind = sentence.slice(end, end + 90);
    const ahead = sentence.slice(Math.max(0, start - 160), start);
    return (
      Number(percent) >= 100 &&
      Number(percent) <= 400 &&
      (/^[^.;]{0,60}?\b(?:rent|rental|lease\s+fee|base|minimum|monthly|amount|rate|sum|greater|then|charges|annual|basic|last|fixed|total|all|such|market|fair)/i.test(
        behind,
      ) ||
        /\b(?:rent|rental|rate|amount|sum)\b/i.test(ahead))
    );
  });
  // The full amount of one part of the rent and a multiple of the other: the multiple is the rate.
  const rate = rates.find(({ percent }) => percent !== '100') ?? rates[0];
  if (!rate) return null;
  if (rate.percent === '100')
    return new RegExp(`\\b${multiple}\\b|\\bguarantor\\b`, 'i').test(sentence)
      ? null
      : { value: '100%', shown: '100%', doubt: 'Only 100% is named; check that no surcharge is stated elsewhere.' };
  const steps = inSteps(
    rate.percent,
    block.text.slice(start - block.start, start - block.start + sentence.length + 500),
  );
  return { value: steps, shown: steps };
}

/**
 * '135%, then 150%', a rate that rises over time; the second rate may be in a following sentence. The value and the
 * words shown are the same, so that no part of the report shows only the first step.
 */
function inSteps(percent: string, words: string): string {
  const rates = percentsIn(words);
  const first = rates.find((rate) => rate.percent === percent);
  const second = rates.find(
    (rate) =>
      first !== undefined &&
      rate.start > first.end &&
      Number(rate.percent) > 100 &&
      Number(rate.percent) <= 400 &&
      rate.percent !== percent &&
      later.test(words.slice(Math.max(first.end, rate.start - 240), rate.end + 120)),
  );
  if (second !== undefined) return `${percent}%, then ${second.percent}%`;
  const against = rates.find(
    (rate) =>
      first !== undefined &&
      rate.start > first.end &&
      rate.start - first.end < 120 &&
      Number(rate.percent) >= 100 &&
      Number(rate.percent) <= 400 &&
      /\bwithout\s+(?:[\w’']+\s+){0,4}?consent\b[^.;%]{0,40}$/i.test(words.slice(first.end, rate.start)),
  );
  const isWith = first !== undefined && /\bwith\s+(?:[\w’']+\s+){0,4}?consent\b/i.test(words.slice(0, first.start));
  return against !== undefined && isWith
    ? `${percent}% with the landlord’s consent, ${against.percent}% without it`
    : `${percent}%`;
}

const later =
  /\b(?:thereafter|afterwards?|subsequent|next|beyond|for\s+the\s+first|(?:more|longer)\s+than|for\s+each|(?:after|following)\s+(?:the\s+)?(?:first|initial|such|said|\w+\s+\(?\d+\)?))\b/i;

/** `Increased by fifty percent (50%)`, `a rate 50% higher than`: one and a half times the rent. */
function surchargeOf({ sentence, at, match }: Said): SaidValue | null {
  const found = percentsIn(sentence.slice(at, at + match.length + 12))[0];
  if (!found || Number(found.percent) >= 100 || Number(found.percent) < 5) return null;
  if (!/\b(?:rent|rental)\b/i.test(sentence)) return null;
  const value = `${100 + Number(found.percent)}%`;
  return { value, shown: `${value} (${found.percent}% more)` };
}

function timesOf({ sentence, match, at }: Said): SaidValue | null {
  if (
    !/^(?:[^.;]|\.\d){0,90}?\b(?:rent|rental|base|minimum|monthly|amount|rate|times|sum|daily)/i.test(
      sentence.slice(at + match.length),
    ) &&
    !/\brent\b[^.;]{0,80}$/i.test(sentence.slice(0, at))
  )
    return null;
  if (/\bdouble\s+(?:net|recovery|damages|door|counting)|\bnot\s+be\s+double/i.test(sentence)) return null;
  const percent = percentOfMultiple(match);
  // `for the first month one and one-half times, and thereafter two times the rent`
  const steps = [
    ...sentence
      .slice(at)
      .matchAll(new RegExp(`\\b${multiple}(?:\\s{0,2}\\(\\d?[½¾¼.\\d]{1,3}\\))?(?:\\s+times)?`, 'gi')),
  ]
    .map(([words]) => percentOfMultiple(words.replace(/(?<!\s)\s+times$/i, '')))
    .filter((step, index, all) => all.indexOf(step) === index);
  const isRising =
    steps.length > 1 &&
    later.test(sentence) &&
    steps.every((step, index) => index === 0 || Number.parseFloat(step) > Number.parseFloat(steps[index - 1] ?? ''));
  if (isRising) return { value: steps.join(', then '), shown: steps.join(', then ') };
  return { value: percent, shown: `${percent} (“${match.replace(/\s+/g, ' ')}”)` };
}

/** 'one and one-half' as '150%', 'double' as '200%'. */
function percentOfMultiple(printed: string): string {
  const word = printed.toLowerCase().replace(/\s+/g, ' ');
  const factor = /^1\.\d+(?= times)/.exec(word)?.[0] ?? /^1\.\d{1,2}$/.exec(word)?.[0];
  if (factor !== undefined) return `${new Decimal(factor).times(100).toFixed()}%`;
  if (/three[\s-]?quarter/.test(word)) return '175%';
  if (/^(?:two|2) and/.test(word)) return '250%';
  if (/^(?:doubles?|twice|two|2)\b/.test(word)) return '200%';
  return word === 'triple' ? '300%' : '150%';
}

function readRate(piece: string): ReadValue[] {
  const rates = percentsIn(piece).filter(({ percent }) => Number(percent) >= 100 && Number(percent) <= 400);
  return rates.map(({ percent, start, end }) => {
    const steps = inSteps(percent, piece);
    return { value: steps, shown: steps, start, end };
  });
}
