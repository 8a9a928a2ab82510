import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  admin: [
    route('admin', 'web/pages/overview.tsx'),
    route('admin/users', 'web/pages/users.tsx'),
    route('admin/credits', 'web/pages/credits.tsx'),
    route('admin/settings', 'web/pages/settings.tsx'),
  ],
};
