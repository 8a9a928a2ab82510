import { useId, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { setRunMails } from '../../contract/own-account.ts';
import { plainMessage } from '../failure-messages.ts';
import type { AccountSectionProps } from './account-section-props.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.emails;

/** Email preferences. */
export function EmailsSection({ account, reload }: AccountSectionProps) {
  const hint = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function save(on: boolean) {
    setWanted(on);
    try {
      await call(setRunMails, { body: { on } });
      await reload();
      toast.success(words.saved);
    } catch (failure) {
      toast.error(plainMessage(failure));
    } finally {
      setWanted(null);
    }
  }

  return (
    <Section anchor="emails" title={words.title} about={words.about}>
      <label className="flex w-fit items-start gap-3">
        <input
          type="checkbox"
          checked={wanted ?? account.run_mails}
          aria-disabled={wanted !== null}
          onChange={(event) => wanted === null && void save(event.target.checked)}
          aria-describedby={hint}
          className="mt-1 size-4 accent-accent"
        />
        <span>
          <span className="block text-sm font-medium">{words.runs}</span>
          <span id={hint} className="block text-xs text-muted">
            {words.runsHint}
          </span>
        </span>
      </label>
    </Section>
  );
}
