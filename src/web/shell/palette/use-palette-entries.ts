import { useQuery } from '@tanstack/react-query';
import { listDrafts } from '#contract/drafts.ts';
import { listFeatures } from '#contract/features.ts';
import { listReports } from '#contract/reports.ts';
import { call } from '../../lib/api.ts';
import { useSession } from '../../lib/session.tsx';
import { adminEntries } from '../admin-entries.tsx';
import { memberEntries } from '../sidebar-entries.tsx';
import { texts } from './texts.ts';

/** What the palette finds: pages and tools, and the newest 100 drafts and reports of the user. */
export function usePaletteEntries(admin: boolean): PaletteEntries {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const mine = useQuery({
    queryKey: ['palette', userId],
    enabled: !admin && user !== null,
    queryFn: async ({ signal }) => {
      const [{ features }, { files }, { reports }] = await Promise.all([
        call(listFeatures, { signal }),
        call(listDrafts, { params: { userId }, query: {}, signal }),
        call(listReports, { query: {}, signal }),
      ]);
      return { features, files, reports };
    },
  });
  const { groups } = texts;
  const pages = { heading: groups.pages, entries: admin ? adminPages : memberPages };
  if (admin) return { groups: [pages], state: 'ready' };
  return {
    state: mine.data ? 'ready' : mine.isError ? 'failed' : 'loading',
    groups: [
      pages,
      {
        heading: groups.tools,
        entries: (mine.data?.features ?? []).map(({ name, slug }) => ({ to: `/${slug}`, label: name })),
      },
      {
        heading: groups.drafts,
        entries: (mine.data?.files ?? []).map(({ name }) => ({
          to: `/my-drafts/${encodeURIComponent(name)}`,
          label: name,
        })),
      },
      {
        heading: groups.reports,
        entries: (mine.data?.reports ?? []).map(({ id, title }) => ({ to: `/my-reports/${id}`, label: title })),
      },
    ].filter(({ entries }) => entries.length > 0),
  };
}

export interface PaletteEntries {
  readonly groups: readonly { readonly heading: string; readonly entries: readonly PaletteEntry[] }[];
  readonly state: 'ready' | 'loading' | 'failed';
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
