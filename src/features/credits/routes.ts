import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [route('credit-history', 'web/pages/credit-history.tsx')],
};
