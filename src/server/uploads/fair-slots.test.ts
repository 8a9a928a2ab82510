import { describe, expect, test } from 'vitest';
import { createFairSlots } from './fair-slots.ts';

/** Work that ends when told; `begun` lists it in the order in which it began. */
function workshop(count: number) {
  const slot = createFairSlots(count);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const submit = (user: string, name: string) =>
    slot(user, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, submit, end, slot };
}

describe('fair slots', () => {
  test('leave a place for somebody else, and serve those who wait in turn [D.136]', async () => {
    const { begun, submit, end } = workshop(2);
    const all = ['a1', 'a2', 'a3'].map((name) => submit('a', name));
    await end('');
    expect(begun).toEqual(['a1']);
    all.push(submit('b', 'b1'), submit('b', 'b2'), submit('c', 'c1'));
    await end('');
    expect(begun).toEqual(['a1', 'b1']);
    for (const name of ['b1', 'a1', 'b2', 'a2', 'c1', 'a3']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'b1', 'b2', 'a2', 'c1', 'a3']);
  });

  test('give the place back when work fails, and let everyone through one place', async () => {
    const { slot } = workshop(1);
    await expect(slot('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await Promise.all(['a', 'b', 'a'].map((user) => slot(user, async () => user)))).toEqual(['a', 'b', 'a']);
  });
});
