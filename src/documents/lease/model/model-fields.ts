import { readAmounts, readAreas, readDates, readPercents, readTerms } from '../fields/readers.ts';
import type { Reader } from '../fields/rule.ts';

/**
 * The fields that a language model is asked for: those with one value that can be checked against its quote. `read` makes
 * the value out of the document's words, as the rules do; without it the words are the value. A paragraph without
 * `about` is no evidence for the field.
 */
export const modelFields: readonly ModelField[] = [
  { id: 'landlord', ask: 'the landlord’s name', about: /\b(?:landlord|lessor|owner)\b/i },
  { id: 'tenant', ask: 'the tenant’s name', about: /\b(?:tenant|lessee)\b/i },
  { id: 'guarantor', ask: 'the guarantor’s name', about: /\bguarant/i },
  { id: 'premises_address', ask: 'the street address of the premises', about: /\d/ },
  { id: 'suite_floor', ask: 'the suite, unit or floor', about: /\b(?:suite|unit|floor|space|room)\b/i },
  {
    id: 'premises_rsf',
    ask: 'the area of the premises with its unit',
    about: /\bfeet|foot|sf\b|acres?/i,
    read: readAreas,
  },
  {
    id: 'building_rsf',
    ask: 'the area of the whole building with its unit',
    about: /\bbuilding|project\b/i,
    read: readAreas,
  },
  {
    id: 'agreement_date',
    ask: 'the date of the document',
    about: /\bdate|dated|made|entered|as of\b/i,
    read: readDates,
  },
  {
    id: 'commencement_date',
    ask: 'the date on which the term begins',
    about: /\bcommenc|\bbegin|\bstart|\bfrom\b|\bterm\b/i,
    read: readDates,
  },
  { id: 'rent_commencement', ask: 'the date on which rent begins', about: /\brent\b/i, read: readDates },
  {
    id: 'delivery_date',
    ask: 'the date on which possession is delivered',
    about: /\bdeliver|\bpossession\b/i,
    read: readDates,
  },
  {
    id: 'expiration_date',
    ask: 'the date on which the term ends',
    about: /\bexpir|\bend|\bterm|\bto\b|\buntil\b|\bthrough\b/i,
    read: readDates,
  },
  { id: 'term_months', ask: 'the length of the initial term', about: /\bterm\b|\bperiod\b/i, read: readTerms },
  { id: 'security_deposit', ask: 'the amount of the security deposit', about: /\bdeposit\b/i, read: readAmounts },
  {
    id: 'letter_of_credit',
    ask: 'the amount of the letter of credit',
    about: /\bletter of credit\b/i,
    read: readAmounts,
  },
  {
    id: 'opex_share',
    ask: 'the tenant’s share of expenses, in percent',
    about: /\bshare\b|\bpercent|%/i,
    read: readPercents,
  },
  { id: 'ti_allowance', ask: 'the amount of the improvement allowance', about: /\ballowance\b/i, read: readAmounts },
  { id: 'permitted_use', ask: 'the permitted use', about: /\buse[ds]?\b/i },
  { id: 'governing_law', ask: 'the state whose law governs', about: /\blaws?\b/i },
];

export interface ModelField {
  readonly id: string;
  /** Completes 'Find …'. */
  readonly ask: string;
  readonly about: RegExp;
  readonly read?: Reader;
}
