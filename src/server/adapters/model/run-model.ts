import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type ModelCalls, ModelFailure, type ModelQuestion, type ModelSpending } from '#contract/model.ts';
import type { ModelSettings } from '../../base/config/service-settings.ts';
import type { Db } from '../../base/db/database.ts';
import { type Completion, complete, type ModelPace, modelPace } from './complete.ts';
import { type ConnectedModel, connectModel } from './language-model.ts';
import { patienceOf, withBreaker } from './patience.ts';
import { jsonOf, questionPrompt } from './question-prompt.ts';

/** The installation's language model. */
export function createModel(settings: ModelSettings, pace: ModelPace = modelPace): Model {
  const connected = connectModel(settings);
  return {
    name: connected.name,
    prices: settings.prices,
    runTokens: settings.runTokens,
    async forRun(db, runId, signal, seconds) {
      const context = { db, runId, settings, pace, connected };
      if (seconds === undefined) return runModel({ ...context, signal });
      const patience = patienceOf(seconds);
      return withBreaker(await runModel({ ...context, signal: AbortSignal.any([signal, patience]) }), patience);
    },
  };
}

export interface Model extends Pick<ModelSettings, 'prices'> {
  readonly name: string;
  /** Tokens in and out that one run may use. */
  readonly runTokens: number;
  /**
   * The model for one run; its earlier answers are read from the database. With `seconds`, calls fail after
   * that time, and after a failure that would repeat.
   */
  forRun(db: Db, runId: string, signal: AbortSignal, seconds?: number): Promise<ModelCalls>;
}

interface RunModel {
  readonly db: Db;
  readonly runId: string;
  readonly signal: AbortSignal;
  readonly settings: ModelSettings;
  readonly pace: ModelPace;
  readonly connected: ConnectedModel;
}

async function runModel(context: RunModel): Promise<ModelCalls> {
  const spent = await readSpending(context);
  return {
    name: context.connected.name,
    async ask(question) {
      const { system, user } = questionPrompt(question);
      // A changed question is a different question, even under the same key.
      const digest = createHash('sha256').update(`${context.connected.name}\n${system}\n${user}`).digest('hex');
      const kept = await readAnswer(context, question.key, digest);
      if (kept !== undefined) return question.answer.parse(kept);
      try {
        return await askTwice(question, system, user, digest);
      } catch (error) {
        if (error instanceof ModelFailure) {
          spent.failures += 1;
          await keepCall(context, question.key, digest, { failure: error.reason });
        }
        throw error;
      }
    },
    spent: () => ({ ...spent, dollars: dollarsOf(spent, context.settings.prices) }),
  };

  /** One retry: the model is shown what was wrong with its first answer. */
  async function askTwice<Answer>(
    question: ModelQuestion<Answer>,
    system: string,
    user: string,
    digest: string,
  ): Promise<Answer> {
    let complaint = '';
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const prompt = { system: system + complaint, user, maxTokens: question.maxTokens, signal: context.signal };
      // Four characters per token is the usual estimate; three keeps the estimate above the real number.
      const estimate = Math.ceil((prompt.system.length + user.length) / 3) + question.maxTokens;
      if (spent.inputTokens + spent.outputTokens + estimate > context.settings.runTokens) {
        throw new ModelFailure('over_budget');
      }
      const completion = await complete(context.connected.model, prompt, context.pace);
      spent.calls += 1;
      spent.inputTokens += completion.inputTokens;
      spent.outputTokens += completion.outputTokens;
      const answer = jsonOf(completion.text);
      const read = question.answer.safeParse(answer);
      await keepCall(context, question.key, digest, {
        completion,
        ...(read.success ? { answer } : {}),
      });
      if (read.success) return read.data;
      complaint = `\n\nAn earlier answer could not be used: ${read.error.issues
        .slice(0, 5)
        .map((issue) => `${issue.path.join('.') || 'the whole answer'}: ${issue.message}`)
        .join('; ')}. Answer with the JSON value alone.`;
    }
    throw new ModelFailure('unreadable');
  }
}

type Spent = { -readonly [Key in keyof Omit<ModelSpending, 'dollars'>]: number };

async function readSpending({ db, runId }: RunModel): Promise<Spent> {
  const row = await db
    .selectFrom('model_calls')
    .select([
      sql<number>`(count(*) filter (where input_tokens is not null))::int`.as('calls'),
      sql<number>`(count(*) filter (where failure is not null))::int`.as('failures'),
      sql<number>`coalesce(sum(input_tokens), 0)::int`.as('inputTokens'),
      sql<number>`coalesce(sum(output_tokens), 0)::int`.as('outputTokens'),
    ])
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return row;
}

async function readAnswer({ db, runId }: RunModel, key: string, digest: string): Promise<unknown> {
  const row = await db
    .selectFrom('model_calls')
    .select('answer')
    .where('run_id', '=', runId)
    .where('call_key', '=', key)
    .where('digest', '=', digest)
    .where('answer', 'is not', null)
    .executeTakeFirst();
  return row?.answer ?? undefined;
}

async function keepCall(
  { db, runId, connected }: RunModel,
  key: string,
  digest: string,
  call: { completion?: Completion; answer?: unknown; failure?: string },
): Promise<void> {
  await db
    .insertInto('model_calls')
    .values({
      run_id: runId,
      call_key: key,
      digest,
      model: connected.name,
      input_tokens: call.completion?.inputTokens ?? null,
      output_tokens: call.completion?.outputTokens ?? null,
      answer: call.answer === undefined ? null : JSON.stringify(call.answer),
      failure: call.failure ?? null,
    })
    .execute();
}

function dollarsOf(spent: Spent, prices: ModelSettings['prices']): number | null {
  if (prices === null) return null;
  return (spent.inputTokens * prices.input + spent.outputTokens * prices.output) / 1_000_000;
}
