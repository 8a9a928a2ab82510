import { z } from 'zod';
import { severities } from './severities.ts';

/**
 * What the reports on leases and letters of intent are made of; server and page read the same. Every statement about the
 * document carries a passage of it. Stored as JSON: `format` is raised with every change that older readers cannot read, and
 * `upgradeReport` brings older ones up.
 */
export const reportFormat = 2;

/** A verbatim passage of the document and its place. */
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
  /** `low`: the words were recognized in the picture of the page and may contain mistakes. */
  confidence: z.literal('low').optional(),
});
export type Passage = z.output<typeof passageSchema>;

export const decisions = ['accepted', 'corrected', 'rejected'] as const;

/** What a person decided about a statement. Never part of a stored report: reviews are rows of their own. */
export const reviewMarkSchema = z.object({
  decision: z.enum(decisions),
  /** Username. */
  by: z.string(),
  at: z.string(),
  note: z.string().optional(),
  /** What the machine read, as it was shown, where a correction replaced it. */
  read: z.string().optional(),
});
export type ReviewMark = z.output<typeof reviewMarkSchema>;

/**
 * `found`: nothing in the document speaks against it, how often that is right is in docs/evaluation.md; `check`: a person should
 * look, `reason` says why; `rejected`: a person said that it is wrong, so only the page shows it.
 */
const stated = {
  state: z.enum(['found', 'check', 'rejected']),
  reason: z.string().optional(),
  review: reviewMarkSchema.optional(),
  /** Key of the statement whose review decided this one too: the term's last day is a field and a date. */
  follows: z.string().optional(),
};

/** A row of a rent schedule; only what the document prints or arithmetic proves, amounts in `currency`. */
export const rentRowSchema = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  from_month: z.number().int().optional(),
  to_month: z.number().int().optional(),
  year: z.number().int().optional(),
  /** Per square foot (or square meter, see `unit`) and year. */
  psf: z.number().optional(),
  /** Per square foot (or square meter) and month. */
  psf_month: z.number().optional(),
  monthly: z.number().optional(),
  annual: z.number().optional(),
  /** Left out for square feet. */
  unit: z.literal('m2').optional(),
  /** ISO 4217; left out for US dollars. */
  currency: z.string().optional(),
});
export type RentRow = z.output<typeof rentRowSchema>;

export const fieldValueSchema = z.union([z.string(), z.number(), z.boolean(), rentRowSchema]);
export type FieldValue = z.output<typeof fieldValueSchema>;

/** The value of a field: dates as YYYY-MM-DD, amounts, areas and terms as numbers, everything else in the document's words. */
export const findingSchema = passageSchema.extend({
  ...stated,
  value: fieldValueSchema,
  /** The value as a person reads it: '$39,761.48', '91 months'. */
  shown: z.string(),
  /** What a reader must know: words and digits that disagree, how a formula is meant. */
  note: z.string().optional(),
  /** The instrument of the file that states it, where it is not the operative one: 'First Amendment'. */
  instrument: z.string().optional(),
  /** Who read it, where it was not a rule: the language model's name. */
  reader: z.string().optional(),
});
export type Finding = z.output<typeof findingSchema>;
export type State = Finding['state'];

/** One line of a rent schedule, or of the free rent. `check` rows have no amounts of ours: `shown` is the document's text. */
export const rentLineSchema = passageSchema.extend({
  ...rentRowSchema.shape,
  ...stated,
  kind: z.enum(['base', 'free']),
  /** Which premises or floor it is for, where the lease has several schedules. */
  premises: z.string().optional(),
  shown: z.string(),
  /** How the units were proven: 'monthly × 12 = annual', 'the head of the table'. */
  proof: z.string().optional(),
});
export type RentLine = z.output<typeof rentLineSchema>;

export const severitySchema = z.enum(severities);

export const sideSchema = z.enum(['tenant', 'landlord', 'both']);
export type Side = z.output<typeof sideSchema>;

const riskBase = z.object({
  ...stated,
  /** Stable name of the rule, for instance 'holdover_rate'. */
  rule: z.string(),
  severity: severitySchema,
  text: z.string(),
  why: z.string(),
  /** What to ask the other side or counsel. */
  question: z.string(),
  hurts: sideSchema,
});

