import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** A few words on a control that shows only an icon, on hover and on focus; Escape hides them. Takes one element. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content sideOffset={6} className="z-60 rounded-control bg-ink px-2.5 py-1 text-xs text-paper">
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
