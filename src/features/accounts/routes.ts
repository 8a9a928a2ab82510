import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  guest: [
    route('login', 'web/pages/login.tsx'),
    route('register', 'web/pages/register.tsx'),
    route('verify-email', 'web/pages/verify-email.tsx'),
  ],
  open: [route('auth/confirm', 'web/pages/confirm-email.tsx')],
};
