import type { Evidence } from '../../extract/field.ts';
import { noticePeriodIn, showNotice } from '../../extract/fields/options/notice-period.ts';
import { periodsIn } from '../../extract/fields/options/renewal-clause.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { durationsIn, showDuration } from '../../lexicon/durations.ts';
import { inSentence, underHeading } from '../letter-evidence.ts';
import { saying } from '../letter-saying.ts';
import { readMonths } from '../letter-values.ts';
import { plainFigures } from '../plain-figures.ts';
import { letterField } from './letter-field.ts';
import { chainOfTerms, termsOfChain } from './said/patterns.ts';

const counts: readonly (readonly [number, RegExp])[] = [
  [1, /\bone\b|\b1\b|\ba single\b|\bonce\b|\ban?\b(?= (?:\w+ )?option)/i],
  [2, /\btwo\b|\b2\b/i],
  [3, /\bthree\b|\b3\b/i],
  [4, /\bfour\b|\b4\b/i],
  [5, /\bfive\b|\b5\b/i],
  [6, /\bsix\b|\b6\b/i],
];
/** `2 options of 3 years each`, `six at five years each`: the count before the length, anywhere. */
const countOf =
  /\b(\d|one|two|three|four|five|six)\s+(?:\(\d\)\s+)?(?:(?:more|further|additional|successive|renewal|extension)\s+){0,2}(?:(?:options?|renewals?|extensions?|periods?|terms?|blocks?|stretches|stints?|tranches)\s+)?(?:of|at|for|@)\s+(\d{1,2}|two|three|four|five|six|seven|ten)(?:\s\(\d{1,2}\))?[\s-]+(years?|yrs?|months?)\b/i;
/** `1 three-year option`: the count before the length of the option. */
const countedOption =
  /(?<![\d$£€.,])\b(\d|one|two|three|four|five|six)\s+(\d{1,2}|two|three|four|five|six|seven|ten)[\s-](years?|yrs?|months?)\s+(?:renewal\s+|extension\s+)?(?:options?|renewals?|extensions?)\b/i;
