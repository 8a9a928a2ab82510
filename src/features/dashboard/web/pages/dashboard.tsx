import { useId } from 'react';
import { useSession } from '../../../../web/lib/session.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { Figures } from '../figures.tsx';
import { ToolList } from '../tool-list.tsx';

export function meta() {
  return [{ title: 'Dashboard' }];
}

/** A table of contents: what the user has, and what can be done next. */
export default function Dashboard() {
  const { user } = useSession();
  const toolsId = useId();
  if (!user) return null;
  return (
    <Page title={`Welcome, ${user.username}!`}>
      <Figures userId={user.id} />
      <section aria-labelledby={toolsId} className="mt-12">
        <h2 id={toolsId} className="mb-4 text-xl">
          Tools
        </h2>
        <ToolList />
      </section>
    </Page>
  );
}
