import { actionSourceOf } from '#features/audit/server/index.ts';
import { type Api, mount, mountRaw, parseInput } from '#server/base/http/endpoints.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../../contract/management.ts';
import {
  largestImage,
  listManagedPosts,
  logInFirst,
  previewPost,
  readManagedPost,
  readNewPost,
  readRevision,
  uploadedImage,
  uploadImagePath,
  uploadImageQuery,
} from '../../contract/management.ts';
import type { RenderedPosts } from '../rendered-posts.ts';
import { createCategory, deleteCategory, listCategories, renameCategory } from './categories.ts';
import { findManaged, listManaged } from './managed-posts.ts';
import { findRevision, listRevisions, restoreRevision } from './revisions.ts';
import { deletePost, savePost } from './save-post.ts';
import { storeImage } from './store-image.ts';
import {
  dropWorkingCopy,
  findOtherWriters,
  findUnsavedPost,
  findWorkingCopy,
  keepWorkingCopy,
} from './working-copies.ts';

/** The calls for administrators who write the blog. */
export function mountManagement(
  api: Api,
  platform: Pick<Platform, 'db' | 'files' | 'ports'>,
  rendered: RenderedPosts,
): void {
  const { db } = platform;
  mount(api, listManagedPosts, ({ query }) => listManaged(db, query));
  mount(api, readManagedPost, async ({ params: { id }, viewer: { user } }) => {
    const [post, working_copy, others] = await Promise.all([
      findManaged(db, id),
      findWorkingCopy(db, user.id, id),
      findOtherWriters(db, user.id, id),
    ]);
    return { post, working_copy, others };
  });
  mount(api, readNewPost, async ({ viewer }) => ({ working_copy: await findUnsavedPost(db, viewer.user.id) }));
  mount(api, calls.savePost, async (call) => ({
    post: await savePost(db, actionSourceOf(call), call.params.id, call.body),
  }));
  mount(api, calls.deletePost, async (call) => {
    await deletePost(db, actionSourceOf(call), call.params.id);
    return {};
  });
  mount(api, calls.keepWorkingCopy, ({ params, viewer, body }) => keepWorkingCopy(db, viewer.user.id, params.id, body));
  mount(api, calls.dropWorkingCopy, async ({ params, viewer }) => {
    await dropWorkingCopy(db, viewer.user.id, params.id);
    return {};
  });
  mount(api, calls.listRevisions, ({ params, query }) => listRevisions(db, params.id, query.page));
  mount(api, readRevision, ({ params }) => findRevision(db, params.id, params.version));
  mount(api, calls.restoreRevision, async (call) => {
    const { id, version } = call.params;
    const { base_version } = call.body;
    return { post: await restoreRevision(db, actionSourceOf(call), id, { version, base_version }) };
  });
  mount(api, previewPost, async ({ body }) => {
    const { html, hasMath } = await rendered.preview(body.content);
    return { html, has_math: hasMath };
  });
  mount(api, calls.listCategories, async () => ({ categories: await listCategories(db) }));
  mount(api, calls.createCategory, (call) => createCategory(db, actionSourceOf(call), call.body.name));
  mount(api, calls.renameCategory, (call) => renameCategory(db, actionSourceOf(call), call.params.id, call.body.name));
  mount(api, calls.deleteCategory, async (call) => ({
    posts: await deleteCategory(db, actionSourceOf(call), call.params.id),
  }));
  mountUpload(api, platform);
}

function mountUpload(api: Api, platform: Pick<Platform, 'db' | 'files' | 'ports'>): void {
  mountRaw(api, uploadImageCall, async ({ c, viewer }) => {
    const { alt } = parseInput(uploadImageQuery, c.req.query());
    return c.json(await storeImage(platform, actionSourceOf({ c, viewer }), c.req.raw, alt), 201);
  });
}

const uploadImageCall = {
  method: 'post',
  path: uploadImagePath,
  summary: 'Accepts a PNG or JPEG for the blog, re-encodes it and returns its address',
  access: 'admin',
  guestMessage: logInFirst,
  rateLimit: 'none',
  idempotency: 'none',
  fallback: 'internal',
  query: uploadImageQuery,
  bodyLimit: largestImage,
  body: 'file',
  answer: { status: 201, type: 'application/json', schema: uploadedImage },
} as const;
