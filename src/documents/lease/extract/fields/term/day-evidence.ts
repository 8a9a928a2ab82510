import { datePattern } from '#documents/lease/lexicon/dates.ts';
import type { DefinedTerm } from '#documents/lease/prepare/defined-terms.ts';
import { flowAt } from '#documents/lease/prepare/flow.ts';
import { labelledPairs, phraseEvidence } from '../../evidence.ts';
import type { Candidate, Evidence, FieldContext, Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { added, rank, weights } from '../../weights.ts';
import { dayOrFormula, formulaNote, inDateOrder } from './day-reader.ts';
import { sentenceOf } from './term-exclusions.ts';

/** Evidence for a single day of the term, by its label, its name or its definition. */

/**
 * Days and formulas next to, below or under a label. Under a clause title only the beginning: `1.8 Commencement Date.
 * The earlier of …`. The items of a list below belong to the formula.
 */
export function dayLabelEvidence(name: string, label: RegExp, doubt?: string): Evidence {
  return inDateOrder({
    name,
    kind: 'label',
    find: (context) =>
      labelledPairs(context, label).flatMap(({ value, strength, block }): Reading[] => {
        const { text } = context;
        const holder = text.blocks.findLast(({ start }) => start <= value.start);
        const whole = holder ? flowAt(text, holder.index) : undefined;
        const end = whole !== undefined && whole.text.length > (holder?.text.length ?? 0) ? whole.end : value.end;
        const piece = text.document.text.slice(value.start, Math.min(Math.max(value.end, end), value.start + 520));
        const line = piece.replace(/\n/g, ' ');
        const read = dayOrFormula(line)[0] ?? byCase(line);
        if (read === undefined) return [];
        if (
          strength === 'titled' &&
          (read.start > 12 ||
            /\b(?:shall|will|must)\b/.test(read.shown) ||
            /^[\s,]*(?:\([^()]{0,100}\)\s*)?(?:shall|will|must|is|are|may|has)\b/i.test(piece.slice(read.end)))
        )
          return [];
        return [
          {
            value: read.value,
            shown: read.shown,
            span: { start: value.start + read.start, end: value.start + read.end },
            block,
            weight: added(doubt === undefined ? 0 : rank.asSentence, strength === 'titled' ? weights.titled : 0),
            ...(read.note === undefined ? {} : { note: read.note }),
            ...withDoubt(
              read.doubt ?? doubt ?? (movable.test(line.slice(read.end, read.end + 90)) ? mayMove : undefined),
            ),
          },
        ];
      }),
  });
}

/** `June 1, 2014, subject to adjustment pursuant to Section 2.2`: a target date. */
const movable =
  /^[\s,(]{0,4}(?:subject\s+to\s+(?:(?:[\w’']+\s+){0,3}(?:adjustment|change|extension|postponement|delays?)\b)|as\s+(?:the\s+same\s+|such\s+date\s+|it\s+)?may\s+be\s+(?:adjusted|extended|postponed|delayed|changed))/i;
const mayMove = 'The lease says that this day may change.';

function withDoubt(doubt: string | undefined): { readonly doubt?: string } {
  return doubt === undefined ? {} : { doubt };
}

/** `If the Commencement Date is the first day of a month, then the day before its fifth anniversary; if not, the last day of …` */
function byCase(piece: string): ReadValue | undefined {
  const match =
    /^\s*(If\s+the\s+(?:Lease\s+|Term\s+)?Commencement\s+Date\s+(?:is|shall\s+be|falls|occurs)\b[^.]{10,200}?\b(?:anniversary|month|day)\b[^.]{0,280})(?=\.|$)/i.exec(
      piece,
    );
  const words = match?.[1];
  if (match === null || words === undefined || !/\b(?:anniversary|last\s+day)\b/i.test(words)) return undefined;
  const shown = words.replace(/\s+/g, ' ').trim();
  return { value: shown, shown, start: match[0].length - words.length, end: match[0].length, note: formulaNote };
}

/** Other dates with the same last words: 'Rent Commencement Date', 'Estimated Expiration Date'. */
const otherDates =
  '(?:Final|Ultimate|Term|Lease|Sublease|Expected|Rent|Year|Landlord|Tenant|Estimated|Scheduled|Target|Anticipated|Projected|Expansion|Option|Renewal|Early|Partial|Extension|Space|Premises|First|Second|Third|Policy|Improvements?)';

/**
 * `Commencement Date March 16, 2010`: a summary whose columns were merged; the label in capitals, the day right after
 * it.
 */
export function lineEvidence(label: string): Evidence {
  return inDateOrder(
    phraseEvidence(
      'line',
      ['date'],
      new RegExp(
        `(?<=^|[.:]\\s|\\d\\s|[a-z]\\s|[“"])(?<!${otherDates}\\s)${label}\\s{0,200}[:.–-]{0,3}\\s{0,200}((?:${datePattern}))`,
        'dgi',
      ),
      dayOrFormula,
      { weight: rank.fixedForm },
    ),
  );
}

/**
 * `The Commencement Date shall be the date on which …`, a defined term without quotation marks; `name` is recognized by
 * its capitals.
 */
export function namedDayEvidence(label: string): Evidence {
  return inDateOrder(
    phraseEvidence(
      'isDay',
      ['date'],
      new RegExp(
        `(?<!${otherDates}\\s|[“"]|\\b(?:[Ii]f|[Ww]hen|[Uu]nless|[Ww]hether|that|[Ww]here|[Ss]hould)\\s{1,200}(?:the\\s{1,200}|such\\s{1,200})?)\\b${label}\\s+(?:of\\s+(?:the|this)\\s+[A-Z]\\w+\\s+)?(?:shall|will|must|is)\\s+(?:hereby\\s+|now\\s+|then\\s+)?(?:be\\s+|mean\\s+|occur\\s+on\\s+|deemed\\s+to\\s+be\\s+|amended\\s+to\\s+be\\s+|changed\\s+to\\s+)?(?=((?!delayed|extended|determined|as\\b|that\\b)[^;]{5,480}))`,
        'dg',
      ),
      dayOrFormula,
      { weight: rank.fixedForm },
    ),
  );
}

/** `… (the “Commencement Date”)`, `“Commencement Date” means …` */
export function definedDayEvidence(name: string, names: (context: FieldContext) => readonly string[]): Evidence {
  return inDateOrder({
    name,
    kind: 'definedTerm',
    find: (context) =>
      names(context)
        .flatMap((each) => context.text.terms.named(each))
        .filter(({ form, block }) => form !== 'label' && !block.contents)
        .flatMap(readDefinition),
  });
}

const nameOfDay = /^(?:the\s+)?((?:[A-Z][\w’'-]*\s){1,4}Date)$/;

/** `“Expiration Date” means the Extended Expiration Date`: the date with that name, if the document prints it. */
export function withNamedDays(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const name = reading.note === formulaNote ? nameOfDay.exec(String(reading.value))?.[1] : undefined;
        const [meant, another] =
          name === undefined
            ? []
            : context.text.terms
                .named(name)
                .filter(({ form, block }) => form !== 'label' && !block.contents)
                .flatMap(readDefinition)
                .filter(({ note, doubt }) => note === undefined && doubt === undefined);
        if (meant === undefined || another !== undefined) return reading;
        const { note: _note, ...rest } = reading;
        return { ...rest, value: meant.value, shown: meant.shown };
      }),
  };
}

const ofNamedPremises =
  /\b(?:term|lease)\b[^.;]{0,40}?\b(?:for|of|as\s+to|with\s+respect\s+to)\s+the\s+((?!(?:Demised|Leased|Subleased|Existing|Original|Entire|Current)\s)(?:[A-Z][\w-]*\s+){1,3}Premises)\b/;

/** An amendment for two premises: `The term for the Building B Premises ends on October 31, 2026`. */
export function ofOnePremises(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        if (context.kind !== 'amendment' || reading.doubt !== undefined) return reading;
        const name = ofNamedPremises.exec(
          sentenceOf({ ...reading, evidence: evidence.name, kind: evidence.kind, score: 0 } as Candidate),
        )?.[1];
        return name === undefined
          ? reading
          : { ...reading, doubt: `The amendment states this for the ${name.replace(/\s+/g, ' ')}.` };
      }),
  };
}

/** The day or formula that a definition names. */
export function readDefinition(term: DefinedTerm): Reading[] {
  const { definition, nameSpan, block } = term;
  // 'the later of (a) … and (b) August 1, 2012 (the “Target Commencement Date”)' defines only the date in (b).
  const isDay = /\b(?:target|scheduled|estimated|anticipated|expected|outside)\b/i.test(term.name);
  const read =
    term.form === 'means'
      ? dayOrFormula(definition.text)[0]
      : ((isDay ? lastDayOf(definition.text) : undefined) ?? lastOf(definition.text));
  if (read === undefined) return [];
  const from = definition.start + read.start;
  const to = definition.start + read.end;
  return [
    {
      ...read,
      span: { start: Math.min(nameSpan.start, from), end: Math.max(nameSpan.end, to) },
      block,
      weight: read.note === undefined ? rank.named : 0,
    },
  ];
}

const cues =
  /\b(?:commenc\w*|begin\w*|start\w*|effective|end(?:s|ing)?|expir\w+|terminat\w+|until|through|on|upon|from|be|is|by|for|of|than|to)\b/gi;

/** The day or formula that ends right before the parenthesis. */
function lastOf(text: string): ReadValue | undefined {
  const length = text.replace(/(?<![\s,;:])[\s,;:]+$/, '').length;
  for (const match of `. ${text}`.matchAll(cues)) {
    const from = Math.max(0, match.index - 2 + match[0].length);
    const read = dayOrFormula(text.slice(from))[0];
    if (read !== undefined && from + read.end >= length - 2) {
      return { ...read, start: from + read.start, end: from + read.end };
    }
  }
  return lastDayOf(text);
}

/** The printed day that ends right before the parenthesis. */
function lastDayOf(text: string): ReadValue | undefined {
  const length = text.replace(/(?<![\s,;:])[\s,;:]+$/, '').length;
  for (let from = Math.max(0, length - 40); from < length; from += 1) {
    if (from > 0 && /\w/.test(text[from - 1] ?? '')) continue;
    const read = dayOrFormula(text.slice(from))[0];
    if (read !== undefined && read.note === undefined && from + read.end >= length - 2) {
      return { ...read, start: from + read.start, end: from + read.end };
    }
  }
  return undefined;
}
