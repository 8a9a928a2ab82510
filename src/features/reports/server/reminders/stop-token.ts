import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Secrets } from '#server/base/secrets/secrets.ts';

/** What a reminder's link carries: it stops the reminders of one person and does nothing else, however old the mail is. */
export function stopToken([secret]: Secrets, userId: string): string {
  return `${userId}.${markOf(secret, userId).toString('base64url')}`;
}

/** The person of a token; null for one that was never ours. */
export function readStopToken(secrets: Secrets, token: string): string | null {
  const [userId = '', mark = ''] = token.split('.');
  if (!/^[0-9a-f-]{36}$/.test(userId)) return null;
  const given = Buffer.from(mark, 'base64url');
  const isOurs = secrets.some((secret) => {
    const own = markOf(secret, userId);
    return own.length === given.length && timingSafeEqual(own, given);
  });
  return isOurs ? userId : null;
}

function markOf(secret: string, userId: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'stop reminders')).update(userId).digest();
}
