import { Coins, LayoutDashboard, Newspaper, ScrollText, Settings, Ticket, UsersRound } from 'lucide-react';
import type { SidebarEntry } from './sidebar-entries.tsx';

/** The ways of an administrator, in the order of the specification; the settings come after them. */
export const adminEntries: readonly SidebarEntry[] = [
  { to: '/admin', label: 'Overview', Icon: LayoutDashboard, end: true },
  { to: '/admin/blog', label: 'Blog Management', Icon: Newspaper },
  { to: '/admin/credits', label: 'Credit Management', Icon: Coins },
  { to: '/admin/users', label: 'User Management', Icon: UsersRound },
  { to: '/admin/invites', label: 'Invitation Codes', Icon: Ticket },
  { to: '/admin/logs', label: 'Admin Logs', Icon: ScrollText },
  { to: '/admin/settings', label: 'Settings', Icon: Settings },
];
