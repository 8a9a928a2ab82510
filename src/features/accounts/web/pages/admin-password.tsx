import { Page } from '../../../../web/ui/page.tsx';
import { ChangePasswordForm } from '../change-password-form.tsx';

export function meta() {
  return [{ title: 'Change Admin Password' }];
}

/** /admin/password: the same rules as everybody's; the change stands in the admin log. */
export default function AdminPassword() {
  return (
    <Page
      title="Change Admin Password"
      subtitle="Every other device that is signed in will be signed out. The change stands in the admin log."
      width="narrow"
    >
      <ChangePasswordForm />
    </Page>
  );
}
