import { Coins, LayoutDashboard, Newspaper, ScrollText, Settings, Ticket, UsersRound } from 'lucide-react';
import { adminTexts } from './admin-texts.ts';
import type { SidebarEntry } from './sidebar-entries.tsx';

/** The administrator's menu entries, in the order of the specification, followed by settings. */
export const adminEntries: readonly SidebarEntry[] = [
  { to: '/admin', label: adminTexts.admin.overview, Icon: LayoutDashboard, end: true },
  { to: '/admin/blog', label: adminTexts.admin.blog, Icon: Newspaper },
  { to: '/admin/credits', label: adminTexts.admin.credits, Icon: Coins },
  { to: '/admin/users', label: adminTexts.admin.users, Icon: UsersRound },
  { to: '/admin/invites', label: adminTexts.admin.invitations, Icon: Ticket },
  { to: '/admin/logs', label: adminTexts.admin.logs, Icon: ScrollText },
  { to: '/admin/settings', label: adminTexts.admin.settings, Icon: Settings },
];
