import { z } from 'zod';

/**
 * What the reports on leases and letters of intent are made of: server and page read the same. Everything that is said
 * of a document carries a passage of it.
 */

/** A verbatim passage of the document and where it stands. */
export const passageSchema = z.object({
  quote: z.string().min(1),
  /** Counted from 1. */
  page: z.number().int().positive(),
  /** As a reader would cite it: 'Section 4.2(a)'; 'Opening' before the first. */
  clause: z.string().min(1),
  /** Place among the document's paragraphs, for documents without fixed pages. */
  paragraph: z.number().int().nonnegative(),
  /** What to highlight, in points from the page's top-left corner; empty for a DOCX. */
  boxes: z.array(
    z.object({ page: z.number().int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
  /** `low`: the words were recognised in the picture of the page and may hold mistakes. */
  confidence: z.literal('low').optional(),
});
export type Passage = z.output<typeof passageSchema>;

/** A row of the rent schedule; only what the document prints, amounts as numbers in its own precision. */
export const rentRowSchema = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  from_month: z.number().int().optional(),
  to_month: z.number().int().optional(),
  year: z.number().int().optional(),
  /** Dollars per square foot and year. */
  psf: z.number().optional(),
  /** Dollars per square foot and month. */
  psf_month: z.number().optional(),
  monthly: z.number().optional(),
  annual: z.number().optional(),
});
export type RentRow = z.output<typeof rentRowSchema>;

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), rentRowSchema]);
export type FieldValue = z.output<typeof fieldValueSchema>;

/** The value of a field: dates as YYYY-MM-DD, amounts, areas and terms as numbers, everything else in the document's words. */
export const findingSchema = passageSchema.extend({
  value: fieldValueSchema,
  /** The value as a person reads it: '$39,761.48', '91 months'. */
  shown: z.string(),
  /** What a reader must know beside it: words and digits that disagree, how a formula is meant. */
  note: z.string().optional(),
});
export type Finding = z.output<typeof findingSchema>;

export const severities = ['critical', 'high', 'medium', 'low', 'info'] as const;
export const severitySchema = z.enum(severities);
export type Severity = z.output<typeof severitySchema>;

export const sideSchema = z.enum(['tenant', 'landlord', 'both']);
export type Side = z.output<typeof sideSchema>;

const riskBase = z.object({
  /** Stable name of the rule, for instance 'holdover_rate'. */
  rule: z.string(),
  severity: severitySchema,
  text: z.string(),
  why: z.string(),
  /** What to ask the other side or counsel. */
  question: z.string(),
  hurts: sideSchema,
});

/** A risk stands on a passage, or on the absence of one: then it says what was looked for. */
export const riskSchema = z.union([
  passageSchema.extend(riskBase.shape),
  riskBase.extend({ quote: z.null(), page: z.null(), clause: z.null(), looked_for: z.string().min(1) }),
]);
export type Risk = z.output<typeof riskSchema>;

export const crossCheckSchema = z.object({
  rule: z.string(),
  severity: severitySchema,
  text: z.string(),
  /** The two statements that do not agree, or the one that stands alone (a blank, a term without a definition). */
  passages: z.array(passageSchema).min(1),
});
export type CrossCheck = z.output<typeof crossCheckSchema>;

export const obligationSchema = passageSchema.extend({
  who: z.enum(['tenant', 'landlord', 'both']),
  topic: z.string(),
});
export type Obligation = z.output<typeof obligationSchema>;

/** A day to watch; the quote holds the date itself or the rule from which it follows. */
export const keyDateSchema = passageSchema.extend({
  date: z.iso.date(),
  label: z.string(),
  derived: z.string().optional(),
});
export type KeyDate = z.output<typeof keyDateSchema>;

export const fieldNoteSchema = z.object({ id: z.string(), label: z.string(), looked_for: z.string() });

const face = {
  title: z.string(),
  engine: z.string(),
  markdown: z.string(),
  kind: z.string(),
  /** For instance that an amendment holds only changed terms. */
  notes: z.array(z.string()),
  /** By id of the field; several values of one field are a list. */
  fields: z.record(z.string(), z.union([findingSchema, z.array(findingSchema).min(1)])),
  /** Labels by id, in the order of the report. */
  labels: z.array(z.object({ id: z.string(), label: z.string(), group: z.string() })),
  not_found: z.array(fieldNoteSchema),
  document: z.object({
    pages: z.number().int(),
    struck_passages: z.number().int(),
    page_numbers: z.string(),
  }),
};

export const leaseReportSchema = z.object({
  ...face,
  cross_checks: z.array(crossCheckSchema),
  risks: z.array(riskSchema),
  obligations: z.array(obligationSchema),
  key_dates: z.array(keyDateSchema),
});
export type LeaseReport = z.output<typeof leaseReportSchema>;

export const leaseAnalysisSchema = leaseReportSchema.extend({
  /** One page: the sentences to read first, each with its passage. */
  brief: z.array(passageSchema.extend({ text: z.string() })),
  clauses: z.array(
    z.object({
      label: z.string(),
      title: z.string(),
      level: z.number().int(),
      page: z.number().int(),
      last_page: z.number().int(),
      /** Its own sentences, the most telling ones, in their order. */
      summary: z.array(passageSchema),
    }),
  ),
  comparison: z.array(
    z.object({
      topic: z.string(),
      customary: z.string(),
      verdict: z.enum(['customary', 'better for tenant', 'better for landlord', 'not addressed']),
      text: z.string(),
      passage: passageSchema.nullable(),
    }),
  ),
  negotiation: z.object({
    tenant: z.array(z.object({ point: z.string(), ask: z.string(), passage: passageSchema.nullable() })),
    landlord: z.array(z.object({ point: z.string(), ask: z.string(), passage: passageSchema.nullable() })),
  }),
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
  binding: z.object({
    class: z.enum(bindingClasses),
    text: z.string(),
    /** What stays binding in a letter that otherwise is not: 'confidentiality'. */
    carveouts: z.array(z.string()),
    passages: z.array(passageSchema),
  }),
  cross_checks: z.array(crossCheckSchema),
  risks: z.array(riskSchema),
  questions: z.array(
    z.object({
      topic: z.string(),
      question: z.string(),
      why: z.string(),
      /** `missing`: the letter says nothing; `weak`: the passage leaves it open. */
      answer: z.enum(['missing', 'weak']),
      looked_for: z.string(),
      passage: passageSchema.nullable(),
    }),
  ),
  key_dates: z.array(keyDateSchema),
});
export type LetterReport = z.output<typeof letterReportSchema>;

/** What the three document tools report; the page tells them apart by their parts. */
export const documentReportSchema = z.union([letterReportSchema, leaseAnalysisSchema, leaseReportSchema]);
export type DocumentReport = LeaseReport | LeaseAnalysis | LetterReport;
