import { CircleAlert } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { texts } from './texts.ts';

/** What covers the page during its task: a message and progress, or an error with a button. */
export default function ProcessingCover({ message, progress, error, onClose }: CoverProps) {
  const cover = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  // A layout effect, because the browser removes the focus from inert content before the next frame.
  useLayoutEffect(() => {
    const before = document.activeElement;
    cover.current?.focus();
    return () => {
      // The clicked element becomes focusable again only at the same moment.
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

/**
 * Upload progress as a thin bar and in numbers; outside the status region, so that not every percentage is announced.
 */
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
