import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import { isMember } from '#contract/policies.ts';
import type { Trx } from '#server/base/db/database.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import type { HttpEnv, Viewer } from '#server/base/http/env.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '../contract.ts';
import { apiKeysOf, insertApiKey, removeApiKey } from './api-keys.ts';
import { type FindUser, identifyKey, liveKeysAmong } from './identify-key.ts';

/** API keys: their calls, and the user that a request with a key acts for. */
export function createApiKeys({ db }: Pick<Platform, 'db'>, accounts: AccountsPort): ApiKeys {
  const api = createApi();
  mount(api, listApiKeys, async ({ viewer }) => ({ keys: await apiKeysOf(db, viewer.user.id) }));
  mount(api, createApiKey, async ({ viewer, body }) => {
    // Keys can make members' calls, but no administrators' calls.
    if (!isMember(viewer.user)) throw new AppError('forbidden');
    const { password, ...form } = body;
    await accounts.confirmIdentity(viewer, password);
    return db.transaction().execute(async (trx) => {
      const created = await insertApiKey(trx, viewer.user.id, form);
      await accounts.noticeApiKey(trx, viewer.user.id, created.key.prefix);
      return created;
    });
  });
  mount(api, revokeApiKey, async ({ viewer, params }) => {
    await removeApiKey(db, viewer.user.id, params.id);
    return {};
  });
  return {
    api,
    identify: identifyKey(db, accounts.findUser),
    liveKeys: (ids) => liveKeysAmong(db, ids),
    personalData: {
      async *exported(userId) {
        yield jsonFile('api-keys.json', await apiKeysOf(db, userId));
      },
    },
  };
}

export interface ApiKeys {
  readonly api: Api;
  /** Runs after the session middleware. */
  readonly identify: MiddlewareHandler<HttpEnv>;
  /** Filters these ids to keys that are still valid. */
  liveKeys(ids: readonly string[]): Promise<string[]>;
  /** The keys without their secrets; the database deletes them with the account. */
  readonly personalData: PersonalData;
}

/** What keys need from accounts; injected, because accounts are created after all parts that store personal data. */
interface AccountsPort {
  readonly findUser: FindUser;
  confirmIdentity(viewer: Viewer, password: string | undefined): Promise<void>;
  /** Mails and records that a key was created. */
  noticeApiKey(trx: Trx, userId: string, prefix: string): Promise<void>;
}
