import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [route('my-reports/compare', 'web/pages/compare.tsx')],
};
