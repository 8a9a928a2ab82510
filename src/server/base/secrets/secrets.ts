import { createHash, createHmac } from 'node:crypto';

/** Every secret that the product knows. The first one makes what is new, all of them check what is there. */
export type Secrets = readonly [string, ...string[]];

export function secretsOf(config: { readonly secret: string; readonly previousSecrets: readonly string[] }): Secrets {
  return [config.secret, ...config.previousSecrets];
}

/** A key of its own for each purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Names a secret without telling anything about it. */
export function keyId(secret: string): string {
  return createHash('sha256').update(`key id ${secret}`).digest('hex').slice(0, 8);
}

/** What the first fitting secret opens, and whether it was an earlier one; throws what the last attempt threw. */
export function openWithAny<T>(secrets: Secrets, open: (secret: string) => T): { opened: T; outdated: boolean } {
  const [secret, ...previous] = secrets;
  try {
    return { opened: open(secret), outdated: false };
  } catch (error) {
    const [next, ...others] = previous;
    if (next === undefined) throw error;
    return { opened: openWithAny([next, ...others], open).opened, outdated: true };
  }
}
