import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { readSettingValue, type SettingKey, settingKeys, settingProblem, type TypedValue } from '#contract/settings.ts';
import { recordAction } from '#features/audit/server/index.ts';
import type { Retention } from '#server/base/config/retention-settings.ts';
import type { Db } from '#server/base/db/database.ts';
import type { FeatureChange, readSettings as readSettingsCall } from '../contract.ts';
import type { ActionSource } from './users/change-user.ts';

/** Every setting with its default, and every feature in catalog order. */
export async function readSettings(
  db: Db,
  defaults: Partial<Record<SettingKey, TypedValue>>,
  retention: Retention,
): Promise<z.input<typeof readSettingsCall.answer>> {
  const [rows, features] = await Promise.all([
    db.selectFrom('system_settings').select(['key', 'value']).where('key', 'in', settingKeys).execute(),
    db
      .selectFrom('features')
      .where('deleted_at', 'is', null)
      .orderBy('is_workflow')
      .orderBy('position')
      .orderBy('name')
      .select(['slug', 'name', 'group', 'credit_cost', 'is_active', 'is_workflow', 'awaits_tool'])
      .select(['next_cost', 'next_cost_from'])
      .execute(),
  ]);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return {
    settings: settingKeys.map((key) => ({
      key,
      value: readSettingValue(key, stored.get(key)),
      default: defaults[key] ?? null,
    })),
    features: features.map(({ next_cost, next_cost_from, ...feature }) => ({
      ...feature,
      next_price: priceOf(next_cost, next_cost_from),
    })),
    retention: retentionNames.map(([kind, setting, name]) => ({ kind, setting, days: retention[name] })),
  };
}

const retentionNames = [
  ['runs', 'KEEP_RUNS_DAYS', 'runs'],
  ['run_events', 'KEEP_RUN_EVENTS_DAYS', 'runEvents'],
  ['reports', 'KEEP_REPORTS_DAYS', 'reports'],
  ['admin_log', 'KEEP_ADMIN_LOG_DAYS', 'adminLog'],
  ['alerts', 'KEEP_ALERTS_DAYS', 'alerts'],
  ['security_log', 'SECURITY_LOG_DAYS', 'securityLog'],
] as const;

/**
 * Changes a setting; null restores its default. Nothing is logged if the value stays the same. Throws invalid_input.
 */
export async function changeSetting(db: Db, by: ActionSource, key: SettingKey, value: TypedValue): Promise<void> {
  const to = typeof value === 'string' ? value.trim() : value;
  const problem = settingProblem(key, to);
  if (problem !== null) throw new AppError('invalid_input', { message: problem, fields: { value: problem } });
  await db.transaction().execute(async (trx) => {
    // Changes of settings are serialized, so that each log entry has the correct previous value.
    await sql`lock table system_settings in share row exclusive mode`.execute(trx);
    const row = await trx.selectFrom('system_settings').select('value').where('key', '=', key).executeTakeFirst();
    const from = readSettingValue(key, row?.value);
    if (from === to) return;
    if (to === null) await trx.deleteFrom('system_settings').where('key', '=', key).execute();
    else {
      const stored = { value: String(to), updated_at: new Date() };
      await trx
        .insertInto('system_settings')
        .values({ key, ...stored })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
        .execute();
    }
    await recordAction(trx, {
      ...by,
      action: 'change_setting',
      target: { type: 'system_settings', id: key },
      details: { from, to },
    });
  });
}

/**
 * Changes a feature's price, now or from a later day, and whether it is enabled; runs that have started keep their
 * price. Throws not_found, feature_has_no_tool, invalid_input.
 */
export async function changeFeature(db: Db, by: ActionSource, slug: string, change: FeatureChange): Promise<void> {
  const { next_price, ...now } = change;
  if (next_price && next_price.from <= new Date().toISOString().slice(0, 10)) {
    const message = 'A scheduled price must start on a later day';
    throw new AppError('invalid_input', { message, fields: { next_price: message } });
  }
  await db.transaction().execute(async (trx) => {
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
    const details = {
      ...(now.credit_cost === before.credit_cost ? {} : { price_from: before.credit_cost, price_to: now.credit_cost }),
      ...(inWords(next) === inWords(scheduled)
        ? {}
        : { next_price_from: inWords(scheduled), next_price_to: inWords(next) }),
      ...(now.is_active === before.is_active ? {} : { active_from: before.is_active, active_to: now.is_active }),
    };
    if (Object.keys(details).length === 0) return;
    await trx
      .updateTable('features')
      .set({ ...now, next_cost: next?.credit_cost ?? null, next_cost_from: next?.from ?? null })
      .where('slug', '=', slug)
      .execute();
    await recordAction(trx, { ...by, action: 'change_feature', target: { type: 'features', id: slug }, details });
  });
}

type ScheduledPrice = NonNullable<FeatureChange['next_price']>;

function priceOf(credit_cost: number | null, from: string | null): ScheduledPrice | null {
  return credit_cost === null || from === null ? null : { credit_cost, from };
}

function inWords(price: ScheduledPrice | null): string | null {
  return price && `${price.credit_cost} from ${price.from}`;
}
