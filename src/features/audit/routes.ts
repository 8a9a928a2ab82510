import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  admin: [route('admin/logs', 'web/pages/logs.tsx'), route('admin/security-log', 'web/pages/security-log.tsx')],
};
