import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#server/base/db/tables.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { findMoved, findPublic, listAddresses, listPublic } from './public-posts.ts';

let t: TestDatabase;

beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());
beforeEach(() => t.database.pool.query('truncate blog_posts, blog_categories cascade'));

const past = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const everything = { limit: 50, offset: 0 };

/** A post, public by default. */
async function add(post: Partial<Insertable<Tables['blog_posts']>> & { slug: string }): Promise<string> {
  const row = await t.database.db
    .insertInto('blog_posts')
    .values({
      title: `About ${post.slug}`,
      author_name: 'Ada Example',
      status: 'published',
      published_at: (post.status ?? 'published') === 'published' ? past(1) : null,
      ...post,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

test('the list contains published posts that are not deleted, newest first, with category name and slug [P7.3.7]', async () => {
  const category = await t.database.db
    .insertInto('blog_categories')
    .values({ name: 'Product updates', slug: 'product-updates' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await add({ slug: 'older', published_at: past(60), category_id: category.id });
  await add({ slug: 'newer', published_at: past(5) });
  await add({ slug: 'draft', status: 'draft' });
  await add({ slug: 'archived', status: 'archived' });
  await add({ slug: 'deleted', deleted_at: past(1) });
  await add({ slug: 'scheduled', published_at: past(-60) });
  const { posts, total } = await listPublic(t.database.db, everything);
  expect(posts.map(({ slug, category: of }) => [slug, of])).toEqual([
    ['newer', null],
    ['older', { name: 'Product updates', slug: 'product-updates' }],
  ]);
  expect(total).toBe(2);
  expect((await listAddresses(t.database.db)).map(({ path }) => path)).toEqual(['/blog/newer', '/blog/older']);
});

test.each([
  ['draft', { status: 'draft' }],
  ['archived', { status: 'archived' }],
  ['deleted', { deleted_at: past(1) }],
  ['scheduled for later', { published_at: past(-1) }],
] as const)('a post that is %s cannot be opened by its slug', async (_, state) => {
  await add({ slug: 'hidden', ...state });
  expect(await findPublic(t.database.db, 'hidden')).toBeNull();
});

test('a scheduled post becomes public at its time, without any action', async () => {
  await add({ slug: 'soon', published_at: new Date(Date.now() + 700) });
  expect(await findPublic(t.database.db, 'soon')).toBeNull();
  await expect.poll(() => findPublic(t.database.db, 'soon')).toMatchObject({ slug: 'soon' });
});

test('a post stores every field of its entity [P3.7]', async () => {
  const id = await add({ slug: 'whole', summary: 'In short.', content: '# Text', featured_image: '/x.png' });
  const { rows } = await t.database.pool.query('select * from blog_posts where id = $1', [id]);
  expect(rows[0]).toMatchObject({
    id,
    title: 'About whole',
    slug: 'whole',
    summary: 'In short.',
    content: '# Text',
    featured_image: '/x.png',
    author_name: 'Ada Example',
    category_id: null,
    status: 'published',
    user_id: null,
    published_at: expect.any(Date),
    created_at: expect.any(Date),
    deleted_at: null,
  });
});

test('an earlier URL of a public post redirects to the new one, until another post uses it', async () => {
  const id = await add({ slug: 'first' });
  const rename = (slug: string) => t.database.db.updateTable('blog_posts').set({ slug }).where('id', '=', id).execute();
  await rename('second');
  await rename('third');
  expect(await findMoved(t.database.db, 'first')).toBe('third');
  expect(await findMoved(t.database.db, 'second')).toBe('third');
  await rename('first');
  expect(await findMoved(t.database.db, 'first')).toBeNull();
  expect(await findMoved(t.database.db, 'third')).toBe('first');
  await add({ slug: 'third' });
  expect(await findPublic(t.database.db, 'third')).toMatchObject({ title: 'About third' });
});

test('a URL that only a draft had does not redirect', async () => {
  const id = await add({ slug: 'secret-plan', status: 'draft' });
  await t.database.db
    .updateTable('blog_posts')
    .set({ slug: 'plan', status: 'published', published_at: past(1) })
    .where('id', '=', id)
    .execute();
  expect(await findMoved(t.database.db, 'secret-plan')).toBeNull();
});

test('every save by anyone is a new version with a revision; deleting a post or losing a category is not', async () => {
  const category = await t.database.db
    .insertInto('blog_categories')
    .values({ name: 'News', slug: 'news' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await add({ slug: 'kept', content: 'one', category_id: category.id });
  await t.database.db.updateTable('blog_posts').set({ content: 'two' }).where('id', '=', id).execute();
  await t.database.db.deleteFrom('blog_categories').where('id', '=', category.id).execute();
  await t.database.db
    .updateTable('blog_posts')
    .set({ deleted_at: past(0) })
    .where('id', '=', id)
    .execute();
  const { rows } = await t.database.pool.query(
    'select version, content from blog_revisions where post_id = $1 order by version',
    [id],
  );
  expect(rows).toEqual([
    { version: 1, content: 'one' },
    { version: 2, content: 'two' },
  ]);
});

test.each([
  ['a slug that is taken', { slug: 'taken' }],
  ['a slug with capitals', { slug: 'Taken' }],
  ['a slug with a space', { slug: 'ta ken' }],
  ['a slug that ends with a hyphen', { slug: 'taken-' }],
  ['a title of spaces', { slug: 'x', title: '  ' }],
  ['a published post without its time', { slug: 'x', published_at: null }],
  ['a draft with a time', { slug: 'x', status: 'draft' as const, published_at: past(1) }],
])('the database refuses %s', async (_, post) => {
  await add({ slug: 'taken' });
  await expect(add(post)).rejects.toThrow(/violates/);
});

test('the slug of a deleted post may be used again', async () => {
  await add({ slug: 'again', deleted_at: past(1) });
  await add({ slug: 'again' });
  expect(await findPublic(t.database.db, 'again')).toMatchObject({ slug: 'again' });
});
