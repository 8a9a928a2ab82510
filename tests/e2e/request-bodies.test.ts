import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

/**
 * Sends a head and parts of a body over a plain connection; returns what was received until the response was complete,
 * or the server closed the connection or sent nothing more.
 */
async function talk(url: string, head: string, parts: Iterable<string>): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  let sent = 0;
  let isOpen = true;
  const answered = new Promise<void>((resolve) => {
    socket.setEncoding('utf8').on('data', (part: string) => {
      answer += part;
      const end = answer.indexOf('\r\n\r\n');
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? Number.NaN);
      if (end >= 0 && Buffer.byteLength(answer.slice(end + 4)) >= length) resolve();
    });
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => {
      isOpen = false;
      resolve();
    });
    socket.on('error', () => undefined);
  });
  socket.write(head);
  for (const part of parts) {
    if (!isOpen || answer !== '') break;
    sent += part.length;
    if (!socket.write(part)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.race([closed, answered, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  socket.destroy();
  return { answer, sent };
}

function* chunks(count: number): Generator<string> {
  const content = '[],'.repeat(5_000);
  for (let part = 0; part < count; part += 1) yield `${content.length.toString(16)}\r\n${content}\r\n`;
}

describe('bodies of requests [D.135]', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await sharedProduct();
  });
  afterAll(() => product?.stop());

  const head = (path: string, more: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
  const calls = ['/api/auth/confirm', '/functions/v1/auth', '/api/auth/forgot-password'];

  test.each(calls)(
    '%s refuses an announced body over its limit before reading it, and closes the connection',
    async (path) => {
      const { answer } = await talk(product.url, head(path, 'Content-Length: 250000000'), []);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    },
  );

  test.each(calls)('%s stops reading an endless body without a length', async (path) => {
    const { answer, sent } = await talk(product.url, head(path, 'Transfer-Encoding: chunked'), chunks(20_000));
    // A client that keeps sending may lose the response when the connection is closed.
    expect(answer === '' || answer.startsWith('HTTP/1.1 413 ')).toBe(true);
    // The client had 300 MB to send; socket buffers take some of them before the connection ends.
    expect(sent).toBeLessThan(90_000_000);
  });

  test.each(calls)('%s answers a body that is slightly too large', async (path) => {
    const { answer } = await talk(product.url, head(path, 'Transfer-Encoding: chunked'), [...chunks(6), '0\r\n\r\n']);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('The request is too large.');
  });

  test('only application/json is read as JSON', async () => {
    const send = (type: string) =>
      fetch(`${product.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': type },
        body: JSON.stringify({ email: 'ada@example.org' }),
      });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'multipart/form-data'])
      expect((await send(type)).status, type).toBe(415);
    expect((await send('application/json; charset=utf-8')).status).toBe(200);
  });

  test('deep nesting, too many elements, invalid UTF-8 and invalid JSON are refused', async () => {
    const send = async (body: string | Uint8Array<ArrayBuffer>) => {
      const answer = await fetch(`${product.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      return { status: answer.status, ...((await answer.json()) as { code: string }) };
    };
    const bad = { status: 400, code: 'invalid_input' };
    expect(await send('['.repeat(60_000))).toMatchObject(bad);
    expect(await send(`{"email":${'['.repeat(40)}${']'.repeat(40)}}`)).toMatchObject(bad);
    expect(await send(`[${'1,'.repeat(25_000)}1]`)).toMatchObject(bad);
    expect(await send(new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]))).toMatchObject(bad);
    expect(await send('{"email":')).toMatchObject(bad);
    // Brackets inside a string are text.
    expect(await send(JSON.stringify({ email: `${'['.repeat(100)}@example.org` }))).toMatchObject({
      code: 'invalid_input',
    });
  });
});
