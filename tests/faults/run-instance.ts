import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { InputError, type Json, type StepContext } from '#contract/engine.ts';
import { stepOutput } from '#contract/step-output.ts';
import { notifyRunEnd } from '#features/accounts/server/notify-run-end.ts';
import { findFeature } from '#features/catalog/server/index.ts';
import { createCredits } from '#features/credits/server/index.ts';
import type { Database } from '#server/base/db/database.ts';
import type { Jobs } from '#server/base/jobs/jobs.ts';
import { createJobs } from '#server/base/jobs/pg-boss-jobs.ts';
import type { Platform } from '#server/platform.ts';
import { createRunApi, type RunApi, type RunApiOptions } from '#server/run-api/index.ts';
import { createRuns, type Runs, type RunsOptions } from '#server/runs/index.ts';
import type { AnyRunnableTool, Charges, FinishedRun } from '#server/runs/runnable-tool.ts';
import type { RunTiming } from '#server/runs/runs-context.ts';
import { documentTools } from './document-tools.ts';

/**
 * The run engine with the real ledger, real jobs and two tools of three steps, whose behavior a test changes with
 * `hooks`. Several instances on one database act as several processes.
 */
export async function runInstance(platform: Platform, options: InstanceOptions = {}): Promise<RunInstance> {
  const jobs = options.jobs ?? (await createJobs(platform, { log: platform.log }));
  const hooks: Hooks = { ...options.hooks };
  const seen: string[] = [];
  const own: Platform = { ...platform, jobs };
  const credits = createCredits(own);
  const tools = [
    threeSteps('test-values', hooks, seen, own),
    threeSteps('test-package', hooks, seen, own),
    ...documentTools(hooks, threeSteps('test-document', hooks, seen, own)),
  ];
  const runs = createRuns(own, {
    tools,
    charges: options.charges?.(credits.charges) ?? credits.charges,
    findFeature,
    notifyEnd: (trx, ended) => notifyRunEnd(trx, own, ended),
    timing: { ...quick, ...options.timing },
    ...(options.guard ? { guard: options.guard } : {}),
  });
  const runApi = createRunApi(own, {
    tools,
    runs,
    liveSessions: options.liveSessions ?? (async (ids) => new Set(ids)),
    ...(options.streamCheckMilliseconds ? { streamCheckMilliseconds: options.streamCheckMilliseconds } : {}),
  });
  return {
    runs,
    runApi,
    hooks,
    seen,
    jobs,
    platform: own,
    start: (userId, input = {}, idempotencyKey = null) =>
      runs.startRun({ userId, feature: 'test-values', input: { text: 'hello', ...input }, idempotencyKey }),
    async stop() {
      runApi.stop();
      await runs.stop();
      await jobs.stop();
    },
  };
}

export interface InstanceOptions {
  readonly hooks?: Hooks;
  readonly timing?: Partial<RunTiming>;
  readonly guard?: RunsOptions['guard'];
  readonly jobs?: Jobs;
  readonly liveSessions?: RunApiOptions['liveSessions'];
  readonly streamCheckMilliseconds?: number;
  readonly charges?: (real: Charges) => Charges;
}

export interface RunInstance {
  readonly runs: Runs;
  readonly runApi: RunApi;
  readonly hooks: Hooks;
  /** What happened in this instance, in order: `read`, `think`, `write`, `store`, `commit`. */
  readonly seen: string[];
  readonly jobs: Jobs;
  readonly platform: Platform;
  start(userId: string, input?: object, idempotencyKey?: string | null): ReturnType<Runs['startRun']>;
  stop(): Promise<void>;
}

/** Called at these points of a run; a test waits, throws or dies there. */
export interface Hooks {
  at?(
    point: Point,
    run: { signal?: AbortSignal; runId?: string; progress?: StepContext['progress'] },
  ): Promise<void> | void;
  timeLimitSeconds?: number;
  accept?(bytes: Uint8Array): Promise<void> | void;
}

export type StepId = 'read' | 'think' | 'write';
export type Point = 'look begins' | `${StepId | 'store' | 'commit'} begins` | `${StepId | 'store' | 'commit'} ends`;

const quick: Partial<RunTiming> = {
  renewMilliseconds: 200,
  recoverMilliseconds: 300,
  retryDelays: [1, 1],
  settleSeconds: 2,
};

const input = z.object({ text: z.string('Text is required').min(1, 'Text is required') });

const readOutput = stepOutput('read', z.object({ zebra: z.string(), apple: z.number() }));

