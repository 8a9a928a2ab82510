import { FileText, Star } from 'lucide-react';
import { SidebarEntries, type SidebarEntry } from '#web/shell/sidebar-entries.tsx';
import { texts } from './texts.ts';
import { useFavorites } from './use-favorites.ts';

/** Below the six entries of the specification: My Reports and the user's favorite tools (product decisions, reading 27). */
export function MemberShortcuts({ wide }: { wide: boolean }) {
  const { list = [] } = useFavorites();
  const favorites = list
    .filter(({ available }) => available)
    .map(({ slug, name }): SidebarEntry => ({ to: `/${slug}`, label: name, Icon: Star }));
  return (
    <>
      <hr className="mx-2 my-2 border-line" />
      <nav aria-label={texts.shortcuts} className="flex flex-col gap-1">
        <SidebarEntries entries={[reports, ...favorites]} wide={wide} />
      </nav>
    </>
  );
}

const reports: SidebarEntry = { to: '/my-reports', label: texts.reports, Icon: FileText };
