import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { category, slugPattern } from './posts.ts';

export const managedPageSize = 20;
export const managedSorts = ['title', 'status', 'published_at', 'created_at'] as const;
export const postStatuses = ['draft', 'published', 'archived'] as const;

/** The message for guests who call one of these (platform specification, section 8). */
export const logInFirst = 'You must be logged in to perform this action';

/** Characters the database can't store: NUL and lone surrogates. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
const textField = (name: string, max: number) =>
  z
    .string(`${name} is required`)
    .overwrite(storable)
    .max(max, `${name} must be at most ${max.toLocaleString('en-US')} characters`);

export const slugRule = 'The slug may have small letters, digits and single hyphens between them';
const postForm = z.object({
  title: textField('Title', 200).trim().min(1, 'Title is required'),
  slug: textField('Slug', 100).trim().min(1, 'Slug is required').regex(slugPattern, slugRule),
  summary: textField('Summary', 500).trim(),
  /** Markdown. */
  content: textField('Content', 200_000),
  featured_image: textField('Featured image', 2_000)
    .trim()
    .regex(/^(?:https?:\/\/|\/(?!\/))\S+$/i, 'The address of the image must begin with https:// or with a slash')
    .nullable(),
  featured_image_alt: textField('Description of the image', 300).trim(),
  author_name: textField('Author name', 100).trim().min(1, 'Author name is required'),
  category_id: z.uuid('There is no such category').nullable(),
  status: z.enum(postStatuses, 'The status must be draft, published or archived'),
});

const postId = z.object({ id: z.uuid('Blog post not found') });
const savedVersion = z.number().int().min(1);

/** The form during editing, valid or not. */
export const workingForm = z.object({
  title: textField('Title', 1_000),
  slug: textField('Slug', 1_000),
  summary: textField('Summary', 2_000),
  content: textField('Content', 300_000),
  featured_image: textField('Featured image', 4_000),
  featured_image_alt: textField('Description of the image', 1_000),
  author_name: textField('Author name', 1_000),
  category_id: textField('Category', 100),
  status: z.enum(postStatuses),
  publication: z.enum(['now', 'keep', 'at']),
  /** Date and time as the input field has them, in the author's time zone; empty for none. */
  publish_at: textField('Publication', 40),
});
export type WorkingForm = z.output<typeof workingForm>;

const workingCopy = z.object({
  post_id: z.uuid(),
  /** The version it is based on; 0 for a new post. */
  base_version: z.number().int(),
  form: workingForm,
  updated_at: z.iso.datetime(),
});
export type WorkingCopy = z.output<typeof workingCopy>;

const managedRow = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  status: z.enum(postStatuses),
  author_name: z.string(),
  category_id: z.uuid().nullable(),
  category: category.nullable(),
  /** In the future: scheduled. */
  published_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ManagedRow = z.output<typeof managedRow>;

