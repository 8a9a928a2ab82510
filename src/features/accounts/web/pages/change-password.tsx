import { pageTitle } from '#web/lib/page-title.ts';
import { Page } from '#web/ui/page.tsx';
import { ChangePasswordForm } from '../change-password-form.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.change.title);

export default function ChangePassword() {
  return (
    <Page title={texts.change.title} subtitle={texts.change.subtitle} back={{ to: '/dashboard' }} width="narrow">
      <ChangePasswordForm />
    </Page>
  );
}
