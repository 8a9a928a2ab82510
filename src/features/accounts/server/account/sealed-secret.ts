import { seal, unseal } from '#server/base/secrets/seal.ts';

/** Encrypts the secret of an authenticator app, bound to its user. */
export function sealSecret(productSecret: string, userId: string, secret: Uint8Array): Buffer {
  return seal({ secret: productSecret, purpose: 'second factor', owner: userId }, secret);
}

/** Throws if it was encrypted with another secret, for another user, or altered. */
export function openSecret(productSecret: string, userId: string, sealed: Buffer): Buffer {
  return unseal({ secret: productSecret, purpose: 'second factor', owner: userId }, sealed);
}
