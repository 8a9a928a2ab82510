import type { DraftVersion } from '../../contract/drafts.ts';

/** The version to restore, and the version whose change this undoes or redoes. */
export interface UndoStep {
  readonly version: number;
  readonly change: number;
}

/**
 * Undo and redo steps, derived from the versions alone, so that all tabs and devices agree. Undo restores the version
 * before a change as a new version; repeating it goes further back, and nothing is lost.
 */
export function undoSteps(versions: readonly Pick<DraftVersion, 'number' | 'restored'>[]): {
  undo: UndoStep | null;
  redo: UndoStep | null;
} {
  // The version whose content each version has: itself, or the one that it restored.
  const contents = new Map<number, number>();
  const past: number[] = [];
  let current = 0;
  let undone: number[] = [];
  for (const { number, restored } of [...versions].sort((a, b) => a.number - b.number)) {
    const content = restored === null ? number : (contents.get(restored) ?? restored);
    contents.set(number, content);
    if (content === current) continue;
    if (restored !== null && content === past.at(-1)) {
      past.pop();
      undone.push(current);
    } else if (restored !== null && content === undone.at(-1)) {
      undone.pop();
      past.push(current);
    } else {
      if (current !== 0) past.push(current);
      undone = [];
    }
    current = content;
  }
  const [before, next] = [past.at(-1), undone.at(-1)];
  return {
    undo: before === undefined ? null : { version: before, change: current },
    redo: next === undefined ? null : { version: next, change: next },
  };
}
