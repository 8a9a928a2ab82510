import { type RefObject, useRef } from 'react';

/**
 * A line between two parts, one above the other: dragging it, or the arrow keys, changes the upper part's fraction of
 * their height.
 */
export function ResizeHandle({ label, frame, percent, onPercent }: ResizeHandleProps) {
  const dragging = useRef(false);
  const set = (value: number) => onPercent(Math.round(Math.min(mostPercent, Math.max(leastPercent, value))));
  const keys: Readonly<Record<string, number>> = {
    ArrowDown: percent + 5,
    ArrowUp: percent - 5,
    Home: leastPercent,
    End: mostPercent,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is a separator with a value, not an <hr>.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuenow={percent}
      aria-valuemin={leastPercent}
      aria-valuemax={mostPercent}
      className="group flex h-6 shrink-0 cursor-row-resize touch-none items-center"
      onKeyDown={(event) => {
        const value = keys[event.key];
        if (value === undefined) return;
        event.preventDefault();
        set(value);
      }}
      onPointerDown={(event) => {
        dragging.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const box = frame.current?.getBoundingClientRect();
        if (dragging.current && box && box.height > 0) set((100 * (event.clientY - box.top)) / box.height);
      }}
      onPointerUp={() => {
        dragging.current = false;
      }}
      onPointerCancel={() => {
        dragging.current = false;
      }}
    >
      <span
        aria-hidden="true"
        className="relative h-px w-full bg-control group-hover:bg-accent before:absolute before:top-1/2 before:left-1/2 before:h-1 before:w-10 before:-translate-1/2 before:rounded-full before:bg-control group-hover:before:bg-accent"
      />
    </div>
  );
}

const leastPercent = 20;
const mostPercent = 80;

interface ResizeHandleProps {
  readonly label: string;
  /** Contains both parts. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The upper part's fraction of the height. */
  readonly percent: number;
  readonly onPercent: (percent: number) => void;
}
