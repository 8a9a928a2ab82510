import { useSession } from '../../../../web/lib/session.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { FavoritesSection } from '../favorites.tsx';
import { Figures } from '../figures.tsx';
import { RecentActivity } from '../recent-activity.tsx';
import { texts } from '../texts.ts';
import { ToolList } from '../tool-list.tsx';

export function meta() {
  return [{ title: texts.title }];
}

/** A table of contents: what the user has, what he keeps at hand, and what can be done next. */
export default function Dashboard() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Page title={texts.welcome(user.username)}>
      <Figures userId={user.id} />
      <RecentActivity userId={user.id} />
      <FavoritesSection />
      <ToolList />
    </Page>
  );
}
