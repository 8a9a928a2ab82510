import type { FieldValue } from '#contract/lease-report.ts';
import { dateOrderOf, datePattern, datesIn, readDate, showDate } from '#documents/lease/lexicon/dates.ts';
import { durationPattern } from '#documents/lease/lexicon/durations.ts';
import type { Evidence, FieldContext, Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';

/** Longer than any formula worth quoting. */
const longest = 480;

/** Dates and formulas as read by the fields of the term. */

export const formulaNote = 'A formula, not a fixed day.';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const time =
  '(?:at\\s+)?(?:\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?m\\.?|noon|midnight)|midnight|noon|the\\s+close\\s+of\\s+business)(?:,?\\s*\\(?(?:[A-Za-z]+\\s+){0,3}time\\)?)?[\\s,]*';
const leadIn = new RegExp(
  `^[\\s,:]*(?:(?:${time}|on[,:]?\\s|upon\\s|\\(date\\)\\s|as\\s+of\\s|of\\s|from\\s|effective\\s|and\\s+including,?\\s|or\\s+about\\s|about\\s|date\\s|being\\s|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\\s)[\\s,]*){0,5}`,
  'i',
);
const dayHere = new RegExp(`^(?:the\\s+)?(?:${datePattern})`, 'i');
const oneOf =
  /^(?:(?:the|a)\s+)?(?:(?:date|day),?\s+(?:which|that)\s+is\s+the\s+)?(?:(?:earlier|later|sooner|earliest|latest|first|last)(?:\s+to\s+occur)?\s+(?:of|to)\b|(?:first|last)\s+to\s+occur\b)/i;
const formulaHead = new RegExp(
  `^(?:(?:the|a|an|its|such)\\s+)?(?:(?:actual\\s+|earliest\\s+)?(?:date|day)\\s+(?:of|on|that|which|when|upon|immediately|preceding|prior|before|following|after|landlord|tenant|lessor|lessee|subl\\w+|subtenant|both|all|this|possession|the|${durationPattern})\\b|(?:first|last|final)\\s+day\\s+(?:of|following|after|immediately)\\b|(?:period\\s+of\\s+|term\\s+of\\s+|date\\s+)?${durationPattern}\\s+(?:period\\s+)?(?:after|following|from|thereafter|before|prior\\s+to)\\b|[\\w-]{3,30}(?:\\s[\\w-]{3,30}){0,4}\\s+(?:\\(\\d{1,3}\\s?(?:st|nd|rd|th)?\\)\\s+)?(?:monthly\\s+)?anniversary\\s+of\\b|(?:date\\s+of\\s+)?(?:(?:lease|mutual|full|complete|substantial|actual)\\s+)?(?:completion|delivery|closing|issuance|opening|execution|receipt|occupancy)\\b|(?:Tenant|Lessee|Landlord|Lessor)[’']s\\s+(?:receipt|delivery|taking|occupancy|opening)\\b)`,
  'i',
);
/** A defined term of two words or more; adjacent headers of a table are not one. */
const namedDay =
  /^(?:the\s+)?(?!(?:Start|End|Due)\s)(?:[A-Z][\w’']+\s+){1,4}Date\b(?!\s+(?:shall|is|means|will|must)\b)(?!\s*\t)/;
const formulaEnd =
  /[.;](?=\s|$)|\n|,?\s{1,200}(?:and|or)\s+(?:shall\s+|will\s+)?(?:end|expir|terminat|continu|last|run)\w*\b|,\s+(?:unless|subject\s+to|provided|which|and\s+shall|estimated|anticipated|ending|expiring|continuing|as\s+(?:the\s+same|such|it|may)|whichever|including\s+any\s+(?:extensions?|renewals?))\b|(?<=\bDate)\s{1,200}through\s+the\s|,?\s{1,200}(?:ending|expiring|terminating|continuing|unless)\s|,?\s{1,200}for\s+(?:an?|the)\s+(?:initial\s+)?(?:period|term)\s+of\b/i;
const definition = /(?:(?<!\s)\s+)?\(\s*(?:[\w\s,-]{0,40}\s)?[“"][^()]{2,60}[”"][^()]{0,60}\)/g;
const reference =
  /(?:(?<!\s)\s+)?\((?:(?:as|each\s+as)\s+)?(?:hereinafter\s+|herein\s+|hereafter\s+)?(?:defined|described|specified|set\s+forth)[^()]{0,60}\)/gi;
const dayAtEnd = new RegExp(`,?\\s(?:on|being|namely|i\\.e\\.,?|to\\s+wit,?)\\s+(${datePattern})\\s*$`, 'i');
const elsewhere =
  /^(?:the\s+)?(?:last|final)\s+day\s+of\s+(?:such|said|that)\s+(?:\w+\s+)?(?:period|term)$|^(?:the\s+)?(?:last|final)\s+day\s+of\s+(?:the\s+)?(?:initial\s+)?(?:lease\s+|base\s+)?term(?:\s+(?:hereof|of\s+this\s+lease))?$|^(?:the\s+)?(?:date|day)\s+(?:set\s+forth|specified|stated|determined|provided|described|as\s+provided)\b|^(?:the\s+)?(?:(?:Lease|Term|Rent)\s+)?(?:Commencement|Commencing|Expiration|Expiry|Termination)\s+Date(?:,?\s+(?:as|both|set|described|specified|stated|defined|hereof|under|pursuant|and|or|through|until|to)\b.*)?$/i;

/** `If the Commencement Date is not the first day of a calendar month, the Base Rent shall …`: not a date. */
const anyMonth = /^(?:the\s+)?(?:first|last|1st)\s+day\s+of\s+(?:a|any|each|every)\b/i;

/** `June 1, 2021, or, if later, the day after the consent`: the printed date is only one of two. */
const orOther = /^,?\s*or,?\s+(?:(?:if|upon|on|at)\s+)?(?:(?:it\s+is|such)\s+)?(?:later|earlier)\b/i;
/** `commencing from the date of signing (i.e. from March 1, 2027 to …)` */
const thatIs = new RegExp(`^[^.;(]{3,90}\\(\\s?i\\.e\\.,?\\s+(?:from\\s+|on\\s+)?(${datePattern})`, 'i');

/**
 * `The earlier of …; the parties stipulate that this date is September 1, 2023`: the actual date, on which the parties
 * agreed later.
 */
const agreedDay = new RegExp(
  `^(?:[^.;]{3,260}?[;,]|[^.;]{3,260}?\\()\\s*(?:and\\s+|which\\s+)?(?:the\\s+)?(?:parties|landlord\\s+and\\s+tenant|lessor\\s+and\\s+lessee)\\s+(?:hereby\\s+)?(?:stipulate|agree|acknowledge|confirm)\\s+(?:and\\s+\\w+\\s+)?(?:that\\s+)?(?:(?:this|such|that|the\\s+commencement)\\s+(?:date|day)\\s+)?(?:is|was|occurred\\s+on|to\\s+be|as|shall\\s+be)\\s+(${datePattern})`,
  'i',
);

/** The date or the formula at the start of a piece of text; `start` is where the date or the formula itself begins. */
export function dayOrFormula(piece: string): ReadValue[] {
  const lead = leadIn.exec(piece)?.[0].length ?? 0;
  // 'on the date (the “Commencement Date”) that is the earlier of …': the defined term in the middle is not part of the
  // formula.
  const rest = piece
    .slice(lead)
    .replace(
      /^((?:the\s+)?(?:date|day))(\s*\([^()]{0,80}\))/i,
      (_whole, day: string, name: string) => day + ' '.repeat(name.length),
    );
  const day = dayHere.exec(rest);
  const date = day ? datesIn(day[0])[0] : undefined;
  if (date && orOther.test(rest.slice(date.end))) {
    const words = endOfFormula(rest.slice(date.start, date.start + longest - 150)).replace(/(?<![\s,:])[\s,:]+$/, '');
    const shown = words.replace(/\s+/g, ' ');
    return [
      { value: shown, shown, start: lead + date.start, end: lead + date.start + words.length, note: formulaNote },
    ];
  }
  if (date) return [{ value: date.iso, shown: showDate(date.iso), start: lead + date.start, end: lead + date.end }];
  const said = thatIs.exec(rest);
  const meant = said === null ? undefined : datesIn(said[1] ?? '')[0];
  if (said !== null && meant !== undefined) {
    const at = lead + said[0].length - (said[1]?.length ?? 0);
    return [{ value: meant.iso, shown: showDate(meant.iso), start: lead, end: at + meant.end }];
  }
  const settledBy = oneOf.test(rest) ? agreedDay.exec(rest) : null;
  const agreed = settledBy === null ? undefined : datesIn(settledBy[1] ?? '')[0];
  if (settledBy !== null && agreed !== undefined) {
    const at = lead + settledBy[0].length - (settledBy[1]?.length ?? 0);
    return [{ value: agreed.iso, shown: showDate(agreed.iso), start: lead, end: at + agreed.end }];
  }
  const choice = oneOf.test(rest);
  if (!choice && !formulaHead.test(rest) && !namedDay.test(rest)) return [];
  const limited = rest.slice(0, choice ? longest : longest - 150);
  // 'expires ninety-one (91) months thereafter on February 29, 2016': the printed day is the value.
  const settled = choice ? null : dayAtEnd.exec(endOfFormula(limited));
  const printedDay = settled ? datesIn(settled[1] ?? '')[0] : undefined;
  if (settled && printedDay) {
    const at = lead + settled.index + settled[0].length - (settled[1]?.length ?? 0);
    return [{ value: printedDay.iso, shown: showDate(printedDay.iso), start: lead, end: at + printedDay.end }];
  }
  const printed = choice ? endOfChoice(limited) : endOfFormula(limited);
  const words = withoutStrayBracket(printed.replace(/(?<![\s,:])[\s,:]+$/, ''));
  const shown = words.replace(reference, '').replace(definition, '').replace(/\s+/g, ' ').trim();
  if (shown.length < 8 || elsewhere.test(shown) || anyMonth.test(shown) || (choice && shown.length < 25)) return [];
  const goesOn = /\bfollowing(?:\s+\w+){0,2}$/i.test(shown);
  return [
    {
      value: shown,
      shown,
      start: lead,
      end: lead + words.length,
      note: formulaNote,
      ...(goesOn ? { doubt: 'The definition goes on in a list.' } : {}),
    },
  ];
}

/** 'months thereafter (Lease End))': a bracket that the formula did not open ends it. */
function withoutStrayBracket(words: string): string {
  const opened = words.match(/\(/g)?.length ?? 0;
  const closed = words.match(/\)/g)?.length ?? 0;
  return closed > opened ? words.replace(/(?:(?<!\s)\s+)?(?:\([^()]{0,60}\))?\)[^)]*$/, '') : words;
}

function endOfFormula(text: string): string {
  const defined = text.search(/(?:(?<!\s)\s+)?\(\s*(?:[\w\s,-]{0,40}\s)?[“"]/);
  const whole = defined > 0 ? text.slice(0, defined) : text;
  const end = whole.search(formulaEnd);
  return cutAtWord(end > 0 ? whole.slice(0, end) : whole, text);
}

/** 'the later of: (a) X; and (b) Y': the list's own semicolons and definitions belong to it. */
function endOfChoice(text: string): string {
  const end = text.search(
    /\.(?=\s|$)|;(?!\s*(?:and|or|\(|[ivx]+\)))|,?\s{1,200}and\s+(?:shall\s+)?(?:end|expir|terminat|continu)\w*\b|,\s+(?:unless|provided)\b|,?\s{1,200}(?:and\s+)?(?:ending|expiring|continuing)\s|\s{0,200}\([^()“"]{0,60}[“"](?:(?:Lease|Term|Rent)\s+)?(?:Commencement|Start|Expiration|Termination)\s+Date/i,
  );
  return cutAtWord(end > 0 ? text.slice(0, end) : text, text);
}

function cutAtWord(words: string, whole: string): string {
  return words.length === whole.length && whole.length >= longest - 150 ? words.replace(/(?<!\s)\s+\S*$/, '') : words;
}

/**
 * Numeric dates are read in the day and month order of the document's country; if the order is unknown, a person should
 * check.
 */
export function inDateOrder(evidence: Evidence): Evidence {
  return { ...evidence, find: (context) => evidence.find(context).map((reading) => ordered(reading, context)) };
}

function ordered(reading: Reading, { text }: FieldContext): Reading {
  if (typeof reading.value !== 'string' || !isoDay.test(reading.value)) return reading;
  const whole = text.document.text;
  const printed = whole.slice(reading.span.start, reading.span.end);
  const date = datesIn(printed).find(({ iso, ambiguous }) => ambiguous && iso === reading.value);
  if (!date) return reading;
  const { order, certain } = dateOrderOf(whole);
  const words = printed.slice(date.start, date.end);
  const iso = readDate(words, order) ?? reading.value;
  return {
    ...reading,
    value: iso,
    shown: showDate(iso),
    ...(certain ? {} : { doubt: `The order of day and month in “${words}” is not certain.` }),
  };
}

/** Whether two readings name the same date: formulas are often cited in part, or with their definition. */
export function isSameDay(a: FieldValue, b: FieldValue): boolean {
  const [one, other] = [a, b].map((value) =>
    String(value)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replace(/^the /, ''),
  );
  if (one === undefined || other === undefined || isoDay.test(String(a)) || isoDay.test(String(b))) return a === b;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= 12 && long.includes(short));
}
