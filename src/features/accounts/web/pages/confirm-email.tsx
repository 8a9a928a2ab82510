import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/lib/api.ts';
import { pageTitle } from '#web/lib/page-title.ts';
import { useSession } from '#web/lib/session.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { confirmEmail } from '../../contract/login.ts';
import { plainMessage } from '../failure-messages.ts';
import { ResendForm } from '../resend-form.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.confirm.title);

/**
 * The page of an emailed link. The token is in the fragment, which the browser doesn't send: this script takes it out
 * of the address and posts it, so that a scanner that only opens the link doesn't use it up.
 */
export default function ConfirmEmail() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'working' });
  const started = useRef(false);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const token = takeToken();
    if (token === null) {
      setOutcome({ kind: 'failed', message: texts.confirm.incomplete });
      return;
    }
    call(confirmEmail, { body: { token } }).then(
      ({ email }) => setOutcome({ kind: 'verified', email }),
      (failure: unknown) => setOutcome({ kind: 'failed', message: plainMessage(failure) }),
    );
  }, []);

  useEffect(() => {
    if (outcome.kind !== 'verified' || status !== 'signed-out') return;
    void navigate('/login', { replace: true, state: { message: texts.confirm.loginNow, email: outcome.email } });
  }, [outcome, status, navigate]);

  if (outcome.kind === 'working') {
    return (
      <Page title={texts.confirm.title} width="narrow">
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-5 text-accent" />
          {texts.confirm.working}
        </p>
      </Page>
    );
  }
  if (outcome.kind === 'verified') {
    return (
      <Page title={texts.confirm.verifiedTitle} width="narrow">
        <p role="status" className="mb-6">
          {texts.confirm.verified}
        </p>
        <ButtonLink to="/dashboard">{texts.confirm.toDashboard}</ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={texts.confirm.title} width="narrow">
      <p role="alert">{outcome.message}</p>
      <p className="mt-4">{texts.confirm.usedBefore}</p>
      <h2 className="mt-10 mb-3 text-lg">{texts.requestLink}</h2>
      <ResendForm email={null} />
      <div className="mt-8">
        <ButtonLink to="/login" variant="secondary">
          {texts.backToLogin}
        </ButtonLink>
      </div>
    </Page>
  );
}

type Outcome =
  | { readonly kind: 'working' }
  | { readonly kind: 'verified'; readonly email: string }
  | { readonly kind: 'failed'; readonly message: string };

/** The token of a signup link, taken out of the address so that neither history nor a copied address keeps it. */
function takeToken(): string | null {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(history.state, '', location.pathname);
  return fragment.get('type') === 'signup' ? fragment.get('token') : null;
}
