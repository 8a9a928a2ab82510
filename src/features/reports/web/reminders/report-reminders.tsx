import { useMutation, useQuery } from '@tanstack/react-query';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { changeReportReminders, readReportReminders } from '../../contract/reminders.ts';
import { texts } from './texts.ts';

/** Turns reminder emails off or on for the dates of one report, or of all reports of a tenancy. */
export default function ReportReminders({ reports }: { reports: readonly string[] }) {
  const stored = useQuery({
    queryKey: ['report-reminders', ...reports],
    queryFn: ({ signal }) => call(readReportReminders, { query: { reports: reports.join(',') }, signal }),
  });
  const change = useMutation({
    mutationFn: (on: boolean) => call(changeReportReminders, { body: { reports: [...reports], on } }),
    onSuccess: () => stored.refetch(),
    onError: (error) => toast.error(shownMessage(error, texts.failures.save)),
  });
  const on = change.isPending ? change.variables : stored.data?.on;
  return (
    <label className="flex w-fit items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-4 shrink-0 accent-accent"
        // Until it is known, most reports have reminders.
        checked={on ?? true}
        disabled={on === undefined}
        onChange={(event) => change.isPending || change.mutate(event.target.checked)}
      />
      {texts.report(reports.length)}
    </label>
  );
}
