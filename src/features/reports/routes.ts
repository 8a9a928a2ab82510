import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [route('my-reports', 'web/pages/my-reports.tsx'), route('my-reports/:id', 'web/pages/report.tsx')],
};
