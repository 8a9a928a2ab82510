import { createHash, randomBytes } from 'node:crypto';

/** The two tokens of a new recovery link, 32 random bytes each; they aren't session tokens and open nothing else. */
export function newRecoveryTokens(): RecoveryTokens {
  return { access: randomBytes(32).toString('base64url'), refresh: randomBytes(32).toString('base64url') };
}

/** What the database stores for a link: a hash of both tokens, so one without the other finds nothing. */
export function hashOfRecovery({ access, refresh }: RecoveryTokens): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([access, refresh]))
    .digest();
}

/** The emailed address. All secrets are in the fragment, which browsers don't send. */
export function recoveryUrl(appUrl: string, { access, refresh }: RecoveryTokens): string {
  return `${appUrl}/reset-password?type=recovery#access_token=${access}&refresh_token=${refresh}&type=recovery`;
}

export interface RecoveryTokens {
  readonly access: string;
  readonly refresh: string;
}