/** `two years fixed plus one (1) year option`: an option of one year. */
const plusOption =
  /\b(?:plus|with|and) (?:an? )?(\d{1,2}|one|two|three|four|five|six|seven|ten)(?:\s\(\d{1,2}\))?[\s-](years?|months?)['’]? (?:renewal |extension )?option\b/i;
/** `the right to stay another five`: years, unless it says otherwise. */
const another =
  /\b(?:stay|renew|extend|option|choice|right)\b[^.;]{0,40}?\banother\s+(\d{1,2}|two|three|four|five|six|seven|ten)\b(?:[\s-]+(years?|yrs?|months?)\b)?/i;
const offered = String.raw`(?:(?:option|renewal|right|extension|time|term|period)s?\b)`;

/** '2 x 60 months', in the form of leases if it is worded like that, otherwise in the short form. */
export function options(piece: string): readonly ReadValue[] {
  const formal = periodsIn(piece).find(({ counted }) => counted);
  if (formal !== undefined && offersPeriods.test(piece)) {
    const value = `${formal.count} x ${formal.months} months`;
    return [{ value, shown: value, start: formal.start, end: formal.end }];
  }
  return optionsInShort(piece);
}

const termAlone =
  /\brenewable (?:at|by)\b|^(?!.*\b(?:options?|renew\w*|extend\w*|further)\b)[^.;]{0,60}\b(?:beginning|commencing|starting)\b[^.;]{0,30}\b20\d\d\b/is;

const offersPeriods = /\b(?:options?|renew\w*|exten\w+|further|additional|successive|consecutive)\b/i;

function optionsInShort(piece: string): readonly ReadValue[] {
  // `9 years, renewable at the option of the Lessee`, `seven years, beginning July 1, 2026`: only the term.
  if (termAlone.test(piece)) return [];
  const times = /\b(\d|one|two|three)\s*x\s*(\d{1,2})(?:[\s-]*(?:years?|yrs?))?\b/i.exec(piece);
  if (times?.[1] !== undefined) {
    const count = counts.find(([, pattern]) => pattern.test(times[1] ?? ''))?.[0] ?? Number(times[1]);
    const value = `${count} x ${Number(times[2]) * 12} months`;
    return [{ value, shown: value, start: times.index, end: times.index + times[0].length }];
  }
  const counted =
    countedOption.exec(piece) ??
    (/\b(?:options?|renewals?|extensions?|exten\w*|renew\w*|stretch|prolong|further)\b/i.test(piece)
      ? countOf.exec(piece)
      : null);
  if (counted !== null) {
    const count = counts.find(([, pattern]) => pattern.test(counted[1] ?? ''))?.[0];
    const length = readMonths(`${counted[2]} ${counted[3]}`)[0]?.value;
    if (count !== undefined && length !== undefined) {
      const value = `${count} x ${length} months`;
      return [{ value, shown: value, start: counted.index, end: counted.index + counted[0].length }];
    }
  }
  const plus = plusOption.exec(piece);
  const added = plus === null ? undefined : readMonths(`${plus[1]} ${plus[2]}`)[0]?.value;
  if (plus !== null && added !== undefined) {
    const value = `1 x ${added} months`;
    return [{ value, shown: value, start: plus.index, end: plus.index + plus[0].length }];
  }
  const more = another.exec(piece);
  const own = more === null ? undefined : readMonths(`${more[1]} ${more[2] ?? 'years'}`)[0]?.value;
  if (more !== null && own !== undefined) {
    const value = `1 x ${own} months`;
    return [{ value, shown: value, start: more.index, end: more.index + more[0].length }];
  }
  const lengths = readMonths(piece).filter(
    ({ start, end }) =>
      !/^[\s-]*(?:['’]|written|prior|advance|in advance|notice|mos notice|before|ahead)/i.test(
        piece.slice(end, end + 14),
      ) &&
      !/\b(?:notice|least|than|year|month|between|after(?: the)?)\s*(?:of\s+)?$/i.test(
        piece.slice(Math.max(0, start - 12), start),
      ),
  );
  // `3 years, option to renew 2 years`: the first number is the term.
  const option = piece.search(/\boptions? (?:to|for|of)\b/i);
  const length = lengths.find(({ start }) => start > option) ?? lengths[0];
  if (length === undefined) return [];
  const before =
    piece
      .slice(Math.max(0, length.start - 60, Math.min(option, length.start)), length.start)
      .split(/[.;]\s/)
      .at(-1)
      ?.replace(/[$£€]\s?\d[\d,.]*/g, (amount) => ' '.repeat(amount.length)) ?? '';
  const behind = new RegExp(String.raw`^\s*(?:each\b|${offered})`, 'i').test(piece.slice(length.end, length.end + 30));
  const count =
    counts.filter(([, pattern]) => pattern.test(before)).at(-1)?.[0] ??
    (before.trim() === '' || behind || /^option\b/i.test(before) ? 1 : null);
  if (count === null) return [];
  const start = Math.max(0, length.start - before.trimStart().length);
  const value = `${count} x ${length.value} months`;
  return [{ value, shown: value, start, end: length.end }];
}

/** `Number of options: two (2)`, and a few lines later `5 years each`. */
const countAndLength =
  /\bnumber of (?:renewal |extension )?(?:options?|renewals?|extensions?)\b[:\s]{1,4}(\d|one|two|three|four|five|six)\b[^;]{0,200}?\b((?:\d{1,2}|two|three|four|five|ten)(?: \(\d{1,2}\))?[\s-](?:years?|months?)),? each\b/i;

const apart: Evidence = {
  name: 'apart',
  kind: 'label',
  find: ({ text: { document, blocks } }) => {
    const match = countAndLength.exec(document.text);
    const block = blocks.find(({ start, end }) => match !== null && start <= match.index && match.index < end);
    const count = counts.find(([, pattern]) => pattern.test(match?.[1] ?? ''))?.[0];
    const length = readMonths(match?.[2] ?? '')[0]?.value;
    if (match === null || block === undefined || count === undefined || length === undefined) return [];
    const value = `${count} x ${length} months`;
    return [
      { value, shown: value, span: { start: match.index, end: match.index + match[0].length }, block, weight: 0 },
    ];
  },
};

export const renewalOptions = letterField('renewal_options', [
  apart,
  saying('chain', [chainOfTerms], (match) => termsOfChain(match)?.options ?? null, {
    weight: rank.implied,
    unless: /^(?:further |renewal )?options?\b/i,
  }),
  // `Options: 5 + 5 years`, next to a separate term
  underHeading(
    'plusEach',
    ['renewal'],
    (piece) => {
      const match =
        /^\W*(\d{1,2})(?: years?)?\s?(?:\+|&|and|plus)\s?(\d{1,2})(?:(?: years?)?\s?(?:\+|&|and|plus)\s?(\d{1,2}))? ?(?:years?|yrs?)\b/i.exec(
          piece,
        );
      const lengths = match?.slice(1).filter((each) => each !== undefined) ?? [];
      if (match === null || lengths.some((each) => each !== lengths[0])) return [];
      const value = `${lengths.length} x ${Number(lengths[0]) * 12} months`;
      return [{ value, shown: value, start: 0, end: match[0].length, weight: rank.asByHeading }];
    },
    { notUnder: /\bterm\b/i },
  ),
  underHeading('heading', ['renewal', 'expansion'], options, {
    limit: 320,
    when: /\d|\b(?:one|two|three|four|five|six|ten)\b/i,
    unless:
      /^\W*(?:none|no\b|not offered)|^\W*\d{1,2}(?: years?)?\s?(?:\+|&)\s?\d|^[^.;]{0,70}\b(?:from|commencing|beginning)\b[^.;]{0,40}\b\d{4}\b[^.;]{0,20}\b(?:through|to|until|ending|expiring)\b|\bright of first offer\b(?!.*renewal)|^\W*[$£€]|^\W*\d+ (?:months|days)\W*$/i,
    notUnder: /\brent in\b/i,
  }),
  inSentence(
    'furtherTerms',
    /\b(?:further|additional|renewal) (?:terms?|periods?|options?) of\b|\b(?:option|right)s? (?:to (?:renew|extend)) (?:the (?:term|lease) )?for\b|\b(?:one|1|two|2)\b[^.;]{0,20}\brenewals?\b/i,
    options,
    // `renew for one term at a rent to be negotiated`: only the rent is undecided.
    {
      evenIfOpen: true,
      unless:
        /\b(?:options?|renewals?|extensions?|terms?|periods?)\b[^.;,]{0,30}\b(?:to be (?:agreed|discussed|negotiated|confirmed)|tb[acd])\b|\?/i,
    },
  ),
]);

export const renewalNotice = letterField('renewal_notice', [
  underHeading('heading', ['renewal', 'expansion', 'term'], notice, {
    limit: 700,
    when: /\bnotice\b|\bahead\b|\bin advance\b|\bexercis/i,
    notUnder: /right of first|termination/i,
    except: ({ topics, parts }) =>
      !topics.includes('renewal') &&
      !/\b(?:renew\w*|options?|exten\w+|further|stay\w*)\b/i.test(parts.map(({ text }) => text).join(' ')),
    unless: /^(?!.*\b(?:renew\w*|options?|extend\w*|further)\b).*\bbreaks?\b/is,
  }),
  inSentence(
    'inSentence',
    /\b(?:renew(?:al|als)?|may extend)\b[^.]{0,80}\bnotice\b|\bnotice\b[^.;]{0,30}\brenew/i,
    notice,
    {
      // `upon nine months' written notice at rates to be agreed`: only the rent is undecided.
      evenIfOpen: true,
      unless: /\bnotice (?:periods? )?(?:is |are )?(?:to be (?:agreed|discussed|negotiated|confirmed)|tb[acd]\b)|\?/i,
    },
  ),
]);

/**
 * '9 months', '180 days', or '12-15 months' for a window: in the form of leases if it is worded like that, otherwise in
 * the short form.
 */
function notice(piece: string): readonly ReadValue[] {
  let start = 0;
  for (const sentence of piece.split(/(?<=[.;]\s)/)) {
    const between = /\b(?:terminat\w*|cancel\w*|breaks?|first (?:offer|refusal))\b/i.test(sentence)
      ? null
      : noticeBetween.exec(plainFigures(sentence));
    if (between !== null) {
      const shown = `${between[1]}-${between[2]} months`;
      return [{ value: shown, shown, start, end: start + sentence.trimEnd().length }];
    }
    const bounds = ofOtherRight.test(sentence) ? null : noticeWithin.exec(plainFigures(sentence));
    if (bounds !== null) {
      const [least, most] = [Number(bounds[1]), Number(bounds[2])].sort((a, b) => a - b);
      const shown = `${least}-${most} months`;
      return [{ value: shown, shown, start, end: start + sentence.trimEnd().length }];
    }
    const period = ofOtherRight.test(sentence) ? null : noticePeriodIn(sentence, true);
    if (period !== null) {
      const isDays = period.unit === 'day' && !period.businessDays;
      const shown = showNotice(period);
      return [{ value: isDays ? period.least : shown, shown, start: start + period.start, end: start + period.end }];
    }
    start += sentence.length;
  }
  return noticeInShort(piece);
}

/** `upon six to nine months' prior notice`. */
const noticeBetween =
  /(?<![\d$£€.,])(\d{1,2})(?: months?)? ?(?:to|-|–) ?(\d{1,2}) months?['’]? (?:(?:prior|written|advance)\s+){0,2}notice\b/i;

/** `on no less than 6 nor more than 12 months' notice`, `not more than 9 and not less than 6 months before expiry`. */
const noticeWithin =
  /\b(?:less|more|fewer|earlier|later) than (\d{1,2})(?: months?)?,? (?:nor|or|and|but)(?: (?:no|not))? (?:less|more|fewer|earlier|later) than (\d{1,2}) months?['’]? (?:(?:(?:prior|written|advance) ){0,2}notice|before|prior to)\b/i;

const ofOtherRight = /\b(?:terminat\w*|cancel\w*|breaks?|cure|default|first (?:offer|refusal)|expan\w+)\b/i;

/** `9 mos notice`, `notice six months out`, `let us know at least 90 days ahead`. */
function noticeInShort(piece: string): readonly ReadValue[] {
  const period = durationsIn(piece).find(
    ({ start, end, unit }) =>
      unit !== 'year' &&
      (/^[’']?\s+(?:(?:prior|written|advance)\s+)*(?:notice|word|warning)\b|^[’']?\s+(?:ahead|before|prior|written|in advance|out)\b/i.test(
        piece.slice(end, end + 40),
      ) ||
        /\b(?:notice|avis)\b[^.;\d]{0,40}$/i.test(piece.slice(Math.max(0, start - 50), start))),
  );
  if (period === undefined) return [];
  const isDays = period.unit === 'day';
  const shown = showDuration(period.count, period.unit);
  return [{ value: isDays ? period.count : shown, shown, start: period.start, end: period.end }];
}
