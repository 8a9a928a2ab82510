import { AppError } from '#contract/errors.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Viewer } from '#server/base/http/env.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import type { PersonalData, PersonalFiles } from '#server/base/personal-data/personal-data.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountsContext, Client } from '../accounts-context.ts';
import { describeDevice } from '../describe-device.ts';
import { accountDeletionMail } from '../mails/account-deletion-mail.ts';
import { exportFolder } from './export-account.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Deletes the user: runs in progress are cancelled and their holds released, the user's row is deleted with everything
 * that refers to it, and the last mail is queued, all in one transaction; then the files are deleted. Ledger rows have
 * no personal data and stay. Throws last_superadmin.
 */
export async function deleteAccount(
  context: AccountsContext,
  parts: readonly PersonalData[],
  viewer: Viewer,
  password: string | undefined,
  client: Client,
): Promise<void> {
  await reauthenticate(context, viewer, password);
  const { platform } = context;
  const leftovers = await againAfterDeadlock(() =>
    platform.db.transaction().execute((trx) => removeUser(trx, platform, parts, viewer.user.id, client)),
  );
  // Done immediately; the job is for a crash at this point, and for files that were still being written.
  await removeFiles(platform, leftovers);
}

/** Starts the job that removes files of deleted accounts. */
export async function startFileRemoval(platform: Platform): Promise<void> {
  await platform.jobs.work<Leftovers>(removalQueue, (leftovers) => removeFiles(platform, leftovers));
}

async function removeUser(
  trx: Trx,
  platform: Platform,
  parts: readonly PersonalData[],
  userId: string,
  client: Client,
): Promise<Leftovers> {
  for (const part of parts) await part.lockWork?.(trx, userId);
  // Locks all superadmins in a fixed order, so that two who delete their accounts in parallel do so one after the
  // other.
  await trx
    .selectFrom('users')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', userId), eb('role', '=', 'superadmin')]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const user = await trx
    .selectFrom('users')
    .select(['username', 'email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new AppError('invalid_token');
  if (user.role === 'superadmin') await requireAnotherSuperadmin(trx, userId);

  for (const part of parts) await part.endWork?.(trx, userId);
  const found: PersonalFiles[] = [{ folders: [exportFolder(userId)] }];
  for (const part of parts) if (part.files) found.push(await part.files(trx, userId));
  const leftovers = {
    folders: found.flatMap((files) => files.folders ?? []),
    keys: found.flatMap((files) => files.keys ?? []),
  };

  const { email: to, username } = user;
  const { address, userAgent } = client;
  const { brand } = platform.config;
  const device = describeDevice(userAgent);
  // Contains everything it needs, because the user's data no longer exists when it is sent.
  const mail = await accountDeletionMail({ to, username, device, address, at: new Date(), brand });
  await queueMail(trx, platform, mail);
  await recordEvent(trx, { kind: 'account_deleted', userId });
  await trx.deleteFrom('users').where('id', '=', userId).execute();
  await platform.jobs.send(trx, removalQueue.name, leftovers, { startAfterSeconds: laterSeconds });
  return leftovers;
}

async function requireAnotherSuperadmin(trx: Trx, userId: string): Promise<void> {
  const other = await trx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'superadmin')
    .where('status', '=', 'active')
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (!other) throw new AppError('last_superadmin');
}

interface Leftovers {
  readonly folders: readonly string[];
  readonly keys: readonly string[];
}

async function removeFiles({ files }: Pick<Platform, 'files'>, { folders, keys }: Leftovers): Promise<void> {
  for (const folder of folders) await files.removeAll(folder);
  for (const key of keys) await files.remove(key);
}

/**
 * PostgreSQL resolves a deadlock by failing one of the transactions: a run that ends at this moment may hold the locks
 * needed here.
 */
async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let left = 3; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01' || left === 0) throw error;
    }
  }
}

/** Longer than a cancelled worker needs to stop writing. */
const laterSeconds = 120;

const removalQueue: JobQueue = {
  name: 'account-removal',
  concurrency: 1,
  retryLimit: 10,
  retryDelaySeconds: 30,
  retryBackoff: true,
  expireInSeconds: 600,
};
