import { z } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { type Api, createApi, mount, mountRaw } from '#server/base/http/endpoints.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import {
  createShareLink,
  listShareLinks,
  revokeShareLink,
  type SharedReader,
  type ShareKind,
  type ShareLink,
  sharedFilePath,
  sharedPagePath,
  shareLimits,
  unlockShareLink,
} from '../contract.ts';
import { createOpenLinks } from './open-links.ts';
import { insertLink, linksOf, revokeLink, type Target, type UntitledLink } from './share-links.ts';
import { hashOfShareToken, newShareToken } from './share-token.ts';
import type { AccountsPort, SharedSources } from './sharing-ports.ts';

/** Share links: the calls of their owners, and of the people who open them. */
export function createSharing<R, D>(
  platform: Platform,
  sources: SharedSources<R, D>,
  accounts: AccountsPort,
): Sharing<R, D> {
  const { db, config } = platform;
  const opened = createOpenLinks(platform, sources, accounts);

  async function titled(userId: string, links: readonly UntitledLink[]): Promise<ShareLink[]> {
    const idsOf = (kind: ShareKind) => [
      ...new Set(links.filter((link) => link.kind === kind).map(({ targetId }) => targetId)),
    ];
    const [reports, drafts] = await Promise.all([
      sources.report.titles(userId, idsOf('report')),
      sources.draft.titles(userId, idsOf('draft')),
    ]);
    return links.flatMap(({ targetId, ...link }) => {
      const title = (link.kind === 'report' ? reports : drafts).get(targetId);
      // Deleted in between.
      return title === undefined ? [] : [{ ...link, title }];
    });
  }

  const api = createApi();
  mount(api, listShareLinks, async ({ viewer, query: { kind, item } }) => {
    const userId = viewer.user.id;
    const target: Target | undefined =
      kind && item !== undefined ? { kind, id: await sources[kind].find(userId, item) } : undefined;
    return { links: await titled(userId, await linksOf(db, userId, target)) };
  });
  mount(api, createShareLink, async ({ viewer, body }) => {
    const userId = viewer.user.id;
    const target = { kind: body.kind, id: await sources[body.kind].find(userId, body.item) };
    const token = newShareToken();
    const tokenHash = hashOfShareToken(token) as Buffer;
    const passwordHash = body.password === undefined ? null : await accounts.passwords.hash(body.password);
    const made = { target, tokenHash, passwordHash, days: body.expires_in_days };
    const link = await db.transaction().execute((trx) => insertLink(trx, userId, made));
    const [shown] = await titled(userId, [link]);
    if (!shown) throw new AppError('not_found');
    return { link: shown, url: `${config.appUrl}${sharedPagePath(body.kind, token)}` };
  });
  mount(api, revokeShareLink, async ({ viewer, params }) => {
    await revokeLink(db, viewer.user.id, params.id);
    return {};
  });
  mount(api, unlockShareLink, async ({ c, body }) => {
    await opened.unlock(c, body.token, body.password);
    return {};
  });
  mountRaw(api, sharedFileCall, ({ c }) => {
    const { token, name } = sharedFileCall.params.parse(c.req.param());
    return opened.file(c, token, name);
  });

  return {
    api,
    readersFor: (visitor) => ({
      report: (request, token) => opened.read('report', sources.report, request, token, visitor),
      draft: (request, token) => opened.read('draft', sources.draft, request, token, visitor),
    }),
    personalData: {
      async *exported(userId) {
        yield jsonFile('share-links.json', await titled(userId, await linksOf(db, userId)));
      },
    },
  };
}

const sharedFileCall = {
  method: 'get',
  path: sharedFilePath,
  summary: 'A file of shared content, by the address on its page',
  access: 'guest',
  rateLimit: [shareLimits.downloads],
  idempotency: 'safe',
  fallback: 'internal',
  params: z.object({ token: z.string(), name: z.string() }),
  answer: { type: 'application/octet-stream', description: 'The file' },
} as const;

export interface Sharing<R, D> {
  readonly api: Api;
  /** For pages during server rendering; `visitor` is the logged-in user's id. */
  readersFor(visitor: string | null): { readonly report: SharedReader<R>; readonly draft: SharedReader<D> };
  /** The database deletes links with their user, report and draft. */
  readonly personalData: PersonalData;
}
