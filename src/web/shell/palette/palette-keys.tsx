import { Search } from 'lucide-react';
import { lazy, useContext, useEffect, useState } from 'react';
import { buttonStyle } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FrameParts } from '../frame-parts.ts';
import { OptionalPart } from '../optional-part.tsx';
import { singleKeys } from './single-keys.ts';
import { texts } from './texts.ts';

/** The header's search button, and the two keys that work on every page: Ctrl/Cmd-K and "?". Their dialogs load when opened. */
export function PaletteKeys({ admin = false }: { admin?: boolean }) {
  const { Palette } = useContext(FrameParts);
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      // A field may use the key itself, like the post editor for links.
      if (event.defaultPrevented) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen((current) => (current === 'palette' ? null : 'palette'));
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && singleKeys.on() && !isTyping(event.target)) {
        event.preventDefault();
        setOpen('shortcuts');
      }
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  const close = () => setOpen(null);
  return (
    <>
      <button
        type="button"
        aria-label={texts.open}
        title={texts.openHint}
        onClick={() => setOpen('palette')}
        className={classNames(buttonStyle('quiet', 'icon'), 'max-sm:hidden')}
      >
        <Search aria-hidden="true" />
      </button>
      <OptionalPart>
        {open === 'palette' && Palette && (
          <Palette admin={admin} onClose={close} onShortcuts={() => setOpen('shortcuts')} />
        )}
        {open === 'shortcuts' && <Shortcuts onClose={close} />}
      </OptionalPart>
    </>
  );
}

/** In a field, the key is text. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

const Shortcuts = lazy(() => import('./shortcuts.tsx').then(({ Shortcuts }) => ({ default: Shortcuts })));
