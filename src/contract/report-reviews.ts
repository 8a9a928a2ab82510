import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cleanText } from './free-text.ts';
import { decisions, severitySchema } from './lease-report.ts';
import { reportAnswer, reportId } from './reports.ts';

const twoDecimals = (value: number) => Number.isInteger(Math.round(value * 1e6) / 1e4);

const amount = z
  .number('Enter an amount such as 62,500.00.')
  .min(0, 'An amount cannot be negative.')
  .max(1_000_000_000_000, 'Enter an amount below one trillion.')
  .refine(twoDecimals, 'An amount has at most two decimals.');
const day = z.iso
  .date('Enter a date that exists, such as April 30, 2029.')
  .refine((iso) => iso >= '1900-01-01' && iso <= '2199-12-31', 'Enter a date between 1900 and 2199.');
const words = (max: number) =>
  z
    .string('Enter the text.')
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters.`)
    .transform((text) => cleanText(text, max).replace(/\s+/g, ' ').trim());
const someWords = (max: number) => words(max).pipe(z.string().min(1, 'Enter the text.'));

/** What a person puts in the place of a value, by its kind. Unit and currency stay as the document has them. */
export const correctionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), amount }),
  z.object({ kind: z.literal('date'), date: day }),
  z.object({
    kind: z.literal('area'),
    area: z
      .number('Enter an area such as 12,500.')
      .positive('An area is more than zero.')
      .max(1_000_000_000, 'Enter an area below one billion.')
      .refine(twoDecimals, 'An area has at most two decimals.'),
  }),
  z.object({
    kind: z.literal('number'),
    number: z
      .number('Enter a number such as 60.')
      .min(0, 'The number cannot be negative.')
      .max(1_000_000, 'Enter a number up to 1,000,000.')
      .refine(twoDecimals, 'The number has at most two decimals.'),
  }),
  z.object({ kind: z.literal('text'), text: someWords(2_000) }),
  z
    .object({ kind: z.literal('rent'), monthly: amount, from: day.optional(), to: day.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: 'The rent period ends before it begins.',
      path: ['to'],
    }),
  z.object({ kind: z.literal('risk'), severity: severitySchema, text: someWords(500) }),
]);
export type Correction = z.output<typeof correctionSchema>;

/** As a row stores it. `format` is raised with every change that older readers cannot read. */
export const storedCorrectionSchema = z.object({ format: z.literal(1), correction: correctionSchema });

/** The current decision about one statement, as the server applies it to a report. */
export interface ItemReview {
  readonly decision: (typeof decisions)[number];
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
  readonly correction: Correction | null;
}

/** Decisions by the key of their statement. */
export type ItemReviews = ReadonlyMap<string, ItemReview>;

export const reviewLimits = { versions: 200, note: 500 } as const;

const itemParams = reportId.extend({ item: z.string().regex(/^[a-z][a-z0-9_-]{1,80}$/, 'There is no such value.') });
const version = z
  .number()
  .int()
  .min(0)
  .max(
    reviewLimits.versions - 1,
    `This value has been reviewed ${reviewLimits.versions} times, the most there can be.`,
  );

export const reviewRequestSchema = z
  .object({
    /** The version that the caller has seen, 0 before the first review: of two changes of the same version one wins. */
    version,
    decision: z.enum(decisions, 'Choose to accept, correct or reject.'),
    correction: correctionSchema.optional(),
    note: words(reviewLimits.note).optional(),
  })
  .refine(({ decision, correction }) => (decision === 'corrected') === (correction !== undefined), {
    error: 'A correction needs its new value, and only a correction has one.',
    path: ['correction'],
  });
export type ReviewRequest = z.output<typeof reviewRequestSchema>;

export const reviewItem = endpoint({
  method: 'put',
  path: '/api/reports/{id}/reviews/{item}',
  summary: 'Accepts, corrects or rejects one value, date or risk of a report; answers the report with it',
  access: 'member',
  keyScope: 'change',
  params: itemParams,
  body: reviewRequestSchema,
  answer: reportAnswer,
});
export const undoReview = endpoint({
  method: 'post',
  path: '/api/reports/{id}/reviews/{item}/undo',
  summary: 'Takes the last review of one value back; answers the report without it',
  access: 'member',
  keyScope: 'change',
  params: itemParams,
  body: z.object({ version }),
  answer: reportAnswer,
});
