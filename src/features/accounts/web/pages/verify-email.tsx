import { useShell } from '../../../../web/lib/shell.ts';
import { ButtonLink } from '../../../../web/ui/button.tsx';
import { Page } from '../../../../web/ui/page.tsx';
import { ResendForm } from '../resend-form.tsx';
import { useNavigationState } from '../use-navigation-state.ts';

export function meta() {
  return [{ title: 'Verify Your Email' }];
}

/** Where a registration ends: what to do next, and what if no mail comes. */
export default function VerifyEmail() {
  const { supportEmail } = useShell().brand;
  const email = useNavigationState('email');
  return (
    <Page title="Verify Your Email" width="narrow">
      <p>
        A verification link was sent to {email === null ? 'your email address' : <strong>{email}</strong>}. Open it to
        be able to log in.
      </p>
      <p className="mt-4">
        Please check your inbox, and your spam folder if it is not there. The link ends after 24 hours.
      </p>
      <h2 className="mt-10 mb-3 text-lg">No mail came?</h2>
      <ResendForm email={email} />
      <p className="mt-8 text-sm text-muted">
        Still nothing? Write to{' '}
        <a
          href={`mailto:${supportEmail}`}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {supportEmail}
        </a>
        .
      </p>
      <div className="mt-8">
        <ButtonLink to="/login" variant="secondary">
          Back to Login
        </ButtonLink>
      </div>
    </Page>
  );
}
