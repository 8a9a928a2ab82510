import { setTimeout as sleep } from 'node:timers/promises';
import { SpanKind } from '@opentelemetry/api';
import { APICallError, type LanguageModel, streamText } from 'ai';
import { ModelFailure, type ModelFailureReason } from '#contract/model.ts';
import { retryAfterSeconds } from '../../base/http/retry-after.ts';
import { modelSeconds, modelTokens } from '../../base/metrics/process-metrics.ts';
import { withSpan } from '../../base/telemetry/spans.ts';

/**
 * Gets one complete answer of a model. It counts only if the provider reported a finish reason and usage: otherwise a
 * stalled or cut stream would look like a short answer. Transient failures are retried, after the delay that the
 * provider requests, if any. Throws a ModelFailure, or the signal's reason.
 */
export async function complete(model: LanguageModel, prompt: Prompt, pace: ModelPace): Promise<Completion> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await measureCall(model, () => completeOnce(model, prompt, pace));
    } catch (error) {
      prompt.signal.throwIfAborted();
      if (!(error instanceof TransientFailure)) throw error;
      const delay = pace.retryDelays[attempt];
      if (delay === undefined) throw error.failure;
      const wait = Math.max(delay, error.retryAfter ?? 0);
      if (wait > pace.longestWait) throw error.failure;
      await sleep(wait * 1_000, undefined, { signal: prompt.signal });
    }
  }
}

export interface Prompt {
  readonly system: string;
  readonly user: string;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
}

export interface Completion {
  readonly text: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** All in seconds. */
export interface ModelPace {
  /** Delay before each retry; the number of entries is the number of retries. */
  readonly retryDelays: readonly number[];
  /** If a provider requests a longer delay, the call fails. */
  readonly longestWait: number;
  readonly firstWord: number;
  readonly betweenWords: number;
  readonly wholeAnswer: number;
}

export const modelPace: ModelPace = {
  retryDelays: [1, 4, 12],
  longestWait: 30,
  firstWord: 60,
  betweenWords: 20,
  wholeAnswer: 150,
};

/** Records the model, the duration and the tokens; neither the question nor the answer. */
async function measureCall(model: LanguageModel, call: () => Promise<Completion>): Promise<Completion> {
  const name = typeof model === 'string' ? model : model.modelId;
  const attributes = { 'gen_ai.operation.name': 'chat', 'gen_ai.request.model': name };
  const end = modelSeconds.startTimer({ model: name });
  return withSpan(`chat ${name}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      const completion = await call();
      const { inputTokens, outputTokens } = completion;
      span.setAttributes({ 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens });
      modelTokens.inc({ model: name, direction: 'input' }, inputTokens);
      modelTokens.inc({ model: name, direction: 'output' }, outputTokens);
      end({ outcome: 'answered' });
      return completion;
    } catch (error) {
      end({ outcome: 'failed' });
      throw error;
    }
  });
}

async function completeOnce(model: LanguageModel, prompt: Prompt, pace: ModelPace): Promise<Completion> {
  const watch = new Watch(pace);
  const signal = AbortSignal.any([prompt.signal, watch.signal]);
  let text = '';
  try {
    const { fullStream } = streamText({
      model,
      instructions: prompt.system,
      prompt: prompt.user,
      maxOutputTokens: prompt.maxTokens,
      maxRetries: 0,
      abortSignal: signal,
      onError: () => undefined, // Errors arrive as parts of the stream and are handled there.
    });
    let finish: { reason: string; inputTokens: number; outputTokens: number } | null = null;
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') watch.heardAWord();
      if (part.type === 'text-delta') text += part.text;
      if (part.type === 'finish') {
        const { inputTokens, outputTokens } = part.totalUsage;
        if (inputTokens === undefined || outputTokens === undefined) throw transient('cut');
        finish = { reason: part.finishReason, inputTokens, outputTokens };
      }
    }
    signal.throwIfAborted();
    if (finish === null) throw transient('cut');
    if (finish.reason === 'content-filter') throw new ModelFailure('refused');
    if (finish.reason === 'length') throw new ModelFailure('cut');
    if (finish.reason !== 'stop') throw transient('cut');
    if (text.trim() === '') throw transient('empty');
    return { text, inputTokens: finish.inputTokens, outputTokens: finish.outputTokens };
  } catch (error) {
    if (prompt.signal.aborted) throw prompt.signal.reason;
    if (watch.signal.aborted) throw transient(watch.signal.reason as ModelFailureReason);
    // A connection that breaks in the middle of an answer doesn't mean that the model is unreachable.
    throw asFailure(error, text === '' ? 'unreachable' : 'cut');
  } finally {
    watch.stop();
  }
}

/** Measures how long a stream sends nothing; the signal's reason says which limit was exceeded. */
class Watch {
  readonly #controller = new AbortController();
  readonly #whole: NodeJS.Timeout;
  readonly #betweenWords: number;
  #silence: NodeJS.Timeout;

  constructor(pace: ModelPace) {
    this.#whole = this.#after(pace.wholeAnswer, 'too_slow');
    this.#silence = this.#after(pace.firstWord, 'too_slow');
    this.#betweenWords = pace.betweenWords;
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  heardAWord(): void {
    clearTimeout(this.#silence);
    this.#silence = this.#after(this.#betweenWords, 'stalled');
  }

  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
  }

  #after(seconds: number, reason: ModelFailureReason): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(reason), seconds * 1_000);
  }
}

/** A failure that may go away on a retry. */
class TransientFailure extends Error {
  readonly failure: ModelFailure;
  readonly reason: ModelFailureReason;
  /** Seconds that the provider requested; null if none. */
  readonly retryAfter: number | null;
  constructor(failure: ModelFailure, retryAfter: number | null) {
    super(failure.message);
    this.reason = failure.reason;
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

function transient(reason: ModelFailureReason, cause?: unknown, retryAfter: number | null = null): TransientFailure {
  return new TransientFailure(new ModelFailure(reason, { cause }), retryAfter);
}

function asFailure(error: unknown, unless: ModelFailureReason): Error {
  if (error instanceof TransientFailure || error instanceof ModelFailure) return error;
  const { status, headers } = answerOf(error);
  // 529 is Anthropic's status code for overload.
  if (status === 429 || status === 529)
    return transient('rate_limited', error, retryAfterSeconds(headers?.['retry-after']));
  if (status !== undefined && status >= 500) {
    return transient('server_error', error, retryAfterSeconds(headers?.['retry-after']));
  }
  if (!APICallError.isInstance(error)) return transient(unless, error);
  if (status === undefined || status === 408 || status === 409) return transient('unreachable', error);
  // A success status with a body that is not a stream of this kind: a server error that may go away on a retry.
  if (status < 400) return transient('cut', error);
  return new ModelFailure('rejected', { cause: error });
}

/** The status of a rejected call, or the status that a failure in the middle of a stream corresponds to. */
function answerOf(error: unknown): { status?: number | undefined; headers?: Record<string, string> | undefined } {
  if (APICallError.isInstance(error)) return { status: error.statusCode, headers: error.responseHeaders };
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' ? { status } : {};
}
