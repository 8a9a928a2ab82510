import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { buttonStyle } from './button.tsx';
import { classNames } from './class-names.ts';
import { backdropStyle, dialogStyle } from './dialog-style.ts';
import { useReturnFocus } from './return-focus.ts';
import { texts } from './texts.ts';

/**
 * A confirmation before an irreversible action. Cancel has the focus; a click outside does nothing, and neither does
 * Enter (Space and a click activate a button); Escape cancels.
 */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmText = texts.dialog.confirm,
  denyText = texts.dialog.deny,
  cancelText = texts.dialog.cancel,
  danger = false,
  onConfirm,
  onDeny,
}: AlertDialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  const cancelRef = useRef<HTMLButtonElement>(null);
  return (
    <RadixAlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixAlertDialog.Portal>
        <RadixAlertDialog.Overlay className={classNames(backdropStyle, 'z-60!')} />
        <RadixAlertDialog.Content
          className={classNames(dialogStyle, 'z-60! max-w-md')}
          onCloseAutoFocus={onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            cancelRef.current?.focus();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        >
          <RadixAlertDialog.Title className="text-xl">{title}</RadixAlertDialog.Title>
          <RadixAlertDialog.Description asChild>
            <div className="mt-3 text-sm wrap-anywhere">{children}</div>
          </RadixAlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <RadixAlertDialog.Cancel ref={cancelRef} className={buttonStyle('secondary')}>
              {cancelText}
            </RadixAlertDialog.Cancel>
            {onDeny && (
              <RadixAlertDialog.Action className={buttonStyle('secondary')} onClick={onDeny}>
                {denyText}
              </RadixAlertDialog.Action>
            )}
            <RadixAlertDialog.Action className={buttonStyle(danger ? 'danger' : 'primary')} onClick={onConfirm}>
              {confirmText}
            </RadixAlertDialog.Action>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

export interface AlertDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  /** The question. */
  readonly children: ReactNode;
  readonly confirmText?: string;
  readonly denyText?: string;
  readonly cancelText?: string;
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  /** For questions with a second answer besides Cancel. */
  readonly onDeny?: () => void;
}
