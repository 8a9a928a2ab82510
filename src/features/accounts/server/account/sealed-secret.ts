import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '#server/base/secrets/secrets.ts';

/** Encrypts the secret of an authenticator app (AES-256-GCM with a separate key), bound to its user. */
export function sealSecret(productSecret: string, userId: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(productSecret, 'second factor'), nonce).setAAD(
    Buffer.from(userId),
  );
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if it was encrypted with another secret, for another user, or altered. */
export function openSecret(productSecret: string, userId: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(productSecret, 'second factor'), sealed.subarray(0, 12), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(userId))
    .setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}
