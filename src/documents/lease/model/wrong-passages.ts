import type { FieldId } from '../extract/fields/index.ts';
import type { InstrumentKind } from '../judge-kind.ts';
import type { Refusal } from './refusal.ts';

/** The kind of a field's value, if it affects the wording of the passage. */
export type ClaimShape = 'figure' | 'name' | 'passage' | 'right';

/** Named exclusions: wordings that show that a quoted sentence is not a term of this lease. Each has its own cases. */
export interface WrongPassage {
  readonly name: string;
  readonly refusal: Extract<
    Refusal,
    'a quote about terms that were replaced' | 'a value that belongs to another field'
  >;
  /** The kinds of values that it applies to; all of them if omitted. */
  readonly shapes?: readonly ClaimShape[];
  /** The fields that it applies to; all of them if omitted. */
  readonly fields?: readonly FieldId[];
  /** Fields that it doesn't apply to. */
  readonly notFields?: readonly FieldId[];
  /** The kind of instrument that it doesn't apply to. */
  readonly notIn?: InstrumentKind;
  /** Only the text from the start of the quote is checked; the whole sentence if omitted. */
  readonly from?: 'quote';
  readonly wording: RegExp;
}

/** Amendments describe the premises by referring to the lease that they change. */
const ofPremises: readonly FieldId[] = ['premises_address', 'suite_floor', 'building_rsf'];

