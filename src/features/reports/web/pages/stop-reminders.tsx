import { useEffect, useState } from 'react';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { NoScript } from '#web/shell/no-script.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { stopReminders } from '../../contract.ts';
import { texts } from '../reminders/texts.ts';

export const meta = pageTitle(texts.stop.title);

/**
 * The page behind a reminder's link: the click in the mail is enough, whoever is logged in. The token is in the
 * fragment, so programs that only fetch links turn nothing off.
 */
export default function StopReminders() {
  const [token, setToken] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1)).get('token');
    // Removes the token from the history and from copied addresses.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setToken((known) => known ?? given ?? '');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made for its number.
  useEffect(() => {
    if (token === null) return;
    if (token === '') {
      setOutcome(texts.stop.incomplete);
      return;
    }
    let current = true;
    setOutcome(null);
    call(stopReminders, { params: { token } }).then(
      () => current && setOutcome(texts.stop.done),
      (error: unknown) => {
        const isRefused = error instanceof AppError && error.code === 'invalid_stop_link';
        if (current) setOutcome(isRefused ? error.message : texts.stop.failed);
      },
    );
    return () => {
      current = false;
    };
  }, [token, attempt]);

  return (
    <Page title={texts.stop.title} width="narrow">
      <NoScript />
      <p role="status" className="mb-6">
        {outcome ?? texts.stop.working}
      </p>
      <div className="flex flex-wrap gap-3">
        {outcome === texts.stop.failed && (
          <Button onClick={() => setAttempt((number) => number + 1)}>{texts.stop.retry}</Button>
        )}
        <ButtonLink to="/my-reports/reminders" variant="secondary">
          {texts.stop.change}
        </ButtonLink>
      </div>
    </Page>
  );
}
