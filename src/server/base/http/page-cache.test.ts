import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageCache, needNoEscaping, type Words } from './page-cache.ts';

const plain = new Request('http://localhost/');
const wordsOf = (nonce: string, more: Partial<Words> = {}): Words => ({
  nonce,
  id: '',
  username: '',
  email: '',
  credits: '0',
  ...more,
});
const drawn = ({ nonce, username, credits }: Words, status = 200) =>
  new Response(`<script nonce="${nonce}">${credits}</script><p nonce="${nonce}">${username}${username}</p>`, {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

test('a page is rendered once, and every response gets its own values', async () => {
  const documents = createPageCache();
  let rendered = 0;
  const render = async (words: Words) => {
    rendered += 1;
    return drawn(words);
  };
  for (const words of [
    wordsOf('one', { username: 'ada', credits: '20' }),
    wordsOf('two', { username: 'bob', credits: '-3' }),
    wordsOf('three'),
  ]) {
    const answer = await documents.answer(plain, { key: '/a', words, render });
    expect(await answer.text()).toBe(await drawn(words).text());
    expect(answer.headers.get('content-type')).toBe('text/html');
  }
  expect(rendered).toBe(1);
  await documents.answer(plain, { key: '/b', words: wordsOf('one'), render });
  expect(rendered).toBe(2);
});

test('clients that accept gzip get gzip', async () => {
  const request = new Request('http://localhost/', { headers: { 'Accept-Encoding': 'gzip, br' } });
  const words = wordsOf('one', { username: 'ada' });
  const answer = await createPageCache().answer(request, { key: '/a', words, render: async (own) => drawn(own) });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(await drawn(words).text());
});

test('errors and responses that set a cookie are not cached', async () => {
  const documents = createPageCache();
  const words = wordsOf('one');
  const broken = await documents.answer(plain, { key: '/a', words, render: async (own) => drawn(own, 500) });
  expect([broken.status, await broken.text()]).toEqual([500, await drawn(words).text()]);
  const cookie = async (own: Words) => {
    const response = drawn(own);
    response.headers.set('Set-Cookie', 'a=b');
    return response;
  };
  const first = await documents.answer(plain, { key: '/a', words, render: cookie });
  expect([first.status, first.headers.get('Set-Cookie')]).toEqual([200, 'a=b']);
  const next = await documents.answer(plain, { key: '/a', words, render: async (own) => drawn(own) });
  expect(next.headers.get('Set-Cookie')).toBeNull();
});

test('a value that would need escaping is never put into a cached page', () => {
  const usual = {
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    username: 'ada_1',
    email: 'ada+x@example.org',
    credits: '20',
  };
  expect(needNoEscaping(usual)).toBe(true);
  for (const odd of ['<b>', 'a"b', "o'hara@example.org", 'a&b', 'a\\b', 'a b', 'é', '\u2028']) {
    expect(needNoEscaping({ ...usual, email: odd }), odd).toBe(false);
  }
  expect(needNoEscaping({ ...usual, credits: '1e21' })).toBe(false);
});
