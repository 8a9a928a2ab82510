import { createHmac, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Trx } from '#server/base/db/database.ts';
import { deriveKey, type Secrets } from '#server/base/secrets/secrets.ts';

/** Replaces the user's recovery codes with ten new ones and returns them: the database stores only hashes. */
export async function newRecoveryCodes(trx: Trx, productSecret: string, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(productSecret, code) })))
    .execute();
  return codes;
}

/** Uses up a code; false if it isn't the user's or was already used. Of parallel attempts only one succeeds. */
export async function takeRecoveryCode(trx: Trx, secrets: Secrets, userId: string, code: string): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_codes')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where(
      'code_hash',
      'in',
      secrets.map((secret) => hashOf(secret, code)),
    )
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * 120 bits, so that a keyed hash protects it in the database; only letters and digits that aren't easily confused:
 * 'k3fm-92xq-7hta-w8dn-4ucy-p6je'. Codes with three groups are in an older format.
 */
function newCode(): string {
  const part = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: 6 }, part).join('-');
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789';

/** Keyed, so that a stolen database alone isn't enough to try all codes. */
function hashOf(productSecret: string, code: string): Buffer {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', deriveKey(productSecret, 'recovery code')).update(plain).digest();
}
