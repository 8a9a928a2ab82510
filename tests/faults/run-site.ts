import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createCredits } from '#features/credits/server/index.ts';
import { createApi } from '#server/base/http/endpoints.ts';
import { answerFailure } from '#server/base/http/failures.ts';
import { trackRequests } from '#server/base/http/requests.ts';
import { type AccountSite, accountSite, type Member } from '../support/account-site.ts';
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
  const app = createApi();
  app.use(trackRequests(test.platform.log, test.platform.config.trustedProxies));
  app.onError(answerFailure);
  app.use('/api/*', accounts.accounts.identify);
  app.use('/functions/*', accounts.accounts.identify);
  app.route('/', instance.runApi.api);
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let members = 0;
  return {
    url,
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
      server.closeAllConnections();
      server.close();
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
