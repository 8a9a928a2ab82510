// The sentences that train the clause classifier: from the tuned leases, from the rules' cases, and hand-written ones.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseSentences, type PlacedSentence } from '#documents/lease/clause-model/clause-sentences.ts';
import type { LabelledClause } from '#documents/lease/clause-model/train-clauses.ts';
import { decideFields } from '#documents/lease/extract/collect-facts.ts';
import { decideCase, type FieldCases } from '#documents/lease/extract/field-suite.ts';
import { prepareText } from '#documents/lease/prepare/lease-text.ts';
import { locateQuote } from '#documents/locate-quote.ts';
import { caseDocument } from '#documents/rules/case-document.ts';
import { type LabelledDocument, labelledDocuments } from '../tests/eval/leases/labels.ts';
import { documentOpener, type OpenedDocument } from '../tests/eval/leases/read-documents.ts';

const project = join(import.meta.dirname, '..');
const own = join(project, 'tests', 'lease-documents');

export interface LabelledLease {
  /** Null for a text from the tests, which has no labels. */
  readonly document: LabelledDocument | null;
  readonly opened: OpenedDocument;
  readonly clauses: readonly LabelledClause[];
}

/** How many of a thousand sentences without a field are used for training. */
const keptOfThousand = 200;
/** The weight of each hand-written sentence, because it doesn't occur in other leases. */
const copies = 2;

/** The tuned leases with labels, and the leases among the texts of the tests. */
export async function labelledLeases(): Promise<LabelledLease[]> {
  const opener = documentOpener();
  const texts = readdirSync(join(own, 'texts'))
    .filter((file) => !/^(?:not-|loi|purchase|hostile)/.test(file))
    .sort();
  const read = async (path: string, document: LabelledDocument | null): Promise<LabelledLease> => {
    const opened = await opener.open(path);
    return { document, opened, clauses: clausesOf(opened, document) };
  };
  try {
    const leases: LabelledLease[] = [];
    for (const document of labelledDocuments().filter(({ split }) => split === 'tuned'))
      leases.push(await read(document.path, document));
    for (const file of texts) leases.push(await read(join(own, 'texts', file), null));
    return leases;
  } finally {
    await opener.close();
  }
}

/** Passages that the labels quote, and what the rules read unless a label says that the field is absent. */
function clausesOf({ text, gate }: OpenedDocument, document: LabelledDocument | null): LabelledClause[] {
  const labelled = Object.entries(document?.fields ?? {}).flatMap(([field, labels]) =>
    labels
      .filter(({ value }) => value !== null)
      .flatMap(({ quote }) => {
        const found = locateQuote(text.document, quote, { similarity: 1 });
        return found === null ? [] : [{ field, start: found.start, end: found.end }];
      }),
  );
  const read = [...decideFields(text, gate.judged)].flatMap(([field, { values }]) =>
    document?.absent.includes(field)
      ? []
      : values
          .filter(({ value }) => !/^none|^no\b|^n\/a/i.test(String(value)))
          .map(({ span }) => ({ field, start: span.start, end: span.end })),
  );
  const places = [...labelled, ...read];
  return clauseSentences(text).flatMap((sentence, at) => {
    const fields = places.filter((place) => overlaps(place, sentence)).map(({ field }) => field);
    return fields.length > 0 || (at * 7_919) % 1_000 < keptOfThousand ? [asClause(sentence, fields)] : [];
  });
}

/** The sentences in which a rule's case finds its value, and all sentences of cases without a value. */
export async function clausesOfCases(): Promise<LabelledClause[]> {
  const folder = join(project, 'src', 'documents', 'lease', 'extract', 'fields');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cases.ts'));
  const found: LabelledClause[] = [];
  for (const file of files.sort()) {
    for (const { field, finds, silent } of Object.values(await import(join(folder, file))) as FieldCases[]) {
      for (const each of finds) {
        const text = prepareText(caseDocument(each.text));
        const spans = decideCase(field, each, null).values.map(({ span }) => span);
        const stated = clauseSentences(text).filter((sentence) => spans.some((span) => overlaps(span, sentence)));
        found.push(...stated.map((sentence) => asClause(sentence, [field.id])));
      }
      for (const each of silent)
        found.push(...clauseSentences(prepareText(caseDocument(each.text))).map((sentence) => asClause(sentence, [])));
    }
  }
  return found;
}

/** `# field`, then one sentence per line after its title: `Default | Tenant has ten days to pay.` */
export function writtenClauses(): LabelledClause[] {
  let fields: string[] = [];
  return readFileSync(join(own, 'clauses.txt'), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const named = /^# (\w+)$/.exec(line)?.[1];
      if (named !== undefined) fields = named === 'none' ? [] : [named];
      const [section, text] = line.split(' | ');
      if (section === undefined || text === undefined) return [];
      const clause = { text, section: section.trim().toLowerCase(), before: '', fields };
      return Array.from({ length: copies }, () => clause);
    });
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

function asClause({ text, section, before }: PlacedSentence, fields: readonly string[]): LabelledClause {
  return { text, section, before, fields: [...new Set(fields)] };
}
