import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  open: [route('docs/api', 'web/pages/api-docs.tsx')],
  member: [route('account/api-keys', 'web/pages/api-keys.tsx')],
};
