import { lazy } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTitle } from '#web/lib/page-title.ts';
import { redirectToLogin } from '#web/lib/redirect-to-login.ts';
import { useSession } from '#web/lib/session.tsx';
import { useShell } from '#web/lib/shell.ts';
import { shellContext } from '#web/lib/shell-context.ts';
import { OptionalPart } from '#web/shell/optional-part.tsx';
import { Page } from '#web/ui/page.tsx';
import type { OwnWork } from '../../contract.ts';
import { FavoritesSection } from '../favorites.tsx';
import { Figures } from '../figures.tsx';
import { OwnWorkSection } from '../own-work.tsx';
import { ownWorkContext } from '../own-work-context.ts';
import { texts } from '../texts.ts';
import { ToolList } from '../tool-list.tsx';

export async function loader({ context, request, url }: LoaderFunctionArgs): Promise<{ work: OwnWork | 'failed' }> {
  const { user } = context.get(shellContext);
  if (!user) throw redirectToLogin({ context, request, url });
  const work = await context
    .get(ownWorkContext)
    .read(user.id)
    .catch(() => 'failed' as const);
  return { work };
}

export const meta = pageTitle(texts.title);

/** The start page: the user's figures, their work, favorites and tools. */
export default function Dashboard() {
  const { user } = useSession();
  const { impersonation } = useShell();
  const { work } = useLoaderData<typeof loader>();
  if (!user) return null;
  return (
    <Page title={texts.welcome(user.username)}>
      <Figures userId={user.id} />
      {impersonation && (
        <OptionalPart>
          <RecentActivity userId={user.id} />
        </OptionalPart>
      )}
      <OwnWorkSection work={work} />
      <FavoritesSection />
      <ToolList />
    </Page>
  );
}

// For an administrator who impersonates the user; no one else loads it.
const RecentActivity = lazy(() =>
  import('../recent-activity.tsx').then(({ RecentActivity }) => ({ default: RecentActivity })),
);
