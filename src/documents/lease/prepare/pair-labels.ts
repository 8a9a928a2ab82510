/** Words that can be labels, and how they are written. */

/** Numbers, letters and boxes before a label: `1.3`, `(b)`, `Item 3.`, `LR1.`, `☒`, `[X]`. */
export const numbering =
  /^\s*(?:(?:[Ss]ection|SECTION|[Aa]rticle|ARTICLE|[Ii]tem|ITEM|Sec\.|SEC\.)\s+)?(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-zA-Z]|[ivx]{1,4})(?:\([a-z0-9]{1,2}\))*[.)\t]*\s+|\d{1,2}(?:\.\d{1,2}){1,2}\.?(?=[A-Z][a-z])|LR\d{1,2}(?:\.\d)?\.?\s+|[•▪☒☐☑*–-]\s*|\[[xX ]?\]\s*|\(?[a-zA-Z]\)\s*)+/;

const cjk = '\\u2e80-\\u9fff\\uf900-\\ufaff';

/** A label and its colon at the beginning of a text; Chinese and English labels may be next to each other. */
export const colonLabel = new RegExp(`^((?:[${cjk}（）()\\s]{0,20})[A-Z“"(][^:：\\n\\t]{1,75}?)\\s*[:：]\\s*(?!//)`);

/** Labels that consist of common words, in capital and lowercase letters. */
const part = [
  "(?:Sub-?)?(?:Landlord|Lessor|Tenant|Lessee)(?:[’']s (?:Trade Name|Address|Share|Proportionate Share|Pro Rata Share|Percentage|Broker|Notice Address|Work|Guarantor))?",
  'Guarantors?',
  '(?:Sub-?)?(?:Leased )?Premises',
  '(?:Building|Property|Project|Premises|Notice|Billing)(?: Address)?',
  'Address(?: of (?:Premises|Building|Property))?',
  'Rentable (?:Area|Square Feet)',
  'Square Footage',
  '(?:Permitted |Agreed )?Use',
  '(?:Lease |Initial |Original )?Terms?',
  '(?:Lease |Rent |Estimated )?Commencement(?: Date)?',
  '(?:Expiration|Termination|Possession|Delivery|Effective|Early Possession) Date',
  'Expiration',
  '(?:Base |Minimum |Monthly |Annual |Fixed |Monthly Base |Annual Base |Prepaid )?Rent',
  'Rent Abatement',
  'Abated Rent',
  'Free Rent',
  'Security Deposit',
  'Deposit',
  '(?:Tenant )?Improvement Allowance',
  'Allowance',
  'Base Year',
  'Renewal Options?',
  'Options? to (?:Renew|Extend)',
  'Extension Options?',
  'Parking(?: Spaces)?',
  'Brokers?',
  'Operating Expenses',
  '(?:Governing )?Law',
  'Exclusivity',
  'Confidentiality',
  'Right of First (?:Offer|Refusal)',
  'Signage',
  'Guaranty',
  'Assignment(?: and Subletting)?',
  'Late Charge',
  'City',
  'County',
  'State',
].join('|');

/** `EXHIBIT 10.6 LEASE CONTRACT Lessor`: a title in capitals on the same line as the first label. */
export const titleBefore = new RegExp(`^(?:(?:[A-Z][A-Z.]+|\\d[\\d.]*)\\s+){2,10}(?=(?:${part})$)`);

/** `Notices. Landlord:`: the clause title before its first label. */
export const clauseBefore = new RegExp(`^[A-Z][A-Za-z ]{3,40}\\.\\s+(?=(?:${part})$)`);

/** Labels inside a paragraph: in capitals, or made of the usual words. */
export const innerLabel = new RegExp(`(?<=\\S\\s)((?:[A-Z][A-Z’'&/() -]{3,60}[A-Z)])|(?:${part})):\\s+(?=\\S)`, 'g');

/** `Landlord – X`, where the words before the dash are a usual label. */
export const dashLabel = new RegExp(`^(${part}|${part.toUpperCase()})\\s+[–—-]\\s+(?=[A-Z\\d$€£])`);

/** `Term. Five years.` */
export const runInLabel = new RegExp(`^(${part}|${part.toUpperCase()})\\.\\s+(?=[A-Z\\d$€£¥])`);

const month = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** `Commencement Date March 16, 2010`: a label and a value that can't be part of it. */
export const bareLabel = new RegExp(
  `^(${part})\\s+(?=[$€£¥]|\\d[\\d,.]*\\s*(?:months?|years?|square|rentable|%|$)|(?:${month})\\s+\\d|(?:RMB|CNY|USD|NT\\$|New Taiwan|C\\$|HK\\$)\\s*(?:Dollars?\\s*)?\\d)`,
);

/** A heading that is the label of the text below it. */
export const usualLabel = new RegExp(`^(?:${part})$`, 'i');

/** `Security Deposit ........ $4,000` */
export const leaderLabel = /^([A-Z][A-Za-z’'&/() -]{2,60}?)\s*(?:\.{4,}|(?:\.\s){4,}\.?|_{4,}|…{2,})\s*(?=\S)/;

/** `“Initial Rent” means €145,000 per annum`: the particulars of leases in Ireland and Scotland, one line each. */
export const meansLabel = /^[“"]([A-Z][A-Za-z’' ]{2,50})[”"]\s+means[:,]?\s+(?=\S)/;

/** A sentence that ends with a colon is not a label. */
export function isLabel(text: string): boolean {
  return !/\b(?:shall|hereby|agrees?|means?|provided that|warrants?|represents?|acknowledges?|notwithstanding|except|following (?:insurance|conditions|events|terms))\b|\bat \d{1,2}$|^https?$/i.test(
    text,
  );
}

/** Lower case, without numbering, brackets, Chinese and punctuation: 'security deposit'. */
export function labelOf(text: string): string {
  const named = /^[^A-Za-z]*\((party [ab])\)\s*$/i.exec(text.trim());
  return (named?.[1] ?? text)
    .replace(numbering, '')
    .replace(/[“”"]/g, '')
    .replace(/’/g, "'")
    .replace(/[(（].{0,400}?[)）]/g, ' ')
    .replace(/[\u2e80-\u9fff\uf900-\ufaff]+/g, ' ')
    .replace(/(?<![.:;,])[.:;,]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
