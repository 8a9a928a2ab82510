import { createHash, createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '#contract/errors.ts';
import { createBoundedCache } from '#server/base/memory/bounded-cache.ts';
import { deriveKey, keyId, type Secrets } from '#server/base/secrets/secrets.ts';

/**
 * Access tokens are JWTs (HS256) that name the user and the session. A refresh token is the session's id, 32 secret
 * bytes and a MAC, so that any token we ever issued can be told from a forged one. The first is random; each later one
 * is derived from its predecessor and the product's secret, so that two tabs with the same token get the same successor
 * although the database stores only hashes. Tokens made with an earlier secret are valid as long as that secret is
 * configured: an access token names its key, and a refresh token matches one of the MACs.
 */
export function createTokens(secrets: Secrets): Tokens {
  const [secret] = secrets;
  const accessKey = deriveKey(secret, 'access token');
  const accessKeys = new Map(secrets.map((known) => [keyId(known), deriveKey(known, 'access token')]));
  // As objects: preparing a key takes five times as long as the MAC, which every page request needs.
  const refreshKeys = secrets.map((known) => createSecretKey(deriveKey(known, 'refresh token'))) as [
    KeyObject,
    ...KeyObject[],
  ];

  const refreshToken = (sessionId: string, secretBytes: Buffer, key: KeyObject): RefreshToken => {
    const content = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), secretBytes]);
    const bytes = Buffer.concat([content, markOf(content, key)]);
    return { sessionId, text: bytes.toString('base64url'), hash: createHash('sha256').update(bytes).digest() };
  };
  const markOf = (content: Buffer, key: KeyObject) =>
    createHmac('sha256', key).update(content).digest().subarray(0, 16);

  // A verified signature stays valid until the token expires; the session is checked each time.
  const verified = createBoundedCache<{ claim: AccessClaim; expiresAt: number }>({ limit: 10_000, sizeOf: () => 1 });

  return {
    async signAccess({ userId, sessionId }) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: keyId(secret) })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(accessKey);
    },
    async readAccess(token) {
      const known = verified.get(token);
      if (known && known.expiresAt > Date.now() / 1_000) return known.claim;
      try {
        // Tokens without a key id were issued before key ids existed.
        const keyForToken = ({ kid }: { kid?: string }) => accessKeys.get(kid ?? keyId(secret)) ?? accessKey;
        const { payload } = await jwtVerify(token, keyForToken, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        const claim = { userId: String(payload.sub), sessionId: String(payload.sid) };
        verified.set(token, { claim, expiresAt: Number(payload.exp) });
        return claim;
      } catch (cause) {
        throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'invalid_token', { cause });
      }
    },
    firstRefresh: (sessionId) => refreshToken(sessionId, randomBytes(32), refreshKeys[0]),
    nextRefresh: (token, made) => {
      const successor = (key: KeyObject) =>
        refreshToken(token.sessionId, createHmac('sha256', key).update('next').update(token.text).digest(), key);
      const first = successor(refreshKeys[0]);
      // The successor was issued a moment ago, before the secret changed.
      return (made && refreshKeys.map(successor).find(({ hash }) => hash.equals(made))) ?? first;
    },
    readRefresh(text) {
      if (!/^[A-Za-z0-9_-]{86}$/.test(text)) return null;
      const bytes = Buffer.from(text, 'base64url');
      const content = bytes.subarray(0, 48);
      if (!refreshKeys.some((key) => timingSafeEqual(bytes.subarray(48), markOf(content, key)))) return null;
      const id = bytes.toString('hex', 0, 16);
      const sessionId = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
      return { sessionId, text: bytes.toString('base64url'), hash: createHash('sha256').update(bytes).digest() };
    },
  };
}

export const accessTokenSeconds = 15 * 60;

export interface Tokens {
  signAccess(claim: AccessClaim): Promise<string>;
  /** Throws token_expired or invalid_token. The database decides whether the session is still active. */
  readAccess(token: string): Promise<AccessClaim>;
  firstRefresh(sessionId: string): RefreshToken;
  /** `made`: the hash of a successor that was already issued, with any of the secrets. */
  nextRefresh(token: RefreshToken, made?: Buffer): RefreshToken;
  /** null if we never issued it. */
  readRefresh(text: string): RefreshToken | null;
}

export interface AccessClaim {
  readonly userId: string;
  readonly sessionId: string;
}

export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  /** SHA-256, as stored in the database. */
  readonly hash: Buffer;
}
