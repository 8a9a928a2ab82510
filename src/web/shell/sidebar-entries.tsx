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
import { useOnline } from '../lib/connection.ts';
import { classNames } from '../ui/class-names.ts';
import { texts } from './texts.ts';

/** The entries as icons with names on hover and focus, or wide with visible names; a docked rail always shows names. */
export function SidebarEntries({ entries, wide }: { entries: readonly SidebarEntry[]; wide: boolean }) {
  // The router reloads the document if a page's script can't be prefetched, which must not happen offline when a link
  // is hovered.
  const prefetch = useOnline() ? 'intent' : 'none';
  return entries.map(({ to, label, Icon, end = false }) => (
    <NavLink key={to} to={to} end={end} prefetch={prefetch} className={classNames(sidebarEntryStyle, 'relative')}>
      <Icon aria-hidden="true" />
      {wide ? <span className="truncate">{label}</span> : <span className="entry-name">{label}</span>}
    </NavLink>
  ));
}

export const sidebarEntryStyle =
  'flex h-10 items-center gap-3 rounded-control px-3.5 text-sm text-muted transition-colors hover:bg-wash hover:text-ink ' +
  'aria-[current=page]:bg-wash aria-[current=page]:font-medium aria-[current=page]:text-accent [&_svg]:size-5 [&_svg]:shrink-0';

/** The style of the admin area: dark in both themes. */
export const darkStyle = 'always-dark bg-raised text-ink';

export interface SidebarEntry {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** The entry is marked as current only on its own page, not on pages below it. */
  readonly end?: boolean;
}

/** The six entries of a logged-in user. */
export const memberEntries: readonly SidebarEntry[] = [
  { to: '/dashboard', label: texts.member.dashboard, Icon: LayoutDashboard },
  { to: '/my-drafts', label: texts.member.drafts, Icon: FileArchive },
  { to: '/paper-assistant', label: texts.member.paperAssistant, Icon: PenLine },
  { to: '/translator', label: texts.member.translator, Icon: Languages },
  { to: '/blog', label: texts.member.blog, Icon: Newspaper },
  { to: '/credit-history', label: texts.member.credits, Icon: ReceiptText },
];
