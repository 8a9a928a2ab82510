import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import type { HttpContext } from '#server/base/http/env.ts';
import { deriveKey, secretsOf } from '#server/base/secrets/secrets.ts';

/**
 * An encrypted cookie that ties one step of a login to its browser: not readable by scripts, valid for ten minutes.
 * Lax, because browsers return from the provider's site.
 */
export function createSealedCookie<T extends z.ZodObject>(
  config: { readonly secret: string; readonly previousSecrets: readonly string[]; readonly secure: boolean },
  step: string,
  content: T,
): SealedCookie<z.output<T>> {
  const name = `${config.secure ? '__Host-' : ''}foredraft-${step}`;
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure: config.secure } as const;
  // A key per step, so that the cookie of one step isn't valid for another.
  const [key, ...previousKeys] = secretsOf(config).map((secret) => deriveKey(secret, `cookie ${step}`));
  return {
    async write(c, value) {
      const sealed = await new EncryptJWT({ ...value })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${lifetimeSeconds}s`)
        .encrypt(key as Buffer);
      setCookie(c, name, sealed, { ...scope, maxAge: lifetimeSeconds });
    },
    async read(c) {
      const sealed = getCookie(c, name);
      if (!sealed) return null;
      for (const candidate of [key as Buffer, ...previousKeys]) {
        try {
          const { payload } = await jwtDecrypt(sealed, candidate, {
            keyManagementAlgorithms: ['dir'],
            contentEncryptionAlgorithms: ['A256GCM'],
            requiredClaims: ['exp'],
          });
          return content.parse(payload);
        } catch {
          // Expired, encrypted with another secret, or not ours.
        }
      }
      return null;
    },
    clear(c) {
      deleteCookie(c, name, scope);
    },
  };
}

export interface SealedCookie<T> {
  write(c: HttpContext, value: T): Promise<void>;
  /** null if there is no valid cookie. */
  read(c: HttpContext): Promise<T | null>;
  clear(c: HttpContext): void;
}

const lifetimeSeconds = 600;
