import type { FrameBox } from './page-frame.ts';

/** A thin level rule on a page, drawn as a filled rectangle or a line; y is its middle, downwards from the top. */
export interface Rule {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Null for what is too thick or too short to strike anything out. */
export function asRule({ left, right, top, bottom }: FrameBox): Rule | null {
  return bottom - top <= 2.5 && right - left >= 1.5 ? { left, right, y: (top + bottom) / 2 } : null;
}

export interface Strikes {
  /** Rules that cross the letters of a word between baseline and the height of capitals; none for almost every word. */
  across(left: number, right: number, baseline: number, size: number): readonly Rule[];
}

/**
 * Rules of a page, to be asked word by word. An underline runs at or below the baseline, a table's border between the
 * lines; what crosses the letters themselves strikes them out.
 */
export function strikesOf(rules: readonly Rule[]): Strikes {
  if (rules.length === 0) return { across: () => none };
  const sorted = [...rules].sort((one, other) => one.y - other.y);
  return {
    across(left, right, baseline, size) {
      const highest = baseline - 0.62 * size;
      const lowest = baseline - 0.12 * size;
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle]?.y ?? 0) < highest) low = middle + 1;
        else high = middle;
      }
      let found: Rule[] | null = null;
      for (let at = low; at < sorted.length; at += 1) {
        const rule = sorted[at];
        if (!rule || rule.y > lowest) break;
        if (rule.right > left && rule.left < right) {
          found ??= [];
          found.push(rule);
        }
      }
      return found ?? none;
    },
  };
}

const none: readonly Rule[] = [];

/** Whether the middle of a letter lies under one of the rules. */
export function isStruck(rules: readonly Rule[], left: number, right: number): boolean {
  const middle = (left + right) / 2;
  return rules.some((rule) => rule.left - 0.5 <= middle && middle <= rule.right + 0.5);
}
