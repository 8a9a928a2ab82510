import { AppError } from '#contract/errors.ts';
import type { Db, Trx } from '#server/base/db/database.ts';

/** Every feature with its prices, in catalog order. */
export async function listPrices(db: Db) {
  const features = await db
    .selectFrom('features')
    .where('deleted_at', 'is', null)
    .orderBy('is_workflow')
    .orderBy('position')
    .orderBy('name')
    .select(['slug', 'name', 'group', 'credit_cost', 'is_active', 'is_workflow', 'awaits_tool'])
    .select(['next_cost', 'next_cost_from'])
    .execute();
  return features.map(({ next_cost, next_cost_from, ...feature }) => ({
    ...feature,
    next_price: priceOf(next_cost, next_cost_from),
  }));
}

/**
 * Changes a feature's price, now or from a later day, and whether it is enabled; runs that have started keep their
 * price. Returns what has changed, from and to; empty if nothing has. Throws not_found, feature_has_no_tool,
 * invalid_input.
 */
export async function changeFeature(
  trx: Trx,
  slug: string,
  { next_price, ...now }: FeatureChange,
): Promise<Readonly<Record<string, string | number | boolean | null>>> {
  if (next_price && next_price.from <= new Date().toISOString().slice(0, 10)) {
    const message = 'A scheduled price must start on a later day';
    throw new AppError('invalid_input', { message, fields: { next_price: message } });
  }
  const before = await trx
    .selectFrom('features')
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .select(['credit_cost', 'is_active', 'awaits_tool', 'next_cost', 'next_cost_from'])
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('not_found');
  if (now.is_active && before.awaits_tool) throw new AppError('feature_has_no_tool');
  const scheduled = priceOf(before.next_cost, before.next_cost_from);
  const next = next_price === undefined ? scheduled : next_price;
  const changed = {
    ...(now.credit_cost === before.credit_cost ? {} : { price_from: before.credit_cost, price_to: now.credit_cost }),
    ...(inWords(next) === inWords(scheduled)
      ? {}
      : { next_price_from: inWords(scheduled), next_price_to: inWords(next) }),
    ...(now.is_active === before.is_active ? {} : { active_from: before.is_active, active_to: now.is_active }),
  };
  if (Object.keys(changed).length === 0) return changed;
  await trx
    .updateTable('features')
    .set({ ...now, next_cost: next?.credit_cost ?? null, next_cost_from: next?.from ?? null })
    .where('slug', '=', slug)
    .execute();
  return changed;
}

interface FeatureChange {
  readonly credit_cost: number;
  readonly is_active: boolean;
  /** undefined leaves the scheduled price; null cancels it. */
  readonly next_price?: ScheduledPrice | null | undefined;
}

interface ScheduledPrice {
  readonly credit_cost: number;
  /** A day, from its first moment in UTC. */
  readonly from: string;
}

function priceOf(credit_cost: number | null, from: string | null): ScheduledPrice | null {
  return credit_cost === null || from === null ? null : { credit_cost, from };
}

function inWords(price: ScheduledPrice | null): string | null {
  return price && `${price.credit_cost} from ${price.from}`;
}
