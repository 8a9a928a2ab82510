import type { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { type OpenSetting, openSettings, settingIsOn } from '../../../contract/settings.ts';
import type { Db } from '../../../server/db/database.ts';
import { recordAct } from '../../audit/server/index.ts';
import type { readSettings as readSettingsCall } from '../contract.ts';
import type { Doer } from './users/change-user.ts';

/** The settings that are switched on this page, and every feature in the order of the catalogue. */
export async function readSettings(db: Db): Promise<z.input<typeof readSettingsCall.answer>> {
  const [rows, features] = await Promise.all([
    db.selectFrom('system_settings').select(['key', 'value']).where('key', 'in', openSettings).execute(),
    db
      .selectFrom('features')
      .where('deleted_at', 'is', null)
      .orderBy('is_workflow')
      .orderBy('position')
      .orderBy('name')
      .select(['slug', 'name', 'group', 'credit_cost', 'is_active', 'is_workflow', 'awaits_tool'])
      .execute(),
  ]);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return { settings: openSettings.map((key) => ({ key, on: settingIsOn(stored.get(key)) })), features };
}

/** Switches a setting. What is so already is no act. */
export async function changeSetting(db: Db, by: Doer, key: OpenSetting, on: boolean): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('system_settings')
      .values({ key, value: String(on), updated_at: new Date() })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet((eb) => ({ value: eb.ref('excluded.value'), updated_at: eb.ref('excluded.updated_at') }))
          .whereRef('system_settings.value', '!=', 'excluded.value'),
      )
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 1n) return;
    await recordAct(trx, {
      ...by,
      action: 'change_setting',
      target: { type: 'system_settings', id: key },
      details: { from: !on, to: on },
    });
  });
}

/** Changes price and activity of a feature; work that has been accepted keeps its price. Throws not_found, feature_has_no_tool. */
export async function changeFeature(
  db: Db,
  by: Doer,
  slug: string,
  change: { credit_cost: number; is_active: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('features')
      .where('slug', '=', slug)
      .where('deleted_at', 'is', null)
      .select(['credit_cost', 'is_active', 'awaits_tool'])
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new AppError('not_found');
    if (change.is_active && before.awaits_tool) throw new AppError('feature_has_no_tool');
    const price = change.credit_cost !== before.credit_cost;
    const activity = change.is_active !== before.is_active;
    if (!price && !activity) return;
    await trx.updateTable('features').set(change).where('slug', '=', slug).execute();
    await recordAct(trx, {
      ...by,
      action: 'change_feature',
      target: { type: 'features', id: slug },
      details: {
        ...(price ? { price_from: before.credit_cost, price_to: change.credit_cost } : {}),
        ...(activity ? { active_from: before.is_active, active_to: change.is_active } : {}),
      },
    });
  });
}
