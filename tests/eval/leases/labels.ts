import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * `tuned`: used to write the rules. `left out`: used for rules after its first evaluation. `unseen`: written for this
 * by authors who did not know the rules; no one who works on rules may look at these documents or at the list of their
 * mistakes. `opened`: every second one of the unseen texts, which may be read since November 27, 2026.
 */
export const splits = ['unseen', 'opened', 'left out', 'tuned'] as const;
export type Split = (typeof splits)[number];

/** A label made by a person: what a reader of the document would write down, with its location. */
export interface Label {
  readonly value: unknown;
  readonly quote: string;
  readonly page?: number | null;
}

export interface RentLabel {
  readonly from_month?: number | null;
  readonly to_month?: number | null;
  readonly from?: string | null;
  readonly to?: string | null;
  readonly year?: number | null;
  readonly psf?: number | null;
  readonly psf_month?: number | null;
  readonly monthly?: number | null;
  readonly annual?: number | null;
}

export interface LabelledDocument {
  readonly name: string;
  readonly path: string;
  /** Documents based on the form of one landlord or law firm are never on both sides of the split. */
  readonly family: string;
  readonly split: Split;
  readonly kind: string;
  readonly fields: Readonly<Record<string, readonly Label[]>>;
  /** Fields that the document does not contain, according to two readers who searched the whole document. */
  readonly absent: readonly string[];
  readonly rent: readonly RentLabel[] | null;
  readonly dates: readonly { readonly label: string; readonly date: string }[];
  /** The risks that readers named, in their own words. */
  readonly risks: readonly { readonly rule: string; readonly quote: string }[];
  /** Passages that look like a field but state something else. */
  readonly falseFriends: readonly { readonly field: string; readonly quote: string }[];
}

export const corpus = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'fixtures');
const own = join(import.meta.dirname, '..', '..', 'lease-documents');

/** Labels whose names differ from those of the fields. */
const fieldOf: Readonly<Record<string, string>> = {
  pro_rata_share: 'opex_share',
  base_year_expenses: 'base_year',
  free_rent_months: 'free_rent',
  cure_monetary_days: 'default_monetary_cure',
  cure_nonmonetary_days: 'default_nonmonetary_cure',
  lease_type: 'lease_structure',
  opex_estimate_monthly: 'opex_estimate',
  opex_psf: 'opex_estimate',
  rofr: 'rofo_rofr',
  rofo: 'rofo_rofr',
  guaranty: 'guarantor',
  late_interest: 'late_charge',
  premises_area_m2: 'premises_rsf',
  capex_amortization: 'ti_amortized',
};
/** Notes about a document, rent rows, and values that no field contains. */
const notFields = new Set([
  'typo',
  'inconsistency',
  'inconsistencies',
  'rent_schedule',
  'base_rent_schedule',
  'base_rent_monthly',
  'base_rent_psf',
  'base_rent_m2_month',
  'currency',
  'term',
  'expansion_commencement',
  'doc_kind',
]);

/** Values that an amendment in the same file replaces; the shared labels were made from the lease before it. */
const amendedSince: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  'industrial-san-carlos-struck-text': {
    expiration_date: { value: '2021-07-31', quote: 'extend the lease termination date until July 31, 2021' },
  },
  'office-nnn-utah': { expiration_date: { value: '2012-12-31', quote: 'December 31, 2012 (“Expiration Date”)' } },
};

/** Every labeled document: those of the shared folder, and those labeled twice for this project. */
export function labelledDocuments(): LabelledDocument[] {
  const split = JSON.parse(readFileSync(join(import.meta.dirname, 'split.json'), 'utf8')) as {
    tuned: string[];
    families: Record<string, string>;
  };
  const side = (name: string) => (split.tuned.includes(name) ? ('tuned' as const) : ('left out' as const));
  const shared = [
    ['cre', 'labels.json', 'documents'],
    ['cre-real', 'labels.json', 'labelled'],
  ].flatMap(([folder = '', file = '', below = '']) => {
    const path = join(corpus, folder, file);
    if (!existsSync(path)) return [];
    const { docs } = JSON.parse(readFileSync(path, 'utf8')) as { docs: Record<string, SharedLabels> };
    return Object.entries(docs)
      .filter(([, { fields }]) => Object.keys(fields).length > 0)
      .map(([name, { doc_kind, fields }]): LabelledDocument => {
        const rent = fields['rent_schedule']?.value;
        return {
          name,
          path: join(corpus, folder, below, `${basename(name)}.pdf`),
          family: split.families[name] ?? name,
          split: side(name),
          kind: doc_kind,
          fields: collect(Object.entries({ ...fields, ...amendedSince[name] }).map(([id, label]) => [id, [label]])),
          absent: [],
          rent: Array.isArray(rent) ? (rent as RentLabel[]) : null,
          dates: [],
          risks: [],
          falseFriends: [],
        };
      });
  });
  const labelled = labelsIn(join(own, 'labels')).map(
    (read): LabelledDocument => ({
      ...described(read),
      path: join(corpus, read.file ?? ''),
      family: split.families[read.document] ?? read.family ?? read.document,
      split: side(read.document),
    }),
  );
  const written = (['unseen', 'opened'] as const).flatMap((split) =>
    labelsIn(join(own, split)).map(
      (read): LabelledDocument => ({
        ...described(read),
        path: join(own, split, `${read.document}.txt`),
        family: read.document,
        split,
      }),
    ),
  );
  return [...shared, ...labelled, ...written];
}

function labelsIn(folder: string): OwnLabels[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as OwnLabels);
}

function described(read: OwnLabels): Omit<LabelledDocument, 'path' | 'family' | 'split'> {
  return {
    name: read.document,
    kind: read.kind,
    fields: collect(Object.entries(read.fields).map(([id, label]) => [id, [label].flat()])),
    absent: read.absent.filter((id) => !notFields.has(id)),
    rent: read.rent,
    dates: read.dates,
    risks: read.risks,
    falseFriends: read.false_friends,
  };
}

interface SharedLabels {
  readonly doc_kind: string;
  readonly fields: Readonly<Record<string, Label>>;
}

interface OwnLabels {
  readonly document: string;
  readonly file?: string;
  readonly family?: string;
  readonly kind: string;
  readonly fields: Readonly<Record<string, Label | readonly Label[]>>;
  readonly absent: readonly string[];
  readonly rent: readonly RentLabel[] | null;
  readonly dates: readonly { readonly label: string; readonly date: string }[];
  readonly risks: readonly { readonly rule: string; readonly quote: string }[];
  readonly false_friends: readonly { readonly field: string; readonly quote: string }[];
}

function collect(entries: readonly (readonly [string, readonly Label[]])[]): Record<string, readonly Label[]> {
  const found: Record<string, Label[]> = {};
  for (const [name, labels] of entries) {
    if (notFields.has(name)) continue;
    const id = fieldOf[name] ?? name;
    found[id] = [...(found[id] ?? []), ...labels];
  }
  return found;
}

/** The document's bytes; throws if the folder has another file with that name. */
export function bytesOf(file: string, sha256?: string): Uint8Array {
  const bytes = readFileSync(join(corpus, file));
  if (sha256 !== undefined && createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${file} is another document than the labelled one`);
  return bytes;
}
