import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  open: [route('blog', 'web/pages/blog.tsx'), route('blog/:slug', 'web/pages/blog-post.tsx')],
};
