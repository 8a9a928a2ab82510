import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import type { Viewer } from '#server/base/http/env.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { type ExportedFile, jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { describeDevice } from '../describe-device.ts';
import { ownAccount } from './own-account.ts';
import { reauthenticate } from './reauthenticate.ts';
import { zipStream } from './zip-stream.ts';

/**
 * Writes everything stored about the user into a zip and returns its signed address, valid for ten minutes. Deletes
 * earlier exports; a nightly job deletes this one.
 */
export async function exportAccount(
  context: AccountsContext,
  parts: readonly PersonalData[],
  viewer: Viewer,
  password: string | undefined,
): Promise<string> {
  await reauthenticate(context, viewer, password);
  await context.limits.accountExport.take(viewer.user.id);
  const { files, db, config } = context.platform;
  const userId = viewer.user.id;
  const folder = exportFolder(userId);
  await files.removeAll(folder);
  const key = `${folder}/${randomUUID()}.zip`;
  await files.put(key, Readable.from(zipStream(everything(db, parts, viewer)), { objectMode: false }));
  await recordEvent(db, { kind: 'data_exported', userId });
  return files.signedUrl(key, {
    seconds: 600,
    downloadName: `${config.brand.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-export.zip`,
    contentType: 'application/zip',
  });
}

/** The folder of a user's exports. */
export function exportFolder(userId: string): string {
  return `${exportsFolder}/${userId}`;
}

/** Removes expired exports every night. */
export async function startExportRemoval(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '11 3 * * *', () => removeOldExports(platform, Date.now()));
}

export async function removeOldExports({ files }: Pick<Platform, 'files'>, now: number): Promise<void> {
  for (const key of await files.list(exportsFolder)) {
    const stat = await files.stat(key);
    if (stat && now - stat.modifiedAt.getTime() > 3_600_000) await files.remove(key);
  }
}

const exportsFolder = 'account-exports';

const nightly: JobQueue = {
  name: 'account-exports-removal',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 300,
};

async function* everything(db: Db, parts: readonly PersonalData[], viewer: Viewer): AsyncGenerator<ExportedFile> {
  yield { path: 'README.txt', content: readme };
  yield jsonFile('profile.json', await profile(db, viewer));
  for (const part of parts) if (part.exported) yield* part.exported(viewer.user.id);
}

async function profile(db: Db, viewer: Viewer) {
  const { sessions: _standing, ...account } = await ownAccount(db, viewer);
  const { id, role, status, credits } = viewer.user;
  const user = await db.selectFrom('users').where('id', '=', id).select('email_verified_at').executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .select(['user_agent', 'address', 'created_at', 'rotated_at', 'expires_at', 'ended_at', 'end_reason'])
    .execute();
  const factor = await db
    .selectFrom('second_factors')
    .where('user_id', '=', id)
    .select(['created_at', 'confirmed_at', sql<boolean>`last_step > 0`.as('used')])
    .executeTakeFirst();
  const identities = await db
    .selectFrom('identities')
    .where('user_id', '=', id)
    .select(['issuer', 'subject', 'email', 'created_at', 'last_used_at'])
    .execute();
  const places = await db
    .selectFrom('sign_in_places')
    .where('user_id', '=', id)
    .select(['kind', 'value', 'last_seen_at'])
    .execute();
  return {
    id,
    role,
    status,
    credits,
    email_verified_at: user.email_verified_at,
    ...account,
    second_factor: { ...account.second_factor, ...factor },
    identities,
    sign_in_places: places,
    sessions: sessions.map((session) => ({ device: describeDevice(session.user_agent), ...session })),
  };
}

const readme = `This is everything that is kept about you.

profile.json      your account: profile, sessions, places you logged in from, connected profiles, second factor and
                  passkeys (without their secrets)
invitations.json  the invitation that you registered with
ledger.json       every movement of your credits
security-events.json  logins, changes of passwords and other security events of your account
purchases.json    what you bought, and its receipts
api-keys.json     your API keys, without their secrets
share-links.json  your share links, without their addresses
runs.json         every piece of work that you started
reports/          your reports, each as Markdown and as JSON
drafts.json       what is known about your drafts
drafts/           your drafts, as they were made
favorites.json    the features that you keep at hand

Times are in UTC. Your password is kept only as a hash, which is not part of this.
`;
