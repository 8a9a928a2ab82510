import { createHmac } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { HttpContext } from '../../../../server/http/env.ts';
import type { Flow } from './provider.ts';

/**
 * The cookie that ties an attempt to sign in to the browser that began it: sealed with the product's secret, out of
 * reach of scripts, good for ten minutes. Lax, because the browser comes back from another site.
 */
export function createFlowCookie(options: { secret: string; secure: boolean }): FlowCookie {
  const { secret, secure } = options;
  const name = secure ? '__Host-foredraft-linkedin' : 'foredraft-linkedin';
  const scope = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  const key = createHmac('sha256', secret).update('linkedin sign-in').digest();
  return {
    async write(c, flow) {
      const sealed = await new EncryptJWT({ ...flow })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setExpirationTime(`${flowSeconds}s`)
        .encrypt(key);
      setCookie(c, name, sealed, { ...scope, maxAge: flowSeconds });
    },
    async read(c) {
      const sealed = getCookie(c, name);
      if (!sealed) return null;
      try {
        const { payload } = await jwtDecrypt(sealed, key, {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
          requiredClaims: ['exp'],
        });
        return flowSchema.parse(payload);
      } catch {
        // Too old, or none of ours.
        return null;
      }
    },
    clear(c) {
      deleteCookie(c, name, scope);
    },
  };
}

/** How long a person has for the provider's pages. */
export const flowSeconds = 600;

export interface FlowCookie {
  write(c: HttpContext, flow: Flow): Promise<void>;
  /** null when there is none that is good. */
  read(c: HttpContext): Promise<Flow | null>;
  clear(c: HttpContext): void;
}

const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), issuer: z.string() });
