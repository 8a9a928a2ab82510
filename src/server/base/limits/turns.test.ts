import { describe, expect, test } from 'vitest';
import { createTurns, inTurn, type TurnRules } from './turns.ts';

/** Tasks that end on request; `begun` lists them in the order in which they started. */
function setUp(rules: TurnRules) {
  const turns = createTurns(rules);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const submit = (key: string, name: string) =>
    inTurn(
      turns,
      async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      },
      { key },
    );
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, submit, end, turns };
}

describe('turns', () => {
  test('leave a place for other callers, and serve waiting callers in order [D.136]', async () => {
    const { begun, submit, end } = setUp({ count: 2, perKey: 1 });
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

  test('are released when work fails, and all waiting callers get one in the end', async () => {
    const { turns } = setUp({ count: 1 });
    await expect(inTurn(turns, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const all = ['a', 'b', 'a'].map((key) => inTurn(turns, async () => key, { key }));
    expect(await Promise.all(all)).toEqual(['a', 'b', 'a']);
  });

  test('are refused if too many callers wait, and releasing a turn twice releases it once', async () => {
    const { turns } = setUp({ count: 1, waiting: 1 });
    const first = await turns.take('a');
    const second = turns.take('b');
    expect(await turns.take('c')).toBeNull();
    first?.();
    first?.();
    const end = await second;
    expect(end).not.toBeNull();
    const third = turns.take('c');
    expect(await turns.take('d')).toBeNull();
    end?.();
    expect(await third).not.toBeNull();
  });

  test('without a count are refused if one key holds too many [D.141]', async () => {
    const { turns } = setUp({ perKey: 2, waiting: 0 });
    const [first] = [await turns.take('a'), await turns.take('a')];
    expect(await turns.take('a')).toBeNull();
    expect(await turns.take('b')).not.toBeNull();
    first?.();
    expect(await turns.take('a')).not.toBeNull();
  });
});
