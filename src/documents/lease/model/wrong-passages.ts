import type { FieldId } from '../extract/fields/index.ts';
import type { Refusal } from './refusal.ts';

/** The kind of a field's value, if it affects the wording of the passage. */
export type ClaimShape = 'figure' | 'name' | 'passage' | 'right';

/** Named exclusions: wording that shows that a quoted sentence is not a term of this lease. Each has its own cases. */
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
  readonly wording: RegExp;
}

/** Amendments describe the premises by the lease that they change. */
const ofPremises: readonly FieldId[] = ['premises_address', 'suite_floor', 'building_rsf'];

export const wrongPassages: readonly WrongPassage[] = [
  {
    name: 'anotherInstrument',
    refusal: 'a quote about terms that were replaced',
    notFields: ofPremises,
    wording: /\bthat\s+certain\b|\bthat\s+(?:\p{Lu}\w+\s+){1,4}(?:made|dated|entered)\b|\bwhereas\b/iu,
  },
  {
    // `(“Original Term”)` only names a term.
    name: 'formerTerm',
    refusal: 'a quote about terms that were replaced',
    notFields: ofPremises,
    wording:
      /(?<!["“(])\b(?:original|prior|existing|previous|former|superseded|currently|presently)\s+(?:\w+\s+){0,2}(?:lease|term|tenant|landlord|rent|expiration|deposit)\b|\bscheduled\s+to\s+expire\b/i,
  },
  {
    name: 'deleted',
    refusal: 'a quote about terms that were replaced',
    wording: /\b(?:hereby\s+)?deleted\b/i,
  },
  {
    name: 'inLieu',
    refusal: 'a quote about terms that were replaced',
    shapes: ['figure', 'name', 'right'],
    wording: /\bin\s+lieu\s+of\b/i,
  },
  {
    name: 'notApplicable',
    refusal: 'a quote about terms that were replaced',
    wording: /\bnot\s+(?:be\s+)?(?:applicable|required)\b|\bN\/A\b/i,
  },
  {
    name: 'example',
    refusal: 'a value that belongs to another field',
    wording: /\b(?:assum(?:e|es|ing)|for\s+example|hypothetical\w*)\b/i,
  },
  {
    name: 'otherSpace',
    refusal: 'a value that belongs to another field',
    wording:
      /\b(?:(?:un|currently\s+)?occupied\s+space|(?:adjacent|additional|expansion|offer|refusal)\s+(?:space|premises|building)|(?:currently|presently)\s+occup(?:y|ies))\b/i,
  },
  {
    // What only one party must do does not tell what the other one maintains.
    name: 'dutyOfTenant',
    refusal: 'a value that belongs to another field',
    fields: ['maintenance_landlord'],
    wording:
      /^(?!.*\b(?:landlord|lessor|party\s+a)\s+(?:shall|must|will|is|agrees|has)\b).*\b(?:tenant|lessee|party\s+b)\s+(?:shall|must|will|may|is|agrees|has)\b/is,
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
    // The condition in which premises are given back.
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
    wording:
      /\b(?:replacement|prospective|proposed|successor|new|another|other)\s+(?:sub-?)?(?:tenant|lessee|landlord|lessor|lease)\b/i,
  },
  {
    name: 'otherPeriod',
    refusal: 'a value that belongs to another field',
    wording: /\b(?:cooperation\s+term|credit\s+period)\b/i,
  },
  {
    // A maximum is not the actual value.
    name: 'limit',
    refusal: 'a value that belongs to another field',
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
    // `$45.00 per month starting from August 1`: the day from which an amount is owed is not the start of the term.
    name: 'startOfAmount',
    refusal: 'a value that belongs to another field',
    fields: ['commencement_date'],
    wording:
      /(?:[$€£¥￥]|\b(?:RMB|CNY|USD))\s?\d[\d,.]*\s+(?:per|a|each|every)\b[^.;]{0,60}\b(?:starting|beginning|commencing|from)\b/i,
  },
  {
    // The text after a breach is its remedy, not the term that was broken: `If Tenant fails to repair, Landlord may …`.
    name: 'uponBreach',
    refusal: 'a value that belongs to another field',
    shapes: ['passage'],
    wording:
      /^\W*(?:\(?\w{1,3}[.)]\s*)?(?:if|should|in\s+the\s+event(?:\s+that)?)\s+(?:the\s+|either\s+)?(?:sub-?)?(?:tenant|lessee|landlord|lessor|party)\b[^,;]{0,40}?\b(?:fails?|neglects?|refuses?|defaults?|breach(?:es)?|(?:does|do|is|shall)\s+not)\b/i,
  },
];
