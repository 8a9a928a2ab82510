import type { z } from 'zod';

/**
 * A language model as an engine sees it within one run: typed answers, never free text. What it answers is a claim, and
 * every engine checks it by its own rules before it shows it.
 */
export interface ModelCalls {
  /** As it is told to people, for instance 'gpt-5-mini at api.openai.com'. */
  readonly name: string;
  /**
   * Asks once. A finished call is kept with the run under its key, and a run that is taken up again gets it from there:
   * it is never paid for twice. Throws a ModelFailure; retries, a second try after an unreadable answer, and the run's
   * budget are behind it.
   */
  ask<Answer>(question: ModelQuestion<Answer>): Promise<Answer>;
  /** What the run's calls have cost so far, those of earlier workers included. */
  spent(): ModelSpending;
  /** Aborted once the run has waited for its model long enough; absent where the step sets no limit. */
  readonly patience?: AbortSignal;
}

export interface ModelQuestion<Answer> {
  /** Stable within the run, for instance 'fields-3'. */
  readonly key: string;
  /** What to do, in the product's own words; nothing that a person or a document wrote. */
  readonly task: string;
  /** What people and documents wrote, by name. The model is told that it is data and holds no instructions. */
  readonly data: Readonly<Record<string, string>>;
  /** The shape of the answer; the model sees it as JSON Schema, and the answer is checked by it. */
  readonly answer: z.ZodType<Answer>;
  /** Tokens that the answer may have. */
  readonly maxTokens: number;
}

export interface ModelSpending {
  readonly calls: number;
  /** Calls that ended in a failure. */
  readonly failures: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** US dollars; null when the installation has set no prices. */
  readonly dollars: number | null;
}

/** What a run may read and write, before it has. */
export interface ModelTokens {
  readonly input: number;
  readonly output: number;
}

/** Why a model gave no answer; each is told to people in the sentence beside it. */
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
