import { createHash, randomBytes } from 'node:crypto';

/** A new key: 256 random bits after a prefix that people and secret scanners recognize. */
export function newApiKeySecret(): string {
  return `fdk_${randomBytes(32).toString('base64url')}`;
}

/** Whether a bearer token has the form of a key. */
export function looksLikeApiKey(token: string): boolean {
  return /^fdk_[A-Za-z0-9_-]{43}$/.test(token);
}

/**
 * The hash stored in the database. It is found by an index, so comparison time reveals nothing about nearly correct
 * keys.
 */
export function hashOfApiKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The part that is shown after the key was created: 36 of its 256 bits. */
export function visiblePrefix(secret: string): string {
  return secret.slice(0, 10);
}
