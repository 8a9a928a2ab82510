import { Coins, LayoutDashboard, Newspaper, ScrollText, Settings, Ticket, UsersRound } from 'lucide-react';
import type { SidebarEntry } from './sidebar-entries.tsx';
import { texts } from './texts.ts';

/** The ways of an administrator, in the order of the specification; the settings come after them. */
export const adminEntries: readonly SidebarEntry[] = [
  { to: '/admin', label: texts.admin.overview, Icon: LayoutDashboard, end: true },
  { to: '/admin/blog', label: texts.admin.blog, Icon: Newspaper },
  { to: '/admin/credits', label: texts.admin.credits, Icon: Coins },
  { to: '/admin/users', label: texts.admin.users, Icon: UsersRound },
  { to: '/admin/invites', label: texts.admin.invitations, Icon: Ticket },
  { to: '/admin/logs', label: texts.admin.logs, Icon: ScrollText },
  { to: '/admin/settings', label: texts.admin.settings, Icon: Settings },
];
