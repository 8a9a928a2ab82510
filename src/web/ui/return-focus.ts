import { useMemo, useRef } from 'react';

/** Restores the focus after a dialog that is opened by state and has no trigger. */
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
