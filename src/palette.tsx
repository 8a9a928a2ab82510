import { useQuery } from '@tanstack/react-query';
import { listFeatures } from './contract/features.ts';
import { listDrafts } from './features/drafts/contract/drafts.ts';
import { listReports } from './features/reports/contract/reports.ts';
import { call } from './web/lib/api.ts';
import { useSession } from './web/lib/session.tsx';
import type { PaletteProps } from './web/shell/frame-parts.ts';
import { Palette } from './web/shell/palette/palette.tsx';
import type { OwnEntries } from './web/shell/palette/palette-entries.ts';
import { texts } from './web/shell/palette/texts.ts';

/** The command palette with what the slices provide: tools, and the user's newest 100 drafts and reports. */
export default function ProductPalette(props: PaletteProps) {
  return <Palette {...props} own={useOwnEntries(!props.admin)} />;
}

function useOwnEntries(enabled: boolean): OwnEntries {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { data, isError } = useQuery({
    queryKey: ['palette', userId],
    enabled: enabled && user !== null,
    queryFn: async ({ signal }) => {
      const [{ features }, { files }, { reports }] = await Promise.all([
        call(listFeatures, { signal }),
        call(listDrafts, { params: { userId }, query: {}, signal }),
        call(listReports, { query: {}, signal }),
      ]);
      return { features, files, reports };
    },
  });
  if (!enabled) return { groups: [], state: 'ready' };
  const { features = [], files = [], reports = [] } = data ?? {};
  const { groups } = texts;
  return {
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    groups: [
      { heading: groups.tools, entries: features.map(({ name, slug }) => ({ to: `/${slug}`, label: name })) },
      {
        heading: groups.drafts,
        entries: files.map(({ name }) => ({ to: `/my-drafts/${encodeURIComponent(name)}`, label: name })),
      },
      {
        heading: groups.reports,
        entries: reports.map(({ id, title }) => ({ to: `/my-reports/${id}`, label: title })),
      },
    ],
  };
}