const managedPost = managedRow.extend({
  version: savedVersion,
  summary: z.string(),
  content: z.string(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string(),
  /** The last person to save it; null once their account is deleted. */
  saved_by: z.string().nullable(),
});
export type ManagedPost = z.output<typeof managedPost>;

export const listManagedPosts = endpoint({
  method: 'get',
  path: '/api/admin/blog/posts',
  summary: 'A page of all posts, whatever their status',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'blog_posts_failed',
  query: z.object({
    /** A part of title, slug, author or category. */
    search: z.string().trim().overwrite(storable).max(200, 'The search must be at most 200 characters').default(''),
    status: z.enum([...postStatuses, ''], 'There is no such status').default(''),
    sort: z.enum(managedSorts, 'Posts cannot be sorted by this').default('created_at'),
    order: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  }),
  answer: z.object({ posts: z.array(managedRow), total: z.number().int() }),
});

export const readManagedPost = endpoint({
  method: 'get',
  path: '/api/admin/blog/posts/{id}',
  summary: "One post as last saved, the caller's unsaved changes to it, and who else has unsaved changes",
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'blog_post_failed',
  params: postId,
  answer: z.object({
    post: managedPost,
    working_copy: workingCopy.nullable(),
    /** Other authors with unsaved changes from the last day. */
    others: z.array(z.object({ username: z.string(), updated_at: z.iso.datetime() })),
  }),
});

export const readNewPost = endpoint({
  method: 'get',
  path: '/api/admin/blog/new-post',
  summary: "The caller's unsaved text of a post that has never been saved",
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({ working_copy: workingCopy.nullable() }),
});

/** 300,000 characters of content in any script, and the other fields. */
const postBodyLimit = 2_097_152;

export const savePost = endpoint({
  method: 'put',
  path: '/api/admin/blog/posts/{id}',
  summary: 'Saves a post: a new one under an id that the caller chooses, or the next version of an existing one',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'blog_save_failed',
  params: postId,
  bodyLimit: postBodyLimit,
  body: postForm.extend({
    /** Optional for a new post: it is made from the title then. */
    slug: postForm.shape.slug.optional(),
    /** The version that was read; 0 for a new post. Refused if another one is saved. */
    base_version: z.number().int().min(0),
    /** Only used while the status is published: publishes with this save, keeps the earlier date, or schedules. */
    publication: z
      .discriminatedUnion('when', [
        z.object({ when: z.literal('now') }),
        z.object({ when: z.literal('keep') }),
        z.object({
          when: z.literal('at'),
          at: z.iso.datetime({ offset: true, error: 'Please choose the publication date and time' }),
        }),
      ])
      .default({ when: 'now' }),
  }),
  answer: z.object({ post: managedPost }),
});

export const deletePost = endpoint({
  method: 'delete',
  path: '/api/admin/blog/posts/{id}',
  summary: 'Deletes a post: it is no longer visible, and its slug is free again',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'blog_delete_failed',
  params: postId,
  answer: z.object({}),
});

export const keepWorkingCopy = endpoint({
  method: 'put',
  path: '/api/admin/blog/posts/{id}/working-copy',
  summary: "Stores the caller's unsaved changes; the saved post doesn't change",
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: postId,
  bodyLimit: postBodyLimit,
  body: z.object({ base_version: z.number().int().min(0), form: workingForm }),
  /** The currently saved version: if it differs from the caller's base, someone else has saved. */
  answer: z.object({ updated_at: z.iso.datetime(), version: z.number().int() }),
});

export const dropWorkingCopy = endpoint({
  method: 'delete',
  path: '/api/admin/blog/posts/{id}/working-copy',
  summary: "Discards the caller's unsaved changes",
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: postId,
  answer: z.object({}),
});

export const revisionsPageSize = 20;
const revision = z.object({
  version: savedVersion,
  title: z.string(),
  status: z.enum(postStatuses),
  published_at: z.iso.datetime().nullable(),
  saved_at: z.iso.datetime(),
  saved_by: z.string().nullable(),
});
export type Revision = z.output<typeof revision>;

export const listRevisions = endpoint({
  method: 'get',
  path: '/api/admin/blog/posts/{id}/revisions',
  summary: 'A page of the saved versions of a post, newest first',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: postId,
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: z.object({ revisions: z.array(revision), total: z.number().int() }),
});

const revisionParams = postId.extend({ version: z.coerce.number().int().min(1).max(2_147_483_647) });
export const readRevision = endpoint({
  method: 'get',
  path: '/api/admin/blog/posts/{id}/revisions/{version}',
  summary: 'One saved version of a post',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: revisionParams,
  answer: revision.extend({ summary: z.string(), content: z.string(), author_name: z.string() }),
});
export type RevisionText = z.output<typeof readRevision.answer>;

export const restoreRevision = endpoint({
  method: 'post',
  path: '/api/admin/blog/posts/{id}/revisions/{version}/restore',
  summary: 'Makes the text of an earlier version the newest version; address, status and date stay',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'blog_save_failed',
  params: revisionParams,
  bodyLimit: smallBody,
  body: z.object({ base_version: savedVersion }),
  answer: z.object({ post: managedPost }),
});

export const previewPost = endpoint({
  method: 'post',
  path: '/api/admin/blog/preview',
  summary: 'Renders Markdown as readers will see it',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  bodyLimit: postBodyLimit,
  body: z.object({ content: postForm.shape.content }),
  answer: z.object({ html: z.string(), has_math: z.boolean() }),
});

const managedCategory = category.extend({ id: z.uuid() });
export type ManagedCategory = z.output<typeof managedCategory>;

export const listCategories = endpoint({
  method: 'get',
  path: '/api/admin/blog/categories',
  summary: 'All categories by their names',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: z.object({ categories: z.array(managedCategory) }),
});

export const createCategory = endpoint({
  method: 'post',
  path: '/api/admin/blog/categories',
  summary: 'Adds a category',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ name: textField('Name', 60).trim().min(1, 'Name is required') }),
  answer: managedCategory,
  status: 201,
});

const categoryId = z.object({ id: z.uuid('There is no such category') });

export const renameCategory = endpoint({
  method: 'put',
  path: '/api/admin/blog/categories/{id}',
  summary: 'Renames a category; its address stays',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: categoryId,
  bodyLimit: smallBody,
  body: createCategory.body,
  answer: managedCategory,
});

export const deleteCategory = endpoint({
  method: 'delete',
  path: '/api/admin/blog/categories/{id}',
  summary: 'Removes a category; its posts stay without a category',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: categoryId,
  answer: z.object({ posts: z.number().int() }),
});

/** Takes the file of a multipart form (field `file`), so it isn't an endpoint of the typed client. */
export const uploadImagePath = '/api/admin/blog/images';
export const uploadImageQuery = z.object({ alt: textField('Description of the image', 300).trim().default('') });
export const uploadedImage = z.object({
  address: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type UploadedImage = z.output<typeof uploadedImage>;
/** Maximum bytes of an uploaded image. */
export const largestImage = 10 * 1_048_576;
