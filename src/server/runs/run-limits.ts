import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Tool } from '#contract/tool.ts';
import type { Trx } from '../base/db/database.ts';
import type { RunsContext } from './runs-context.ts';

/**
 * Throws when this user has reached the limit of open runs in the tool's lane, or of free pre-analyses within the last
 * hour. It is only exact under the lock that serializes one user's submissions.
 */
export async function requireRoom(
  trx: Trx,
  { platform, tools }: RunsContext,
  userId: string,
  tool: Tool,
): Promise<void> {
  const limits = platform.config.userLimits;
  if (limits === null) return;
  const { openRuns, preAnalysesPerHour } = limits;
  const open = await trx
    .selectFrom('runs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('lane', '=', tool.lane ?? 'long')
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  if (Number(open.count) >= openRuns) {
    throw new AppError('too_many_open_runs', {
      message: `You have ${counted(openRuns, 'run')} in progress, the most at one time. Wait until one has finished, then try again.`,
      retryAfter: 30,
    });
  }
  if (!isPreAnalysis(tool)) return;
  const preAnalyses = [...tools.values()].map((runnable) => runnable.tool).filter(isPreAnalysis);
  // There is room again when the oldest pre-analysis within the limit is an hour old.
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from created_at + interval '1 hour' - now())::double precision as seconds from runs
    where user_id = ${userId} and feature = any(${preAnalyses.map(({ slug }) => slug)}::text[])
      and created_at > now() - interval '1 hour'
    order by created_at desc offset ${preAnalysesPerHour - 1} limit 1`.execute(trx);
  if (!rows[0]) return;
  throw new AppError('too_many_pre_analyses', {
    message: `You have checked ${counted(preAnalysesPerHour, 'document')} within an hour, the most that is free. Please try again later.`,
    retryAfter: rows[0].seconds,
  });
}

/** Checks whether a document is of the right kind before anything is charged. */
export function isPreAnalysis({ takes, preAnalysis }: Tool): boolean {
  return takes === 'document' && preAnalysis === undefined;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
