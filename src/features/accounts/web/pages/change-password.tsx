import { Page } from '../../../../web/ui/page.tsx';
import { ChangePasswordForm } from '../change-password-form.tsx';

export function meta() {
  return [{ title: 'Change Password' }];
}

export default function ChangePassword() {
  return (
    <Page
      title="Change Password"
      subtitle="Every other device that is signed in will be signed out."
      back={{ to: '/dashboard' }}
      width="narrow"
    >
      <ChangePasswordForm />
    </Page>
  );
}
