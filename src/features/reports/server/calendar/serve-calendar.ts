import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/base/db/database.ts';
import { type Api, createApi } from '#server/base/http/endpoints.ts';
import type { Platform } from '#server/platform.ts';
import type { DocumentReports } from '../document-reports.ts';
import { reportSubject } from '../report-subject.ts';
import { openSubscription } from './subscription.ts';

/** The dates of all of a person's reports, for calendar programs that only know the secret address. */
export function serveCalendars({ db, config }: Pick<Platform, 'db' | 'config'>, documents: DocumentReports): Api {
  const api = createApi();
  api.get('/calendar/:file', async (c) => {
    const token = /^([\w-]{43})\.ics$/.exec(c.req.param('file'))?.[1];
    const userId = token === undefined ? null : await openSubscription(db, token);
    if (userId === null) throw new AppError('not_found');
    const calendar = documents.calendarFile(await eventsOf(db, userId), `${config.brand.name}: lease dates`);
    return c.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
  });
  return api;
}

/** From one year ago on; if one lease was analyzed with two tools, each date appears once. */
async function eventsOf(db: Db, userId: string) {
  const rows = await db
    .selectFrom('report_dates')
    .innerJoin('reports', 'reports.id', 'report_dates.report_id')
    .select(['report_id', 'item', 'date', 'label', 'details', 'reviewed_at', 'reports.title', 'reports.created_at'])
    .where('report_dates.user_id', '=', userId)
    .where('date', '>=', sql<string>`(now() - interval '1 year')::date`)
    .orderBy('date')
    .orderBy('reports.created_at', 'desc')
    .limit(5_000)
    .execute();
  const pageless = rows.length === 0 ? new Set<string>() : await pagelessReports(db, userId);
  const seen = new Set<string>();
  return rows.flatMap(({ report_id, item, date, label, details, reviewed_at, title, created_at }) => {
    const subject = reportSubject(title);
    const name = `${subject}|${label}|${date}`;
    if (seen.has(name)) return [];
    seen.add(name);
    return [
      {
        uid: `${report_id}-${item}`,
        date,
        title: subject === '' ? label : `${label}: ${subject}`,
        description: `${title}\n${pageless.has(report_id) ? withoutPage(details) : details}`,
        changedAt: reviewed_at ?? created_at,
      },
    ];
  });
}

/** Reports in format 2 on files that don't say where their pages end: their stored dates name invented pages. */
async function pagelessReports(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reports')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`data ->> 'format' = '2' and data #>> '{document,page_numbers}' in ('breaks', 'none')`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** 'Section 4.2: “…”' for 'Section 4.2, page 1: “…”'; the quote is unchanged. */
function withoutPage(details: string): string {
  return details.replace(/^([^“]*?), page \d+(?=: “)/, '$1');
}
