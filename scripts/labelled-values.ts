// The values in offers with the fields that they belong to, from the labeled offers, the labeled terms and the marked
// offers.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canMean } from '#documents/lease/letter/fields/field-words.ts';
import { type Line, linesOf } from '#documents/lease/letter/letter-saying.ts';
import { plainFigures } from '#documents/lease/letter/plain-figures.ts';
import { featuresOf } from '#documents/lease/letter/value-model/features.ts';
import { fieldsOfKind } from '#documents/lease/letter/value-model/field-kinds.ts';
import {
  type Mention,
  type MentionKind,
  mentionsIn,
  wordsAround,
} from '#documents/lease/letter/value-model/mentions.ts';
import type { LabelledValue } from '#documents/lease/letter/value-model/train-values.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { fieldsOfPoint } from './fields-of-points.ts';
import { type MarkedRow, markedOffers, tags } from './marked-offers.ts';
import { wholeOffers } from './whole-offers.ts';

const offers = join(import.meta.dirname, '..', 'tests', 'lease-documents', 'offers');

/** The values in one offer. The separate labeled terms belong to no offer. */
export interface LabelledOffer {
  readonly name: string | null;
  /** The fields that its reader found; null if the lack of a label doesn't mean that a field is absent. */
  readonly labelled: ReadonlySet<string> | null;
  readonly values: readonly LabelledValue[];
}

/** A person's label for a field: the value, and the words of the offer that state it. */
interface Label {
  readonly value: unknown;
  readonly quote: string;
}

