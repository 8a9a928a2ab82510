import { z } from 'zod';
import { severities } from './severities.ts';

/**
 * The format of reports on leases and letters of intent, shared by server and page. Every statement about the document
 * has a passage. Stored as JSON: `format` increases with every change that older versions cannot read, and
 * `readReport` converts older ones. In format 1 statements had no states; before format 3 a file that doesn't say where
 * its pages end had page numbers, which were invented.
 */
export const reportFormat = 3;

/** Starting at 1; null if the file doesn't say where its pages end (see `PageNumbers`). */
const pageSchema = z.number().int().positive().nullable();

/** A verbatim passage of the document with its position. */
export const passageSchema = z.object({
  quote: z.string().min(1),
  page: pageSchema,
  /** As a reader would cite it: 'Section 4.2(a)'; 'Opening' before the first clause. */
  clause: z.string().min(1),
  /** Index of the document's paragraph, for documents without fixed pages. */
  paragraph: z.number().int().nonnegative(),
  /** Boxes to highlight, in points from the page's top-left corner; empty for a DOCX. */
  boxes: z.array(
    z.object({ page: z.number().int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
  /** `low`: the words were read with OCR and may contain mistakes. */
  confidence: z.literal('low').optional(),
});
export type Passage = z.output<typeof passageSchema>;

export const decisions = ['accepted', 'corrected', 'rejected'] as const;

/** A person's decision about a statement. Never part of a stored report: reviews are separate rows. */
export const reviewMarkSchema = z.object({
  decision: z.enum(decisions),
  /** Username. */
  by: z.string(),
  at: z.string(),
  note: z.string().optional(),
  /** What was read from the document, as it was displayed, if a correction has replaced it. */
  read: z.string().optional(),
});
export type ReviewMark = z.output<typeof reviewMarkSchema>;

/**
 * `found`: nothing in the document contradicts it (docs/evaluation.md has the measured precision); `check`: a person
 * should check it, for the given `reason`; `rejected`: a person marked it as wrong (set by the page only).
 */
const stated = {
  state: z.enum(['found', 'check', 'rejected']),
  reason: z.string().optional(),
  review: reviewMarkSchema.optional(),
  /** Key of the statement whose review also applies here: the term's last day is both a field and a date. */
  follows: z.string().optional(),
};

/** A row of a rent schedule, with only what the document prints or arithmetic proves; amounts are in `currency`. */
export const rentRowSchema = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  from_month: z.number().int().optional(),
  to_month: z.number().int().optional(),
  year: z.number().int().optional(),
  /** Per square foot (or square meter, see `unit`) per year. */
  psf: z.number().optional(),
  /** Per square foot (or square meter) per month. */
  psf_month: z.number().optional(),
  monthly: z.number().optional(),
  annual: z.number().optional(),
  /** Omitted for square feet. */
  unit: z.literal('m2').optional(),
  /** ISO 4217; omitted for US dollars. */
  currency: z.string().optional(),
});
export type RentRow = z.output<typeof rentRowSchema>;

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), rentRowSchema]);
export type FieldValue = z.output<typeof fieldValueSchema>;

/**
 * The value of a field: dates as YYYY-MM-DD, amounts, areas and terms as numbers, everything else in the document's
 * words.
 */
const findingBase = z.object({
  ...stated,
  value: fieldValueSchema,
  /** The value for display: '$39,761.48', '91 months'. */
  shown: z.string(),
  /** A note for the reader: words and digits that disagree, or the meaning of a formula. */
  note: z.string().optional(),
  /** The instrument in the file that states it, unless it is the operative one: 'First Amendment'. */
  instrument: z.string().optional(),
  /** The language model that read it; absent for rules. */
  reader: z.string().optional(),
});

/** A value without a passage was entered by a person. Never part of a stored report, like all reviews. */
const entered = { quote: z.null(), page: z.null(), clause: z.null() };

export const findingSchema = z.union([passageSchema.extend(findingBase.shape), findingBase.extend(entered)]);
export type Finding = z.output<typeof findingSchema>;
export type State = Finding['state'];

/**
 * One line of a rent schedule, or of the free rent. `check` rows have no parsed amounts: `shown` is the document's
 * text.
 */
