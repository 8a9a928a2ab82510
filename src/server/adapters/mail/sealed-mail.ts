import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../../base/secrets/secrets.ts';
import type { Mail } from './mailer.ts';

/**
 * Encrypts a mail while it waits in the database (AES-256-GCM with a separate key). The id is authenticated too, so
 * that one row's content cannot be used in another.
 */
export function sealMail(secret: string, id: string, mail: Mail): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, 'sealed mail'), nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the mail was encrypted with another secret or id, or was altered. */
export function openMail(secret: string, id: string, sealed: Buffer): Mail {
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, 'sealed mail'), sealed.subarray(0, 12), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(12, 28));
  const content = Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8');
  return mailSchema.parse(JSON.parse(content));
}

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
});
