import { createJobs } from '#server/base/jobs/pg-boss-jobs.ts';
import type { Platform } from '#server/platform.ts';
import { compose, type Slices } from '../../src/compose.ts';
import { accountSite, type Member } from './account-site.ts';
import { testApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

/**
 * All tools with a worker and real jobs, and their calls on a real port. Several on one database act as several
 * processes.
 */
export async function toolSite(t: TestDatabase, overrides: Partial<Platform> = {}): Promise<ToolSite> {
  const jobs = await createJobs(t.database, { log: t.platform.log });
  const platform: Platform = { ...t.platform, ...overrides, jobs };
  const slices = compose(platform);
  await slices.catalog.seed();
  await slices.runs.startWorker();
  const site = await testApp(
    platform,
    [slices.runApi.api, slices.reports.api, slices.catalog.api],
    slices.accounts,
  ).listen();
  return {
    url: site.url,
    slices,
    async member(name) {
      const member = await (await accountSite(t)).member(name);
      await t.database.db
        .transaction()
        .execute((trx) => slices.credits.grantSignupCredits(trx, member.user.id, 10_000));
      return member;
    },
    async balance(member) {
      return slices.credits.balanceOf(t.database.db, member.user.id);
    },
    call(member, slug, path, body, signal) {
      const form = body instanceof FormData;
      return fetch(site.url + path, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${member.session.access_token}`,
          'x-function-slug': slug,
          ...(form ? {} : { 'Content-Type': 'application/json' }),
        },
        body: form ? body : JSON.stringify(body),
        ...(signal ? { signal } : {}),
      });
    },
    async stop() {
      site.stop();
      slices.runApi.stop();
      await slices.runs.stop();
      await jobs.stop();
    },
  };
}

export interface ToolSite {
  readonly url: string;
  readonly slices: Slices;
  /** A verified user with 10,000 credits. */
  member(name: string): Promise<Member>;
  balance(member: Member): Promise<number>;
  call(
    member: Pick<Member, 'session'>,
    slug: string,
    path: `/functions/v1/${string}`,
    body: object | FormData,
    signal?: AbortSignal,
  ): Promise<Response>;
  stop(): Promise<void>;
}