export const wrongPassages: readonly WrongPassage[] = [
  {
    // `Fixturing Period: from November 1, 2024 to January 31, 2025`
    name: 'fixturingPeriod',
    refusal: 'a value that belongs to another field',
    fields: ['commencement_date', 'expiration_date'],
    wording: /\b(?:fixturing|fit-?out|early\s+access|decoration)\s+(?:period|term)\b/i,
  },
  {
    // A cure period for documents only: `fails to deliver an estoppel certificate … for ten days after notice`.
    name: 'papersOnly',
    refusal: 'a value that belongs to another field',
    fields: ['default_nonmonetary_cure'],
    wording: /\b(?:estoppel|written\s+evidence|financial\s+statements?)\b/i,
  },
  {
    // `Party B has the priority to purchase the property at the same terms` depends on a sale.
    name: 'preEmption',
    refusal: 'a value that belongs to another field',
    fields: ['purchase_option'],
    wording:
      /\b(?:priority|preference|pre-?empti\w*)\b[^.;]{0,40}\b(?:purchas|buy)|\bfirst\s+(?:right\s+)?(?:of\s+)?(?:refusal|offer)\b/i,
  },
  {
    // What the landlord receives from a sublease: `Lessor shall be paid such increased amount`.
    name: 'ofSublease',
    refusal: 'a value that belongs to another field',
    fields: ['escalation'],
    wording: /\bsuch\s+(?:sub-?lessee|sub-?tenant|assignee)\b|\bsuch\s+increased\s+amount\b/i,
  },
  {
    // `“Casualty Occurrence” means that an asset is destroyed, or taken by condemnation`
    name: 'definedEvent',
    refusal: 'a value that belongs to another field',
    fields: ['condemnation', 'casualty'],
    wording: /[“"][^”"]{2,60}[”"]\s+(?:shall\s+)?means?\b|\brequisition/i,
  },
  {
    // The landlord audits the sales of the tenant.
    name: 'auditOfSales',
    refusal: 'a value that belongs to another field',
    fields: ['audit_right'],
    wording:
      /\bgross\s+(?:sales|revenues?|receipts)\b|\b(?:landlord|lessor)\s+shall\s+have\s+the\s+right\b[^.;]{0,120}\b(?:audit|inspect|examine)/i,
  },
  {
    // A contribution to a later renovation is not the allowance for the initial work.
    name: 'laterWorks',
    refusal: 'a value that belongs to another field',
    fields: ['ti_allowance'],
    wording: /^(?=.*\brefurbish)(?=.*\b(?:years?|anniversary|extension|renewal)\b)/is,
  },
  {
    name: 'insuranceOfContractors',
    refusal: 'a value that belongs to another field',
    fields: ['insurance_liability'],
    wording: /\b(?:sub-?)?contractors?\b/i,
  },
  {
    // `the Master Premises of 23,880 rentable square feet`
    name: 'masterPremises',
    refusal: 'a value that belongs to another field',
    fields: ['premises_rsf'],
    from: 'quote',
    wording: /^[^.;]{0,160}\([^()]{0,20}[“"]?(?:master|prime)\s+premises\b/i,
  },
  {
    name: 'anotherInstrument',
    refusal: 'a quote about terms that were replaced',
    notFields: [...ofPremises, 'premises_rsf'],
    wording: /\bthat\s+certain\b|\bthat\s+(?:\p{Lu}\w+\s+){1,4}(?:made|dated|entered)\b|\bwhereas\b/iu,
  },
  {
    // `(“Original Term”)` only names a term.
    name: 'formerTerm',
    refusal: 'a quote about terms that were replaced',
    // The cost is measured by the previous rent or term.
    notFields: [...ofPremises, 'holdover', 'ti_amortized'],
    wording:
      /(?<!["“(])\b(?:original|prior|existing|previous|former|superseded|currently|presently)\s+(?:\w+\s+){0,2}(?:lease|term|tenant|landlord|rent|expiration|deposit)\b|\bscheduled\s+to\s+expire\b/i,
  },
  {
    // `Base Rent is abated for the first three months of the term.`
    name: 'firstMonths',
    refusal: 'a value that belongs to another field',
    fields: ['term_months'],
    wording: /\bfirst\s+(?:\w+\s+)?(?:\(\d{1,3}\)\s+)?(?:full\s+)?(?:calendar\s+)?months?\b|\babate\w*\b/i,
  },
  {
    // What follows `is deleted and replaced by` is the new term.
    name: 'deleted',
    refusal: 'a quote about terms that were replaced',
    from: 'quote',
    wording: /\b(?:hereby\s+)?deleted\b/i,
  },
  {
    name: 'inLieu',
    refusal: 'a quote about terms that were replaced',
    // A fixed charge is often paid in lieu of the actual expenses.
    notFields: ['opex_estimate'],
    shapes: ['figure', 'name', 'right'],
    wording: /\bin\s+lieu\s+of\b/i,
  },
  {
    name: 'notApplicable',
    refusal: 'a quote about terms that were replaced',
    wording: /\bnot\s+(?:be\s+)?applicable\b|\bN\/A\b|(?:^|[:;–-]\s?)not\s+required\b/i,
  },
  {
    name: 'example',
    refusal: 'a value that belongs to another field',
    wording: /\b(?:assum(?:e|es|ing)|for\s+example|hypothetical\w*)\b/i,
  },
  {
    // If an amendment adds the expansion space, the terms for it are those of the amendment.
    name: 'otherSpace',
    refusal: 'a value that belongs to another field',
    notIn: 'amendment',
    wording:
      /\b(?:(?:un|currently\s+)?occupied\s+space|(?:adjacent|additional|expansion|offer|refusal)\s+(?:space|premises|building)|(?:currently|presently)\s+occup(?:y|ies))\b/i,
  },
  {
    // `pursuant to which Tenant subleases Suites 600 and 700 comprising 61,826 rentable square feet`
    name: 'subleased',
    refusal: 'a value that belongs to another field',
    fields: ['premises_rsf', 'suite_floor'],
    wording: /\b(?:tenant|lessee)\s+(?:currently\s+)?subleases?\b/i,
  },
  {
    // Interest, a charge, or the rent after the term: `18% per annum (the “Default Rate”)`, `150% of the Base Rent`.
    name: 'otherRate',
    refusal: 'a value that belongs to another field',
    fields: ['escalation'],
    wording:
      /\b(?:late\s+charge|overdue|controllable|interest|default\s+rate|prime\s+rate|EURIBOR|LIBOR|SOFR|per\s+diem|hold(?:ing|s)?[\s-]*over)\b|\b(?:1[2-9]|[2-9]\d)\d(?:\.\d+)?\s?%/i,
  },
  {
    // `Landlord shall not be required to make any repairs.`
    name: 'noDutyOfLandlord',
    refusal: 'a value that belongs to another field',
    fields: ['maintenance_landlord', 'landlord_work'],
    wording:
      /\b(?:landlord|lessor|party\s+a)\s+(?:shall|will|is|has)\s+(?:not\s+be\s+|not\s+|no\s+)(?:required|obligat\w+|responsible|liable)\b/i,
  },
  {
    // `Tenant’s Share of the annual amortization of the cost of the alterations`
    name: 'costOfAlterations',
    refusal: 'a value that belongs to another field',
    fields: ['alterations_restoration'],
    wording: /\bamorti[sz]\w*|\breimburse\w*/i,
  },
  {
    // A right that depends on an event is not an option: `may terminate by notice within 15 days after that date`.
    name: 'endUponEvent',
    refusal: 'a value that belongs to another field',
    fields: ['termination_option'],
    wording:
      /^(?!.*\b(?:option|right)\b[^.;]{0,80}\b(?:terminat|cancel))(?!.*\b(?:terminat\w*|cancel\w*)\s+(?:option|right)\b).*\b(?:before\s+delivery|days\s+after|fails?|failure|defaults?|damaged?|casualty|taking|breach\w*)\b/is,
  },
  {
    // A duty of only one party says nothing about what the other one maintains.
    name: 'dutyOfTenant',
    refusal: 'a value that belongs to another field',
    fields: ['maintenance_landlord'],
    wording:
      /^(?!.*\b(?:landlord|lessor|party\s+a)\s+(?:shall|must|will|is|agrees|has)\b).*\b(?:tenant|lessee|party\s+b)\s+(?:shall|must|will|may|can|is|agrees|has)\b/is,
  },
  {
    name: 'dutyOfLandlord',
    refusal: 'a value that belongs to another field',
    fields: ['maintenance_tenant'],
    wording:
      /^(?!.*\b(?:tenant|lessee|party\s+b)\s+(?:shall|must|will|is|agrees|has)\b).*\b(?:landlord|lessor|party\s+a)\s+(?:shall|must|will|may|is|agrees|has)\b/is,
  },
  {
    // `August 1, 2012 (the “Target Commencement Date”)`
    name: 'plannedDay',
    refusal: 'a value that belongs to another field',
    fields: ['commencement_date', 'delivery_date'],
    wording: /\b(?:target|anticipated)\s+(?:\w+\s+){0,2}(?:commencement|delivery)\b/i,
  },
  {
    // The condition in which the premises must be returned.
    name: 'conditionAtTheEnd',
    refusal: 'a value that belongs to another field',
    fields: ['condition'],
    wording: /\b(?:surrender\w*|vacate\w*|broom|yield\s+up|continue\s+possession)\b/i,
  },
  {
    name: 'associationOfRealtors',
    refusal: 'a value that belongs to another field',
    fields: ['brokers'],
    wording: /\bassociation\s+of\s+realtors\b/i,
  },
  {
    name: 'otherPerson',
    refusal: 'a value that belongs to another field',
    shapes: ['figure', 'name', 'right'],
    wording:
      /\b(?:replacement|prospective|proposed|successor|new|another|other)\s+(?:sub-?)?(?:tenant|lessee|landlord|lessor|lease)\b/i,
  },
  {
    name: 'otherPeriod',
    refusal: 'a value that belongs to another field',
    wording: /\b(?:cooperation\s+term|credit\s+period)\b/i,
  },
  {
    // A maximum is not the actual value, except for fields that are maximums.
    name: 'limit',
    refusal: 'a value that belongs to another field',
    notFields: ['opex_cap', 'ti_allowance', 'mgmt_admin_fee'],
    shapes: ['figure'],
    wording:
      /\bnot\s+(?:to\s+)?exceed|\bup\s+to\b|\bin\s+no\s+event\b|\b(?:no|not)\s+(?:\w+\s+){0,2}(?:more|greater|higher)\s+than\b|\bnot\s+(?:be\s+)?(?:increased?|rise|raised)\b/i,
  },
  {
    // A share of an increase in taxes or expenses is not a rent increase.
    name: 'shareOfIncrease',
    refusal: 'a value that belongs to another field',
    fields: ['escalation'],
    wording:
      /\bincreases?\s+in\s+(?:such\s+|the\s+|any\s+)?(?:real\s+(?:estate|property)\s+|operating\s+)?(?:tax\w*|assessments?|expenses|costs|premiums?)\b/i,
  },
  {
    // `Tenant warrants that it has dealt with no broker.`
    name: 'noBroker',
    refusal: 'a value that belongs to another field',
    fields: ['brokers'],
    wording: /\b(?:no|not|without|nor)\b[^.;]{0,120}\bbrokers?\b/i,
  },
  {
    // `$45.00 per month starting from August 1`: the day from which an amount is due is not the start of the term.
    name: 'startOfAmount',
    refusal: 'a value that belongs to another field',
    fields: ['commencement_date'],
    wording:
      /(?:[$€£¥￥]|\b(?:RMB|CNY|USD))\s?\d[\d,.]*\s+(?:per|a|each|every)\b[^.;]{0,60}\b(?:starting|beginning|commencing|from)\b/i,
  },
  {
    // The text after a breach is the remedy, not the term that was broken: `If Tenant fails to repair, Landlord may …`.
    name: 'uponBreach',
    refusal: 'a value that belongs to another field',
    shapes: ['passage'],
    wording:
      /^\W*(?:\(?\w{1,3}[.)]\s*)?(?:if|should|in\s+the\s+event(?:\s+that)?)\s+(?:the\s+|either\s+)?(?:sub-?)?(?:tenant|lessee|landlord|lessor|party)\b[^,;]{0,40}?\b(?:fails?|neglects?|refuses?|defaults?|breach(?:es)?|(?:does|do|is|shall)\s+not)\b/i,
  },
];
