import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [route('my-reports/portfolio', 'web/pages/portfolio.tsx')],
};
