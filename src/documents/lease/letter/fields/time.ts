import type { Evidence, FieldContext } from '../../extract/field.ts';
import type { ReadValue } from '../../extract/readers.ts';
import { rank } from '../../extract/weights.ts';
import { datesIn, showDate } from '../../lexicon/dates.ts';
import { numberWords } from '../../lexicon/numbers.ts';
import { dateOrderOf } from '../date-order.ts';
import { freeMonths } from '../free-months.ts';
import { inSentence, readWords, underHeading } from '../letter-evidence.ts';
import { datesAfter, isOfDocument, letterDayOf } from '../letter-values.ts';
import { plainFigures } from '../plain-figures.ts';
import { letterField } from './letter-field.ts';
import { termMonths } from './term.ts';

function firstDate(piece: string, context: FieldContext): readonly ReadValue[] {
  return datesAfter(piece, letterDayOf(context), dateOrderOf(context.text))
    .filter((date) => !isOfDocument(piece, date))
    .slice(0, 1);
}

/** The day whose clause says what happens on it, if there are several: `would deliver the space on December 15, 2027`. */
function dateOf(words: RegExp): (piece: string, context: FieldContext) => readonly ReadValue[] {
  return (piece, context) => {
    const all = datesAfter(piece, letterDayOf(context), dateOrderOf(context.text)).filter(
      (date) => !isOfDocument(piece, date),
    );
    const named = all.find(({ start }, at) =>
      words.test(piece.slice(Math.max(all[at - 1]?.end ?? 0, start - 70), start)),
    );
    return named === undefined || all.length < 2 ? all.slice(0, 1) : [named];
  };
}
const startsOn = dateOf(/\b(?:commenc\w*|start\w*|beg[ia]n\w*|effective)\b[^.;]*$/i);
const deliveredOn = dateOf(
  /\b(?:deliver\w*|possession|turn\w* over|turn-?over|hand\w* over|hand-?over|keys|access)\b[^.;]*$/i,
);