export function labelledOffers(): LabelledOffer[] {
  return [
    ...['tuned', 'left-out'].flatMap(labelledIn),
    ...marked(),
    ...whole(),
    { name: null, labelled: null, values: terms() },
  ];
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();
const nameOf = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : Number.parseFloat(String(value).replace(/[^\d.]/g, ''));

/** The value of `{ value: 742, unit: 'm2' }` and of `{ amount: 55, per: 'sf' }`. */
function plainValue(labelled: unknown): unknown {
  if (labelled === null || typeof labelled !== 'object') return labelled;
  if ('value' in labelled) return labelled.value;
  return 'amount' in labelled ? labelled.amount : labelled;
}

/** Whether a value of the offer equals the labeled one. */
function isLabelled(field: string, { kind, value }: Mention, labelled: unknown): boolean {
  const inner = plainValue(labelled);
  return [inner].flat().some((wanted) => {
    if (wanted === null || wanted === undefined) return false;
    const words = String(wanted);
    const numbers = (plainFigures(words).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
    switch (kind) {
      case 'money':
      case 'area':
        return Math.abs(numberOf(wanted) - numberOf(value)) < 0.006;
      case 'months': {
        const [, count, years] = /x\s*(\d+)\s*(year)?/.exec(words) ?? [];
        if (field === 'renewal_options') return count !== undefined && Number(count) * (years ? 12 : 1) === value;
        return numbers.some((each) => each * (/year/.test(words) && !/month/.test(words) ? 12 : 1) === value);
      }
      case 'date':
        return words.includes(String(value));
      case 'percent':
        return words.includes('%') && numbers[0] === Number.parseFloat(String(value));
      default:
        return sameName(nameOf(String(value)), nameOf(words), kind === 'name');
    }
  });
}

function sameName(own: string, wanted: string, whole: boolean): boolean {
  if (own.length < 3 || wanted.length < 3) return false;
  if (!whole) return wanted.includes(own) || own.includes(wanted);
  return (
    own === wanted ||
    (wanted.includes(own) && own.length >= 0.6 * wanted.length) ||
    (own.includes(wanted) && wanted.length >= 0.5 * own.length) ||
    (wanted.startsWith(`${own} `) && own.includes(' '))
  );
}

/** Whether the sentence and the quoted words are the same passage in the offer. */
function isQuoted(line: Line, quote: string): boolean {
  const [own, wanted] = [plain(line.part.text), plain(quote)];
  return (
    wanted.length >= 8 && (own.includes(wanted.slice(0, 60)) || wanted.includes(own) || own.includes(wanted.slice(-40)))
  );
}

/** `assignment=free` for the label `free`. */
const classOf = (field: string, value: unknown): string | null => {
  const named = `${field}=${String(value)}`;
  if (fieldsOfKind.words.includes(field)) return field;
  return fieldsOfKind.words.includes(named) ? named : null;
};

function labelledIn(folder: string): LabelledOffer[] {
  return readdirSync(join(offers, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => {
      const labels = JSON.parse(readFileSync(join(offers, folder, file), 'utf8')) as Labels;
      if (labels.gate !== 'accept') return [];
      const text = prepareText(caseDocument(readFileSync(join(offers, folder, file.replace('.json', '.txt')), 'utf8')));
      const byField = labelsByField(labels);
      const day = byField.get('agreement_date')?.[0]?.value;
      const lines = linesOf(text);
      const values = lines.flatMap((line, at) =>
        mentionsIn(line, typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) ? day : usualDay).map((mention) =>
          labelledValue(mention, line, lines, at, fieldsAt(mention, line, byField)),
        ),
      );
      return [{ name: labels.name, labelled: new Set(byField.keys()), values }];
    });
}

const usualDay = '2027-06-01';

interface Labels {
  readonly name: string;
  readonly gate: string;
  readonly fields: Readonly<Record<string, Label | readonly Label[]>>;
  readonly answer_by?: { readonly date?: string; readonly quote?: string };
  readonly rent?: readonly (Readonly<Record<string, unknown>> & { readonly quote?: string })[];
}

function labelsByField({ fields, answer_by, rent }: Labels): ReadonlyMap<string, readonly Label[]> {
  const found = new Map(Object.entries(fields).map(([field, label]) => [field, [label].flat() as Label[]]));
  if (answer_by?.date !== undefined && !found.has('letter_expiration'))
    found.set('letter_expiration', [{ value: answer_by.date, quote: answer_by.quote ?? '' }]);
  const amounts = (rent ?? []).flatMap((row) =>
    ['psf', 'psf_month', 'monthly', 'annual'].flatMap((name) =>
      typeof row[name] === 'number' ? [{ value: row[name], quote: row.quote ?? '' }] : [],
    ),
  );
  return found.set('base_rent', amounts);
}

/** Kinds of values that mean the same in every sentence; elsewhere an amount or a date may belong to another field. */
const sameAnywhere: ReadonlySet<MentionKind> = new Set(['name', 'unit', 'address', 'area']);

function fieldsAt(mention: Mention, line: Line, labels: ReadonlyMap<string, readonly Label[]>): string[] {
  if (mention.kind === 'words') {
    return [...labels].flatMap(([field, own]) =>
      own.flatMap(({ value, quote }) => (value !== null && isQuoted(line, quote) ? (classOf(field, value) ?? []) : [])),
    );
  }
  return fieldsOfKind[mention.kind].filter((field) =>
    labels.get(field)?.some(({ value, quote }) => {
      if (!isLabelled(field, mention, value)) return false;
      return sameAnywhere.has(mention.kind) || quote.length < 14 || isQuoted(line, quote);
    }),
  );
}

function labelledValue(
  mention: Mention,
  line: Line,
  lines: readonly Line[],
  at: number,
  fields: readonly string[],
): LabelledValue {
  const around = { before: lines[at - 1]?.text ?? '', place: lines.length < 2 ? 0.5 : at / (lines.length - 1) };
  const words = wordsAround(mention, line, around.before);
  const can = (name: string): boolean => canMean(name.split('=')[0] ?? name, words);
  return {
    kind: mention.kind,
    features: featuresOf(mention, line, around),
    fields,
    possible: fieldsOfKind[mention.kind].filter(can),
  };
}

interface Term {
  readonly point: string;
  readonly label: string;
  readonly heading: string | null;
  readonly text: string;
  readonly also?: readonly string[];
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** The sentences of the labeled terms, except those from whole offers, which are read from the offers. */
function terms(): LabelledValue[] {
  const folder = join(offers, 'terms');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl') && file !== 'offers.jsonl')
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .flatMap((line) => valuesOfTerm(JSON.parse(line) as Term));
}

function valuesOfTerm({ point, label, heading, text, also = [], fields = {} }: Term): LabelledValue[] {
  const [own, above] = [plainFigures(text), plainFigures(heading ?? '')];
  const part = { text, start: 0, end: text.length } as Line['part'];
  const line: Line = { heading: above, text: own, whole: above === '' ? own : `${above}: ${own}`, part, settled: true };
  const spoken = [point, ...also].flatMap((each) => fieldsOfPoint[each] ?? []);
  return mentionsIn(line, usualDay).flatMap((mention) => {
    if (label !== 'settles') return [labelledValue(mention, line, [line], 0, [])];
    const stated =
      mention.kind === 'words'
        ? [...spoken, ...Object.entries(fields).flatMap(([field, value]) => classOf(field, value) ?? [])].filter(
            (field) => fieldsOfKind.words.includes(field),
          )
        : fieldsOfKind[mention.kind].filter((field) => {
            const value = fields[field];
            return value !== undefined && isLabelled(field, mention, value);
          });
    // The sentence mentions a field of this kind that isn't labeled.
    const unknown = spoken.some((field) => fieldsOfKind[mention.kind].includes(field) && fields[field] === undefined);
    return mention.kind !== 'words' && stated.length === 0 && unknown
      ? []
      : [labelledValue(mention, line, [line], 0, [...new Set(stated)])];
  });
}

function marked(): LabelledOffer[] {
  return markedOffers('written', 'written-values').map(({ name, rows }) => {
    const text = prepareText(caseDocument(rows.map((row) => row.text).join('\n')));
    const lines = linesOf(text);
    const values = lines.flatMap((line, at) => {
      const block = oneSpace(line.part.block.text);
      const row = rows.find((each) => oneSpace(each.text) === block);
      return row === undefined
        ? []
        : mentionsIn(line, usualDay).map((mention) =>
            labelledValue(mention, line, lines, at, [
              ...new Set([...fieldsInRow(mention, line, row), ...fieldsElsewhere(mention, rows)]),
            ]),
          );
    });
    return { name, labelled: null, values };
  });
}

/** The passages of the whole offers; their lines name the points that they settle. */
function whole(): LabelledOffer[] {
  return wholeOffers().map(({ lines: rows }) => {
    const text = prepareText(caseDocument(rows.map((row) => row.text).join('\n')));
    const lines = linesOf(text);
    const values = lines.flatMap((line, at) => {
      const row = rows.find((each) => oneSpace(each.text) === oneSpace(line.part.block.text));
      // If a point has several classes, or concerns only one party, the line doesn't say which one.
      if (row === undefined || [...row.settles, ...row.leavesOpen].some((point) => unclear.has(point))) return [];
      const fields = row.settles.flatMap((point) => fieldsOfPoint[point] ?? []);
      return mentionsIn(line, usualDay)
        .filter(({ kind }) => kind === 'words')
        .map((mention) =>
          labelledValue(
            mention,
            line,
            lines,
            at,
            fields.filter((field) => fieldsOfKind.words.includes(field)),
          ),
        );
    });
    return { name: null, labelled: null, values };
  });
}

const unclear: ReadonlySet<string> = new Set([
  'assignment',
  'expense_structure',
  'base_year',
  'maintenance',
  'escalation',
  'free_rent',
  'expansion_rofo',
  'restoration',
  'percentage_rent',
]);

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

function fieldsInRow(mention: Mention, line: Line, row: MarkedRow): string[] {
  if (mention.kind === 'words') {
    return row.tags.flatMap((tag) => {
      const [name, value] = tag.split('=');
      const field = name === 'as' ? `assignment=${value}` : name === 'ls' ? `lease_structure=${value}` : tags[tag];
      return field === undefined ? [] : [field];
    });
  }
  const own = oneSpace(line.part.text);
  return row.spans
    .filter(({ field, words }) => fieldsOfKind[mention.kind].includes(field) && isMarked(mention, own, words))
    .map(({ field }) => field);
}

/** The fields that are marked in another row for the same name, unit or place. */
function fieldsElsewhere({ kind, value }: Mention, rows: readonly MarkedRow[]): string[] {
  if (!sameAnywhere.has(kind) || kind === 'area') return [];
  return rows
    .flatMap(({ spans }) => spans)
    .filter(({ field, words }) => fieldsOfKind[kind].includes(field) && nameOf(words) === nameOf(String(value)))
    .map(({ field }) => field);
}

function isMarked({ kind, value, text, start, end }: Mention, sentence: string, words: string): boolean {
  if (kind === 'name' || kind === 'address' || kind === 'unit') {
    const own = String(value);
    return own.length > 2 && sentence.includes(words.slice(0, 20)) && (words.includes(own) || own.includes(words));
  }
  const [wanted, read] = [plainFigures(words), text.slice(start, end)];
  const first = (piece: string) => /\d+(?:\.\d+)?/.exec(piece)?.[0];
  return (
    wanted.includes(read) ||
    read.includes(wanted) ||
    (first(wanted) !== undefined && first(wanted) === first(read) && plainFigures(sentence).includes(wanted))
  );
}
