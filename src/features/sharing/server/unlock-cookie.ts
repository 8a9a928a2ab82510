import { createHmac, timingSafeEqual } from 'node:crypto';
import { setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import type { HttpContext } from '#server/base/http/env.ts';
import { deriveKey, type Secrets } from '#server/base/secrets/secrets.ts';
import type { LiveLink } from './find-link.ts';

/** The cookie that shows that a browser entered a link's password: for twelve hours and that link only. */
export function createUnlockCookie(secrets: Secrets, secure: boolean): UnlockCookie {
  const keys = secrets.map((secret) => deriveKey(secret, 'share link')) as [Buffer, ...Buffer[]];
  const sign = (text: string, key: Buffer) => createHmac('sha256', key).update(text).digest('base64url');
  const nameOf = ({ id }: LiveLink) => `${secure ? '__Host-' : ''}foredraft-share-${id.slice(0, 8)}`;
  return {
    write(c, link) {
      const until = Math.min(Date.now() + twelveHours, link.expiresAt.getTime());
      const claim = `${link.id}.${until}`;
      setCookie(c, nameOf(link), `${until}.${sign(claim, keys[0])}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        expires: new Date(until),
      });
    },
    opens(request, link) {
      const name = nameOf(link);
      const [until = '', signature = ''] = (parse(request.headers.get('Cookie') ?? '', name)[name] ?? '').split('.');
      if (!(Number(until) > Date.now())) return false;
      return keys.some((key) => equals(signature, sign(`${link.id}.${until}`, key)));
    },
  };
}

export interface UnlockCookie {
  write(c: HttpContext, link: LiveLink): void;
  opens(request: Request, link: LiveLink): boolean;
}

function equals(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const twelveHours = 12 * 3_600_000;
