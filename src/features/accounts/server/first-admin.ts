import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '#server/base/db/database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { endSessionsOf } from './sessions.ts';

/**
 * Makes sure that there is a superadmin: from ADMIN_EMAIL and ADMIN_PASSWORD or, with the embedded database, one with
 * a random password, which is returned once and stored only as a hash. Safe for any number of parallel starts.
 */
export async function ensureFirstAdmin(context: AccountsContext): Promise<{ email: string; password: string } | null> {
  const { config, db } = context.platform;
  if (!config.admin && !config.embedded) return null;
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${firstAdminLock})`.execute(trx);
    const existing = await trx.selectFrom('users').select('id').where('role', '=', 'superadmin').executeTakeFirst();
    if (existing) return null;
    const email = config.admin?.email ?? `admin@${config.brand.supportEmail.split('@')[1]}`;
    const password = config.admin?.password ?? randomPassword();
    const passwordHash = await context.hasher.hash(password);
    await saveSuperadmin(trx, { email, passwordHash, mustChange: config.admin === null });
    return config.admin ? null : { email, password };
  });
}

const firstAdminLock = 7_215_003_442;

/**
 * An existing account with this address is taken over by the superadmin: its sessions end, and its old password no
 * longer works.
 */
async function saveSuperadmin(trx: Trx, admin: NewSuperadmin): Promise<void> {
  const taken = await trx
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(username)`, '=', 'admin')
    .where('email', '!=', admin.email)
    .executeTakeFirst();
  const role = {
    role: 'superadmin',
    status: 'active',
    password_hash: admin.passwordHash,
    must_change_password: admin.mustChange,
  } as const;
  const { id } = await trx
    .insertInto('users')
    .values({
      ...role,
      email: admin.email,
      username: taken ? `admin-${randomText(8)}` : 'admin',
      email_verified_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...role, email_verified_at: sql<Date>`now()` }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await endSessionsOf(trx, id, 'password_changed');
}

interface NewSuperadmin {
  readonly email: string;
  readonly passwordHash: string;
  /** The password was generated here and printed; one from the settings was chosen by someone. */
  readonly mustChange: boolean;
}

/** Meets the password rules: five groups of letters and digits, more than 100 bits. */
function randomPassword(): string {
  for (;;) {
    const password = Array.from({ length: 6 }, () => randomText(4)).join('-');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}

/** Characters that are easy to tell apart in print. */
function randomText(length: number): string {
  const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  return Array.from({ length }, () => characters[randomInt(characters.length)]).join('');
}
