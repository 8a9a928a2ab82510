import { expect, test } from 'vitest';
import { describeDraft, pageOf } from './describe-draft.ts';

test('the size is bytes over 1024, rounded, and the day is that of its making [P2.12.4]', () => {
  const shown = (size: number | null, created_at: string | null) => describeDraft({ created_at, metadata: { size } });
  expect(shown(1_535, '2026-11-04T12:00:00Z')).toEqual({ size: '1 KB', date: 'Nov 4, 2026' });
  expect(shown(1_536, '2026-11-04T12:00:00Z').size).toBe('2 KB');
  expect(shown(0, '2026-11-04T12:00:00Z').size).toBe('0 KB');
  expect(shown(null, null)).toEqual({ size: 'Unknown size', date: 'Unknown date' });
  expect(shown(1, 'yesterday').date).toBe('Unknown date');
});

test('a page holds ten, and one beyond the last shows the last', () => {
  const items = Array.from({ length: 23 }, (_, index) => index);
  expect(pageOf(items, 1, 10).items).toEqual(items.slice(0, 10));
  expect(pageOf(items, 3, 10)).toEqual({ page: 3, items: [20, 21, 22] });
  expect(pageOf(items, 9, 10).page).toBe(3);
  expect(pageOf(items, 0, 10).page).toBe(1);
  expect(pageOf(items, Number.NaN, 10).page).toBe(1);
  expect(pageOf([], 1, 10)).toEqual({ page: 1, items: [] });
});
