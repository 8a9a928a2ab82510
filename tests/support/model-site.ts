import { unzipSync } from 'fflate';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import type { ModelPace } from '#server/adapters/model/complete.ts';
import { createModel } from '#server/adapters/model/run-model.ts';
import { createTypesetter } from '#server/adapters/typeset/typesetter.ts';
import { createZipPort } from '#server/base/archives/zip-port.ts';
import { createJobs } from '#server/base/jobs/pg-boss-jobs.ts';
import type { Platform } from '#server/platform.ts';
import { compose, type Slices } from '../../src/compose.ts';
import { accountSite, type Member } from './account-site.ts';
import { type ModelStandIn, startModelStandIn } from './model-stand-in.ts';
import { researchPackage } from './research-package.ts';
import { runEnd, submitPackage } from './submit-package.ts';
import { testApp } from './test-app.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

/** The product with a worker, a user with credits, and a language model controlled by the test. */
export async function modelSite(options: { pace: ModelPace; draftModelSeconds?: number }): Promise<ModelSite> {
  const t = await testDatabase({ max: 20 });
  const standIn = await startModelStandIn();
  const typesetter = await createTypesetter();
  const jobs = await createJobs(t.database, { log: t.platform.log });
  const platform: Platform = {
    ...t.platform,
    jobs,
    config: { ...t.platform.config, draftModelSeconds: options.draftModelSeconds ?? 60 },
    // Only Typst: these tests aren't about typesetting.
    ports: {
      ...t.platform.ports,
      archives: createZipPort(),
      images: createImagePort(),
      typesetter: { ...typesetter, latex: null },
    },
    model: createModel(
      {
        kind: 'openai-compatible',
        baseUrl: standIn.baseUrl,
        apiKey: null,
        model: 'stand-in',
        prices: null,
        runTokens: 20_000,
      },
      options.pace,
    ),
  };
  const slices = compose(platform);
  await slices.catalog.seed();
  await slices.runs.startWorker();
  const member = await (await accountSite(t)).member(`model${Date.now() % 1e8}`);
  await t.database.db.transaction().execute((trx) => slices.credits.grantSignupCredits(trx, member.user.id, 10_000));
  const site = await testApp(platform, [slices.runApi.api], slices.accounts).listen();
  const token = member.session.access_token;
  return {
    t,
    standIn,
    slices,
    member,
    async submit(text) {
      const { body } = await submitPackage(site, token, researchPackage({ text }));
      return body.runId ?? '';
    },
    end: (runId) => runEnd(site, token, runId),
    async files(runId) {
      const row = await t.database.db
        .selectFrom('drafts')
        .select('file_name')
        .where('run_id', '=', runId)
        .executeTakeFirstOrThrow();
      const files = unzipSync(await t.platform.files.get(`latexstore/${member.user.id}/${row.file_name}`));
      return (name) => Buffer.from(files[name] ?? new Uint8Array()).toString();
    },
    async close() {
      site.stop();
      slices.runApi.stop();
      await slices.runs.stop();
      await jobs.stop();
      await typesetter.close();
      await Promise.all([t.close(), standIn.close()]);
    },
  };
}

export interface ModelSite {
  readonly t: TestDatabase;
  readonly standIn: ModelStandIn;
  readonly slices: Slices;
  readonly member: Member;
  /** Submits a text; returns the id of its run. */
  submit(text: string): Promise<string>;
  end(runId: string): ReturnType<typeof runEnd>;
  /** The files of a draft's zip, as texts. */
  files(runId: string): Promise<(name: string) => string>;
  close(): Promise<void>;
}
