import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createKeptDocuments } from './kept-documents.ts';

const plain = new Request('http://localhost/');
const drawn = (nonce: string, status = 200) =>
  new Response(`<script nonce="${nonce}">x</script><p nonce="${nonce}">`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

test('a page is rendered once, and every answer carries its own nonce', async () => {
  const documents = createKeptDocuments();
  let rendered = 0;
  const render = async (nonce: string) => {
    rendered += 1;
    return drawn(nonce);
  };
  for (const nonce of ['one', 'two', 'three']) {
    const answer = await documents.answer(plain, { key: '/a', nonce, render });
    expect(await answer.text()).toBe(`<script nonce="${nonce}">x</script><p nonce="${nonce}">`);
    expect(answer.headers.get('content-type')).toBe('text/html');
  }
  expect(rendered).toBe(1);
  await documents.answer(plain, { key: '/b', nonce: 'one', render });
  expect(rendered).toBe(2);
});

test('readers that take gzip get gzip', async () => {
  const request = new Request('http://localhost/', { headers: { 'Accept-Encoding': 'gzip, br' } });
  const page = { key: '/a', nonce: 'one', render: async (nonce: string) => drawn(nonce) };
  const answer = await createKeptDocuments().answer(request, page);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  const text = gunzipSync(await answer.arrayBuffer()).toString();
  expect(text).toBe('<script nonce="one">x</script><p nonce="one">');
});

test('what is no success is not kept', async () => {
  const documents = createKeptDocuments();
  const broken = await documents.answer(plain, { key: '/a', nonce: 'one', render: async (nonce) => drawn(nonce, 500) });
  expect([broken.status, await broken.text()]).toEqual([500, '<script nonce="one">x</script><p nonce="one">']);
  const mended = await documents.answer(plain, { key: '/a', nonce: 'two', render: async (nonce) => drawn(nonce) });
  expect(mended.status).toBe(200);
});
