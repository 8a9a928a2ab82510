/** A chart's drawing area within its view box: `left` and `bottom` leave room for axis labels. In SVG units. */
export interface Area {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Round tick values from 0 to the first one that is at least `highest`, with steps of 1, 2, 2.5 or 5 times a power of
 * ten.
 */
export function ticksUpTo(highest: number, steps = 4): number[] {
  if (!(highest > 0) || !Number.isFinite(highest)) return [0, 1];
  const rough = highest / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The position of a value on the vertical axis from 0 to `top`. */
export function heightOf(area: Area, value: number, top: number): number {
  const inner = area.height - area.top - area.bottom;
  return area.height - area.bottom - (value / top) * inner;
}

/** The position of a value on the horizontal axis from `low` to `high`; the middle if both are equal. */
export function placeOf(area: Area, value: number, low: number, high: number): number {
  const inner = area.width - area.left - area.right;
  return area.left + (high === low ? 0.5 : (value - low) / (high - low)) * inner;
}

/** One bar per stack, with its parts from the bottom up; equally spaced, at most 36 wide. */
export function stackBars(area: Area, stacks: readonly (readonly number[])[], top: number): Bar[] {
  const band = (area.width - area.left - area.right) / Math.max(1, stacks.length);
  const width = Math.min(36, band * 0.7);
  return stacks.map((parts, index) => {
    const center = area.left + band * (index + 0.5);
    let below = 0;
    const segments = parts.map((part) => {
      const y = heightOf(area, below + part, top);
      const height = heightOf(area, below, top) - y;
      below += part;
      return { y, height };
    });
    return { x: center - width / 2, center, width, segments };
  });
}

export interface Bar {
  readonly x: number;
  readonly center: number;
  readonly width: number;
  readonly segments: readonly { readonly y: number; readonly height: number }[];
}

/** '$660K', '$3.3M': formats an amount in $ for an axis label. */
export function shortDollars(value: number): string {
  return `$${compact.format(value)}`;
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
