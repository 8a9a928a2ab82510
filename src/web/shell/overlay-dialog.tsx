import { CircleAlert } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useProcessing } from '../lib/processing.tsx';
import { Button } from '../ui/button.tsx';
import { useReturnFocus } from '../ui/return-focus.ts';
import { Spinner } from '../ui/spinner.tsx';

/** The overlay itself; failed or at work, as `useProcessing` says. */
export function OverlayDialog() {
  const { active, overlay, message, error, close } = useProcessing();
  const returnFocus = useReturnFocus();
  const failed = error !== null;
  const open = failed || (active && overlay);
  const stay = (event: Event) => event.preventDefault();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-paper/95" />
        <Dialog.Content
          {...returnFocus}
          role={failed ? 'alertdialog' : 'dialog'}
          aria-describedby={undefined}
          aria-busy={!failed}
          data-processing-overlay=""
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 p-6 text-center outline-none"
        >
          {failed ? (
            <CircleAlert aria-hidden="true" className="size-8 text-bad" />
          ) : (
            <Spinner className="size-8 text-accent" />
          )}
          <Dialog.Title aria-live="polite" className="max-w-[40ch] text-xl">
            {failed ? error : message}
          </Dialog.Title>
          {failed && (
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
