import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { SecurityEventKind } from '#contract/security-events.ts';
import type { HttpContext } from '#server/base/http/env.ts';
import { answerFile } from '#server/base/http/signed-files.ts';
import { addressBlock } from '#server/base/limits/address-block.ts';
import { AttemptsExceeded, createAttemptLimit } from '#server/base/limits/attempt-limit.ts';
import { secretsOf } from '#server/base/secrets/secrets.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Shareable } from '#server/base/sharing/shareable.ts';
import type { Platform } from '#server/platform.ts';
import { type Shared, type ShareKind, sharedFileAddress, shareLimits } from '../contract.ts';
import { findLink, type LiveLink } from './find-link.ts';
import type { AccountsPort, SharedSources } from './sharing-ports.ts';
import { createUnlockCookie } from './unlock-cookie.ts';

/** What people without an account can do with a link: open its page and files, and enter its password. */
export function createOpenLinks(platform: Platform, sources: SharedSources<unknown, unknown>, accounts: AccountsPort) {
  const { db, pool, files, config } = platform;
  const cookie = createUnlockCookie(secretsOf(config), config.secure);
  const guesses = createAttemptLimit(pool, shareLimits.guesses);
  const allGuesses = createAttemptLimit(pool, shareLimits.allGuesses);
  const downloads = createAttemptLimit(pool, shareLimits.downloads);
  // This is not the limit of a call: it limits what strangers can write to the security log.
  const recorded = createAttemptLimit(pool, { name: 'recorded-share-events', attempts: 60, seconds: 3_600 });

  const live = async (token: string): Promise<LiveLink> => {
    const link = await findLink(db, accounts.findUser, token);
    if (typeof link === 'number') throw new AppError('share_link_gone');
    return link;
  };
  const isLocked = (request: Request, link: LiveLink) => link.passwordHash !== null && !cookie.opens(request, link);

  /** Recorded in the owner's part of the security log, at a limited rate, because strangers could fill the log. */
  async function record(kind: SecurityEventKind, link: LiveLink): Promise<void> {
    try {
      await recorded.take(link.id);
    } catch (error) {
      if (error instanceof AttemptsExceeded) return;
      throw error;
    }
    await recordEvent(db, { kind, userId: link.ownerId, details: { link: link.id, kind: link.target.kind } });
  }

  return {
    /** The content of a link's page. Visits by its owner are not counted. */
    async read<T>(
      kind: ShareKind,
      source: Shareable<T>,
      request: Request,
      token: string,
      visitor: string | null,
    ): Promise<Shared<T>> {
      const link = await findLink(db, accounts.findUser, token);
      if (typeof link === 'number') return { state: 'gone', status: link };
      if (link.target.kind !== kind) return { state: 'gone', status: 404 };
      if (isLocked(request, link)) return { state: 'locked' };
      const item = await source.read(link.ownerId, link.target.id, (name) => sharedFileAddress(token, name));
      if (visitor !== link.ownerId) {
        await db
          .updateTable('share_links')
          .set({ openings: sql`openings + 1`, last_opened_at: sql`now()` })
          .where('id', '=', link.id)
          .execute();
        await record('share_link_opened', link);
      }
      return { state: 'open', item };
    },

    /** Every request checks the link, so that a revoked one serves no more files. */
    async file(c: HttpContext, token: string, name: string): Promise<Response> {
      const link = await live(token);
      if (isLocked(c.req.raw, link)) throw new AppError('share_link_locked');
      await downloads.take(link.id);
      const source = sources[link.target.kind];
      const file = await source.file(link.ownerId, link.target.id, name);
      const { response } = await answerFile(c, files, file);
      await record('file_opened', link);
      return response;
    },

    /** Throws share_password_wrong. A link without a password, or one that is already unlocked, stays open. */
    async unlock(c: HttpContext, token: string, password: string): Promise<void> {
      const link = await live(token);
      if (!isLocked(c.req.raw, link) || link.passwordHash === null) return;
      await guesses.take(link.id, addressBlock(c.get('address')));
      await allGuesses.take(link.id);
      if (!(await accounts.passwords.verify(link.passwordHash, password))) {
        await record('share_password_failed', link);
        throw new AppError('share_password_wrong');
      }
      cookie.write(c, link);
    },
  };
}
