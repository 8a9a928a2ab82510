import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToasts } from './toast-queue.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('toasts', () => {
  test('stay for 5000 ms, fade for 300 ms, and are removed', () => {
    const toasts = createToasts();
    toasts.show('success', 'Welcome back!');
    vi.advanceTimersByTime(4_999);
    expect(toasts.current()).toMatchObject([{ message: 'Welcome back!', leaving: false }]);
    vi.advanceTimersByTime(1);
    expect(toasts.current()).toMatchObject([{ leaving: true }]);
    vi.advanceTimersByTime(299);
    expect(toasts.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.current()).toEqual([]);
  });

  test('are at most three, newest first', () => {
    const toasts = createToasts();
    for (const message of ['one', 'two', 'three', 'four']) toasts.show('info', message);
    expect(toasts.current().map(({ message }) => message)).toEqual(['four', 'three', 'two']);
  });

  test('with the words of a shown one replace it, and stay for the full time', () => {
    const toasts = createToasts();
    toasts.show('warning', 'Too many actions.');
    toasts.show('info', 'other');
    vi.advanceTimersByTime(3_000);
    toasts.show('warning', 'Too many actions.');
    toasts.show('error', 'Too many actions.');
    toasts.show('warning', 'Too many actions.');
    expect(toasts.current().map(({ kind }) => kind)).toEqual(['warning', 'error', 'info']);
    vi.advanceTimersByTime(2_300);
    expect(toasts.current().map(({ kind, leaving }) => [kind, leaving])).toEqual([
      ['warning', false],
      ['error', false],
    ]);
    vi.advanceTimersByTime(2_700);
    expect(toasts.current()).toMatchObject([{ leaving: true }, { leaving: true }]);
    // A toast that is already fading is replaced too.
    toasts.show('warning', 'Too many actions.');
    expect(toasts.current()).toMatchObject([
      { kind: 'warning', leaving: false },
      { kind: 'error', leaving: true },
    ]);
  });

  test('that replace the hovered or focused one disappear in time', () => {
    const toasts = createToasts();
    toasts.show('warning', 'Too many actions.');
    toasts.hold();
    toasts.show('warning', 'Too many actions.');
    vi.advanceTimersByTime(5_300);
    expect(toasts.current()).toEqual([]);
  });

  test('with an action are never replaced, because each action is a different one', () => {
    const toasts = createToasts();
    const undo = { label: 'Undo', run: () => {} };
    toasts.show('success', 'Removed', undo);
    toasts.show('success', 'Removed', undo);
    toasts.show('success', 'Removed');
    expect(toasts.current()).toHaveLength(3);
  });

  test('are removed with their page, except those of the action that opened another page [D.162]', () => {
    const toasts = createToasts();
    toasts.show('error', 'about this page');
    vi.advanceTimersByTime(2_001);
    toasts.show('success', 'saved, and on to the next page');
    toasts.leavePage();
    expect(toasts.current()).toMatchObject([{ leaving: false }, { message: 'about this page', leaving: true }]);
    vi.advanceTimersByTime(300);
    expect(toasts.current()).toMatchObject([{ message: 'saved, and on to the next page' }]);
  });

  test('do not disappear while they are hovered, and then stay for the remaining time', () => {
    const toasts = createToasts();
    toasts.show('info', 'read me');
    vi.advanceTimersByTime(4_000);
    toasts.hold();
    vi.advanceTimersByTime(60_000);
    expect(toasts.current()).toMatchObject([{ leaving: false }]);
    toasts.release();
    vi.advanceTimersByTime(999);
    expect(toasts.current()).toMatchObject([{ leaving: false }]);
    vi.advanceTimersByTime(1);
    expect(toasts.current()).toMatchObject([{ leaving: true }]);
  });

  test('continue their countdown when the hovered one is dismissed', () => {
    const toasts = createToasts();
    toasts.show('info', 'other');
    toasts.show('info', 'dismissed');
    toasts.hold();
    toasts.dismiss(toasts.current()[0]?.id ?? 0);
    vi.advanceTimersByTime(5_300);
    expect(toasts.current()).toEqual([]);
  });

  test('notify their listeners, and return the same list until something changes', () => {
    const toasts = createToasts();
    const listener = vi.fn();
    const stop = toasts.subscribe(listener);
    toasts.show('error', 'x');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(toasts.current()).toBe(toasts.current());
    stop();
    toasts.show('error', 'y');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
