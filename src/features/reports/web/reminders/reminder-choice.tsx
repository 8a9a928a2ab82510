import { useState } from 'react';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { changeReminders, type ReminderDays, reminderDays } from '../../contract/reminders.ts';
import { texts } from './texts.ts';

/** Three checkboxes that are saved when clicked, one change at a time. */
export function ReminderChoice({ days, onSaved }: ReminderChoiceProps) {
  const [wanted, setWanted] = useState<readonly ReminderDays[] | null>(null);
  const shown = wanted ?? days;

  async function choose(chosen: readonly ReminderDays[]) {
    setWanted(chosen);
    try {
      onSaved((await call(changeReminders, { body: { days: [...chosen] } })).days);
    } catch {
      toast.error(texts.failures.save);
    } finally {
      setWanted(null);
    }
  }

  return (
    <section aria-labelledby="reminder-emails">
      <h2 id="reminder-emails" className="text-xl">
        {texts.mail.title}
      </h2>
      <p className="mt-2 text-sm text-muted">{texts.mail.about}</p>
      <fieldset className="mt-4 flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{texts.mail.legend}</legend>
        {reminderDays.map((each) => (
          <label key={each} className="flex w-fit items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={shown.includes(each)}
              aria-disabled={wanted !== null || undefined}
              onChange={(event) => {
                // Parallel answers could arrive in any order.
                if (wanted !== null) return;
                void choose(
                  reminderDays.filter((other) => (other === each ? event.target.checked : shown.includes(other))),
                );
              }}
            />
            {texts.mail.days(each)}
          </label>
        ))}
      </fieldset>
      <p role="status" className="mt-3 text-sm">
        {days.length === 0 ? texts.mail.off : texts.mail.on(days)}
      </p>
    </section>
  );
}

interface ReminderChoiceProps {
  readonly days: readonly ReminderDays[];
  readonly onSaved: (days: readonly ReminderDays[]) => void;
}
