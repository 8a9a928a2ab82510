import { createHash, createHmac } from 'node:crypto';

/** All secrets of the product. The first one signs and encrypts; all of them verify and decrypt. */
export type Secrets = readonly [string, ...string[]];

export function secretsOf(config: { readonly secret: string; readonly previousSecrets: readonly string[] }): Secrets {
  return [config.secret, ...config.previousSecrets];
}

/** Derives a separate key for each purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}

/** Identifies a secret without revealing it. */
export function keyId(secret: string): string {
  return createHash('sha256').update(`key id ${secret}`).digest('hex').slice(0, 8);
}

/**
 * Opens with the first secret that works, and reports whether it was an earlier one; throws the last error if none
 * does.
 */
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
