import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPendingRemoval } from './pending-removal.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a removal waits for thirty seconds and is then carried out once [D.160]', () => {
  const removal = createPendingRemoval();
  const remove = vi.fn(async () => {});
  removal.start(['a', 'b'], remove);
  vi.advanceTimersByTime(29_999);
  expect(remove).not.toHaveBeenCalled();
  expect([...(removal.current()?.keys ?? [])]).toEqual(['a', 'b']);
  vi.advanceTimersByTime(60_000);
  expect(remove).toHaveBeenCalledTimes(1);
  expect(removal.current()).toBeNull();
});

test('a removal that is undone is never carried out [D.160]', () => {
  const removal = createPendingRemoval();
  const remove = vi.fn(async () => {});
  removal.start(['a'], remove);
  removal.undo();
  vi.advanceTimersByTime(60_000);
  void removal.finish();
  expect(remove).not.toHaveBeenCalled();
});

test('a second removal carries out the first one, so that none is lost [D.160]', () => {
  const removal = createPendingRemoval();
  const [first, second] = [vi.fn(async () => {}), vi.fn(async () => {})];
  removal.start(['a'], first);
  removal.start(['b'], second);
  expect(first).toHaveBeenCalledTimes(1);
  removal.undo();
  vi.advanceTimersByTime(60_000);
  expect(second).not.toHaveBeenCalled();
  expect(first).toHaveBeenCalledTimes(1);
});
