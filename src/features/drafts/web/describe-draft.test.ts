import { expect, test } from 'vitest';
import { describeDraft } from './describe-draft.ts';

test('the size is in units of 1024 bytes, rounded, and the date is its creation date [P2.12.4]', () => {
  const shown = (size: number | null, created_at: string | null) => describeDraft({ created_at, metadata: { size } });
  expect(shown(1_535, '2026-11-04T12:00:00Z')).toEqual({ size: '1 KB', date: 'Nov 4, 2026' });
  expect(shown(1_536, '2026-11-04T12:00:00Z').size).toBe('2 KB');
  expect(shown(0, '2026-11-04T12:00:00Z').size).toBe('0 KB');
  expect(shown(null, null)).toEqual({ size: 'Unknown size', date: 'Unknown date' });
  expect(shown(1, 'yesterday').date).toBe('Unknown date');
});
