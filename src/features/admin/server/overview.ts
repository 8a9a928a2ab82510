import { sql } from 'kysely';
import type { z } from 'zod';
import { usersView } from '#features/accounts/server/index.ts';
import { adminLogView } from '#features/audit/server/index.ts';
import { featuresView } from '#features/catalog/server/index.ts';
import { spendableCredits, spendableSince } from '#features/credits/server/index.ts';
import { openInvitations, openInvitationsAt } from '#features/invitations/server/index.ts';
import { failedMails } from '#server/adapters/mail/mail-queue.ts';
import { countedRows } from '#server/base/db/counted-rows.ts';
import type { Db } from '#server/base/db/database.ts';
import { alertsView } from '#server/operations/alerts.ts';
import { readLastBackup } from '#server/operations/backup/last-backup.ts';
import { runsView } from '#server/runs/runs-view.ts';
import type { AdminEvent, adminOverview } from '../contract/overview.ts';

type Overview = Omit<z.input<typeof adminOverview.answer>, 'warnings'>;

/** The current figures and those of a week ago, the latest five events, the latest alerts, and the last backup. */
export async function readOverview(db: Db): Promise<Overview> {
  const [figures, recent, latest_alerts, backup] = await Promise.all([
    countFigures(db),
    listEvents(db, { acts: true, limit: 5 }),
    listEvents(db, { acts: false, limit: 10 }),
    readLastBackup(db),
  ]);
  return { ...figures, recent, latest_alerts, backup };
}

/** One statement, so that all figures are from the same moment. */
async function countFigures(db: Db): Promise<Omit<Overview, 'recent' | 'latest_alerts' | 'backup'>> {
  const { rows } = await sql<
    Record<`${'users' | 'credits' | 'invites' | 'alerts'}_${'now' | 'before'}` | 'failed_mails', number>
  >`
    with moment as (select now() - interval '7 days' as week, now() - interval '14 days' as fortnight),
    credit as (select ${spendableCredits} as total),
    alert as (
      select finished_at as at from ${runsView} as runs where state = 'failed' and finished_at >= (select fortnight from moment)
      union all
      select created_at from ${failedMails} as mails where created_at >= (select fortnight from moment)
      union all
      select created_at from ${alertsView} as alerts where created_at >= (select fortnight from moment)
    )
    select
      ${countedRows('users')} as users_now,
      ${countedRows('users')} - (select count(*) from ${usersView} as users where created_at >= week) as users_before,
      (select total from credit) as credits_now,
      (select total from credit) - ${spendableSince(week)} as credits_before,
      ${openInvitations} as invites_now,
      ${openInvitationsAt(week)} as invites_before,
      (select count(*) from alert where at >= week) as alerts_now,
      (select count(*) from alert where at < week) as alerts_before,
      (select count(*) from ${failedMails} as mails) as failed_mails
    from moment`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return {
    users: { value: row.users_now, before: row.users_before },
    credits: { value: row.credits_now, before: row.credits_before },
    invites: { value: row.invites_now, before: row.invites_before },
    alerts: { value: row.alerts_now, before: row.alerts_before },
    failed_mails: row.failed_mails,
  };
}

const week = sql<Date>`(select week from moment)`;

/** The latest events with or without administrator actions. Each source uses its own index. */
async function listEvents(db: Db, options: { acts: boolean; limit: number }): Promise<AdminEvent[]> {
  const limit = sql.lit(options.limit);
  const acts = sql`(select 'act-' || log.id as key, 'act' as kind, description as text, username as operator, log.created_at
    from ${adminLogView} as log left join ${usersView} as users on users.id = log.admin_id order by log.id desc limit ${limit})
    union all`;
  const { rows } = await sql<Omit<AdminEvent, 'created_at'> & { created_at: Date }>`
    select * from (
      ${options.acts ? acts : sql``}
      (select 'alert-' || id as key, 'alert' as kind, text, null as operator, created_at
        from ${alertsView} as alerts order by created_at desc limit ${limit})
      union all
      (select 'run-' || runs.id, 'alert', 'A run of ' || coalesce(features.name, runs.feature) || ' failed', null, finished_at
        from ${runsView} as runs left join ${featuresView} as features on features.slug = runs.feature
        where state = 'failed' order by finished_at desc limit ${limit})
      union all
      (select 'mail-' || id, 'alert', 'A mail could not be delivered', null, created_at
        from ${failedMails} as mails order by created_at desc limit ${limit})
    ) as event
    where kind = 'act' or ${options.acts} or created_at >= now() - interval '7 days'
    order by created_at desc, key limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
