import {
  FileArchive,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  PanelLeftClose,
  PanelLeftOpen,
  PenLine,
  ReceiptText,
  X,
} from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '../ui/class-names.ts';
import { veilStyle } from '../ui/dialog.tsx';
import { useSidebar } from './sidebar-state.tsx';

/** The six ways of a signed-in user: a narrow rail that opens wide over the page, a sheet on phones. */
export function Sidebar() {
  return (
    <>
      <Rail />
      <Sheet />
    </>
  );
}

const entries: readonly { readonly to: string; readonly label: string; readonly Icon: LucideIcon }[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/my-drafts', label: 'My Drafts', Icon: FileArchive },
  { to: '/paper-assistant', label: 'Paper Assistant', Icon: PenLine },
  { to: '/translator', label: 'Translator', Icon: Languages },
  { to: '/blog', label: 'Blog', Icon: Newspaper },
  { to: '/credit-history', label: 'Credit History', Icon: ReceiptText },
];

function Rail() {
  const { opened, setOpened } = useSidebar();
  const open = opened === 'wide';
  const rail = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !rail.current?.contains(event.target)) setOpened('none');
    };
    const typed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpened('none');
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open, setOpened]);

  return (
    <div className="w-16 shrink-0 max-md:hidden">
      <div
        ref={rail}
        data-sidebar={open ? 'wide' : 'narrow'}
        className={classNames(
          'sticky top-16 z-20 flex h-[calc(100dvh-4rem)] flex-col border-r border-line bg-paper px-2 py-3 transition-[width]',
          open ? 'w-60 shadow-float' : 'w-16',
        )}
      >
        <button
          type="button"
          aria-expanded={open}
          aria-label={open ? 'Make the sidebar narrow' : 'Make the sidebar wide'}
          onClick={() => setOpened(open ? 'none' : 'wide')}
          className={classNames(entryStyle, 'mb-2 w-full')}
        >
          {open ? <PanelLeftClose aria-hidden="true" /> : <PanelLeftOpen aria-hidden="true" />}
          <span aria-hidden="true" className={classNames('truncate', !open && 'hidden')}>
            Menu
          </span>
        </button>
        <nav aria-label="Main" className="flex flex-col gap-1">
          <Entries wide={open} />
        </nav>
      </div>
    </div>
  );
}

function Sheet() {
  const { opened, setOpened } = useSidebar();
  return (
    <Dialog.Root open={opened === 'sheet'} onOpenChange={(open) => setOpened(open ? 'sheet' : 'none')}>
      <Dialog.Portal>
        <Dialog.Overlay className={classNames(veilStyle, 'md:hidden')} />
        <Dialog.Content
          aria-describedby={undefined}
          className="slide-in fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-r border-line bg-paper px-3 py-3 shadow-float md:hidden"
        >
          <div className="mb-3 flex items-center justify-between pl-3">
            <Dialog.Title className="text-lg">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close the menu"
              className="flex size-10 items-center justify-center rounded-control text-muted hover:bg-wash hover:text-ink"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label="Main" className="flex flex-col gap-1">
            <Entries wide />
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Entries({ wide }: { wide: boolean }) {
  return entries.map(({ to, label, Icon }) => (
    <NavLink key={to} to={to} className={classNames(entryStyle, 'group relative')}>
      <Icon aria-hidden="true" />
      {wide ? (
        <span className="truncate">{label}</span>
      ) : (
        <span className="pointer-events-none absolute left-full z-10 ml-3 whitespace-nowrap rounded-control border border-line bg-raised px-2.5 py-1 text-sm text-ink opacity-0 shadow-float transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
          {label}
        </span>
      )}
    </NavLink>
  ));
}

const entryStyle =
  'flex h-10 items-center gap-3 rounded-control px-3.5 text-sm text-muted transition-colors hover:bg-wash hover:text-ink ' +
  'aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';
