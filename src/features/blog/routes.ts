import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const pages = {
  open: [route('blog', 'web/pages/blog.tsx'), route('blog/:slug', 'web/pages/blog-post.tsx')],
  // One page for the list and the editor next to it: /admin/blog, /admin/blog/new, /admin/blog/<id>.
  admin: [route('admin/blog/:post?', 'web/pages/blog-management.tsx')],
};
