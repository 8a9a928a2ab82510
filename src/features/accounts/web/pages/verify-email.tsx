import { pageTitle } from '#web/lib/page-title.ts';
import { useShell } from '#web/lib/shell.ts';
import type { PageHandle } from '#web/lib/use-static-page.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';
import { ResendForm } from '../resend-form.tsx';
import { texts } from '../texts.ts';
import { useNavigationState } from '../use-navigation-state.ts';

export const meta = pageTitle(texts.verify.title);

/** The page after registration: what to do next, and what to do if no email arrives. */
export const handle: PageHandle = { late: true };

export default function VerifyEmail() {
  const { supportEmail } = useShell().brand;
  const email = useNavigationState('email');
  return (
    <Page title={texts.verify.title} width="narrow">
      <p>
        {texts.verify.before} {email === null ? texts.verify.yourAddress : <strong>{email}</strong>}.{' '}
        {texts.verify.after}
      </p>
      <p className="mt-4">{texts.verify.hint}</p>
      <h2 className="mt-10 mb-3 text-lg">{texts.verify.noMail}</h2>
      <ResendForm email={email} />
      <p className="mt-8 text-sm text-muted">
        {texts.verify.support}{' '}
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
          {texts.backToLogin}
        </ButtonLink>
      </div>
    </Page>
  );
}
