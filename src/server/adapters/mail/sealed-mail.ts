import { z } from 'zod';
import { seal, unseal } from '../../base/secrets/seal.ts';
import type { Mail } from './mailer.ts';

/** Encrypts a mail while it waits in the database. */
export function sealMail(secret: string, id: string, mail: Mail): Buffer {
  return seal({ secret, purpose: 'sealed mail', owner: id }, Buffer.from(JSON.stringify(mail)));
}

/** Throws when the mail was encrypted with another secret or id, or was altered. */
export function openMail(secret: string, id: string, sealed: Buffer): Mail {
  const content = unseal({ secret, purpose: 'sealed mail', owner: id }, sealed).toString('utf8');
  return mailSchema.parse(JSON.parse(content));
}

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
});
