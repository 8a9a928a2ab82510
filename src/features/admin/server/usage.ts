import { sql } from 'kysely';
import type { z } from 'zod';
import { countNewUsers } from '#features/accounts/server/index.ts';
import { revenueByCurrency } from '#features/billing/server/index.ts';
import { featureNames } from '#features/catalog/server/index.ts';
import { type ModelUse, modelUse } from '#server/adapters/model/model-use.ts';
import type { Db } from '#server/base/db/database.ts';
import { creditsCharged, failuresByReason, runsByDay, runsByTool } from '#server/runs/run-statistics.ts';
import type { adminUsage } from '../contract/usage.ts';

type Usage = z.input<typeof adminUsage.answer>;

/** US dollars per million tokens of the configured model; null if not set. */
export interface ModelPrices {
  readonly model: string;
  readonly input: number;
  readonly output: number;
}

/** Runs, failures with reasons, revenue and model costs of the last days (UTC, including today). */
export async function readUsage(db: Db, days: number, prices: ModelPrices | null): Promise<Usage> {
  const since = sql<Date>`(date_trunc('day', now() at time zone 'utc') - make_interval(days => ${days - 1})) at time zone 'utc'`;
  const [names, tools, daily, failures, revenue, model, new_users, credits_used] = await Promise.all([
    featureNames(db),
    runsByTool(db, since),
    runsByDay(db, since),
    failuresByReason(db, since),
    revenueByCurrency(db, since),
    modelUse(db, since),
    countNewUsers(db, since),
    creditsCharged(db, since),
  ]);
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  return {
    ...{ days, daily, revenue, new_users, credits_used },
    tools: tools.map((each) => ({ ...each, name: nameOf(each.slug) })),
    failures: failures.map(({ slug, ...each }) => ({ ...each, tool: nameOf(slug) })),
    model: model.map((each) => ({ ...each, cost: costOf(each, prices) })),
  };
}

/** Null for a model without a price. */
function costOf({ model, input_tokens, output_tokens }: ModelUse, prices: ModelPrices | null): number | null {
  if (prices === null || !model.startsWith(`${prices.model} at `)) return null;
  return Math.round((input_tokens * prices.input + output_tokens * prices.output) / 10_000) / 100;
}
