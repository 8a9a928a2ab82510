import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  member: [route('my-drafts', 'web/pages/my-drafts.tsx'), route('my-drafts/:fileName', 'web/pages/draft.tsx')],
};
