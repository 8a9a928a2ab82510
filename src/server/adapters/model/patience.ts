import { type ModelCalls, ModelFailure, type ModelFailureReason } from '#contract/model.ts';

/** A signal that aborts after this many seconds, with the failure for questions in progress. */
export function patienceOf(seconds: number): AbortSignal {
  const controller = new AbortController();
  if (seconds <= 0) controller.abort(new ModelFailure('too_slow'));
  else setTimeout(() => controller.abort(new ModelFailure('too_slow')), seconds * 1_000).unref();
  return controller.signal;
}

/**
 * A circuit breaker: after a failure that would also affect the next question, all further questions fail immediately.
 */
export function withBreaker(calls: ModelCalls, patience: AbortSignal): ModelCalls {
  let broken: ModelFailureReason | null = null;
  return {
    ...calls,
    patience,
    async ask(question) {
      if (broken !== null) throw new ModelFailure(broken);
      try {
        return await calls.ask(question);
      } catch (error) {
        if (error instanceof ModelFailure && !ofOneAnswer.has(error.reason)) broken = error.reason;
        throw error;
      }
    },
  };
}

/** Failures of a single answer; another question may succeed. */
const ofOneAnswer: ReadonlySet<ModelFailureReason> = new Set(['unreadable', 'cut', 'empty', 'refused', 'over_budget']);

/** The model for a run that could not get a slot: it rejects every question. */
export function busyModel(name: string): ModelCalls {
  return {
    name,
    ask: () => Promise.reject(new ModelFailure('busy')),
    spent: () => ({ calls: 0, failures: 0, inputTokens: 0, outputTokens: 0, dollars: null }),
    patience: patienceOf(0),
  };
}