export const rentLineSchema = passageSchema.extend({
  ...rentRowSchema.shape,
  ...stated,
  kind: z.enum(['base', 'free']),
  /** The premises or floor of this row, if the lease has several schedules. */
  premises: z.string().optional(),
  shown: z.string(),
  /** How the units were verified: 'monthly × 12 = annual', 'the head of the table'. */
  proof: z.string().optional(),
});
export type RentLine = z.output<typeof rentLineSchema>;

export const severitySchema = z.enum(severities);

export const sideSchema = z.enum(['tenant', 'landlord', 'both']);
export type Side = z.output<typeof sideSchema>;

const riskBase = z.object({
  ...stated,
  /** Stable name of the rule, for example 'holdover_rate'. */
  rule: z.string(),
  severity: severitySchema,
  text: z.string(),
  why: z.string(),
  /** The question for the other side or counsel. */
  question: z.string(),
  hurts: sideSchema,
  /** The language model that read it; absent for rules. */
  reader: z.string().optional(),
});

/** A risk is based on a passage, or on a missing one: then it lists the clauses that were searched. */
export const riskSchema = z.union([
  passageSchema.extend(riskBase.shape),
  riskBase.extend({ quote: z.null(), page: z.null(), clause: z.null(), looked_for: z.string().min(1) }),
]);
export type Risk = z.output<typeof riskSchema>;

export const crossCheckSchema = z.object({
  ...stated,
  rule: z.string(),
  severity: severitySchema,
  text: z.string(),
  /** The two statements that disagree, or a single one (a blank, a term without a definition). */
  passages: z.array(passageSchema).min(1),
});
export type CrossCheck = z.output<typeof crossCheckSchema>;

/** One obligation: who does what by when; the quote has the document's own words. */
export const obligationSchema = passageSchema.extend({
  who: z.enum(['tenant', 'landlord', 'both']),
  topic: z.string(),
  /** The obligation without its subject, in the document's words: 'pay Base Rent in advance'. */
  what: z.string(),
  /** 'within 10 days after notice', 'monthly'; omitted if the document does not say. */
  when: z.string().optional(),
});
export type Obligation = z.output<typeof obligationSchema>;

/**
 * How a date is calculated from another date of the report: 9 months before the expiration, the first day of month 13.
 */
export const countedSchema = z.object({
  /** Kind of the date that it is calculated from. */
  from: z.string(),
  count: z.number().int().nonnegative(),
  unit: z.enum(['day', 'week', 'month', 'year']),
  /**
   * `before_next`: before the day after it; `start_of` and `end_of`: the first and the last day of that month;
   * `length`: the last day of a period of this many months.
   */
  how: z.enum(['before', 'before_next', 'start_of', 'end_of', 'length']),
});
export type Counted = z.output<typeof countedSchema>;

/** An important date; the quote has the date itself or the rule that it follows from. */
const keyDateBase = z.object({
  ...stated,
  /** Stable name: 'expiration', 'renewal_notice_deadline'. */
  kind: z.string(),
  date: z.iso.date(),
  label: z.string(),
  /** How it was calculated, with the inputs; omitted for a date that the document prints. */
  derived: z.string().optional(),
  /** The calculation in structured form, so that correcting the base date recalculates this date. */
  counted: countedSchema.optional(),
});
export const keyDateSchema = z.union([passageSchema.extend(keyDateBase.shape), keyDateBase.extend(entered)]);
export type KeyDate = z.output<typeof keyDateSchema>;

/** Only the fields that give the location in the document. */
export function sourceFields(stated: Finding | KeyDate) {
  if (stated.quote === null) return { quote: null, page: null, clause: null };
  const { quote, page, clause, paragraph, boxes, confidence } = stated;
  return { quote, page, clause, paragraph, boxes, ...(confidence === undefined ? {} : { confidence }) };
}

/** Where the document says it; null if a person entered it. */
export function sourcePassage(stated: Finding | KeyDate): Passage | null {
  return stated.quote === null ? null : stated;
}

/** An instrument in the file: a lease, its amendment, a consent, an attached master lease, a guaranty. */
export const instrumentSchema = z.object({
  label: z.string(),
  kind: z.string(),
  first_page: pageSchema,
  last_page: pageSchema,
  operative: z.boolean(),
});

/** A term that an amendment changes; `old` is omitted if the amendment does not state it. */
export const termChangeSchema = passageSchema.extend({
  ...stated,
  label: z.string(),
  field: z.string().optional(),
  old: z.string().optional(),
  new: z.string(),
});
export type TermChange = z.output<typeof termChangeSchema>;

