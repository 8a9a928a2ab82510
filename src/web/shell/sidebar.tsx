import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { setDocked } from '../lib/rail.ts';
import { classNames } from '../ui/class-names.ts';
import { OptionalPart } from './optional-part.tsx';
import { darkStyle, SidebarEntries, type SidebarEntry, sidebarEntryStyle } from './sidebar-entries.tsx';
import { useSidebar } from './sidebar-state.tsx';
import { texts } from './texts.ts';

/**
 * The sidebar of a logged-in user: next to the page on wide screens (lib/rail.ts); elsewhere, or if the user has
 * narrowed it, a rail of icons that expands over the page; a sheet on phones.
 */
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
    const isInside = ({ target }: Event) => rail.current?.contains(target as Node);
    const pressed = (event: PointerEvent) => open && !isInside(event) && setOpened('none');
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (open) setOpened('none');
      // Escape in a field, a panel or a dialog is meant for that.
      else if (
        !event.defaultPrevented &&
        (event.target === document.body || isInside(event)) &&
        isDocked(rail.current)
      ) {
        setDocked(false);
      }
    };
    document.addEventListener('pointerdown', pressed);
    document.addEventListener('keydown', typed);
    return () => {
      document.removeEventListener('pointerdown', pressed);
      document.removeEventListener('keydown', typed);
    };
  }, [open, setOpened]);

  function change() {
    if (isDocked(rail.current)) setDocked(false);
    else setOpened(open ? 'none' : 'wide');
  }

  function keepOpen() {
    setDocked(true);
    setOpened('none');
    // The button that opened it disappears.
    rail.current?.querySelector('button')?.focus();
  }

  return (
    <div
      ref={rail}
      className={classNames(
        'print-hidden w-16 shrink-0 border-r border-line docked:w-60 max-md:hidden',
        dark && darkStyle,
      )}
    >
      <div
        data-sidebar={open ? 'wide' : 'narrow'}
        className={classNames(
          'sticky top-16 z-20 flex h-[calc(100dvh-4rem)] flex-col px-2 py-3 transition-[width] docked:overflow-y-auto',
          dark ? 'bg-raised' : 'bg-paper',
          open ? 'w-60 border-r border-line shadow-float' : 'w-full',
          // If it scrolled, the names next to the icons would be cut off, so it only scrolls if the entries need more
          // than the window's height.
          open ? 'overflow-y-auto' : '[@media(max-height:46rem)]:overflow-y-auto',
        )}
      >
        <div className="mb-2 flex">
          <button type="button" onClick={change} className={classNames(sidebarEntryStyle, 'min-w-0 flex-1')}>
            <PanelLeftClose aria-hidden="true" className={open ? undefined : 'hidden docked:block'} />
            <PanelLeftOpen aria-hidden="true" className={open ? 'hidden' : 'docked:hidden'} />
            <span className={open ? 'truncate' : 'hidden truncate docked:block'}>{texts.narrow}</span>
            {!open && <span className="sr-only docked:hidden">{texts.widen}</span>}
          </button>
          {open && !dark && (
            <button
              type="button"
              aria-label={texts.keepOpen}
              onClick={keepOpen}
              className={classNames(sidebarEntryStyle, 'max-xl:hidden docked:hidden')}
            >
              <PanelLeftOpen aria-hidden="true" />
            </button>
          )}
        </div>
        <nav aria-label={texts.main} className="flex flex-col gap-1">
          <SidebarEntries entries={entries} wide={open} />
        </nav>
        {Shortcuts && <Shortcuts wide={open} />}
      </div>
    </div>
  );
}

/** The styles decide (lib/rail.ts): only a docked rail takes more room than its icons. */
function isDocked(rail: HTMLElement | null): boolean {
  return rail !== null && rail.offsetWidth > 99;
}
