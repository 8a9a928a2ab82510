/**
 * Converts a page's own coordinates (points, upwards from any corner) to those of the displayed page: points from the
 * top left of the visible area, after rotation.
 */
export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** Converts corners in page coordinates to their box on the displayed page. */
  box(left: number, bottom: number, right: number, top: number): FrameBox;
  /** True if text in this direction runs from left to right on the displayed page. */
  isLevel(a: number, b: number): boolean;
}

export interface FrameBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function pageFrame(
  visible: { left: number; bottom: number; right: number; top: number },
  quarterTurns: number,
): PageFrame {
  const { left: l, bottom: b, right: r, top: t } = visible;
  const turns = ((quarterTurns % 4) + 4) % 4;
  const upright = turns % 2 === 0;
  const across = (x: number, y: number) => (turns === 0 ? x - l : turns === 1 ? y - b : turns === 2 ? r - x : t - y);
  const down = (x: number, y: number) => (turns === 0 ? t - y : turns === 1 ? x - l : turns === 2 ? y - b : r - x);
  return {
    width: upright ? r - l : t - b,
    height: upright ? t - b : r - l,
    box(left, bottom, right, top) {
      const x1 = across(left, bottom);
      const x2 = across(right, top);
      const y1 = down(left, bottom);
      const y2 = down(right, top);
      return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) };
    },
    isLevel(a, c) {
      const alongX = turns === 0 ? a : turns === 1 ? c : turns === 2 ? -a : -c;
      const alongY = turns === 0 ? -c : turns === 1 ? a : turns === 2 ? c : -a;
      return alongX > 0 && Math.abs(alongY) < 0.1 * alongX;
    },
  };
}
