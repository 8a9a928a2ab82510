import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AppError } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { NoScript } from '#web/shell/no-script.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { stopReminders } from '../../contract/reminders.ts';
import { texts } from '../reminders/texts.ts';

export const meta = pageTitle(texts.stop.title);

/**
 * The page behind a reminder's link: one button, for anyone who has the link. Opening the page changes nothing, because
 * mail scanners open links and run scripts; mail programs use the call of RFC 8058 instead.
 */
export default function StopReminders() {
  const [token, setToken] = useState<string | null>(null);

  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1)).get('token');
    // Removes the token from the history and from copied addresses.
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setToken((known) => known ?? given ?? '');
  }, []);

  const stop = useMutation({
    mutationFn: (withToken: string) => call(stopReminders, { params: { token: withToken } }),
  });
  const { error } = stop;
  const failure = error instanceof AppError && error.code === 'invalid_stop_link' ? error.message : texts.stop.failed;
  const outcome = stop.isSuccess ? texts.stop.done : stop.isError ? failure : null;

  const message = token === '' ? texts.stop.incomplete : outcome;
  const asks = token !== '' && (outcome === null || outcome === texts.stop.failed);
  return (
    <Page title={texts.stop.title} width="narrow">
      <NoScript />
      {asks && <p className="mb-6">{texts.stop.question}</p>}
      <p role="status" className={message === null ? undefined : 'mb-6'}>
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        {asks && (
          <Button
            disabled={token === null}
            busy={stop.isPending}
            busyText={texts.stop.working}
            onClick={() => token !== null && stop.mutate(token)}
          >
            {texts.stop.action}
          </Button>
        )}
        <ButtonLink to="/my-reports/reminders" variant="secondary">
          {texts.stop.change}
        </ButtonLink>
      </div>
    </Page>
  );
}
