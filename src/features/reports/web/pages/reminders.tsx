import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { Page } from '#web/ui/page.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { readReminders } from '../../contract/reminders.ts';
import { CalendarAddress } from '../reminders/calendar-address.tsx';
import { ReminderChoice } from '../reminders/reminder-choice.tsx';
import { texts } from '../reminders/texts.ts';

export const meta = pageTitle(texts.title);

export default function Reminders() {
  const { user } = useSession();
  return (
    <Page title={texts.title} subtitle={texts.subtitle} back={{ to: '/my-reports', label: texts.back }} width="reading">
      {user && <Sections userId={user.id} />}
    </Page>
  );
}

function Sections({ userId }: { userId: string }) {
  const client = useQueryClient();
  const queryKey = ['reminders', userId];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readReminders, { signal }),
  });
  if (!data) {
    if (!error) return <Loading rows={2} rowHeight={140} label={texts.loading} />;
    return <ErrorState message={texts.failures.load} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-10">
      <ReminderChoice
        days={data.days}
        onSaved={(days) => client.setQueryData(queryKey, (known: typeof data) => ({ ...known, days }))}
      />
      <CalendarAddress calendar={data.calendar} onChanged={() => void refetch()} />
    </div>
  );
}
