import type { TypedValue } from '#contract/settings.ts';
import { usersView } from '#features/accounts/server/index.ts';
import { adminLogView } from '#features/audit/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { SettingChange } from '../contract/settings.ts';

/** Administrators' changes to a setting or a feature, newest first, from the admin log. */
export async function listSettingChanges(
  db: Db,
  { kind, name }: { readonly kind: 'setting' | 'feature'; readonly name: string },
): Promise<SettingChange[]> {
  const rows = await db
    .selectFrom(adminLogView.as('log'))
    .leftJoin(usersView.as('users'), 'users.id', 'log.admin_id')
    .select(['log.id', 'log.created_at', 'users.username', 'details'])
    .where('target_type', '=', kind === 'setting' ? 'system_settings' : 'features')
    .where('action', '=', kind === 'setting' ? 'change_setting' : 'change_feature')
    .where('target_id', '=', name)
    .orderBy('log.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, created_at, username, details }) => ({
    id,
    created_at: created_at.toISOString(),
    operator: username,
    changed: changedIn(details),
  }));
}

type Details = Readonly<Record<string, TypedValue>>;

function changedIn(details: Details): SettingChange['changed'] {
  return (
    [
      ['value', 'from', 'to'],
      ['price', 'price_from', 'price_to'],
      ['next_price', 'next_price_from', 'next_price_to'],
      ['active', 'active_from', 'active_to'],
    ] as const
  ).flatMap(([what, from, to]) =>
    to in details ? [{ what, from: details[from] ?? null, to: details[to] ?? null }] : [],
  );
}
