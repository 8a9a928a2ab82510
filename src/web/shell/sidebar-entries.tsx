import {
  FileArchive,
  Languages,
  LayoutDashboard,
  type LucideIcon,
  Newspaper,
  PenLine,
  ReceiptText,
} from 'lucide-react';
import { NavLink } from 'react-router';
import { classNames } from '../ui/class-names.ts';

/** The six entries, as icons whose names show on hover and focus, or wide with their names. */
export function SidebarEntries({ wide }: { wide: boolean }) {
  return entries.map(({ to, label, Icon }) => (
    <NavLink key={to} to={to} prefetch="intent" className={classNames(sidebarEntryStyle, 'group relative')}>
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

export const sidebarEntryStyle =
  'flex h-10 items-center gap-3 rounded-control px-3.5 text-sm text-muted transition-colors hover:bg-wash hover:text-ink ' +
  'aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

const entries: readonly { readonly to: string; readonly label: string; readonly Icon: LucideIcon }[] = [
  { to: '/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
  { to: '/my-drafts', label: 'My Drafts', Icon: FileArchive },
  { to: '/paper-assistant', label: 'Paper Assistant', Icon: PenLine },
  { to: '/translator', label: 'Translator', Icon: Languages },
  { to: '/blog', label: 'Blog', Icon: Newspaper },
  { to: '/credit-history', label: 'Credit History', Icon: ReceiptText },
];
