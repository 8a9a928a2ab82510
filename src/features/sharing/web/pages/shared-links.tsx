import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { ListStates } from '#web/list/entry-list.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, Loading } from '#web/ui/states.tsx';
import { LinkRows } from '../links/link-rows.tsx';
import { useShareLinks } from '../links/use-share-links.ts';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.title);

/** The user's links that were not revoked. */
export default function SharedLinks() {
  const { user } = useSession();
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/account', label: texts.back }}>
      {user && <Links />}
    </Page>
  );
}

function Links() {
  const { links, failed, loading, reload } = useShareLinks();
  return (
    <ListStates
      entries={links}
      failure={failed && { message: texts.failed, retrying: loading, onRetry: () => void reload() }}
      loading={<Loading rows={3} rowHeight={64} label={texts.loading} />}
      empty={<EmptyState title={texts.none}>{texts.noneAbout}</EmptyState>}
    >
      {(known) => <LinkRows links={known} titled reload={reload} />}
    </ListStates>
  );
}
