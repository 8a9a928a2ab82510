import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * An S3-compatible store in this process, with one bucket: objects, paged listings, bulk deletion, multipart uploads.
 * Every request needs a valid signature (AWS Signature Version 4) and body hash, a bulk deletion also Content-MD5. It can fail like real ones.
 */
export async function s3StandIn({ bucket = 'foredraft', pageSize = 1000 } = {}): Promise<S3StandIn> {
  const objects = new Map<string, { content: Buffer; at: Date }>();
  const parts = new Map<string, Map<number, Buffer>>();
  let failure: { status: number; code: string } | null = null;
  let fullAt = Number.POSITIVE_INFINITY;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const body = await buffer(request);
    const refuse = (status: number, code: string) => answer(response, status, xml('Error', tag('Code', code)));
    if (failure) return refuse(failure.status, failure.code);
    const problem = signatureProblem(request, url, body);
    if (problem) return refuse(403, problem);
    const [, name, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (name !== bucket) return refuse(404, 'NoSuchBucket');
    const stored = [...objects.values()].reduce((sum, { content }) => sum + content.length, 0);
    const adds = request.method === 'PUT' || url.searchParams.has('uploads');
    if (adds && stored + body.length > fullAt) return refuse(507, 'InsufficientStorage');
    return rest.join('/') === ''
      ? onBucket(request, response, url, body)
      : onObject(request, response, url, body, rest.join('/'));
  });

  function onBucket(request: IncomingMessage, response: ServerResponse, { searchParams: query }: URL, body: Buffer) {
    if (request.method === 'POST' && query.has('delete')) {
      if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64'))
        return answer(response, 400, xml('Error', tag('Code', 'InvalidDigest')));
      const keys = [...body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
      if (keys.length > 1000) return answer(response, 400, xml('Error', tag('Code', 'MalformedXML')));
      for (const key of keys) objects.delete(key);
      return answer(response, 200, xml('DeleteResult', ''));
    }
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const size = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize));
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, size);
    const more = keys.length > page.length;
    const contents = page.map((key) =>
      tag('Contents', tag('Key', key) + tag('Size', objects.get(key)?.content.length)),
    );
    const next = more ? tag('NextContinuationToken', Buffer.from(page.at(-1) ?? '').toString('base64')) : '';
    return answer(response, 200, xml('ListBucketResult', contents.join('') + tag('IsTruncated', more) + next));
  }

  function onObject(request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer, key: string) {
    const { searchParams: query } = url;
    const uploadId = query.get('uploadId') ?? '';
    if (request.method === 'POST' && query.has('uploads')) {
      const id = createHash('md5').update(`${key}${parts.size}`).digest('hex');
      parts.set(id, new Map());
      return answer(response, 200, xml('InitiateMultipartUploadResult', tag('UploadId', id)));
    }
    if (uploadId !== '') {
      const upload = parts.get(uploadId);
      if (!upload) return answer(response, 404, xml('Error', tag('Code', 'NoSuchUpload')));
      if (request.method === 'PUT') {
        upload.set(Number(query.get('partNumber')), body);
        return answer(response, 200, '', { ETag: `"${uploadId}"` });
      }
      parts.delete(uploadId);
      if (request.method === 'DELETE') return answer(response, 204, '');
      const content = Buffer.concat([...upload].sort(([a], [b]) => a - b).map(([, part]) => part));
      objects.set(key, { content, at: new Date() });
      return answer(response, 200, xml('CompleteMultipartUploadResult', tag('ETag', uploadId)));
    }
    if (request.method === 'PUT') {
      objects.set(key, { content: body, at: new Date() });
      return answer(response, 200, '', { ETag: '"1"' });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return answer(response, 204, '');
    }
    const found = objects.get(key);
    if (!found) return answer(response, 404, request.method === 'HEAD' ? '' : xml('Error', tag('Code', 'NoSuchKey')));
    response.writeHead(200, { 'Content-Length': found.content.length, 'Last-Modified': found.at.toUTCString() });
    response.end(request.method === 'HEAD' ? undefined : found.content);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { endpoint, region: 'eu-test-1', bucket, credentials: { accessKeyId, secretAccessKey } },
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'eu-test-1',
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    keys: () => [...objects.keys()].sort(),
    openUploads: () => parts.size,
    fail(status, code) {
      failure = status === null ? null : { status, code: code ?? 'InternalError' };
    },
    fullAt(bytes) {
      fullAt = bytes;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export type S3StandIn = {
  readonly settings: {
    readonly endpoint: string;
    readonly region: string;
    readonly bucket: string;
    readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
  };
  /** The product's settings for it. */
  readonly environment: Record<string, string>;
  keys(): string[];
  /** Multipart uploads that were neither completed nor aborted. */
  openUploads(): number;
  /** Every request fails like this, until called with null. */
  fail(status: number | null, code?: string): void;
  /** Rejects writes once this many bytes are stored. */
  fullAt(bytes: number): void;
  close(): Promise<void>;
};

const accessKeyId = 'AKIDSTANDIN';
const secretAccessKey = 'a secret key of the stand-in';

/** AWS Signature Version 4 as the documentation of Amazon S3 describes it ("Authenticating Requests"). */
function signatureProblem({ method, headers }: IncomingMessage, url: URL, body: Buffer): string | null {
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  if (!parsed) return 'AccessDenied';
  const [, keyId, day = '', region = '', signedHeaders = '', signature] = parsed;
  if (keyId !== accessKeyId) return 'InvalidAccessKeyId';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const query = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const canonical = [
    method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n');
  const date = String(headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const expected = hmac(key, `AWS4-HMAC-SHA256\n${date}\n${scope}\n${sha256(canonical)}`).toString('hex');
  return expected === signature ? null : 'SignatureDoesNotMatch';
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function tag(name: string, content: string | number | boolean | undefined): string {
  return `<${name}>${content}</${name}>`;
}

function xml(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${tag(root, content)}`;
}

function answer(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'application/xml',
    'Content-Length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
