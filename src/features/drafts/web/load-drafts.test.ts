import { expect, test } from 'vitest';
import type { DraftFile } from '../contract/drafts.ts';
import { loadDrafts } from './load-drafts.ts';

const file = (number: number): DraftFile => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  name: `draft-${number}.zip`,
  created_at: null,
  metadata: { size: null },
  sample: false,
});
const folder = (count: number) => Array.from({ length: count }, (_, index) => file(index));

/** Returns the current content of `files` as a listing at each call. */
function listing(files: () => DraftFile[]) {
  const asked: { limit: number; offset: number }[] = [];
  return {
    asked,
    list: async ({ limit, offset }: { limit: number; offset: number }) => {
      asked.push({ limit, offset });
      return { files: files().slice(offset, offset + limit), total: files().length };
    },
  };
}

test('a folder of 100 drafts or fewer is loaded in one call with limit 100 and offset 0', async () => {
  for (const count of [0, 1, 99, 100]) {
    const { list, asked } = listing(() => folder(count));
    expect(await loadDrafts(list)).toHaveLength(count);
    expect(asked).toEqual([{ limit: 100, offset: 0 }]);
  }
});

test('drafts beyond 100 are loaded as well, in order', async () => {
  const { list, asked } = listing(() => folder(253));
  expect((await loadDrafts(list)).map(({ name }) => name)).toEqual(folder(253).map(({ name }) => name));
  expect(asked.map(({ offset }) => offset)).toEqual([0, 100, 200]);
});

test('a draft created between two calls is not listed twice', async () => {
  let calls = 0;
  const { list } = listing(() => {
    calls += 1;
    return calls > 2 ? [file(999), ...folder(150)] : folder(150);
  });
  const names = (await loadDrafts(list)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(150);
});
