import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  guest: [
    route('login', 'web/pages/login.tsx'),
    route('login/code', 'web/pages/login-code.tsx'),
    route('register', 'web/pages/register.tsx'),
    route('verify-email', 'web/pages/verify-email.tsx'),
    route('forgot-password', 'web/pages/forgot-password.tsx'),
  ],
  member: [
    route('change-password', 'web/pages/change-password.tsx'),
    route('set-password', 'web/pages/set-password.tsx'),
    route('account', 'web/pages/account.tsx'),
  ],
  /** The same pages, inside the admin area. */
  admin: [
    route('admin/account', 'web/pages/account.tsx', { id: 'admin-account' }),
    route('admin/password', 'web/pages/admin-password.tsx'),
  ],
  /** For everyone, logged in or not, so no route guard may run before it. */
  unguarded: [
    route('reset-password', 'web/pages/reset-password.tsx'),
    route('auth/email-change', 'web/pages/email-change.tsx'),
  ],
  open: [route('auth/confirm', 'web/pages/confirm-email.tsx')],
};
