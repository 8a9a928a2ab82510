import { type SqlBool, sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import { contains } from '#server/base/db/contains.ts';
import { countedRows } from '#server/base/db/counted-rows.ts';
import type { Db } from '#server/base/db/database.ts';
import { pageFromNearerEnd } from '#server/base/db/page-from-nearer-end.ts';
import { type LogEntry, type LogFilter, logsPageSize } from '../contract.ts';

/** A page of the log, newest first, and the total number of lines. Pages start at 1. */
export async function listLogs(
  db: Db,
  { page: number, ...filter }: LogFilter & { page: number },
): Promise<{ entries: LogEntry[]; total: number; actors: { id: string; username: string | null }[] }> {
  const counted = Object.values(filter).some(Boolean)
    ? matching(db, filter).select((eb) => eb.fn.countAll<number>().as('total'))
    : db.selectNoFrom(countedRows('admin_logs').as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const page = pageFromNearerEnd(total, number, logsPageSize);
  // Skipped rows are read by id only; the displayed columns are read for the page alone.
  const ids = matching(db, filter)
    .select('log.id')
    .orderBy('log.id', page.backwards ? 'asc' : 'desc')
    .limit(page.limit)
    .offset(page.offset);
  const [entries, actors] = await Promise.all([presented(db, {}).where('log.id', 'in', ids).execute(), listActors(db)]);
  return { entries: entries.map(asEntry), total, actors };
}

/** All lines, newest first, in batches, so that the whole log is never in memory. */
export async function* everyLog(db: Db, filter: LogFilter): AsyncGenerator<LogEntry[]> {
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const rows = await presented(db, filter).where('log.id', '<', before).limit(batchSize).execute();
    if (rows.length > 0) yield rows.map(asEntry);
    if (rows.length < batchSize) return;
    before = rows.at(-1)?.id ?? 0;
  }
}

const batchSize = 1_000;

function matching(db: Db, filter: LogFilter) {
  const { search, actor, action, target_type: targetType, from, to } = filter;
  return db
    .selectFrom('admin_logs as log')
    .$if(actor !== undefined, (query) => query.where('log.admin_id', '=', actor ?? ''))
    .$if(action !== undefined, (query) => query.where('log.action', '=', action ?? ''))
    .$if(targetType !== undefined, (query) => query.where('log.target_type', '=', targetType ?? ''))
    .$if(from !== undefined, (query) => query.where('log.created_at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('log.created_at', '<', new Date(to ?? 0)))
    .$if(Boolean(search), (query) => query.where(mentions(search ?? '')));
}

/** Each part of the union uses a separate index, which one condition with `or` could not. */
function mentions(search: string) {
  const pattern = contains(search);
  return sql<SqlBool>`log.id in (
    select id from admin_logs where words ilike ${pattern}
    union select id from admin_logs where target_id = ${search}
    union select log_id from admin_log_notes where kind = 'reason' and text ilike ${pattern}
    union select acted.id from ${usersView} as users join admin_logs as acted on acted.admin_id = users.id
      where users.role <> 'user' and users.username ilike ${pattern}
    union select met.id from ${usersView} as users join admin_logs as met on met.target_id = users.id::text and met.target_type = 'users'
      where users.username ilike ${pattern} or users.email ilike ${pattern}
  )`;
}

function presented(db: Db, filter: LogFilter) {
  const note = (kind: 'address' | 'reason') =>
    sql<string | null>`(select text from admin_log_notes where log_id = log.id and kind = ${sql.lit(kind)})`;
  return matching(db, filter)
    .leftJoin(usersView.as('actor'), 'actor.id', 'log.admin_id')
    .orderBy('log.id', 'desc')
    .select([
      'log.id',
      'log.created_at',
      'log.admin_id',
      'actor.username as operator',
      'log.action',
      'log.target_type',
      'log.target_id',
      'log.description',
      'log.details',
      note('reason').as('reason'),
      note('address').as('address'),
      // The text is cast to uuid only if it is one.
      sql<string | null>`case
        when log.target_type = 'users' then (select username from ${usersView} as users where id = log.target_id::uuid)
        when log.target_type in ('system_settings', 'features') then log.target_id
        when log.target_type = 'blog_posts' then (select title from blog_posts where id = log.target_id::uuid)
        when log.target_type = 'blog_categories' then (select name from blog_categories where id = log.target_id::uuid)
        when log.target_type = 'invitations' then log.details ->> 'code'
      end`.as('target'),
    ]);
}

function asEntry(row: Omit<LogEntry, 'created_at'> & { created_at: Date }): LogEntry {
  return { ...row, created_at: row.created_at.toISOString() };
}

/** Jumps from one administrator to the next in the index (loose index scan), however many lines each has. */
async function listActors(db: Db): Promise<{ id: string; username: string | null }[]> {
  const { rows } = await sql<{ id: string; username: string | null }>`
    with recursive actor as (
      (select admin_id from admin_logs order by admin_id limit 1)
      union all
      select (select admin_id from admin_logs where admin_id > actor.admin_id order by admin_id limit 1)
        from actor where actor.admin_id is not null
    )
    select actor.admin_id as id, users.username
      from actor left join ${usersView} as users on users.id = actor.admin_id
      where actor.admin_id is not null
      order by users.username nulls last
      limit 200`.execute(db);
  return rows;
}
