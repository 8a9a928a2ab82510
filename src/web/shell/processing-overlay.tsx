import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useProcessing } from '../lib/processing.tsx';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { texts } from './texts.ts';

/**
 * Covers the page while it waits for its work, then shows the error until the user closes it. What is covered is inert;
 * a question of the leave guard still stands above.
 */
export function ProcessingOverlay({ children }: { children: ReactNode }) {
  const { active, overlay, message, progress, error, close } = useProcessing();
  const covered = error !== null || (active && overlay);
  return (
    <>
      <div inert={covered}>{children}</div>
      {covered && <Cover message={message} progress={progress} error={error} onClose={close} />}
    </>
  );
}

function Cover({ message, progress, error, onClose }: CoverProps) {
  const cover = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  // A layout effect, because the browser takes the focus from what became inert before the next frame.
  useLayoutEffect(() => {
    const before = document.activeElement;
    cover.current?.focus();
    return () => {
      // What was pressed becomes reachable again in the same moment.
      queueMicrotask(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);

  useEffect(() => {
    if (error !== null) closeButton.current?.focus();
  }, [error]);

  return (
    <div
      ref={cover}
      role="dialog"
      aria-modal="true"
      aria-labelledby="processing-message"
      aria-busy={error === null}
      tabIndex={-1}
      className="appear-now fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 overflow-y-auto bg-paper/95 backdrop-blur-xs p-6 text-center outline-none"
    >
      {error === null ? (
        <Spinner className="size-8 text-accent" />
      ) : (
        <CircleAlert aria-hidden="true" className="size-8 text-bad" />
      )}
      <p id="processing-message" role="status" className="max-w-[40ch] font-serif text-xl font-semibold">
        {error ?? message}
      </p>
      {error === null && progress !== null && progress > 0 && progress < 1 && <Progress share={progress} />}
      {error !== null && (
        <Button ref={closeButton} variant="secondary" onClick={onClose}>
          {texts.close}
        </Button>
      )}
    </div>
  );
}

interface CoverProps {
  readonly message: string | null;
  readonly progress: number | null;
  readonly error: string | null;
  readonly onClose: () => void;
}

/** How much was sent, as a slim bar and in figures; outside the status, so that not every percent is announced. */
function Progress({ share }: { share: number }) {
  return (
    <div className="flex w-60 items-center gap-3 text-sm text-muted tabular-nums">
      <progress
        aria-label={texts.uploadProgress}
        value={share}
        max={1}
        className="h-1 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <span aria-hidden="true" className="w-9 text-right">
        {Math.floor(share * 100)} %
      </span>
    </div>
  );
}
