import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { Page } from '#web/ui/page.tsx';
import { Unloaded } from '#web/ui/unloaded.tsx';
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
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readReminders, { signal }),
  });
  const { data } = query;
  if (!data) {
    return <Unloaded query={query} message={texts.failures.load} rows={2} rowHeight={140} label={texts.loading} />;
  }
  return (
    <div className="flex flex-col gap-10">
      <ReminderChoice
        days={data.days}
        onSaved={(days) => client.setQueryData(queryKey, (known: typeof data) => ({ ...known, days }))}
      />
      <CalendarAddress calendar={data.calendar} onChanged={() => void query.refetch()} />
    </div>
  );
}
