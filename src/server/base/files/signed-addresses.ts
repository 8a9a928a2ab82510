import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { requestOrigin } from '../log/request-origin.ts';
import { checkedKey } from './file-key.ts';

/**
 * URLs that let anyone read one file until they expire, signed with the product's secret and served under /files/. They
 * are the same for every store, so that each access is logged and a bucket needs no public address.
 */
export function signedAddresses(options: SigningOptions): SignedAddresses {
  return {
    async signedUrl(key, { seconds, downloadName, contentType }) {
      const userId = requestOrigin.getStore()?.userId;
      const claim: Claim = {
        k: checkedKey(key),
        e: Math.floor(options.now() / 1000) + seconds,
        ...(downloadName ? { n: downloadName } : {}),
        ...(contentType ? { t: contentType } : {}),
        ...(userId ? { u: userId } : {}),
      };
      const body = Buffer.from(JSON.stringify(claim)).toString('base64url');
      return `${options.baseUrl}/files/${body}.${sign(body, options.secret)}`;
    },
    openSigned(token) {
      const [body = '', signature = ''] = token.split('.');
      const secrets = [options.secret, ...(options.previousSecrets ?? [])];
      if (!secrets.some((secret) => isSignature(signature, body, secret))) return null;
      const claim = claimSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      if (claim.e * 1000 < options.now()) return null;
      return {
        key: claim.k,
        ...(claim.n ? { downloadName: claim.n } : {}),
        ...(claim.t ? { contentType: claim.t } : {}),
        ...(claim.u ? { userId: claim.u } : {}),
      };
    },
  };
}

export interface SigningOptions {
  /** URL of this site without a trailing slash. */
  readonly baseUrl: string;
  readonly secret: string;
  /** URLs signed with these secrets are still valid. */
  readonly previousSecrets?: readonly string[];
  /** Milliseconds since 1970; a parameter, so that expiry can be tested. */
  readonly now: () => number;
}

export interface SignedAddresses {
  signedUrl(key: string, options: SignedUrlOptions): Promise<string>;
  /** The file that a token of /files/{token} refers to; null if it was altered or has expired. */
  openSigned(token: string): SignedFile | null;
}

export interface SignedUrlOptions {
  readonly seconds: number;
  /** The browser saves the file under this name; without it the file is displayed. */
  readonly downloadName?: string;
  readonly contentType?: string;
}

interface SignedFile extends Omit<SignedUrlOptions, 'seconds'> {
  readonly key: string;
  /** Who requested the URL. */
  readonly userId?: string;
}

const claimSchema = z.object({
  k: z.string(),
  e: z.number(),
  n: z.string().optional(),
  t: z.string().optional(),
  u: z.string().optional(),
});
type Claim = z.infer<typeof claimSchema>;

function sign(body: string, secret: string): string {
  return createHmac('sha256', `files:${secret}`).update(body).digest('base64url');
}

function isSignature(given: string, body: string, secret: string): boolean {
  const expected = Buffer.from(sign(body, secret));
  const bytes = Buffer.from(given);
  return expected.length === bytes.length && timingSafeEqual(expected, bytes);
}
