import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [route('account/shared-links', 'web/pages/shared-links.tsx')],
};
