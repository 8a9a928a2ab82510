import { z } from 'zod';
import { hasTwoDecimals, correctionLimits as limits, correctionMessages as say } from './correction-rules.ts';
import { cleanText } from './free-text.ts';
import { decisions, severitySchema } from './lease-report.ts';

const amount = z
  .number(say.amount)
  .min(0, say.negativeAmount)
  .max(limits.amount, say.amountMost)
  .refine(hasTwoDecimals, say.amountDecimals);
const day = z.iso.date(say.date).refine((iso) => iso >= limits.firstDay && iso <= limits.lastDay, say.dateRange);
const words = (max: number) =>
  z
    .string(say.text)
    .max(max, `Use at most ${max.toLocaleString('en-US')} characters.`)
    .transform((text) => cleanText(text, max).replace(/\s+/g, ' ').trim());
const someWords = (max: number) => words(max).pipe(z.string().min(1, say.text));

/** A person's replacement for a value, by its kind. Unit and currency stay as in the document. */
export const correctionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), amount }),
  z.object({ kind: z.literal('date'), date: day }),
  z.object({
    kind: z.literal('area'),
    area: z
      .number(say.area)
      .positive(say.areaPositive)
      .max(limits.area, say.areaMost)
      .refine(hasTwoDecimals, say.areaDecimals),
  }),
  z.object({
    kind: z.literal('number'),
    number: z
      .number(say.number)
      .min(0, say.negativeNumber)
      .max(limits.number, say.numberMost)
      .refine(hasTwoDecimals, say.numberDecimals),
  }),
  z.object({ kind: z.literal('text'), text: someWords(limits.text) }),
  z
    .object({ kind: z.literal('rent'), monthly: amount, from: day.optional(), to: day.optional() })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: say.period,
      path: ['to'],
    }),
  z.object({ kind: z.literal('risk'), severity: severitySchema, text: someWords(limits.riskText) }),
]);
export type Correction = z.output<typeof correctionSchema>;

/** The stored form. `format` increases with every change that older versions cannot read. */
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

export const reviewVersion = z
  .number()
  .int()
  .min(0)
  .max(limits.versions - 1, `This value has been reviewed ${limits.versions} times, the most there can be.`);

export const reviewRequestSchema = z
  .object({
    /**
     * The version that the caller has seen, 0 before the first review: if two changes are based on the same version,
     * one is rejected.
     */
    version: reviewVersion,
    decision: z.enum(decisions, 'Choose to accept, correct or reject.'),
    correction: correctionSchema.optional(),
    note: words(limits.note).optional(),
  })
  .refine(({ decision, correction }) => (decision === 'corrected') === (correction !== undefined), {
    error: 'A correction needs its new value, and only a correction has one.',
    path: ['correction'],
  });
export type ReviewRequest = z.output<typeof reviewRequestSchema>;
