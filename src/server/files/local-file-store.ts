import { createHmac, timingSafeEqual } from 'node:crypto';
import { access, constants, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { requestOrigin } from '../log/request-origin.ts';
import { FileMissing, type FileStore, type SignedUrlOptions } from './file-store.ts';

/** Files in a folder of this machine; addresses are signed with the product's secret and served under /files/. */
export async function createLocalFileStore(options: LocalFileStoreOptions): Promise<LocalFileStore> {
  const root = join(options.folder);
  await mkdir(root, { recursive: true, mode: 0o700 });
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));

  return {
    async put(key, content) {
      if (content instanceof Uint8Array) await disk.put(key, content);
      else await disk.putStream(key, content);
    },
    async get(key) {
      return disk.getBytes(key).catch(missing(key));
    },
    async stream(key) {
      if (!(await disk.exists(key))) throw new FileMissing(key);
      return (await disk.getStream(key)) as Readable;
    },
    async stat(key) {
      if (!(await disk.exists(key))) return null;
      const data = await disk.getMetaData(key);
      return { bytes: data.contentLength, modifiedAt: data.lastModified };
    },
    async remove(key) {
      await disk.delete(key);
    },
    async removeAll(prefix) {
      await rm(join(root, checkedKey(prefix)), { recursive: true, force: true });
    },
    async list(prefix) {
      try {
        const { objects } = await disk.listAll(`${prefix}/`, { recursive: true });
        return [...objects].flatMap((entry) => (entry.isFile ? [entry.key] : []));
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
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
    async check() {
      // Anyone may ask whether the product is ready: nothing is written for them.
      await access(root, constants.R_OK | constants.W_OK);
    },
    openSigned(token) {
      const [body = '', signature = ''] = token.split('.');
      if (
        ![options.secret, ...(options.previousSecrets ?? [])].some((secret) => isSignature(signature, body, secret))
      ) {
        return null;
      }
      const claim = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claim;
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

export interface LocalFileStoreOptions {
  readonly folder: string;
  /** Address of this site without a trailing slash. */
  readonly baseUrl: string;
  readonly secret: string;
  /** Addresses that these have signed are still good. */
  readonly previousSecrets?: readonly string[];
  /** Milliseconds since 1970; a parameter so that expiry can be tested. */
  readonly now: () => number;
}

export interface LocalFileStore extends FileStore {
  /** What a token of /files/{token} stands for; null when it was altered or has ended. */
  openSigned(token: string): SignedFile | null;
}

interface SignedFile extends Omit<SignedUrlOptions, 'seconds'> {
  readonly key: string;
  /** Who asked for the address. */
  readonly userId?: string;
}

interface Claim {
  readonly k: string;
  readonly e: number;
  readonly n?: string;
  readonly t?: string;
  readonly u?: string;
}

function sign(body: string, secret: string): string {
  return createHmac('sha256', `files:${secret}`).update(body).digest('base64url');
}

function isSignature(given: string, body: string, secret: string): boolean {
  const expected = Buffer.from(sign(body, secret));
  const bytes = Buffer.from(given);
  return expected.length === bytes.length && timingSafeEqual(expected, bytes);
}

/** Keys are made by the product; this is the last door in case one was not. */
function checkedKey(key: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9/_.-]*$/.test(key) || key.split('/').some((part) => part === '' || /^\.+$/.test(part))) {
    throw new Error('a file key has characters that no key has');
  }
  return key;
}

function missing(key: string) {
  return (error: unknown): never => {
    if (isMissing(error)) throw new FileMissing(key);
    throw error;
  };
}

function isMissing(error: unknown): boolean {
  if (error instanceof errors.E_CANNOT_READ_FILE) return true;
  for (
    let cause = error as { code?: string; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (cause.code === 'ENOENT') return true;
  }
  return false;
}
