import { createHash, randomBytes } from 'node:crypto';

/** The secret part of a link: 128 random bits. */
export function newShareToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The hash stored in the database; null if it isn't a token. */
export function hashOfShareToken(token: string): Buffer | null {
  return /^[A-Za-z0-9_-]{22}$/.test(token) ? createHash('sha256').update(token).digest() : null;
}
