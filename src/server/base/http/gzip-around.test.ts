import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipAround } from './gzip-around.ts';

const long = 'A sentence that comes back, so that there is something to refer to. '.repeat(3_000);

test.each([
  { name: 'one part', parts: ['only this'] },
  { name: 'nothing at all', parts: [''] },
  { name: 'empty parts', parts: ['', '', ''] },
  { name: 'parts that repeat each other, and letters beyond ASCII', parts: [long, `é漢🙂${long}`, long] },
])('unpacking gives the text with each word inserted: $name', ({ parts }) => {
  const zipped = gzipAround(parts);
  for (const word of ['bm9uY2U=', 'another', '', 'é'.repeat(1_000)]) {
    const words = parts.slice(1).map((_, index) => `${index}${word}`);
    const text = parts.map((part, index) => `${index === 0 ? '' : words[index - 1]}${part}`).join('');
    expect(gunzipSync(zipped(words)).toString()).toBe(text);
  }
});
