import { createHash, randomBytes } from 'node:crypto';

/** A new key: 256 random bits behind letters by which people and secret scanners recognize it. */
export function newApiKeySecret(): string {
  return `fdk_${randomBytes(32).toString('base64url')}`;
}

/** Whether a bearer token could be a key at all. */
export function looksLikeApiKey(token: string): boolean {
  return /^fdk_[A-Za-z0-9_-]{43}$/.test(token);
}

/** What the database keeps; found by its index, so that no comparison takes longer for a nearly right key. */
export function hashOfApiKey(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The part that is shown after the key was created: 36 of its 256 bits. */
export function visiblePrefix(secret: string): string {
  return secret.slice(0, 10);
}
