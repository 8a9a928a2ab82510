import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '../config/s3-settings.ts';
import { checkedKey } from './file-key.ts';
import { FileMissing, type FileStore } from './file-store.ts';
import { type SigningOptions, signedAddresses } from './signed-addresses.ts';
import { asWriteFailure } from './storage-full.ts';

/** Stores files in a bucket of an S3-compatible store, which every process of the installation can reach. */
export function createS3FileStore({
  s3,
  partBytes = 5 * 1_048_576,
  ...signing
}: SigningOptions & {
  readonly s3: S3Settings;
  /** Size of one part of a multipart upload; ten thousand parts are the maximum. */
  readonly partBytes?: number;
}): FileStore {
  const client = connect(s3);
  const at = (key: string) => ({ Bucket: s3.bucket, Key: checkedKey(key) });

  async function* pages(prefix: string): AsyncGenerator<string[]> {
    let next: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket: s3.bucket,
          ContinuationToken: next,
          Prefix: prefix,
        }),
      );
      yield (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      next = page.NextContinuationToken;
    } while (next !== undefined);
  }

  const open = async (key: string) => {
    const { Body } = await client.send(new GetObjectCommand(at(key))).catch(missing(key));
    return Body as Readable;
  };

  let fullUntil = 0;
  const write = async (key: string, content: Uint8Array | Readable): Promise<void> => {
    if (content instanceof Uint8Array) await client.send(new PutObjectCommand({ ...at(key), Body: content }));
    // The length of a stream is not known in advance: it is sent in parts, or in one request when it is short.
    else await new Upload({ client, params: { ...at(key), Body: content }, queueSize: 1, partSize: partBytes }).done();
  };

  return {
    ...signedAddresses(signing),
    async put(key, content) {
      try {
        await write(key, content);
        fullUntil = 0;
      } catch (error) {
        const failure = asWriteFailure(error);
        // A bucket does not report its free space. Writing is tried again after a while.
        if (failure !== error) fullUntil = Date.now() + 60_000;
        throw failure;
      }
    },
    async hasRoom() {
      return Date.now() >= fullUntil;
    },
    async get(key) {
      return buffer(await open(key));
    },
    stream: open,
    async stat(key) {
      try {
        const { ContentLength = 0, LastModified = new Date(0) } = await client.send(new HeadObjectCommand(at(key)));
        return { bytes: ContentLength, modifiedAt: LastModified };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async removeAll(prefix) {
      // A page of a listing has at most 1,000 keys, as many as one delete request may have.
      for await (const keys of pages(folder(prefix))) {
        if (keys.length === 0) continue;
        const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true };
        const deletion = withContentMd5(new DeleteObjectsCommand({ Bucket: s3.bucket, Delete }));
        const { Errors } = await client.send(deletion);
        // Such a request answers 200 even if some keys were not deleted.
        if (Errors?.[0]) throw new Error(`the store did not delete ${Errors.length} files (${Errors[0].Code})`);
      }
    },
    async list(prefix) {
      const keys: string[] = [];
      for await (const page of pages(prefix === '' ? '' : folder(prefix))) keys.push(...page);
      return keys;
    },
    async check() {
      await client.send(new ListObjectsV2Command({ Bucket: s3.bucket, MaxKeys: 1 }));
    },
  };
}

function connect({ endpoint, region, credentials }: S3Settings): S3Client {
  return new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
    maxAttempts: 4,
    // Checksums in trailers are an extension that several compatible stores reject.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });
}

/** Compatible stores demand this header of bulk deletions; the SDK sends a newer checksum, which they don't know. */
function withContentMd5(command: DeleteObjectsCommand): DeleteObjectsCommand {
  command.middlewareStack.add(
    (next) => (step) => {
      const { headers, body } = step.request as { headers: Record<string, string>; body: string | Uint8Array };
      headers['content-md5'] = createHash('md5').update(body).digest('base64');
      return next(step);
    },
    { step: 'build', name: 'contentMd5' },
  );
  return command;
}

/** With the slash: otherwise the folder `a` would match `ab`. */
function folder(prefix: string): string {
  return `${checkedKey(prefix)}/`;
}

function missing(key: string) {
  return (error: unknown): never => {
    if (isMissing(error)) throw new FileMissing(key);
    throw error;
  };
}

/** A missing bucket is a configuration error, not a missing file. */
function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === 'NoSuchKey' || (name === 'NotFound' && $metadata?.httpStatusCode === 404);
}
