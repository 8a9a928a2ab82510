import type { FrameBox } from './page-frame.ts';

/** A thin horizontal rule on a page, drawn as a filled rectangle or a line; y is its center, downwards from the top. */
export interface Rule {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Null if it is too thick or too short to strike out text. */
export function asRule({ left, right, top, bottom }: FrameBox): Rule | null {
  return bottom - top <= 2.5 && right - left >= 1.5 ? { left, right, y: (top + bottom) / 2 } : null;
}

export interface Strikes {
  /** Rules that cross the letters of a word between the baseline and the cap height; almost always none. */
  across(left: number, right: number, baseline: number, size: number): readonly Rule[];
}

/**
 * The rules of a page, for lookup by word. Underlines are at or below the baseline and table borders between lines; a
 * rule that crosses the letters strikes them out.
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

/** Whether the center of a letter is below one of the rules. */
export function isStruck(rules: readonly Rule[], left: number, right: number): boolean {
  const middle = (left + right) / 2;
  return rules.some((rule) => rule.left - 0.5 <= middle && middle <= rule.right + 0.5);
}
