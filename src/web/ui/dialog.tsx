import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { dialogStyle, veilStyle } from './dialog-style.ts';
import { useReturnFocus } from './return-focus.ts';

/** A dialog over the page: keeps the focus inside, closes on Escape and outside click, gives the focus back. */
export function Dialog({ open, onOpenChange, title, description, wide = false, footer, children }: DialogProps) {
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={veilStyle} />
        <RadixDialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(dialogStyle, wide ? 'max-w-3xl' : 'max-w-lg')}
        >
          <div className="flex items-start justify-between gap-4">
            <RadixDialog.Title className="text-xl">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Close"
              className="-mt-1 -mr-2 flex size-8 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </RadixDialog.Close>
          </div>
          {description && (
            <RadixDialog.Description className="mt-2 text-sm text-muted">{description}</RadixDialog.Description>
          )}
          <div className="mt-4">{children}</div>
          {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly wide?: boolean;
  /** Its buttons, at the right. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}
