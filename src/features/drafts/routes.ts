import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  unguarded: [route('shared/drafts/:token', 'web/pages/shared-draft.tsx')],
  member: [route('my-drafts', 'web/pages/my-drafts.tsx'), route('my-drafts/:fileName', 'web/pages/draft.tsx')],
};
