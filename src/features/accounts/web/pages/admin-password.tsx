import { pageTitle } from '#web/lib/page-title.ts';
import { Page } from '#web/ui/page.tsx';
import { ChangePasswordForm } from '../change-password-form.tsx';
import { RequiredStep } from '../required-step.tsx';
import { texts } from '../texts.ts';

export const meta = pageTitle(texts.change.adminTitle);

/** /admin/password: the same rules as everyone's; the change is in the admin log. */
export default function AdminPassword() {
  return (
    <Page title={texts.change.adminTitle} subtitle={texts.change.adminSubtitle} width="narrow">
      <RequiredStep step="password_change_required" />
      <ChangePasswordForm />
    </Page>
  );
}
