import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

const megabyte = 1_048_576;

/** One connection with pipelined requests, sent without waiting for the responses. */
function oneConnection(url: string): Connection {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  let received = '';
  let closed = false;
  let heard: () => void = () => undefined;
  socket.setEncoding('latin1').on('data', (part: string) => {
    received += part;
    heard();
  });
  socket
    .on('error', () => undefined)
    .on('close', () => {
      closed = true;
      heard();
    });
  return {
    write: (bytes) => void socket.write(bytes),
    async answer() {
      for (;;) {
        const end = received.indexOf('\r\n\r\n');
        const head = received.slice(0, Math.max(end, 0));
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (end >= 0 && received.length >= end + 4 + length) {
          received = received.slice(end + 4 + length);
          return { status: Number(head.split(' ')[1]), closes: /\r\nconnection: close/i.test(head) };
        }
        if (closed) return null;
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
    },
    end: () => void socket.destroy(),
  };
}

interface Connection {
  write(bytes: string | Uint8Array): void;
  /** The next response; null when the server has closed the connection. */
  answer(): Promise<{ status: number; closes: boolean } | null>;
  end(): void;
}

const ask = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A request with a body of this many bytes, with a length header or chunked. */
function request(path: string, headers: string[], body: Buffer, how: Way): Buffer {
  const length = how === 'announced' ? `Content-Length: ${body.length}` : 'Transfer-Encoding: chunked';
  const head = Buffer.from([`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, length, '', ''].join('\r\n'));
  if (how === 'announced') return Buffer.concat([head, body]);
  const parts: Buffer[] = [head];
  for (let at = 0; at < body.length; at += 50_000) {
    const part = body.subarray(at, at + 50_000);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

type Way = 'announced' | 'chunked';

const json = (bytes: number) => Buffer.from(JSON.stringify({ email: 'a'.repeat(bytes) }));

const boundary = 'a-boundary-of-the-test';
const multipart = (name: string, bytes: number) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
    Buffer.alloc(bytes, 'x'),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);

describe('after a body was refused for its size', () => {
  let product: RunningProduct;
  let member: { token: string };
  beforeAll(async () => {
    product = await sharedProduct();
    member = await signUpByCalls(product);
  });
  afterAll(() => product?.stop());

  const upload = (path: string, slug: string, name: string, bytes: number, how: Way) =>
    request(
      path,
      [
        `Content-Type: multipart/form-data; boundary=${boundary}`,
        `Authorization: Bearer ${member.token}`,
        `x-function-slug: ${slug}`,
      ],
      multipart(name, bytes),
      how,
    );
  const call = (path: string, bytes: number, how: Way) =>
    request(path, ['Content-Type: application/json'], json(bytes), how);

  const bodies: [string, (how: Way) => Buffer][] = [
    ['a little too much JSON', (how) => call('/api/auth/forgot-password', 65_600, how)],
    ['JSON of 20 MB', (how) => call('/functions/v1/auth', 20 * megabyte, how)],
    ['a payment notice of 2 MB', (how) => call('/webhooks/stripe', 2 * megabyte, how)],
    [
      'a package of 14 MB',
      (how) => upload('/functions/v1/upload-zip-to-temp', 'paper-assistant', 'a.zip', 14 * megabyte, how),
    ],
    [
      'a document of 30 MB',
      (how) => upload('/functions/v1/file-upload', 'lease-analysis', 'Lease-1.pdf', 30 * megabyte, how),
    ],
  ];

  test.each(bodies.flatMap(([what, of]) => (['announced', 'chunked'] as const).map((how) => ({ what, how, of }))))(
    'the next request on the same connection is answered: $what, $how [D.93]',
    async ({ of, how }) => {
      const connection = oneConnection(product.url);
      const refused = of(how);
      // A client that waits for the response, and one that does not.
      for (const waits of [true, false, true]) {
        connection.write(refused);
        if (!waits) connection.write(ask);
        expect(await connection.answer()).toEqual({ status: 413, closes: false });
        if (waits) connection.write(ask);
        expect(await connection.answer()).toEqual({ status: 200, closes: false });
      }
      connection.end();
    },
  );

  test('two hundred refused and accepted requests alternate on one connection [D.93]', async () => {
    const connection = oneConnection(product.url);
    for (let turn = 0; turn < 200; turn += 1) {
      connection.write(call('/api/auth/confirm', 65_600 + turn * 5_003, turn % 2 === 0 ? 'announced' : 'chunked'));
      expect(await connection.answer()).toEqual({ status: 413, closes: false });
      connection.write(ask);
      expect(await connection.answer()).toEqual({ status: 200, closes: false });
    }
    connection.end();
  });

  test('other refusals read the body to its end as well [D.93]', async () => {
    const connection = oneConnection(product.url);
    for (const how of ['announced', 'chunked'] as const) {
      const stranger = request('/functions/v1/upload-zip-to-temp', ['Content-Type: text/plain'], json(3_000_000), how);
      for (const [refused, status] of [
        [stranger, 401],
        [request('/api/nothing-here', [], json(3_000_000), how), 404],
        [request('/api/auth/confirm', ['Content-Type: text/plain'], json(3_000_000), how), 415],
      ] as const) {
        connection.write(refused);
        expect(await connection.answer()).toEqual({ status, closes: false });
      }
      connection.write(ask);
      expect(await connection.answer()).toEqual({ status: 200, closes: false });
    }
    connection.end();
  });
});
