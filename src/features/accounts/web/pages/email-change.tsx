import { useEffect, useRef, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { answerEmailChange } from '../../contract/own-account.ts';
import { BusyButton } from '../account/busy-button.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.emailChange.title);

/**
 * The page behind the links of an address change. The token is in the fragment, and only pressing a button uses it, so
 * scanners and previews can't decide anything.
 */
export default function EmailChange() {
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<keyof typeof texts.emailChange.outcomes | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const take = () => {
      const given = new URLSearchParams(location.hash.slice(1)).get('token');
      // Removes the token from the history and from copied addresses.
      if (location.hash) history.replaceState(history.state, '', location.pathname);
      if (given) setState(null);
      setToken((known) => given ?? known ?? '');
    };
    take();
    // Opening the other link in the same tab changes only the fragment.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  useEffect(() => {
    if (state) outcome.current?.focus();
  }, [state]);

  const decide = (decision: 'confirm' | 'stop') => async () => {
    setState((await call(answerEmailChange, { body: { token: token ?? '', decision } })).state);
  };

  return (
    <Page title={texts.emailChange.title} width="narrow">
      {state && (
        <>
          <p ref={outcome} tabIndex={-1} role="status" className="mb-6 outline-none">
            {texts.emailChange.outcomes[state]}
          </p>
          <ButtonLink to="/account" variant="secondary">
            {texts.emailChange.toAccount}
          </ButtonLink>
        </>
      )}
      {!state && token === '' && <p role="alert">{texts.emailChange.incomplete}</p>}
      {!state && token !== '' && (
        <>
          <p className="mb-6">{texts.emailChange.question}</p>
          <div className="flex flex-wrap gap-3">
            <BusyButton variant="primary" size="medium" disabled={token === null} work={decide('confirm')}>
              {texts.emailChange.confirm}
            </BusyButton>
            <BusyButton size="medium" disabled={token === null} work={decide('stop')}>
              {texts.emailChange.stop}
            </BusyButton>
          </div>
        </>
      )}
    </Page>
  );
}