/** A risk rests on a passage, or on the absence of one: then it says which clauses were read for it. */
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
  /** The two statements that do not agree, or the one that is alone (a blank, a term without a definition). */
  passages: z.array(passageSchema).min(1),
});
export type CrossCheck = z.output<typeof crossCheckSchema>;

/** One line: who does what by when; the quote has the document's own words. */
export const obligationSchema = passageSchema.extend({
  who: z.enum(['tenant', 'landlord', 'both']),
  topic: z.string(),
  /** The duty without its subject, from the document's words: 'pay Base Rent in advance'. */
  what: z.string(),
  /** 'within 10 days after notice', 'monthly'; left out where the document says none. */
  when: z.string().optional(),
});
export type Obligation = z.output<typeof obligationSchema>;

/** How a day is counted from another date of the report: 9 months before the expiration, the first day of month 13. */
export const countedSchema = z.object({
  /** Kind of the date from which it is counted. */
  from: z.string(),
  count: z.number().int().nonnegative(),
  unit: z.enum(['day', 'week', 'month', 'year']),
  /**
   * `before_next`: before the day after it; `start_of` and `end_of`: the first and the last day of that month from it;
   * `length`: the last day of so many months from it.
   */
  how: z.enum(['before', 'before_next', 'start_of', 'end_of', 'length']),
});
export type Counted = z.output<typeof countedSchema>;

/** A day to watch; the quote has the date itself or the rule from which it follows. */
export const keyDateSchema = passageSchema.extend({
  ...stated,
  /** Stable name: 'expiration', 'renewal_notice_deadline'. */
  kind: z.string(),
  date: z.iso.date(),
  label: z.string(),
  /** How it was computed, with the inputs; left out for a date that the document prints. */
  derived: z.string().optional(),
  /** The same for machines, so that a correction of the first day recalculates this one. */
  counted: countedSchema.optional(),
});
export type KeyDate = z.output<typeof keyDateSchema>;

/** An instrument of the file: a lease, its amendment, a consent, an attached master lease, a guaranty. */
export const instrumentSchema = z.object({
  label: z.string(),
  kind: z.string(),
  first_page: z.number().int().positive(),
  last_page: z.number().int().positive(),
  operative: z.boolean(),
});

/** A term that an amendment changes; `old` is left out where the amendment does not state it. */
export const termChangeSchema = passageSchema.extend({
  ...stated,
  label: z.string(),
  field: z.string().optional(),
  old: z.string().optional(),
  new: z.string(),
});
export type TermChange = z.output<typeof termChangeSchema>;

/** Computed from rows that are `found`; every figure comes with its derivation. */
export const rentTotalsSchema = z.object({
  total: z.number(),
  months: z.number().int(),
  /** Average per month over the term, free months included. */
  effective_monthly: z.number(),
  /** The same per square foot (or square meter) and year; left out without a found area. */
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
  /** For instance that an amendment contains only changed terms. */
  notes: z.array(z.string()),
  instruments: z.array(instrumentSchema),
  /** By id of the field; several values of one field are a list. */
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
  /** Of an amendment: what it changes, old and new. */
  changes: z.array(termChangeSchema),
});
export type LeaseReport = z.output<typeof leaseReportSchema>;

const pointSchema = z.object({ point: z.string(), ask: z.string(), passage: passageSchema.nullable() });

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
  /** Only measured values are compared. */
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
  /** Which form of offer it is: 'letter', 'email_thread', 'counter_offer', … */
  form: z.string(),
  binding: z.object({
    class: z.enum(bindingClasses),
    text: z.string(),
    /** What stays binding in a letter that otherwise is not: 'confidentiality'. */
    carveouts: z.array(z.string()),
    passages: z.array(passageSchema),
  }),
  /** Terms of older messages or of the offer that this one counters. */
  superseded: z.array(termChangeSchema),
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
});
export type LetterReport = z.output<typeof letterReportSchema>;

/** What the three document tools report; the page tells them apart by their parts. */
export const documentReportSchema = z.union([letterReportSchema, leaseAnalysisSchema, leaseReportSchema]);
export type DocumentReport = LeaseReport | LeaseAnalysis | LetterReport;
