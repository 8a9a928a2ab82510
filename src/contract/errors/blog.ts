import type { CatalogueEntry } from './catalogue-entry.ts';

/** The blog. */
export const blogErrors = {
  blog_posts_failed: { status: 500, message: 'Failed to load blog posts' },
  blog_post_failed: { status: 500, message: 'Failed to load blog post' },
  blog_post_not_found: { status: 404, message: 'Blog post not found' },
  blog_text_too_deep: {
    status: 422,
    message: 'The text is nested too deeply to be shown. Please use fewer quotes, lists and notes inside each other.',
  },
  blog_image_not_found: { status: 404, message: 'There is no image at this address.' },
  blog_save_failed: { status: 500, message: 'Failed to save blog post' },
  blog_delete_failed: { status: 500, message: 'Failed to delete blog post' },
  blog_post_changed: {
    status: 409,
    message: 'Someone else has saved this post. Nothing was overwritten; your text is still here.',
  },
  blog_slug_taken: { status: 409, message: 'Another post already has this slug. Please choose another one.' },
  blog_category_exists: { status: 409, message: 'A category with this name already exists.' },
  blog_category_not_found: { status: 422, message: 'This category no longer exists. Please choose another one.' },
  blog_revision_not_found: { status: 404, message: 'This post has no such earlier version.' },
} as const satisfies Record<string, CatalogueEntry>;
