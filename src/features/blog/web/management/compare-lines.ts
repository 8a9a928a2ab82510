/**
 * The line differences between two texts (longest common subsequence). If both differ in more than about 2,000 lines,
 * that part is reported as a whole.
 */
export function compareLines(before: string, after: string): ComparedLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const same = (lines: string[]) => lines.map((text): ComparedLine => ({ kind: 'same', text }));
  return [
    ...same(old.slice(0, start)),
    ...compareMiddle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const largestTable = 4_000_000;

function compareMiddle(old: readonly string[], now: readonly string[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  const width = now.length + 1;
  let [i, j] = [0, 0];
  if ((old.length + 1) * width <= largestTable) {
    // At i, j: the number of common lines from there on.
    const common = new Uint32Array((old.length + 1) * width);
    const at = (row: number, column: number) => common[row * width + column] ?? 0;
    for (let row = old.length - 1; row >= 0; row -= 1) {
      for (let column = now.length - 1; column >= 0; column -= 1) {
        common[row * width + column] =
          old[row] === now[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      }
    }
    while (i < old.length && j < now.length) {
      if (old[i] === now[j]) {
        lines.push({ kind: 'same', text: old[i] ?? '' });
        i += 1;
        j += 1;
      } else if (at(i + 1, j) >= at(i, j + 1)) {
        lines.push({ kind: 'removed', text: old[i] ?? '' });
        i += 1;
      } else {
        lines.push({ kind: 'added', text: now[j] ?? '' });
        j += 1;
      }
    }
  }
  for (const text of old.slice(i)) lines.push({ kind: 'removed', text });
  for (const text of now.slice(j)) lines.push({ kind: 'added', text });
  return lines;
}