function threeSteps(slug: string, hooks: Hooks, seen: string[], platform: Platform): AnyRunnableTool {
  const step = (id: StepId, work: (context: StepContext<{ text: string }>) => Promise<Json>) => ({
    id,
    ...(id === 'read' ? { output: readOutput } : {}),
    title: `The step ${id}`,
    async run(context: StepContext<{ text: string }>) {
      seen.push(id);
      await hooks.at?.(`${id} begins`, context);
      const output = await work(context);
      await hooks.at?.(`${id} ends`, context);
      return output;
    },
  });
  const takesPackage = slug === 'test-package';
  const takesFile = takesPackage || slug === 'test-document';
  return {
    tool: {
      slug,
      name: slug,
      description: 'Three steps',
      group: 'finance-analysis',
      price: 3,
      takes: takesPackage ? 'package' : 'values',
      get timeLimitSeconds() {
        return hooks.timeLimitSeconds ?? 60;
      },
      input,
      result: z.object({ text: z.string() }),
    },
    engine: {
      name: 'three-steps',
      steps: [
        step('read', async (context) => ({
          // The order of keys is part of what a later step sees.
          zebra: context.input.text ?? '',
          apple: takesFile ? await readUpload(context) : 0,
        })),
        step('think', async (context) => {
          await context.artifacts.put('thought.txt', Buffer.from(JSON.stringify(context.output(readOutput))));
          return { at: 'think' };
        }),
        step('write', async (context) => {
          const thought = Buffer.from(await context.artifacts.get('thought.txt')).toString();
          await context.artifacts.put('result.txt', Buffer.from(thought.toUpperCase()));
          return { text: thought };
        }),
      ],
    },
    ...(takesPackage
      ? {
          async accept(bytes: Uint8Array) {
            await hooks.accept?.(bytes);
            return { text: `${bytes.length} bytes` };
          },
        }
      : {}),
    deliver: {
      kind: 'draft',
      async store(run: FinishedRun<unknown, { text: string }>) {
        seen.push('store');
        await hooks.at?.('store begins', { runId: run.runId });
        await platform.files.put(deliveredKey(run.runId), await run.artifacts.get('result.txt'));
        await hooks.at?.('store ends', { runId: run.runId });
      },
      async commit(trx, run: FinishedRun<unknown, { text: string }>) {
        seen.push('commit');
        await hooks.at?.('commit begins', { runId: run.runId });
        const row = { run_id: run.runId, user_id: run.userId, text: run.result.text };
        await trx
          .insertInto('deliveries' as never)
          .values(row as never)
          .execute();
        await hooks.at?.('commit ends', { runId: run.runId });
        return { id: run.runId, text: run.result.text };
      },
      async discard(run) {
        await platform.files.remove(deliveredKey(run.runId));
      },
    },
  };
}

async function readUpload(context: StepContext): Promise<number> {
  const bytes = await context.upload();
  if (Buffer.from(bytes).includes('BROKEN')) throw new InputError('This document cannot be analysed.');
  return bytes.length;
}

export const deliveredKey = (runId: string) => `latexstore/test/${runId}.txt`;

/**
 * What the migrations do not create: the two features at 3 credits, and a table of deliveries that allows duplicates.
 */
export async function prepareRuns({ pool }: Database): Promise<void> {
  await pool.query('create table deliveries (run_id uuid not null, user_id uuid not null, text text not null)');
  await pool.query(
    `insert into features (name, slug, "group", credit_cost) values
      ('Test values', 'test-values', 'finance-analysis', 3), ('Test package', 'test-package', 'specialty-academic', 3),
      ('Test document', 'test-document', 'leasing-documents', 3), ('Test look', 'test-look', 'leasing-documents', 0)`,
  );
}

/** A user with these credits. */
export async function makeUser(platform: Platform, credits: number): Promise<string> {
  const name = `u${randomUUID().slice(0, 8)}`;
  return platform.db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('users')
      .values({ username: name, email: `${name}@example.org`, password_hash: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await createCredits(platform).grantSignupCredits(trx, id, credits);
    return id;
  });
}

/** Everything that a run leaves behind, for checks after a failure. */
export async function account(platform: Platform, userId: string) {
  const one = async <T>(text: string): Promise<T[]> => (await platform.pool.query(text, [userId])).rows as T[];
  const [wallet] = await one<{ balance: number; held: number }>('select balance, held from wallets where user_id = $1');
  const deliveries = await one('select 1 from deliveries where user_id = $1');
  const captures = await one(
    `select 1 from ledger_transactions where kind = 'capture' and wallet_id = (select id from wallets where user_id = $1)`,
  );
  return { balance: wallet?.balance, held: wallet?.held, deliveries: deliveries.length, charges: captures.length };
}

export async function readRun(platform: Platform, runId: string) {
  return platform.db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirstOrThrow();
}

/** The events of a run, as names in order: `step_started read`. */
export async function eventNames(platform: Platform, runId: string): Promise<string[]> {
  const rows = await platform.db
    .selectFrom('run_events')
    .select('event')
    .where('run_id', '=', runId)
    .orderBy('seq')
    .execute();
  return rows.map(({ event }) => {
    if (event.event === 'step_started' || event.event === 'step_finished') return `${event.event} ${event.data.id}`;
    if (event.event === 'workflow_finished') return `${event.event} ${event.data.status}`;
    return event.event === 'error' ? `error ${event.code}` : event.event;
  });
}

/** Waits until a condition is true; the test's time limit ends the wait. */
export async function until<T>(
  look: () => Promise<T | false | null | undefined> | T | false | null | undefined,
): Promise<T> {
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Resolves with the run after it has ended and was cleaned up. */
export function ended(platform: Platform, runId: string) {
  return until(async () => {
    const run = await readRun(platform, runId);
    return run.cleaned_at !== null && run;
  });
}
