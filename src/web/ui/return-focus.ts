import { useMemo, useRef } from 'react';

/** Gives the focus back to what had it before a dialog opened, for dialogs that are opened by state and have no trigger. */
export function useReturnFocus(): {
  readonly onOpenAutoFocus: () => void;
  readonly onCloseAutoFocus: (event: Event) => void;
} {
  const before = useRef<Element | null>(null);
  return useMemo(
    () => ({
      onOpenAutoFocus: () => {
        before.current = document.activeElement;
      },
      onCloseAutoFocus: (event) => {
        event.preventDefault();
        if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
      },
    }),
    [],
  );
}
