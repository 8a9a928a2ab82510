import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { backdropStyle } from '#web/ui/dialog-style.ts';
import { useReturnFocus } from '#web/ui/return-focus.ts';
import { texts } from './texts.ts';

/** A bottom sheet: it traps the focus, and closes on Back, on Escape and on a touch outside. */
export default function SourceSheet({ open, onClose, children }: SourceSheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropStyle} />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className="appear-now fixed inset-x-0 bottom-0 z-50 flex h-[85dvh] flex-col rounded-t-sheet border-t border-line bg-paper px-4 pt-2 pb-4 shadow-float"
        >
          <div className="mb-1 flex items-center justify-between">
            <Dialog.Title className="text-lg">{texts.source}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.pane.close}
              className="-mr-2 flex size-11 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SourceSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
