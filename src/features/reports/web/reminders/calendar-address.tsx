import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { formatDate, formatDateTime } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { createCalendar, revokeCalendar } from '../../contract/reminders.ts';
import { texts } from './texts.ts';

/** The secret address for calendar programs: created, shown once, replaced, revoked. */
export function CalendarAddress({ calendar, onChanged }: CalendarAddressProps) {
  const words = texts.calendar;
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'create' | 'revoke' | null>(null);
  const creating = useMutation({
    mutationFn: () => call(createCalendar),
    onSuccess: ({ url }) => {
      setUrl(url);
      if (calendar !== null) toast.success(words.renewed);
      onChanged();
    },
    onError: () => toast.error(texts.failures.create),
  });
  const revoking = useMutation({
    mutationFn: () => call(revokeCalendar),
    onSuccess: () => {
      setUrl(null);
      toast.success(words.revoked);
      onChanged();
    },
    onError: () => toast.error(texts.failures.revoke),
  });

  return (
    <section aria-labelledby="calendar-subscription">
      <h2 id="calendar-subscription" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-sm text-muted">{words.about}</p>
      {url !== null && <NewAddress url={url} />}
      <p role="status" className="mt-4 text-sm">
        {calendar === null
          ? words.none
          : words.since(
              formatDate(calendar.created_at),
              calendar.last_opened_at === null ? null : formatDateTime(calendar.last_opened_at),
            )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant={calendar === null ? 'primary' : 'secondary'}
          busy={creating.isPending}
          busyText={words.creating}
          onClick={() => (calendar === null ? creating.mutate() : setAsked('create'))}
        >
          {calendar === null ? words.create : words.renew}
        </Button>
        {calendar !== null && (
          <Button
            variant="secondary"
            busy={revoking.isPending}
            busyText={words.revoking}
            onClick={() => setAsked('revoke')}
          >
            {words.revoke}
          </Button>
        )}
      </div>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={asked === 'create' ? words.renew : words.revoke}
        confirmText={asked === 'create' ? words.renew : words.revoke}
        cancelText={words.cancel}
        danger
        onConfirm={() => (asked === 'create' ? creating : revoking).mutate()}
      >
        {asked === 'create' ? words.renewQuestion : words.question}
      </AlertDialog>
    </section>
  );
}

interface CalendarAddressProps {
  readonly calendar: { readonly created_at: string; readonly last_opened_at: string | null } | null;
  readonly onChanged: () => void;
}

function NewAddress({ url }: { url: string }) {
  const words = texts.calendar;
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  }
  return (
    <div className="mt-4 rounded-sheet border border-line bg-raised p-4">
      <Field label={words.label} hint={words.once}>
        <Input readOnly value={url} onFocus={(event) => event.target.select()} />
      </Field>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <a href={url.replace(/^https?:/, 'webcal:')} className={buttonStyle('secondary', 'small')}>
          {words.subscribe}
        </a>
      </div>
    </div>
  );
}
