import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { backdropStyle } from '../ui/dialog-style.ts';
import { useReturnFocus } from '../ui/return-focus.ts';
import { darkStyle, SidebarEntries, type SidebarEntry } from './sidebar-entries.tsx';
import { useSidebar } from './sidebar-state.tsx';
import { texts } from './texts.ts';

/** The sidebar on phones: slides in from the left, traps the focus, closes on Escape and on a tap outside. */
export function SidebarSheet({ entries, dark, children }: SidebarSheetProps) {
  const { opened, setOpened } = useSidebar();
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open={opened === 'sheet'} onOpenChange={(open) => setOpened(open ? 'sheet' : 'none')}>
      <Dialog.Portal>
        <Dialog.Overlay className={classNames(backdropStyle, 'md:hidden')} />
        <Dialog.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={classNames(
            'slide-in fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-line px-3 py-3 shadow-float md:hidden',
            dark ? darkStyle : 'bg-paper',
          )}
        >
          <div className="mb-3 flex items-center justify-between pl-3">
            <Dialog.Title className="text-lg">{texts.menu}</Dialog.Title>
            <Dialog.Close
              aria-label={texts.closeMenu}
              className="flex size-10 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label={texts.main} className="flex flex-col gap-1">
            <SidebarEntries entries={entries} wide />
          </nav>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SidebarSheetProps {
  readonly entries: readonly SidebarEntry[];
  readonly dark: boolean;
  /** Content below the entries. */
  readonly children: ReactNode;
}
