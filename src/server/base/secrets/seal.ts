import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './secrets.ts';

/**
 * Encrypts content that waits in the database (AES-256-GCM): nonce, tag, ciphertext. Each purpose has a separate key.
 * The owner, usually the id of the row, is authenticated too, so that the content of one row cannot be used in another.
 */
export function seal({ secret, purpose, owner }: Seal, content: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if the content was encrypted with another secret, for another purpose or owner, or was altered. */
export function unseal({ secret, purpose, owner }: Seal, sealed: Buffer): Buffer {
  const key = deriveKey(secret, purpose);
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

export interface Seal {
  /** The secret of the product. */
  readonly secret: string;
  readonly purpose: string;
  readonly owner: string;
}