/** The first date near the top: on a separate line, or after words such as 'Date:', 'Rev C –', 'Circulated'. */
const atTop: Evidence = {
  name: 'atTop',
  kind: 'label',
  find: ({ text }) => {
    for (const block of text.blocks.filter(({ text: own }) => own.trim() !== '').slice(0, 24)) {
      const date = datesIn(block.text, dateOrderOf(text))[0];
      if (date === undefined || block.text.length > 120) continue;
      const before = block.text.slice(0, date.start);
      const isAlone =
        /^\s*\p{Lu}[\p{L} .'’-]{2,30},\s*$/u.test(before) ||
        /<[^\s<>][^\s<>@]*@[^\s<>]+>\s+(?:\w{3},\s*)?$/.test(before) ||
        /^\[?$/.test(before.trim()) ||
        /^\W*(?:(?:(?:letter|response|offer)\s*)?dated?\b|circulated|issued|rev(?:ision)?\.?\s+\w+|sent|as of|date:|on\b|draft)[^.]{0,24}$/i.test(
          before,
        ) ||
        /\b(?:draft|version)\b[^)]{0,20}$|\(v\.?\s?\d{1,2}\b[^)]{0,6}$/i.test(before);
      if (
        isAlone &&
        !/\b(?:proposal|paper|lease|counter|rfp|offer) of\s*$/i.test(before) &&
        !/\b(?:until|expir|by|before)\b/i.test(before)
      )
        return [
          {
            value: date.iso,
            shown: showDate(date.iso),
            span: { start: block.start + date.start, end: block.start + date.end },
            block,
          },
        ];
    }
    return [];
  },
};

/** `Date: 2 June 2026`, `Dated this 3 November 2026` on a separate line anywhere. */
const dateLine: Evidence = {
  name: 'dateLine',
  kind: 'label',
  find: ({ text }) => {
    const order = dateOrderOf(text);
    const lines = text.blocks.flatMap((block) => {
      const label =
        /^\s{0,9}(?:date|dated|prepared|issued|circulated)\s?:?\s(?:on\s|this\s)?/i.exec(block.text)?.[0].length ?? 0;
      const date = label === 0 ? undefined : datesIn(block.text.slice(label), order)[0];
      if (date === undefined || date.start > 0 || block.text.slice(label + date.end).trim().length > 1) return [];
      const span = { start: block.start + label, end: block.start + label + date.end };
      return [{ value: date.iso, shown: showDate(date.iso), span, block, weight: rank.inferred }];
    });
    return lines.length === 1 ? lines : [];
  },
};

export const agreementDate = letterField('agreement_date', [
  atTop,
  dateLine,
  inSentence(
    'datedThisDay',
    /^\W*(?:(?:DATED|Dated)\b.{0,60}?|(?:This )?(?:Agreement|Offer|Letter|Proposal)\b[^.;]{0,40}\bdated )(this .{3,60})|^\W*Signed (?:in|at) \p{Lu}[\p{L} -]{2,30},? on (.{6,30})/u,
    (piece) =>
      datesIn(piece)
        .slice(0, 1)
        .map(({ iso, start, end }) => ({ value: iso, shown: showDate(iso), start, end })),
  ),
]);

const starts = '(?:commenc(?:e|es|ing|ement)|begin(?:s|ning)?|start(?:s|ing)?|from)';
const start = new RegExp(`\\b${starts}\\b`, 'i');
const ends =
  /^[^\d]{0,80}\b(?:would end|will end|to end|ends?|ending|expir\w+|runs? (?:out|to|until)|until|through)\b[^.;\d]{0,16}\d/i;

export const commencementDate = letterField('commencement_date', [
  inSentence(
    'leaseStarting',
    /\b(?:lease|sublease|term|tenancy)\b[^.]{0,90}?\b(?:starting|commencing|beginning|to start|to begin) (?:on )?((?:\d{1,2} )?[A-Z][a-z]+ .{4,12})/,
    firstDate,
    { unless: /\brent (?:starting|commencing)/i, weight: rank.loose },
  ),
  underHeading(
    'heading',
    ['commencement'],
    (piece, context) => {
      const date = startsOn(piece, context);
      // `The estimated Commencement Date is October 1, 2026` names a day.
      const named = (piece.slice(0, 120).split('\t')[0] ?? '').replace(/\b(?:commencement|expiration) date\b/gi, '');
      const floats =
        /\b(?:earlier|later|sooner|first (?:to occur|of)|day|date|upon|after|following|on delivery|completion|substantial)\b/i.test(
          named,
        );
      // `9/1/2027, delivery upon signing`: the date comes first and by itself.
      const alone =
        date[0] !== undefined &&
        /^\s*$/.test(piece.slice(0, date[0].start)) &&
        /^\s{0,9}(?:[.,;(\t]|$)/.test(piece.slice(date[0].end)) &&
        !/\b(?:if|or)\b[^.;]{0,40}\b(?:later|earlier|sooner)\b/i.test(piece);
      return date.length > 0 && (!floats || alone) ? date : readWords(piece);
    },
    { notUnder: /rent/i },
  ),
  underHeading(
    'inTheTerm',
    ['term'],
    (piece, context) => {
      // Several dates, and no words that say on which one the term begins.
      if (
        datesAfter(piece.slice(0, 200), letterDayOf(context), dateOrderOf(context.text)).length > 2 &&
        !start.test(piece)
      )
        return [];
      if (/\b(?:later|earlier|sooner) of\b/i.test(piece.slice(0, 120)))
        return readWords(piece.slice(0, 200).split(/[;,.]\s(?:and )?(?:expir|end|terminat)/i)[0] ?? '');
      const match =
        new RegExp(String.raw`\b${starts}\b[^.;]{0,30}`, 'i').exec(piece) ??
        /(?:\d|\bmonths?\b|^)[^.;]{0,6}/.exec(piece);
      const at = match?.index ?? 0;
      // `seven more years, so that the lease would end October 31, 2034`
      if (!start.test(piece) && ends.test(piece.slice(at, at + 120))) return [];
      return firstDate(piece.slice(at, at + 120), context).map((found) => ({
        ...found,
        start: found.start + at,
        end: found.end + at,
      }));
    },
    { unless: /\b(?:years?|months)\s+(?:from|following|after)\s+(?:the\s+)?(?:completion|rent|delivery)/i },
  ),
  underHeading('fromAnEvent', ['term'], (piece) => {
    const match = /\bfrom (?:the )?(?:(?:legal |practical )?completion|lease execution|delivery)\b[^.;,]{0,60}/i.exec(
      piece,
    );
    return match === null
      ? []
      : [
          {
            value: match[0].trim(),
            shown: match[0].trim(),
            start: match.index,
            end: match.index + match[0].trimEnd().length,
          },
        ];
  }),
  inSentence(
    'keys',
    /\b(?:[Kk]eys|[Pp]ossession|[Aa]vailable)\s+(.{3,40}?)(?:\s{1,200}if\b|,|\.|$)[^.]{0,90}\brent\b[^.]{0,40}\bsame day\b/,
    (piece, context) => firstDate(piece, context),
  ),
]);

export const expirationDate = letterField('expiration_date', [
  underHeading('heading', ['expiration'], firstDate, {
    unless: /\b(?:offer|proposal|letter|open|accept\w*)\b/i,
    notUnder: /offer|proposal|letter|\bLOI\b|quote|final expiry|prime|head/i,
  }),
  underHeading('inTheTerm', ['term'], (piece, context) => {
    const match =
      /\b(?:through|to|until|ending|expiring|and expiring|expires?|and ending|terminating|expiration date of)\s+(?:on\s+)?(?=\w+ \d|\d)|\b(?:ending|expiring|terminating) (?:[a-z]{1,12} ){1,4}(?:on )?(?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d|\d{1,2} [A-Z])/i.exec(
        piece,
      );
    if (match === null) return [];
    const at = match.index + match[0].length;
    return firstDate(piece.slice(at, at + 40), context)
      .filter(({ start }) => start < 4)
      .map((found) => ({ ...found, start: found.start + at, end: found.end + at }));
  }),
]);

export const deliveryDate = letterField('delivery_date', [
  underHeading(
    'heading',
    ['delivery'],
    (piece, context) => {
      // `by January 4; Tenant may cancel if not delivered by March 31`
      const promised = piece.slice(0, 200).replace(/\b(?:if|should|unless)\b[^.;]{0,60}\bnot\b.*$/s, '');
      const [first = [], second = []] = [promised, piece.slice(0, 200)].map((words) => deliveredOn(words, context));
      const date = first.length > 0 ? first : second;
      if (date.length > 0) return date;
      const match =
        /\b(?:within|upon|on)\b(?=[^.;]{0,80}\b(?:days|weeks|months?|completion|execution|permits?|sign\w*|vacat\w+|complete|delivery|date)\b)[^.;]{3,80}/i.exec(
          piece.slice(0, 160),
        );
      return match === null
        ? []
        : [
            {
              value: match[0].trim(),
              shown: match[0].trim(),
              start: match.index,
              end: match.index + match[0].trimEnd().length,
            },
          ];
    },
    {
      unless: /^[^.]{0,40}\b(?:shell|tbd)\b(?![^.]{0,60}\d)/i,
      notUnder: /condition|early|access|level|works|late|drop|outside|long[- ]?stop|^\W{0,5}fixtur/i,
    },
  ),
  inSentence(
    'possessionOn',
    /\b(?:possession|hand(?:ed)?[\s-]?over|[Kk]eys|deliver(?:ed|y)? (?:of )?(?:the )?(?:premises|possession)?|shared drive paved in by)\b[^.]{0,50}?\b((?:(?:on|by|and commencement:)\s+)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2}\b[^.]{0,8})/i,
    firstDate,
    { unless: /\b(?:if|should|unless)\b[^.;]{0,60}\bnot\b/i },
  ),
  underHeading(
    'stateOfTheLand',
    ['condition'],
    (piece, context) => {
      const match =
        /\bby ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4})/.exec(
          piece,
        );
      return match?.[1] === undefined
        ? []
        : firstDate(piece.slice(match.index), context).map((found) => ({
            ...found,
            start: found.start + match.index,
            end: found.end + match.index,
          }));
    },
    { unless: /Landlord['’]s condition/i },
  ),
]);

/** A date if the words name one that doesn't depend on anything else; otherwise the words. */
function startOrWords(piece: string, context: FieldContext): readonly ReadValue[] {
  const words = readWords(piece);
  const plain = plainFigures(piece);
  const date = datesAfter(plain, letterDayOf(context), dateOrderOf(context.text));
  const [first] = date;
  return first !== undefined &&
    date.length === 1 &&
    !/\b(?:earlier|later|sooner|or|after|following|days|months)\b/i.test(plain)
    ? words.map((each) => ({ ...each, value: first.value }))
    : words;
}

export const rentCommencement = letterField('rent_commencement', [
  underHeading('heading', ['rent_start'], startOrWords, { limit: 200 }),
  inSentence(
    'rentClock',
    /\brent clock\b|\brent (?:shall |will |must )?(?:commences?|begins?|starts?)\b|\bno (?:Basic |Base |Minimum )?Rent\b[^.]{0,60}\buntil\b/i,
    startOrWords,
  ),
]);

/** How long no rent is due: `two weeks`, `until June`, `half of the rent`, `first six free`. */
const lengthOrDay = new RegExp(
  String.raw`\d|\b(?:${numberWords}|months?|weeks?|days?|years?|quarters?|trimesters?|half|time|enter|until|January|February|March|April|May|June|July|August|September|October|November|December)\b`,
  'i',
);
/** What is free for a while, but not because of this lease: a move, a late fee, other premises. */
const otherThanRent = /\b(?:relo(?:cat\w+)?|late (?:charges?|fees?)|forgiv\w+ (?:me|you|us)|move[sd]? you)\b/i;

/** Months if the words state how many, shown with the words. Words without a period are about something else. */
function readFreeMonths(piece: string): readonly ReadValue[] {
  return readWords(piece).flatMap((found) => {
    const words = piece.slice(found.start, found.end);
    const months = freeMonths(words);
    if (otherThanRent.test(words) || (months === null && !lengthOrDay.test(words))) return [];
    return [{ ...found, value: months ?? found.value }];
  });
}

export const freeRent = letterField('free_rent', [
  underHeading('heading', ['free_rent'], readFreeMonths, {
    unless:
      /^\W*(?:none|no abatement|n\/a|not offered)|^(?!.*\b(?:free|months?|weeks?|abat\w*|rent)\b).*\b(?:contribution|allowance|fit-?out|cash)\b|^[^.]*\b(?:parking|furniture)\b|^\W{0,3}[$£€]\s?\d[\d,.]*\s?(?:\/|per|psf)|^\W{0,3}[A-Z]{0,3}[$£€₹]\s?\d(?!.*\b(?:free|months?|weeks?|abat\w*|rent)\b)/i,
    limit: 320,
  }),
  inSentence(
    'monthsFree',
    /\b(?:months?|mo|rent) (?:\w+ )?(?:shall be |are |is )?(?:free|abated|forgiven)\b|\bmonths? \d{1,2}(?: ?(?:-|–|to|through|thru) ?\d{1,2})? (?:shall be |will be |are |is )(?:free|abated|waived)\b|\bfirst (?:\w+|\d+)(?: months?)? free\b|\bforgiven\b|\bmonths at half rent\b|\bfree rent\b[^.;]{0,30}\d|\bat no (?:base )?(?:charge|rent)\b(?![^.]{0,30}\bfurniture)|\bno (?:\w+ )?rent (?:will be |shall be |is |to be )?(?:payable|due|paid|charged) (?:for|in|during)\b|\bno (?:base |net |basic |minimum )?rent (?:for|in|during) (?:the )?(?:\w+ ){0,3}(?:months?|January|February|March|April|May|June|July|August|September|October|November|December)\b|\bfree of (?:all |any )?(?:base |basic |net |minimum |gross )?rent\b/i,
    readFreeMonths,
    {
      unless: /\b(?:furniture|parking|spaces|stalls|inventory|assignment|transfer)\b/i,
    },
  ),
]);

export const timeFields = [
  agreementDate,
  termMonths,
  commencementDate,
  expirationDate,
  deliveryDate,
  rentCommencement,
  freeRent,
] as const;
