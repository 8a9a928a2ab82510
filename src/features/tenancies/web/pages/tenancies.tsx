import { Layers } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { showDay } from '#contract/report/show.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { readForPage } from '../tenancy-loader.ts';
import { texts } from '../texts.ts';

const words = texts.list;

export const loader = (args: LoaderFunctionArgs) => readForPage(args, (reader, userId) => reader.list(userId));

export const handle: PageHandle = { arrives: true };
export const meta = pageTitle(words.title);

/** Every tenancy of the user, newest first. */
export default function Tenancies() {
  const { sent } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const failed = sent === 'failed' || sent === 'missing';
  const create = (
    <ButtonLink to="/my-reports/tenancies/new" size="small" icon={<Layers aria-hidden="true" />}>
      {words.create}
    </ButtonLink>
  );
  return (
    <Page title={words.title} subtitle={words.subtitle} back={{ to: '/my-reports', label: words.back }} meta={create}>
      <EntryList
        entries={failed ? undefined : sent}
        failure={
          failed && {
            message: texts.failures.loadAll,
            retrying: state === 'loading',
            onRetry: () => void revalidate(),
          }
        }
        empty={<EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>}
        row={({ id, name, documents, created_at }) => (
          <li key={id} className="py-4">
            <Link to={`/my-reports/tenancies/${id}`} className="font-serif text-lg wrap-anywhere hover:text-accent">
              {name}
            </Link>
            <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{words.documents(documents)}</span>
              <time dateTime={created_at}>{showDay(created_at.slice(0, 10))}</time>
            </p>
          </li>
        )}
      />
    </Page>
  );
}
