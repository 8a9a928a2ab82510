import { Decimal } from 'decimal.js';
import { percentsIn } from '../../../lexicon/figures.ts';
import { labelEvidence, phraseEvidence } from '../../evidence.ts';
import { around, before, defineField, type Evidence } from '../../field.ts';
import { first, type ReadValue, readPercents } from '../../readers.ts';
import { rentLinesOf } from '../../rent/rent-lines.ts';

const percent =
  '(?:\\(?\\d{1,2}(?:\\.\\d{1,3})?\\s?%\\)?|(?:\\w+[\\s-]){1,4}percent(?:\\s*\\(\\s*\\d{1,2}(?:\\.\\d{1,3})?\\s?%\\s*\\))?)';
const yearly =
  '(?:annual(?:ly)?|each\\s+(?:lease\\s+)?year|per\\s+(?:annum|year|lease\\s+year)|yearly|anniversary|every\\s+(?:lease\\s+)?year|year\\s+over\\s+year|(?:subsequent|succeeding)\\s+(?:lease\\s+)?year|(?:preceding|previous|prior)\\s+(?:lease\\s+)?year|every\\s+twelve)';
const rent = '\\brent(?:al)?s?\\b';

/** Base rent that rises from line to line of the schedule, without a percentage or an index. */
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
    return [
      {
        value: 'fixed steps',
        shown: 'Fixed steps',
        span: { start: head.span.start, end: second.span.end },
        block: head.block,
        weight: -50,
      },
    ];
  },
};

export const escalation = defineField({
  id: 'escalation',
  label: 'Escalation',
  group: 'Rent',
  lookedFor: 'a yearly percentage, fixed steps or an index for the rent',
  topics: ['escalation', 'rent'],
  evidence: [
    labelEvidence(
      'label',
      /^(?:(?:annual|yearly|rent|rental|base rent|fixed)\s+)*(?:escalations?|increases?|escalators?|adjustments?|bumps)(?:\s+rate)?$/,
      readLabel,
      { titled: false, limit: 160 },
    ),
    phraseEvidence(
      'rentRises',
      ['increase', 'increased', 'increases', 'escalate', 'escalated', 'adjusted', 'rise', 'increasing'],
      new RegExp(
        `${rent}[^.;]{0,170}\\b(?:increas\\w*|escalat\\w*|adjusted|rise)\\b[^.;%]{0,90}(${percent})(?=[^;]{0,160}\\b${yearly})`,
        'dgi',
      ),
      ratePerYear,
    ),
    phraseEvidence(
      'yearlyRises',
      ['increase', 'increased', 'increases', 'escalate', 'escalated', 'adjusted', 'increasing'],
      new RegExp(
        `${yearly}[^.;]{0,140}${rent}[^.;%]{0,100}\\b(?:increas\\w*|escalat\\w*|adjusted)\\b[^.;%]{0,60}(${percent})`,
        'dgi',
      ),
      ratePerYear,
    ),
    phraseEvidence(
      'annualIncreases',
      ['increase', 'increases', 'escalation', 'escalations', 'escalator', 'bumps'],
      new RegExp(
        `(${percent})\\s+(?:fixed\\s+)?(?:annual|yearly|per\\s+(?:annum|year))\\s+(?:rent(?:al)?\\s+)?(?:increase|escalation|escalator|bump)s?`,
        'dgi',
      ),
      ratePerYear,
    ),
    phraseEvidence(
      'timesLastYear',
      ['rent', 'rental'],
      /\b(?:equal\s+to|amount\s+of|be|times|product\s+of|multiplied\s+by)\b[^.;%$]{0,90}\(?(10\d(?:\.\d{1,3})?\s?%)\)?[^.;%]{0,40}\brent[^.;]{0,110}\b(?:preceding|previous|prior)\b/dgi,
      overHundred,
    ),
    phraseEvidence(
      'index',
      ['index', 'cpi', 'indexed'],
      /\brent(?:al)?s?\b[^.;]{0,240}\b((?:consumer|retail|health)\s+(?:price(?:s)?\s+)?index|C\.?P\.?I\.?\b|RPI\b|health\s+index|cost[\s-]of[\s-]living)/dgi,
      readIndex,
    ),
    fixedSteps,
  ],
  exclusions: [
    {
      name: 'expenses',
      excludes: (candidate) =>
        candidate.evidence !== 'fixedSteps' &&
        /\b(?:controllable|operating\s+(?:expenses?|costs?)|CAM|common\s+area|management\s+fee|insurance|limits?|tax(?:es)?|additional\s+rent(?:al)?|parking|deposit|utilit\w+|allowance)\b/i.test(
          around(candidate, 60),
        ),
    },
    {
      name: 'option',
      excludes: (candidate) =>
        /\b(?:option\s+(?:term|period|rent)|(?:renewal|extension)\s+(?:term|period|option|rent)s?|option\s+to\s+(?:renew|extend)|market\s+rent|hold(?:ing)?\s?-?over)\b/i.test(
          around(candidate, 140),
        ) && !/\binitial\s+term\b/i.test(around(candidate, 140)),
    },
    {
      name: 'negated',
      excludes: (candidate) =>
        /\b(?:no|not|without|never)\b[^.;]{0,50}$/i.test(before(candidate, 60)) ||
        /\b(?:shall|will)\s+not\s+(?:be\s+)?(?:increas|adjust|escalat)/i.test(around(candidate, 10)),
    },
  ],
});

function ratePerYear(piece: string): ReadValue[] {
  return first(readPercents)(piece).flatMap((read) =>
    Number.parseFloat(String(read.value)) > 25
      ? []
      : [{ ...read, value: `${read.value}/yr`, shown: `${read.value} a year` }],
  );
}

/** '101.5%' of last year's rent is 1.5% a year. */
function overHundred(piece: string): ReadValue[] {
  return percentsIn(piece).flatMap(({ percent: printed, start, end }) => {
    const rise = new Decimal(printed).minus(100);
    return rise.greaterThan(0)
      ? [{ value: `${rise.toFixed()}%/yr`, shown: `${rise.toFixed()}% a year`, start, end }]
      : [];
  });
}

function readIndex(piece: string): ReadValue[] {
  return [{ value: 'CPI', shown: piece.replace(/\s+/g, ' '), start: 0, end: piece.length, weight: 15 }];
}

function readLabel(piece: string): ReadValue[] {
  if (/^\W*(?:none|n\/?a|not\s+applicable)\b/i.test(piece)) return [];
  const rate = ratePerYear(piece);
  const index = /\bCPI\b|\b(?:consumer|retail)\s+prices?\s+index\b/i.exec(piece);
  return rate.length > 0 && index === null
    ? rate
    : index
      ? [{ value: 'CPI', shown: index[0], start: index.index, end: index.index + index[0].length }]
      : [];
}
