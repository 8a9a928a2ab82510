import { useMutation } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button, buttonStyle } from './button.tsx';
import { classNames } from './class-names.ts';
import { backdropStyle, dialogStyle } from './dialog-style.ts';
import { useReturnFocus } from './return-focus.ts';
import { texts } from './texts.ts';

/**
 * A dialog with a few fields, Cancel and one action. It stays open during the action, closes if that returns true, and
 * otherwise keeps the input. A click outside doesn't close it.
 */
export function FormDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmText,
  busyText,
  danger = false,
  disabled = false,
  error,
  onSubmit,
  children,
}: FormDialogProps) {
  const returnFocus = useReturnFocus();
  const { mutate, isPending: busy } = useMutation({
    mutationFn: onSubmit,
    onSuccess: (canClose) => canClose && onOpenChange(false),
  });

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !busy && onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Overlay className={backdropStyle} />
        <Dialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={(event) => event.preventDefault()}
          className={classNames(dialogStyle, 'max-w-md')}
        >
          <Dialog.Title className="text-xl">{title}</Dialog.Title>
          {description && (
            <Dialog.Description asChild>
              <div className="mt-2 text-sm wrap-anywhere text-muted">{description}</div>
            </Dialog.Description>
          )}
          <form
            noValidate
            method="post"
            onSubmit={(event) => {
              event.preventDefault();
              // Submitting the dialog must not submit the page below it.
              event.stopPropagation();
              if (!busy && !disabled) mutate();
            }}
            className="mt-5 flex flex-col gap-5"
          >
            {children}
            {error && (
              <p role="alert" className="text-sm text-bad">
                {error}
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Dialog.Close className={buttonStyle('secondary')}>{texts.dialog.cancel}</Dialog.Close>
              <Button
                type="submit"
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                disabled={disabled}
                {...(busyText ? { busyText } : {})}
              >
                {confirmText}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export interface FormDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly confirmText: string;
  readonly busyText?: string;
  readonly danger?: boolean;
  /** Whether the action is disabled. */
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  /** Returns whether the dialog can close. */
  readonly onSubmit: () => Promise<boolean>;
  readonly children?: ReactNode;
}
