import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { readSettingValue, type SettingKey, settingKeys, settingProblem, type TypedValue } from '#contract/settings.ts';
import { recordAction } from '#features/audit/server/index.ts';
import { changeFeature as changeInCatalog, listPrices } from '#features/catalog/server/index.ts';
import type { Retention } from '#server/base/config/retention-settings.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { findSetting, findSettings, lockSettings, storeSetting } from '#server/base/settings/system-settings.ts';
import type { Platform } from '#server/platform.ts';
import type * as contract from '../contract/settings.ts';
import type { FeatureChange } from '../contract/settings.ts';
import type { AdministratorSource } from './users/change-user.ts';

/** Every setting with its default, and every feature in catalog order. */
export async function readSettings(
  { db, pool }: Pick<Platform, 'db' | 'pool'>,
  defaults: Partial<Record<SettingKey, TypedValue>>,
  retention: Retention,
): Promise<z.input<typeof contract.readSettings.answer>> {
  const [stored, features] = await Promise.all([findSettings(pool, settingKeys), listPrices(db)]);
  return {
    settings: settingKeys.map((key) => ({
      key,
      value: readSettingValue(key, stored.get(key)),
      default: defaults[key] ?? null,
    })),
    features,
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
export async function changeSetting(
  db: Db,
  by: AdministratorSource,
  key: SettingKey,
  value: TypedValue,
): Promise<void> {
  const to = typeof value === 'string' ? value.trim() : value;
  const problem = settingProblem(key, to);
  if (problem !== null) throw new AppError('invalid_input', { message: problem, fields: { value: problem } });
  await db.transaction().execute(async (trx) => {
    // Changes of settings are serialized, so that each log entry has the correct previous value.
    await lockSettings(trx);
    const from = readSettingValue(key, await findSetting(trx, key));
    if (from === to) return;
    await requireOrder(trx, key, to);
    await storeSetting(trx, key, to === null ? null : String(to));
    await recordAction(trx, {
      ...by,
      action: 'change_setting',
      target: { type: 'system_settings', id: key },
      details: { from, to },
    });
  });
}

/** Throws invalid_input if the banner's last day would be before its first, because it would never show. */
async function requireOrder(trx: Trx, key: SettingKey, day: TypedValue): Promise<void> {
  if (key !== 'banner_from' && key !== 'banner_until') return;
  const other = key === 'banner_from' ? 'banner_until' : 'banner_from';
  const otherDay = readSettingValue(other, await findSetting(trx, other));
  const [first, last] = key === 'banner_from' ? [day, otherDay] : [otherDay, day];
  if (typeof first !== 'string' || typeof last !== 'string' || first <= last) return;
  const message = `The last day must not be before the first: ${first} to ${last}.`;
  throw new AppError('invalid_input', { message, fields: { value: message } });
}

/** changeFeature of the catalog, with a log entry. Nothing is logged if nothing changes. */
export async function changeFeature(
  db: Db,
  by: AdministratorSource,
  slug: string,
  change: FeatureChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const details = await changeInCatalog(trx, slug, change);
    if (Object.keys(details).length === 0) return;
    await recordAction(trx, { ...by, action: 'change_feature', target: { type: 'features', id: slug }, details });
  });
}
