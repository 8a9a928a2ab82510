import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { AppError } from '../../../contract/errors.ts';

/**
 * Access tokens are JWTs (HS256) that name the user and the session. A refresh token is the session's id, 32 secret
 * bytes and a mark that only this product can make: a token that was ours is told from one that never was, however
 * old. The first one is random; each later one follows from the one before and the product's secret, so that two tabs
 * which show the same token are given the same successor, although the database keeps only hashes.
 */
export function createTokens(secret: string): Tokens {
  const accessKey = createHmac('sha256', secret).update('access token').digest();
  const refreshKey = createHmac('sha256', secret).update('refresh token').digest();

  const refreshToken = (sessionId: string, secretBytes: Buffer): RefreshToken => {
    const content = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), secretBytes]);
    const bytes = Buffer.concat([content, markOf(content)]);
    return { sessionId, text: bytes.toString('base64url'), hash: createHash('sha256').update(bytes).digest() };
  };
  const markOf = (content: Buffer) => createHmac('sha256', refreshKey).update(content).digest().subarray(0, 16);

  return {
    async signAccess({ userId, sessionId }) {
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${accessTokenSeconds}s`)
        .sign(accessKey);
    },
    async readAccess(token) {
      try {
        const { payload } = await jwtVerify(token, accessKey, {
          algorithms: ['HS256'],
          typ: 'at+jwt',
          requiredClaims: ['sub', 'sid', 'exp'],
        });
        return { userId: String(payload.sub), sessionId: String(payload.sid) };
      } catch (cause) {
        throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'invalid_token', { cause });
      }
    },
    firstRefresh: (sessionId) => refreshToken(sessionId, randomBytes(32)),
    nextRefresh: (token) => {
      const secretBytes = createHmac('sha256', refreshKey).update('next').update(token.text).digest();
      return refreshToken(token.sessionId, secretBytes);
    },
    readRefresh(text) {
      if (!/^[A-Za-z0-9_-]{86}$/.test(text)) return null;
      const bytes = Buffer.from(text, 'base64url');
      if (!timingSafeEqual(bytes.subarray(48), markOf(bytes.subarray(0, 48)))) return null;
      const id = bytes.toString('hex', 0, 16);
      const sessionId = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-');
      return refreshToken(sessionId, bytes.subarray(16, 48));
    },
  };
}

export const accessTokenSeconds = 15 * 60;

export interface Tokens {
  signAccess(claim: AccessClaim): Promise<string>;
  /** Throws token_expired or invalid_token. Whether the session still stands is for the database to say. */
  readAccess(token: string): Promise<AccessClaim>;
  firstRefresh(sessionId: string): RefreshToken;
  nextRefresh(token: RefreshToken): RefreshToken;
  /** null for what was never one of ours. */
  readRefresh(text: string): RefreshToken | null;
}

export interface AccessClaim {
  readonly userId: string;
  readonly sessionId: string;
}

export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  /** SHA-256: what the database keeps. */
  readonly hash: Buffer;
}
