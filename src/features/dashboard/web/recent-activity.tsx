import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { recentActivity } from '#contract/impersonation.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { EntryList } from '#web/list/entry-list.tsx';
import { Loading } from '#web/ui/states.tsx';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.recent;

/** The tools the user used last. Shown only to administrators who view the dashboard as this user. */
export function RecentActivity({ userId }: { userId: string }) {
  const headingId = useId();
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['recent-activity', userId],
    queryFn: ({ signal }) => call(recentActivity, { params: { id: userId }, signal }),
  });
  // Each feature once, with its latest use.
  const shown = data?.activity
    .filter((use, place, all) => all.findIndex(({ slug }) => slug === use.slug) === place)
    .slice(0, 3);
  return (
    <section aria-labelledby={headingId} className="mt-12">
      <h2 id={headingId} className="mb-4 text-xl">
        {texts.title}
      </h2>
      <EntryList
        entries={shown}
        failure={isLoadingError && { message: texts.failed, retrying: isFetching, onRetry: () => void refetch() }}
        loading={<Loading rows={3} />}
        empty={<p className="border-y border-line py-4 text-sm text-muted">{texts.empty}</p>}
        row={(use) => (
          <li key={use.id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <span className="font-serif text-lg">{use.feature}</span>
            <span className="text-sm text-muted">{texts.lastUsed(formatDateTime(use.created_at))}</span>
          </li>
        )}
      />
    </section>
  );
}