/** Computed only from rows that are `found`; every number has its derivation. */
export const rentTotalsSchema = z.object({
  total: z.number(),
  months: z.number().int(),
  /** Average per month over the term, including free months. */
  effective_monthly: z.number(),
  /** Average per square foot (or square meter) per year over the term; omitted unless the area is certain. */
  effective_psf: z.number().optional(),
  unit: z.literal('m2').optional(),
  currency: z.string().optional(),
  derivation: z.string(),
});

export const fieldNoteSchema = z.object({ id: z.string(), label: z.string(), looked_for: z.string() });

const face = {
  format: z.literal(reportFormat),
  title: z.string(),
  engine: z.string(),
  markdown: z.string(),
  kind: z.string(),
  /** For example that an amendment contains only changed terms. */
  notes: z.array(z.string()),
  instruments: z.array(instrumentSchema),
  /** By field id; several values of one field are a list. */
  fields: z.record(z.string(), z.union([findingSchema, z.array(findingSchema).min(1)])),
  /** Labels by id, in the order of the report. */
  labels: z.array(z.object({ id: z.string(), label: z.string(), group: z.string() })),
  not_found: z.array(fieldNoteSchema),
  rent: z.array(rentLineSchema),
  rent_totals: rentTotalsSchema.nullable(),
  dates: z.array(keyDateSchema),
  cross_checks: z.array(crossCheckSchema),
  risks: z.array(riskSchema),
  document: z.object({
    pages: z.number().int(),
    struck_passages: z.number().int(),
    page_numbers: z.string(),
  }),
};

export const leaseReportSchema = z.object({
  ...face,
  obligations: z.array(obligationSchema),
  /** For an amendment: what it changes, old and new. */
  changes: z.array(termChangeSchema),
});
export type LeaseReport = z.output<typeof leaseReportSchema>;

const pointSchema = z.object({ point: z.string(), ask: z.string(), passage: passageSchema.nullable() });

export const leaseAnalysisSchema = leaseReportSchema.extend({
  /** The summary page: the key sentences, each with its passage. */
  brief: z.array(passageSchema.extend({ text: z.string() })),
  clauses: z.array(
    z.object({
      label: z.string(),
      title: z.string(),
      level: z.number().int(),
      page: pageSchema,
      last_page: pageSchema,
      /** The clause's key sentences in document order. */
      summary: z.array(passageSchema),
    }),
  ),
  /** Only certain values are compared. */
  comparison: z.array(
    z.object({
      topic: z.string(),
      customary: z.string(),
      verdict: z.enum(['customary', 'better for tenant', 'better for landlord', 'not addressed']),
      text: z.string(),
      passage: passageSchema.nullable(),
    }),
  ),
  negotiation: z.object({ tenant: z.array(pointSchema), landlord: z.array(pointSchema) }),
});
export type LeaseAnalysis = z.output<typeof leaseAnalysisSchema>;

export const bindingClasses = [
  'non_binding',
  'non_binding_with_carveouts',
  'binding',
  'ambiguous_risk_of_binding',
] as const;

export const letterReportSchema = z.object({
  ...face,
  /** The form of the offer: 'letter', 'email_thread', 'counter_offer', … */
  form: z.string(),
  binding: z.object({
    class: z.enum(bindingClasses),
    /** `check`: only a classifier read it, or no state says that it was recognized; older reports have no state. */
    state: z.enum(['found', 'check']).optional(),
    text: z.string(),
    /** What is binding in an otherwise non-binding letter: 'confidentiality'. */
    carveouts: z.array(z.string()),
    passages: z.array(passageSchema),
  }),
  /** Terms of older messages, or of the offer that this one counters. */
  superseded: z.array(termChangeSchema),
  questions: z.array(
    z.object({
      topic: z.string(),
      question: z.string(),
      why: z.string(),
      /** `missing`: the letter does not mention it; `weak`: the passage doesn't settle it. */
      answer: z.enum(['missing', 'weak']),
      looked_for: z.string(),
      passage: passageSchema.nullable(),
    }),
  ),
});
export type LetterReport = z.output<typeof letterReportSchema>;

/** The reports of the three document tools; the page distinguishes them by the properties they have. */
export const documentReportSchema = z.union([letterReportSchema, leaseAnalysisSchema, leaseReportSchema]);
export type DocumentReport = LeaseReport | LeaseAnalysis | LetterReport;
