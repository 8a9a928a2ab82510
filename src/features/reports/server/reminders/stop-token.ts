import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Secrets } from '#server/base/secrets/secrets.ts';

/** The token in a reminder's link: it only turns off one person's reminders, and never expires. */
export function stopToken([secret]: Secrets, userId: string): string {
  return `${userId}.${markOf(secret, userId).toString('base64url')}`;
}

/** The person of a token; null if we never issued it. */
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
