import { createCredits } from '#features/credits/server/index.ts';
import { type AccountSite, accountSite, type Member } from '../support/account-site.ts';
import { testApp } from '../support/test-app.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { type InstanceOptions, type RunInstance, runInstance } from './run-instance.ts';

/** The run engine's calls on a real port, with real sessions. */
export async function runSite(
  test: TestDatabase,
  options: InstanceOptions & { worker?: boolean } = {},
): Promise<RunSite> {
  const accounts = await accountSite(test);
  const instance = await runInstance(test.platform, {
    liveSessions: (ids) => accounts.accounts.liveSessions(ids),
    ...options,
  });
  if (options.worker !== false) await instance.runs.startWorker();
  const site = await testApp(test.platform, [instance.runApi.api], accounts.accounts).listen();
  let members = 0;
  return {
    url: site.url,
    instance,
    accounts,
    async member(credits) {
      members += 1;
      // Every user has a separate address, so that registration limits don't apply.
      const name = `m${Date.now().toString(36)}${members}`;
      const member = await accounts.member(name, { address: `198.51.${members}.7` });
      await test.platform.db
        .transaction()
        .execute((trx) => createCredits(test.platform).grantSignupCredits(trx, member.user.id, credits));
      return { ...member, bearer: { Authorization: `Bearer ${member.session.access_token}` } };
    },
    async stop() {
      await instance.stop();
      site.stop();
    },
  };
}

export interface RunSite {
  readonly url: string;
  readonly instance: RunInstance;
  readonly accounts: AccountSite;
  member(credits: number): Promise<Member & { bearer: { Authorization: string } }>;
  stop(): Promise<void>;
}

export interface SentEvent {
  readonly id: number;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into events of every kind
  readonly data: any;
}

/** Reads the events of a stream until it ends, or until `enough` returns true. */
export async function readStream(
  response: Response,
  enough: (event: SentEvent) => boolean = () => false,
): Promise<SentEvent[]> {
  const events: SentEvent[] = [];
  if (!response.body) return events;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return events;
    text += value;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const found = block.match(/^(?:id: (\d+)\n)?data: (.*)$/);
      if (!found) continue;
      const event = { id: Number(found[1] ?? 0), data: JSON.parse(found[2] ?? '') };
      events.push(event);
      if (enough(event)) {
        await reader.cancel();
        return events;
      }
    }
  }
}
