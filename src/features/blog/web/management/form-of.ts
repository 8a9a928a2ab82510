import type { ManagedPost, WorkingForm } from '../../contract/management.ts';

/** The form values of a saved post, or of a new post, whose author is the current user. */
export function formOf(post: ManagedPost | null, author = ''): WorkingForm {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    summary: post?.summary ?? '',
    content: post?.content ?? '',
    featured_image: post?.featured_image ?? '',
    featured_image_alt: post?.featured_image_alt ?? '',
    author_name: post?.author_name ?? author,
    category_id: post?.category_id ?? '',
    status: post?.status ?? 'draft',
    // A post with a date keeps it unless its author changes it.
    publication: post?.published_at ? 'keep' : 'now',
    publish_at: '',
  };
}

export function sameForm(one: WorkingForm, other: WorkingForm): boolean {
  return (Object.keys(one) as (keyof WorkingForm)[]).every((name) => one[name] === other[name]);
}

/** The values for the server: an empty choice becomes null. In the form, times are in the author's time zone. */
export function savedForm(form: WorkingForm) {
  const { publication, publish_at, slug, ...rest } = form;
  return {
    ...rest,
    featured_image: form.featured_image.trim() || null,
    category_id: form.category_id || null,
    publication:
      publication === 'at' ? { when: publication, at: new Date(publish_at).toISOString() } : { when: publication },
  };
}
