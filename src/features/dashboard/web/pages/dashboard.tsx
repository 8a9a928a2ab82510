import { lazy } from 'react';
import { pageTitle } from '../../../../web/lib/page-title.ts';
import { useSession } from '../../../../web/lib/session.tsx';
import { useShell } from '../../../../web/lib/shell.ts';
import { OptionalPart } from '../../../../web/shell/optional-part.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { FavoritesSection } from '../favorites.tsx';
import { Figures } from '../figures.tsx';
import { texts } from '../texts.ts';
import { ToolList } from '../tool-list.tsx';

export const meta = pageTitle(texts.title);

/** The start page: the user's figures, favorites and tools. */
export default function Dashboard() {
  const { user } = useSession();
  const { view } = useShell();
  if (!user) return null;
  return (
    <Page title={texts.welcome(user.username)}>
      <Figures userId={user.id} />
      {view && (
        <OptionalPart>
          <RecentActivity userId={user.id} />
        </OptionalPart>
      )}
      <FavoritesSection />
      <ToolList />
    </Page>
  );
}

// For an administrator in a view as the user; no one else loads it.
const RecentActivity = lazy(() =>
  import('../recent-activity.tsx').then(({ RecentActivity }) => ({ default: RecentActivity })),
);
