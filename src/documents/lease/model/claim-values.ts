import type { FieldId } from '../extract/fields/index.ts';
import { readAmounts, readAreas, readDays, readPercents, readTerms, type ValueReader } from '../extract/readers.ts';
import { datesIn, showDate } from '../lexicon/dates.ts';

/**
 * How a claim on a field is read from the document's words, and the words that must stand nearest to its value. Words of
 * another field of the same type that stand nearer say that the value belongs to that field. Fields that are not here are
 * sentences, choices or rights: only the rules' own reading of the passage proves those.
 */
export interface ClaimValue {
  readonly type: 'date' | 'money' | 'area' | 'percent' | 'months' | 'days' | 'party' | 'words';
  readonly about: RegExp;
}

export const claimValues: Readonly<Partial<Record<FieldId, ClaimValue>>> = {
  landlord: { type: 'party', about: /\b(?:sub-?)?(?:landlord|lessor)\b|\blicensor\b|\bowner\b|\bparty\s+a\b/gi },
  tenant: { type: 'party', about: /\b(?:sub-?)?(?:tenant|lessee)\b|\blicensee\b|\bparty\s+b\b/gi },
  guarantor: { type: 'party', about: /\bguarant(?:or|y|ee|ors)\b/gi },
  premises_address: {
    type: 'words',
    about: /\blocated\b|\bknown\s+as\b|\baddress\b|\bpremises\b|\bbuilding\b|\bsituated?\b/gi,
  },
  suite_floor: { type: 'words', about: /\bsuite\b|\bunit\b|\bfloors?\b|\bspace\b|\broom\b|\bbay\b/gi },
  premises_rsf: { type: 'area', about: /\bpremises\b|\bleased\s+(?:space|area|property)\b|\bspace\b|\bdemised\b/gi },
  building_rsf: { type: 'area', about: /\bbuilding\b|\bproject\b|\bcenter\b/gi },
  agreement_date: { type: 'date', about: /\bdated?\b|\bmade\b|\bentered\b|\bas\s+of\b|\beffective\b|\bthis\b/gi },
  commencement_date: { type: 'date', about: /\bcommenc\w*|\bbegin\w*|\bstart\w*|\bfrom\b/gi },
  rent_commencement: {
    type: 'date',
    about: /\brent\s+(?:shall\s+)?(?:commenc\w*|begin\w*|start\w*)|\brent\s+commencement\b/gi,
  },
  delivery_date: { type: 'date', about: /\bdeliver\w*|\bpossession\b/gi },
  expiration_date: { type: 'date', about: /\bexpir\w*|\bend(?:s|ing)?\b|\bterminat\w*|\buntil\b|\bthrough\b|\bto\b/gi },
  term_months: { type: 'months', about: /\bterm\b|\bperiod\s+of\b/gi },
  security_deposit: { type: 'money', about: /\bdeposit\b/gi },
  letter_of_credit: { type: 'money', about: /\bletter\s+of\s+credit\b|\bL-?C\b/gi },
  ti_allowance: { type: 'money', about: /\ballowance\b|\bcontribution\b/gi },
  opex_estimate: { type: 'money', about: /\bestimat\w*/gi },
  insurance_liability: { type: 'money', about: /\boccurrence\b|\baggregate\b|\bliability\b/gi },
  purchase_option: { type: 'money', about: /\bpurchase\b/gi },
  opex_share: { type: 'percent', about: /\bshare\b|\bproportion\w*|\bpercentage\b/gi },
  opex_cap: { type: 'percent', about: /\bcap(?:ped)?\b|\bexceed\b|\bcontrollable\b|\bincrease\b/gi },
  mgmt_admin_fee: { type: 'percent', about: /\bmanagement\b|\badministrative\b|\boverhead\b/gi },
  gross_up: { type: 'percent', about: /\boccupied\b|\boccupancy\b|\bgross(?:ed)?[\s-]+up\b/gi },
  holdover: { type: 'percent', about: /\bhold(?:s|ing)?[\s-]*over\b|\bpossession\s+after\b/gi },
  profit_sharing: { type: 'percent', about: /\bexcess\b|\bprofits?\b/gi },
  late_charge: { type: 'percent', about: /\blate\b|\boverdue\b|\bdelinquen\w*/gi },
  default_monetary_cure: { type: 'days', about: /\b(?:fail\w*|default)\b[^.]{0,80}\bpay\b|\bpayment\b/gi },
  default_nonmonetary_cure: {
    type: 'days',
    about: /\bperform\b|\bobserve\b|\bcovenants?\b|\bother\s+(?:default|breach|provision|term)s?\b/gi,
  },
  estoppel: { type: 'days', about: /\bestoppel\b|\bcertificate\b|\bstatement\b/gi },
  renewal_notice: { type: 'days', about: /\brenew\w*|\bexten(?:d|sion)\w*|\boption\b/gi },
  relocation: { type: 'days', about: /\brelocat\w*/gi },
  permitted_use: { type: 'words', about: /\buse[ds]?\b|\bpurposes?\b/gi },
  governing_law: { type: 'words', about: /\blaws?\b|\bgovern\w*/gi },
  renewal_options: { type: 'words', about: /\brenew\w*|\bexten(?:d|sion)\w*|\boptions?\b/gi },
  parking: { type: 'words', about: /\bparking\b|\bspaces?\b|\bstalls?\b/gi },
  base_year: { type: 'words', about: /\bbase\b|\bstop\b/gi },
};

const readDayOnly: ValueReader = (piece) =>
  datesIn(piece).map(({ iso, start, end }) => ({ value: iso, shown: showDate(iso), start, end }));

const readers: Readonly<Record<Exclude<ClaimValue['type'], 'party' | 'words'>, ValueReader>> = {
  date: readDayOnly,
  money: readAmounts,
  area: readAreas,
  percent: readPercents,
  months: readTerms,
  days: readDays,
};

/** The value that the document's words state, read as the rules read it; the words themselves for names and descriptions. */
export function readClaimed(type: ClaimValue['type'], words: string): { value: string | number; shown: string } | null {
  const plain = words.replace(/\s+/g, ' ').trim();
  if (type === 'party' || type === 'words') return plain.length > 300 ? null : { value: plain, shown: plain };
  const read = readers[type](plain)[0];
  return read === undefined || typeof read.value === 'object' || typeof read.value === 'boolean'
    ? null
    : { value: read.value, shown: read.shown };
}
