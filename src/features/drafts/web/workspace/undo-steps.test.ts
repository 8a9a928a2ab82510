import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoSteps } from './undo-steps.ts';

/** Versions by the version that each restored; null for a change. */
const history = (...restored: (number | null)[]) =>
  restored.map((version, index) => ({ number: index + 1, restored: version })).reverse();
const targets = (...restored: (number | null)[]) => {
  const { undo, redo } = undoSteps(history(...restored));
  return [undo?.version ?? null, redo?.version ?? null];
};

test('the first version has nothing to undo, and a change undoes to the version before it [D.130]', () => {
  expect(targets(null)).toEqual([null, null]);
  expect(targets(null, null)).toEqual([1, null]);
});

test('undoing twice goes back two versions, and redoing moves forward again [D.130]', () => {
  expect(targets(null, null, null, 2)).toEqual([1, 3]);
  expect(targets(null, null, null, 2, 1)).toEqual([null, 2]);
  expect(targets(null, null, null, 2, 1, 2)).toEqual([1, 3]);
  expect(targets(null, null, null, 2, 1, 2, 3)).toEqual([2, null]);
});

test('a change after an undo ends redoing, and restoring a version is a separate change [D.130]', () => {
  expect(targets(null, null, 1, null)).toEqual([1, null]);
  expect(targets(null, null, null, null, 1)).toEqual([4, null]);
});

test('any sequence of keys gives the same steps as in a text editor [D.130]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('change', 'undo', 'redo'), { maxLength: 30 }), (presses) => {
      const versions = [{ number: 1, restored: null as number | null }];
      const contents = ['1'];
      const states = ['1'];
      let at = 0;
      for (const press of presses) {
        const number = versions.length + 1;
        const { undo, redo } = undoSteps(versions);
        expect([undo !== null, redo !== null]).toEqual([at > 0, at < states.length - 1]);
        const step = press === 'undo' ? undo : press === 'redo' ? redo : null;
        if (press !== 'change' && step === null) continue;
        versions.push({ number, restored: step?.version ?? null });
        contents.push(step === null ? `${number}` : (contents[step.version - 1] as string));
        if (press === 'change') states.splice(at + 1, states.length, `${number}`);
        at += press === 'undo' ? -1 : 1;
        expect(contents.at(-1)).toBe(states[at]);
      }
    }),
  );
});
