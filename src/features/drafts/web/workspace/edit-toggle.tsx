import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { useHasTyped } from './typed-texts.tsx';
import type { DraftOnPage } from './use-draft.ts';

/** Opens and closes the editor for a part of the draft; the open one is in the address, as for sentences. */
export function EditToggle({ page, chosen, name, label, className, children }: EditToggleProps) {
  const { search } = useLocation();
  const open = chosen === name;
  const typed = useHasTyped(name);
  if (!page.changeable) return null;
  return (
    <div className={className}>
      <Link
        id={name}
        to={{ search, hash: open ? '' : name }}
        replace
        preventScrollReset
        aria-expanded={open}
        className={classNames(
          'inline-block min-h-6 scroll-my-28 text-sm text-accent underline decoration-1 underline-offset-2 hover:text-accent-strong',
          'wrap-anywhere',
        )}
      >
        {label}
      </Link>
      {typed && !open && <span className="ml-2 text-xs text-warn">{texts.text.unsaved}</span>}
      {open && children}
    </div>
  );
}

interface EditToggleProps {
  readonly page: DraftOnPage;
  /** The name in the address. */
  readonly chosen: string;
  readonly name: string;
  readonly label: string;
  readonly className?: string;
  /** The editor. */
  readonly children: ReactNode;
}
