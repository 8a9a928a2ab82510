import type { Evidence } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { saying } from '../letter-saying.ts';
import { readMonths } from '../letter-values.ts';
import { partsAbout, termsOf } from '../terms.ts';
import { letterField } from './letter-field.ts';
import { chainOfTerms, monthsOf, span, termsOfChain } from './said/patterns.ts';

const isNotice = /\b(?:notice|renew|option|extend|extension|prior|further|more|free|abat|after|deposit|cure)\b/i;

/** `Years: 10, tenant only break`, `Term (months)<tab>132`, `Term mo<tab>62`: the unit is in the heading. */
const unitInHeading: Evidence = {
  name: 'unitInHeading',
  kind: 'label',
  find: ({ text }) =>
    termsOf(text)
      .flatMap((term) =>
        (term.topics.includes('term') || /^(?:months?|mos?|years?|yrs?)\.?$/i.test(term.heading.trim())
          ? term.parts.slice(0, 1)
          : []
        ).map((part) => ({ ...part, term })),
      )
      .flatMap((part) => {
        const match = /^\s*(\d{1,3})(?=\s*(?:[,;.(\t]|$))/.exec(part.text);
        const unit =
          /^(?:(?:lease |initial |base )?(?:term|length|tenure) ?\(?)?(years?|yrs?|months?|mos?)\.?\)?$/i.exec(
            part.term.heading.trim(),
          )?.[1];
        if (match?.[1] === undefined || unit === undefined) return [];
        const months = Number(match[1]) * (/^y/i.test(unit) ? 12 : 1);
        // `Years<tab>1<tab>2<tab>3` heads a table.
        if (
          !part.term.topics.includes('term') &&
          (months < 13 || /\d\t\s?\d/.test(part.block.text.replace(/^[^\t]*\t\s?\d{1,3}(?=\t)/, '')))
        )
          return [];
        return [
          {
            value: months,
            shown: `${months} months`,
            span: { start: part.start, end: part.start + match[0].length },
            block: part.block,
          },
        ];
      }),
};

/** `Term — Storage Period: six months`, `Term — Long-Term Lease Period: 84 months`: the longest period is used. */
const inPeriods: Evidence = {
  name: 'inPeriods',
  kind: 'label',
  find: ({ text }) => {
    const periods = partsAbout(text, ['term'])
      .filter(({ term }) => /^(?:lease )?term\b\W*\s[–—-]\s/i.test(term.heading))
      .flatMap((part) =>
        readMonths(part.text)
          .slice(0, 1)
          .map((found) => ({ ...found, part })),
      );
    if (new Set(periods.map(({ value }) => value)).size < 2) return [];
    const longest = periods.reduce((best, each) => (Number(each.value) > Number(best.value) ? each : best));
    const { part, start, end, ...value } = longest;
    return [
      {
        ...value,
        span: { start: part.start + start, end: part.start + end },
        block: part.block,
        weight: rank.settles,
        doubt: 'The offer divides the term into periods; this is the longest.',
      },
    ];
  },
};

/** `7 years plus the free months, so 89 months total`: the total if there is one, otherwise the first. */
function inTotal(piece: string, all: readonly ReadValue[]): readonly ReadValue[] {
  const total = all.find(
    ({ start, end }) =>
      /^\s*(?:in )?total\b|^\s*altogether\b/i.test(piece.slice(end, end + 14)) ||
      /\b(?:total(?:ing|s)?(?: of)?|for a total of)\s*$/i.test(piece.slice(Math.max(0, start - 16), start)),
  );
  return total === undefined ? all.slice(0, 1) : [total];
}

const otherLength = 'Another number comes before it, which may be the term.';

/** `fifteen (15) plus four fives … unless declined 9 months`: an earlier number without a unit may be the term. */
function isSecondNumber(piece: string, start: number): boolean {
  return /(?<![\d/.,$£€:§#-])\d{1,2}(?:\)|(?=\s+\p{Ll}|\s?\())(?!\s*(?:st|nd|rd|th|of|x|or|and|to|[ap]\.?m)\b)(?!\s+\p{Lu})/u.test(
    piece
      .slice(0, start)
      .replace(
        /\b\d{1,2}\s(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\w*/gi,
        '',
      ),
  );
}

/** `Term: was 10 years, now 8`: the old length. */
const before = /\b(?:was|were|originally|formerly|instead of|rather than|in place of|(?:down|up|changed) from)\s+$/i;

export const termMonths = letterField('term_months', [
  unitInHeading,
  inPeriods,
  // `5 + 5 from February 1`, `7 years fixed, then 5, then again 5`: the first number is the term.
  saying('chain', [chainOfTerms], (match) => termsOfChain(match)?.term ?? null, {
    unless: /^(?:further |renewal )?options?\b/i,
  }),
  // `five and a half years total`
  saying(
    'allTold',
    [new RegExp(`\\b${span} (?:total|in total|all told|altogether|in all)\\b`, 'i')],
    (match) => {
      const value = monthsOf(match[1], match[2]);
      return value === null ? null : { value, shown: `${value} months` };
    },
    {
      unless: /\b(?:options?|renew\w*|exten\w*|free|abat\w*|notice|guarant\w*|deposit)\b(?![^.;]{0,40}\bso no rent\b)/i,
    },
  ),
  inSentence(
    'yearLease',
    /\b((?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve|fifteen|twenty)[- ](?:year|month))s? (?:sub-?)?(?:lease|deal|term)\b/i,
    (piece) => readMonths(piece).slice(0, 1),
    { unless: /\b(?:existing|current|your) (?:\w+[- ])?(?:lease|term)\b|\boption\b|\brenew/i },
  ),
  underHeading(
    'heading',
    ['term'],
    (piece) =>
      inTotal(
        piece,
        readMonths(piece).filter(
          ({ start, end }) =>
            !/^['’]?\s*(?:(?:prior|written|advance)\s+)*notice/i.test(piece.slice(end, end + 30)) &&
            !before.test(piece.slice(Math.max(0, start - 20), start)),
        ),
      ).map((found) => (isSecondNumber(piece, found.start) ? { ...found, doubt: otherLength } : found)),
    {
      limit: 260,
      when: /\d|\b(?:two|three|five|seven|ten|twelve|fifteen|twenty)\b/i,
    },
  ),
  inSentence(
    'fromTo',
    /\b(?:term|lease)\b[^.]{0,30}\bof\s+((?:\w+[\s-]+){0,2}\(?\d{0,3}\)?[\s-]{0,200}(?:calendar\s+)?(?:months|years)(?:\s+and\s+\w+\s+(?:\(\d{1,2}\)\s+)?months)?)/i,
    (piece) => readMonths(piece).slice(0, 1),
    { unless: isNotice },
  ),
]);
