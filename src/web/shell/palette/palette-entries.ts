import { adminEntries } from '../admin-entries.tsx';
import { memberEntries } from '../sidebar-entries.tsx';
import { texts } from './texts.ts';

/** The pages that the palette finds. */
export function pageEntries(admin: boolean): PaletteGroup {
  return { heading: texts.groups.pages, entries: admin ? adminPages : memberPages };
}

/** What the palette finds besides pages: the user's tools, drafts and reports. */
export interface OwnEntries {
  readonly groups: readonly PaletteGroup[];
  readonly state: 'ready' | 'loading' | 'failed';
}

interface PaletteGroup {
  readonly heading: string;
  readonly entries: readonly PaletteEntry[];
}

interface PaletteEntry {
  readonly to: string;
  readonly label: string;
}

const adminPages: readonly PaletteEntry[] = [
  ...adminEntries,
  { to: '/admin/account', label: texts.pages.account },
  { to: '/admin/password', label: texts.pages.password },
];

const memberPages: readonly PaletteEntry[] = [
  ...memberEntries,
  { to: '/my-reports', label: texts.pages.reports },
  { to: '/my-reports/portfolio', label: texts.pages.portfolio },
  { to: '/my-reports/compare', label: texts.pages.compare },
  { to: '/my-reports/tenancies', label: texts.pages.tenancies },
  { to: '/account', label: texts.pages.account },
  { to: '/purchases', label: texts.pages.purchases },
  { to: '/change-password', label: texts.pages.password },
  { to: '/help', label: texts.pages.help },
  { to: '/glossary', label: texts.pages.glossary },
  { to: '/contact', label: texts.pages.contact },
];
