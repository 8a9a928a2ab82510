import { Readable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { BackupError } from './backup-format.ts';

/** An age identity (made by age-keygen) or a passphrase. */
export type BackupKey = string;

/** Encrypts in the age format (age-encryption.org/v1), so `age -d` can open a backup without this product. */
export async function encrypted(plain: Readable, key: BackupKey): Promise<Readable> {
  const encrypter = new Encrypter();
  if (isIdentity(key)) encrypter.addRecipient(await identityToRecipient(key));
  else {
    encrypter.setPassphrase(key);
    // 64 MB instead of 256: the settings require long passphrases, and backups must also work on small machines.
    encrypter.setScryptWorkFactor(16);
  }
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/** Throws BackupError when this is not the key that the backup was encrypted with. */
export async function decrypted(sealed: Readable, key: BackupKey | undefined): Promise<Readable> {
  if (key === undefined) {
    throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  }
  const decrypter = new Decrypter();
  if (isIdentity(key)) decrypter.addIdentity(key);
  else decrypter.addPassphrase(key);
  try {
    return fromWeb(await decrypter.decrypt(toWeb(sealed)));
  } catch (error) {
    if (/no identity matched/.test((error as Error).message)) {
      throw new BackupError("BACKUP_KEY doesn't open this backup: set it to the key that it was made with.");
    }
    throw new BackupError(`The backup is damaged: its first bytes can't be read (${(error as Error).message}).`);
  }
}

/** The first bytes of every age file. */
export const agePrefix = Buffer.from('age-encryption.org/v1\n');

function isIdentity(key: BackupKey): boolean {
  return /^AGE-SECRET-KEY-/.test(key);
}

function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
