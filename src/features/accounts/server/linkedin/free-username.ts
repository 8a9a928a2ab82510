import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { Trx } from '#server/base/db/database.ts';

/** An unused username, as close to the person's name as the rules for usernames allow. */
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

/** 'Zoë Ångström' -> 'zoe-angstrom'; names without Latin letters become 'member'. */
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

/** With a random number, so that numbering doesn't reveal how many there are. */
function withDigits(base: string, digits: number): string {
  const number = String(randomInt(10 ** (digits - 1), 10 ** digits));
  return `${base.slice(0, limits.username.max - digits - 1).replace(/(?<!-)-+$/, '')}-${number}`;
}
