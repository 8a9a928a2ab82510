import { randomBytes } from 'node:crypto';

/** A new code: 140 random bits in Crockford's base 32, in seven groups. */
export function newInvitationCode(): string {
  // 32 divides 256, so every digit is equally likely.
  const text = Array.from(randomBytes(28), (byte) => digits[byte % 32]).join('');
  return inGroups(text);
}

/**
 * Normalizes a typed code: letters in any case, spaces and hyphens anywhere, O for 0, I and L for 1; null if it isn't
 * a code. Earlier codes have four groups.
 */
export function readInvitationCode(typed: string): string | null {
  const text = typed
    .toUpperCase()
    .replace(/[\s-]+/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^(?:[0-9A-HJKMNP-TV-Z]{16}|[0-9A-HJKMNP-TV-Z]{28})$/.test(text) ? inGroups(text) : null;
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function inGroups(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1-');
}
