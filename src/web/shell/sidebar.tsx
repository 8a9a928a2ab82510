import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { classNames } from '../ui/class-names.ts';
import { OptionalPart } from './optional-part.tsx';
import { darkStyle, SidebarEntries, type SidebarEntry, sidebarEntryStyle } from './sidebar-entries.tsx';
import { useSidebar } from './sidebar-state.tsx';
import { texts } from './texts.ts';

/** The sidebar of a logged-in user: a narrow rail that expands over the page, a sheet on phones. */
export function Sidebar({ entries, Shortcuts, dark = false }: SidebarProps) {
  const { opened } = useSidebar();
  return (
    <>
      <Rail entries={entries} Shortcuts={Shortcuts} dark={dark} />
      {opened === 'sheet' && (
        <OptionalPart>
          <SidebarSheet entries={entries} dark={dark}>
            {Shortcuts && <Shortcuts wide />}
          </SidebarSheet>
        </OptionalPart>
      )}
    </>
  );
}

const SidebarSheet = lazy(() => import('./sidebar-sheet.tsx').then(({ SidebarSheet }) => ({ default: SidebarSheet })));

interface SidebarProps {
  readonly entries: readonly SidebarEntry[];
  /** Content below the entries, if any. */
  readonly Shortcuts?: ComponentType<{ readonly wide: boolean }> | undefined;
  /** Dark in both themes. */
  readonly dark?: boolean;
}

function Rail({ entries, Shortcuts, dark }: SidebarProps) {
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
    <div className={classNames('print-hidden w-16 shrink-0 border-r border-line max-md:hidden', dark && darkStyle)}>
      <div
        ref={rail}
        data-sidebar={open ? 'wide' : 'narrow'}
        className={classNames(
          'sticky top-16 z-20 flex h-[calc(100dvh-4rem)] flex-col px-2 py-3 transition-[width]',
          dark ? 'bg-raised' : 'bg-paper',
          open ? 'w-60 border-r border-line shadow-float' : 'w-full',
          // With scrolling, the names next to the icons would be cut off, so it only scrolls if the entries need more
          // than the window's height.
          open ? 'overflow-y-auto' : '[@media(max-height:46rem)]:overflow-y-auto',
        )}
      >
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpened(open ? 'none' : 'wide')}
          className={classNames(sidebarEntryStyle, 'mb-2 w-full')}
        >
          {open ? <PanelLeftClose aria-hidden="true" /> : <PanelLeftOpen aria-hidden="true" />}
          <span className={open ? 'truncate' : 'sr-only'}>{open ? texts.narrow : texts.widen}</span>
        </button>
        <nav aria-label={texts.main} className="flex flex-col gap-1">
          <SidebarEntries entries={entries} wide={open} />
        </nav>
        {Shortcuts && <Shortcuts wide={open} />}
      </div>
    </div>
  );
}
