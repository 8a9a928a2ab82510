import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '../../../../contract/limits.ts';
import type { Trx } from '../../../../server/db/database.ts';

/** A user name that no one has, as close to the person's name as the rules of user names allow. */
export async function freeUsername(trx: Trx, personName: string): Promise<string> {
  const base = usernameFrom(personName);
  for (let digits = 0; ; digits += 1) {
    const candidate = digits === 0 ? base : withDigits(base, Math.min(digits + 1, 9));
    const taken = await trx
      .selectFrom('users')
      .select('id')
      .where(sql<string>`lower(username)`, '=', candidate.toLowerCase())
      .executeTakeFirst();
    if (!taken) return candidate;
  }
}

/** 'Zoë Ångström' -> 'zoe-angstrom'; what has no Latin letters in it becomes 'member'. */
export function usernameFrom(personName: string): string {
  const latin = personName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, limits.username.max)
    .replace(/^-+|(?<!-)-+$/g, '');
  return latin.length >= limits.username.min ? latin : 'member';
}

/** With a random number behind it, so that names in a row do not tell how many there are. */
function withDigits(base: string, digits: number): string {
  const number = String(randomInt(10 ** (digits - 1), 10 ** digits));
  return `${base.slice(0, limits.username.max - digits - 1).replace(/(?<!-)-+$/, '')}-${number}`;
}
