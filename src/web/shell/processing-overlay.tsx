import { type ReactNode, useEffect } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useProcessing } from '../lib/processing.tsx';
import { OptionalPart } from './optional-part.tsx';

/**
 * Covers the page during its task, then shows the error until the user closes it. The covered page is inert; a leave
 * prompt is still shown above it.
 */
export function ProcessingOverlay({ children }: { children: ReactNode }) {
  const { active, overlay, message, progress, error, close } = useProcessing();
  const covered = error !== null || (active && overlay);
  // Loaded with the page, so that it is available even without a connection.
  useEffect(() => {
    ProcessingCover.load().catch(() => undefined);
  }, []);
  return (
    <>
      <div inert={covered}>{children}</div>
      {covered && (
        <OptionalPart
          fallback={
            <button type="button" className="fixed inset-0 z-50 bg-paper" onClick={error === null ? undefined : close}>
              {error ?? message}
            </button>
          }
        >
          <ProcessingCover message={message} progress={progress} error={error} onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}

const ProcessingCover = lazyPart(() => import('./processing-cover.tsx'));
