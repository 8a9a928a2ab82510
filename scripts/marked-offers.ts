// Offers whose text has field marks, in tests/lease-documents/offers/written and written-values.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const offers = join(import.meta.dirname, '..', 'tests', 'lease-documents', 'offers');

/** Short names of the fields in the marked offers: `{tm:five years}`. `x` marks values that belong to no field. */
const marks: Readonly<Record<string, string | null>> = {
  L: 'landlord',
  T: 'tenant',
  G: 'guarantor',
  B: 'brokers',
  A: 'premises_address',
  S: 'suite_floor',
  sf: 'premises_rsf',
  bsf: 'building_rsf',
  d: 'agreement_date',
  ans: 'letter_expiration',
  cd: 'commencement_date',
  dd: 'delivery_date',
  ed: 'expiration_date',
  rc: 'rent_commencement',
  tm: 'term_months',
  fr: 'free_rent',
  ro: 'renewal_options',
  rn: 'renewal_notice',
  br: 'base_rent',
  es: 'escalation',
  cap: 'opex_cap',
  hd: 'holdover',
  mf: 'mgmt_admin_fee',
  sh: 'opex_share',
  est: 'opex_estimate',
  ti: 'ti_allowance',
  dep: 'security_deposit',
  loc: 'letter_of_credit',
  ins: 'insurance_liability',
  by: 'base_year',
  x: null,
};

/** Short names, after ` ## `, of the fields that a whole line states. */
export const tags: Readonly<Record<string, string>> = {
  use: 'permitted_use',
  ex: 'exclusive_use',
  pk: 'parking',
  sg: 'signage',
  ut: 'utilities',
  lw: 'landlord_work',
  mt: 'maintenance_tenant',
  ml: 'maintenance_landlord',
  cn: 'condition',
  al: 'alterations_restoration',
  tx: 'real_estate_taxes',
  ca: 'casualty',
  to: 'termination_option',
  rf: 'rofo_rofr',
  rl: 'relocation',
  sn: 'subordination_snda',
  hz: 'hazardous',
  ms: 'measurement_standard',
  lf: 'lease_form',
  rec: 'recapture',
  rcw: 'rent_commencement',
  po: 'purchase_option',
  dm: 'demolition',
  co: 'continuous_operation',
  pr: 'percentage_rent',
  ps: 'profit_sharing',
  cx: 'capex_passthrough',
  frw: 'free_rent',
  gl: 'governing_law',
  esw: 'escalation',
  xs: 'exclusivity',
  lg: 'legal_fees',
};

export type MarkedFolder = 'written' | 'written-values' | 'gate-only';

export interface MarkedRow {
  readonly text: string;
  readonly spans: readonly { readonly field: string; readonly words: string }[];
  readonly tags: readonly string[];
}

/**
 * Each offer begins with `@ name | binding class`, with one line per paragraph. `written` marks fields, points and
 * risks (`!kind`, or `r` if the kind isn't named); `written-values` marks fields only.
 */
export function markedOffers(...folders: readonly MarkedFolder[]): {
  readonly name: string;
  readonly binding: string;
  readonly rows: readonly MarkedRow[];
}[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(offers, folder))
        .filter((file) => file.endsWith('.txt'))
        .sort()
        .map((file) => join(offers, folder, file)),
    )
    .flatMap((path) => readFileSync(path, 'utf8').split(/^@ /m).slice(1))
    .map((offer) => {
      const [head = '', ...lines] = offer.trimEnd().split('\n');
      const [name = '', binding = ''] = head.split('|').map((each) => each.trim());
      return { name: name.split(' ')[0] ?? '', binding, rows: lines.map(rowOf) };
    });
}

function rowOf(line: string): MarkedRow {
  const [text = '', said = ''] = line.split(' ## ');
  const spans: { field: string; words: string }[] = [];
  const clean = text.replace(/\{(\w+):([^}]*)\}/g, (_, mark: string, words: string) => {
    const field = marks[mark];
    if (field === undefined) throw new RangeError(`unknown mark ${mark}: ${line}`);
    if (field !== null) spans.push({ field, words });
    return words;
  });
  return { text: clean.trimEnd(), spans, tags: said.split(' ').filter((tag) => tag !== '') };
}
