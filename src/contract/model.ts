import { z } from 'zod';

/**
 * A language model as an engine uses it within one run: typed answers, never free text. An answer is only a claim, and
 * every engine checks it by its own rules before showing it.
 */
export interface ModelCalls {
  /** The name shown to users, for example 'gpt-5-mini at api.openai.com'. */
  readonly name: string;
  /**
   * Asks once. The answer is stored with the run under its key, and a resumed run reuses it, so it is never paid for
   * twice. Throws a ModelFailure after handling retries, a second try for an unreadable answer, and the run's budget.
   */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<Answer>;
  /** The cost of the run's calls so far, including those of earlier workers. */
  spent(): ModelSpending;
  /** Aborted when the run has waited long enough for its model; absent if the step has no limit. */
  readonly patience?: AbortSignal;
}

export interface ModelQuestion<Answer> {
  /** Stable within the run, for example 'fields-3'. */
  readonly key: string;
  /** The instructions, in the product's own words, without text of users or documents. */
  readonly task: string;
  /** Text of users and documents, by name. The model is instructed to treat it as data without instructions. */
  readonly data: Readonly<Record<string, string>>;
  /** The shape of the answer; the model gets it as JSON Schema, and the answer is validated with it. */
  readonly answer: z.ZodType<Answer>;
  /** Maximum tokens of the answer. */
  readonly maxTokens: number;
}

export const modelSpendingSchema = z.object({
  calls: z.number().int(),
  /** Failed calls. */
  failures: z.number().int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** US dollars; null if no prices are configured. */
  dollars: z.number().nullable(),
});
export type ModelSpending = Readonly<z.infer<typeof modelSpendingSchema>>;

/** An estimate of what a run may read and write. */
export interface ModelTokens {
  readonly input: number;
  readonly output: number;
}

/** The reasons why a model gave no answer, each with its message for users. */
export const modelFailures = {
  unreachable: 'The language model could not be reached.',
  rate_limited: 'The language model is answering too many others at the moment.',
  server_error: 'The language model’s server failed.',
  rejected: 'The language model’s server refused the request; its settings need to be checked.',
  stalled: 'The language model stopped in the middle of its answer.',
  too_slow: 'The language model took too long.',
  cut: 'The language model’s answer was cut off.',
  empty: 'The language model gave an empty answer.',
  refused: 'The language model declined to answer.',
  unreadable: 'The language model’s answer could not be read.',
  over_budget: 'The budget for the language model was used up.',
  busy: 'The language model was busy with other runs.',
} as const;

export type ModelFailureReason = keyof typeof modelFailures;

export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  constructor(reason: ModelFailureReason, options?: ErrorOptions) {
    super(modelFailures[reason], options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}
