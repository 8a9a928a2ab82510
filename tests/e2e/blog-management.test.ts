import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { address, type Person, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let admin: Person;
let other: Person;
beforeAll(async () => {
  const database = await testDatabase();
  const ports = { ...database.platform.ports, images: createImagePort() };
  t = { ...database, platform: { ...database.platform, ports } };
  site = await wholeSite(t);
  admin = await site.person('the-editor', 'admin');
  other = await site.person('another-editor', 'superadmin');
});
afterAll(() => t.close());
beforeEach(() =>
  t.database.pool.query('truncate blog_posts, blog_categories, blog_working_copies, blog_images cascade'),
);

const form = (changes: object = {}) => ({
  title: 'What is new in March',
  summary: '',
  content: 'The first text.',
  featured_image: null,
  featured_image_alt: '',
  author_name: 'Ada Example',
  category_id: null,
  status: 'draft',
  ...changes,
});
const working = (changes: object = {}) => ({
  ...form(),
  slug: '',
  featured_image: '',
  category_id: '',
  publication: 'now',
  publish_at: '',
  ...changes,
});
const at = (id: string, rest = '') => `/api/admin/blog/posts/${id}${rest}`;
const save = (id: string, changes: object = {}, by = admin) =>
  site.call(by, 'PUT', at(id), { ...form(), base_version: 0, ...changes });
/** Saves a post and returns it. */
async function saved(changes: object = {}) {
  const { status, body } = await save(randomUUID(), changes);
  expect([status, body.error]).toEqual([200, undefined]);
  return body.post;
}
const publicPost = async (slug: string) => (await site.call(null, 'GET', `/api/blog/posts/${slug}`)).body;

describe('saving', () => {
  test('stores the form, its author and the time of publication, and derives the slug from the title [P7.3.10 P2.15.25 D.77]', async () => {
    const id = randomUUID();
    const { body } = await save(id, { title: 'Ünïcode & “quotes”: it’s NEW', status: 'published' });
    expect(body.post).toMatchObject({ id, slug: 'unicode-and-quotes-its-new', version: 1, saved_by: admin.username });
    const { rows } = await t.database.pool.query('select user_id, published_at from blog_posts where id = $1', [id]);
    expect(rows).toEqual([{ user_id: admin.id, published_at: expect.any(Date) }]);
    const again = await save(id, { base_version: 1, title: 'Another title', slug: 'own-slug' }, other);
    expect(again.body.post).toMatchObject({ id, version: 2, slug: 'own-slug', saved_by: other.username });
  });

  test('gives two equal titles different slugs; a slug in use is refused, and available again after a deletion', async () => {
    const first = await saved();
    expect((await saved()).slug).toBe(`${first.slug}-2`);
    const refused = await save(randomUUID(), { slug: first.slug });
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([
      409,
      'blog_slug_taken',
      { slug: 'Another post already has this slug. Please choose another one.' },
    ]);
    expect((await site.call(admin, 'DELETE', at(first.id))).status).toBe(200);
    expect((await saved({ slug: first.slug })).slug).toBe(first.slug);
  });

  test('gives ten new posts with one title ten slugs, even in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(randomUUID())));
    expect(new Set(answers.map(({ body }) => body.post?.slug)).size).toBe(10);
  });

  test.each([
    [{ title: '  ' }, 'Title is required'],
    [{ title: undefined }, 'Title is required'],
    [{ slug: '' }, 'Slug is required'],
    [{ author_name: '' }, 'Author name is required'],
  ])('refuses %j with the sentence of the specification [P5.17]', async (changes, message) => {
    const { status, body } = await save(randomUUID(), changes);
    expect([status, body.error]).toEqual([400, message]);
  });

  test('accepts draft, published and archived as status, and only text as content [P5.18]', async () => {
    const post = await saved();
    let version = 1;
    for (const status of ['published', 'archived', 'draft', 'archived', 'published', 'draft']) {
      const { body } = await save(post.id, { base_version: version, slug: post.slug, status });
      expect(body.post).toMatchObject({ status });
      version += 1;
    }
    for (const wrong of [
      { status: 'deleted' },
      { content: 7 },
      { content: null },
      { category_id: 'none' },
      { slug: 'Not A Slug' },
      { slug: 'a--b' },
      { featured_image: 'javascript:alert(1)' },
      { featured_image: '//elsewhere.example/x.png' },
      { title: 'x'.repeat(201) },
      { content: 'x'.repeat(200_001) },
    ]) {
      expect((await save(randomUUID(), wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await save(randomUUID(), { category_id: randomUUID() })).body.code).toBe('blog_category_not_found');
    expect((await saved({ title: 'NUL \0 and half \ud800', content: '\0' })).title).toBe('NUL  and half \ufffd');
  });

  test('sets published_at to the time of the save while the status is published, otherwise to null; it can be kept, or set to the future [P4.24 D.67]', async () => {
    const before = Date.now();
    const post = await saved({ status: 'published', slug: 'dated' });
    expect(Date.parse(post.published_at)).toBeGreaterThanOrEqual(before);
    const next = async (base_version: number, changes: object) =>
      (await save(post.id, { base_version, slug: 'dated', status: 'published', ...changes })).body;
    const again = await next(1, {});
    expect(Date.parse(again.post.published_at)).toBeGreaterThan(Date.parse(post.published_at));
    const kept = await next(2, { publication: { when: 'keep' }, content: 'Corrected.' });
    expect(kept.post.published_at).toBe(again.post.published_at);
    expect((await next(3, { status: 'draft' })).post.published_at).toBeNull();
    expect((await publicPost('dated')).code).toBe('blog_post_not_found');

    const ahead = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await next(4, { publication: { when: 'at', at: ahead } });
    expect(scheduled.post).toMatchObject({ status: 'published', published_at: ahead });
    expect((await publicPost('dated')).code).toBe('blog_post_not_found');
    await t.database.pool.query("update blog_posts set published_at = now() - interval '1 second'");
    expect((await publicPost('dated')).title).toBe(post.title);
    for (const when of [new Date(Date.now() - 1_000).toISOString(), 'tomorrow']) {
      expect((await next(6, { publication: { when: 'at', at: when } })).code, when).toBe('invalid_input');
    }
  });

  test('notifies the second of two parallel editors, and overwrites nothing', async () => {
    const post = await saved();
    const answers = await Promise.all(
      [admin, other].map((by) => save(post.id, { base_version: 1, slug: post.slug, content: by.username }, by)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('blog_post_changed');
    const winner = answers.find(({ status }) => status === 200)?.body.post;
    expect((await site.call(admin, 'GET', at(post.id))).body.post).toMatchObject({
      version: 2,
      content: winner.content,
    });
    // A new post with an existing id must not bypass this.
    expect((await save(post.id, { base_version: 0 })).body.code).toBe('blog_post_changed');
  });

  test('redirects the earlier URL of a public post to its new one', async () => {
    const post = await saved({ status: 'published', slug: 'old-address' });
    await save(post.id, { base_version: 1, slug: 'new-address', status: 'published' });
    expect((await publicPost('old-address')).slug).toBe('new-address');
  });
});

describe('working copies', () => {
  test('never change the saved post, belong to one person, and are removed by a save', async () => {
    const post = await saved({ status: 'published', slug: 'public' });
    const kept = await site.call(admin, 'PUT', at(post.id, '/working-copy'), {
      base_version: 1,
      form: working({ title: '', content: 'Half a sen' }),
    });
    expect(kept.body).toEqual({ updated_at: expect.any(String), version: 1 });
    expect(await publicPost('public')).toMatchObject({ title: post.title, content: post.content, version: 1 });

    const own = (await site.call(admin, 'GET', at(post.id))).body;
    expect(own).toMatchObject({ working_copy: { base_version: 1, form: { title: '', content: 'Half a sen' } } });
    expect(own.others).toEqual([]);
    const others = (await site.call(other, 'GET', at(post.id))).body;
    expect([others.working_copy, others.others]).toEqual([
      null,
      [{ username: admin.username, updated_at: expect.any(String) }],
    ]);

    // Another author saves in the meantime; the first author's next call reports it.
    await save(post.id, { base_version: 1, slug: 'public', status: 'published' }, other);
    const later = await site.call(admin, 'PUT', at(post.id, '/working-copy'), { base_version: 1, form: working() });
    expect(later.body.version).toBe(2);
    await save(post.id, { base_version: 2, slug: 'public', status: 'published' });
    expect((await site.call(admin, 'GET', at(post.id))).body.working_copy).toBeNull();
  });

  test('of a post that was never saved are found again, and can be discarded', async () => {
    const id = randomUUID();
    expect((await site.call(admin, 'GET', '/api/admin/blog/new-post')).body.working_copy).toBeNull();
    await site.call(admin, 'PUT', at(id, '/working-copy'), {
      base_version: 0,
      form: working({ title: 'New \0\ud800' }),
    });
    expect((await site.call(admin, 'GET', '/api/admin/blog/new-post')).body.working_copy).toMatchObject({
      post_id: id,
      base_version: 0,
      form: { title: 'New \ufffd' },
    });
    expect((await site.call(other, 'GET', '/api/admin/blog/new-post')).body.working_copy).toBeNull();
    await site.call(admin, 'DELETE', at(id, '/working-copy'));
    expect((await site.call(admin, 'GET', '/api/admin/blog/new-post')).body.working_copy).toBeNull();
    const gone = await site.call(admin, 'PUT', at(randomUUID(), '/working-copy'), { base_version: 3, form: working() });
    expect(gone.body.code).toBe('blog_post_not_found');
  });
});

test('the list is ordered by creation, newest first, with category names, and is searched, sorted and paged; categories are ordered by name [P7.3.9 P3.8 D.8]', async () => {
  const { body: news } = await site.call(admin, 'POST', '/api/admin/blog/categories', { name: 'Product News' });
  expect(news).toMatchObject({ name: 'Product News', slug: 'product-news' });
  await t.database.pool.query(
    `insert into blog_posts (title, slug, author_name, category_id, created_at)
       select 'Post ' || lpad(n::text, 2, '0'), 'post-' || n, case when n % 2 = 0 then 'Eve' else 'Odd_One' end,
         case when n = 7 then $1::uuid end, now() - n * interval '1 day' from generate_series(1, 25) as n`,
    [news.id],
  );
  await t.database.pool.query("update blog_posts set deleted_at = now() where slug = 'post-25'");
  const list = async (query: string) => (await site.call(admin, 'GET', `/api/admin/blog/posts?${query}`)).body;
  const first = await list('');
  expect([first.total, first.posts.length]).toEqual([24, 20]);
  expect(first.posts.map(({ title }: { title: string }) => title).slice(0, 3)).toEqual([
    'Post 01',
    'Post 02',
    'Post 03',
  ]);
  expect(first.posts[6].category).toEqual({ name: 'Product News', slug: 'product-news' });
  expect((await list('page=2')).posts).toHaveLength(4);
  expect((await list('search=product+n')).posts).toMatchObject([{ title: 'Post 07' }]);
  expect((await list('search=d_o')).total).toBe(12);
  expect((await list('search=%25')).total).toBe(0);
  expect((await list('status=published')).total).toBe(0);
  expect((await list('sort=title&order=desc')).posts[0].title).toBe('Post 24');
  for (const sort of ['status', 'published_at']) expect((await list(`sort=${sort}&order=asc`)).posts).toHaveLength(20);
  for (const wrong of ['sort=content', 'order=up', 'page=0', 'status=deleted']) {
    expect((await site.call(admin, 'GET', `/api/admin/blog/posts?${wrong}`)).status, wrong).toBe(400);
  }
  const { body: older } = await site.call(admin, 'POST', '/api/admin/blog/categories', { name: 'Archive' });
  const { body: categories } = await site.call(admin, 'GET', '/api/admin/blog/categories');
  expect(categories.categories).toEqual([
    { id: older.id, name: 'Archive', slug: 'archive' },
    { id: news.id, name: 'Product News', slug: 'product-news' },
  ]);
  const twice = await site.call(admin, 'POST', '/api/admin/blog/categories', { name: 'product news' });
  expect(twice.body.code).toBe('blog_category_exists');
  expect((await site.call(admin, 'POST', '/api/admin/blog/categories', { name: '漢字' })).status).toBe(400);
});

test('a renamed category keeps its URL, and the posts of a removed category stay without one', async () => {
  const { body: category } = await site.call(admin, 'POST', '/api/admin/blog/categories', { name: 'Notes' });
  await site.call(admin, 'POST', '/api/admin/blog/categories', { name: 'Other notes' });
  const path = `/api/admin/blog/categories/${category.id}`;
  await saved({ status: 'published', slug: 'of-a-category', category_id: category.id });
  expect((await site.call(admin, 'PUT', path, { name: 'OTHER notes' })).body.code).toBe('blog_category_exists');
  expect((await site.call(admin, 'PUT', path, { name: ' Margins ' })).body).toEqual({ ...category, name: 'Margins' });
  expect((await publicPost('of-a-category')).category).toMatchObject({ name: 'Margins', slug: 'notes' });
  expect((await site.call(admin, 'DELETE', path)).body).toEqual({ posts: 1 });
  expect((await publicPost('of-a-category')).category).toBeNull();
  for (const method of ['PUT', 'DELETE'] as const) {
    const gone = await site.call(admin, method, path, method === 'PUT' ? { name: 'Late' } : undefined);
    expect(gone.body.code).toBe('blog_category_not_found');
  }
});

test('deleting is by id: the post is no longer shown anywhere and stays in the database [P2.15.26]', async () => {
  const post = await saved({ status: 'published', slug: 'short-lived' });
  expect((await site.call(admin, 'DELETE', at(post.id))).status).toBe(200);
  expect((await publicPost('short-lived')).code).toBe('blog_post_not_found');
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['DELETE', '', undefined],
    ['PUT', '', { ...form(), slug: 'short-lived', base_version: 1 }],
    ['PUT', '/working-copy', { base_version: 1, form: working() }],
    ['GET', '/revisions', undefined],
    ['POST', '/revisions/1/restore', { base_version: 1 }],
  ] as const) {
    expect((await site.call(admin, method, at(post.id, rest), body)).status, `${method} ${rest}`).toBe(404);
  }
  const { rows } = await t.database.pool.query('select deleted_at from blog_posts where id = $1', [post.id]);
  expect(rows).toEqual([{ deleted_at: expect.any(Date) }]);
});

test('every save is a revision that can be read and restored, without changing URL, status and date', async () => {
  const post = await saved({ content: 'First.' });
  const second = { base_version: 1, slug: 'second-slug', title: 'Second', content: 'Second.', status: 'published' };
  const published = (await save(post.id, second, other)).body.post;
  const { body: list } = await site.call(admin, 'GET', at(post.id, '/revisions'));
  expect(list).toMatchObject({
    total: 2,
    revisions: [
      { version: 2, title: 'Second', status: 'published', saved_by: other.username },
      { version: 1, title: post.title, status: 'draft', saved_by: admin.username },
    ],
  });
  expect((await site.call(admin, 'GET', at(post.id, '/revisions/1'))).body.content).toBe('First.');
  expect((await site.call(admin, 'GET', at(post.id, '/revisions/9'))).body.code).toBe('blog_revision_not_found');

  const restore = (version: number, base_version: number) =>
    site.call(admin, 'POST', at(post.id, `/revisions/${version}/restore`), { base_version });
  expect((await restore(1, 1)).body.code).toBe('blog_post_changed');
  expect((await restore(9, 2)).body.code).toBe('blog_revision_not_found');
  expect((await restore(1, 2)).body.post).toMatchObject({
    version: 3,
    title: post.title,
    content: 'First.',
    slug: 'second-slug',
    status: 'published',
    published_at: published.published_at,
  });
});

test('an image is re-encoded, keeps its description, and is served to everyone', async () => {
  const upload = (bytes: Uint8Array, query = '') => {
    const data = new FormData();
    data.set('file', new File([new Uint8Array(bytes)], 'photo.png'));
    return site.fetch(`/api/admin/blog/images${query}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.bearer}` },
      body: data,
    });
  };
  const blank = sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } });
  const photo = await blank
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();
  const answer = await upload(photo, '?alt=A%20white%20sheet');
  expect(answer.status).toBe(201);
  const picture = (await answer.json()) as { address: string };
  expect(picture).toMatchObject({ width: 60, height: 30, alt: 'A white sheet' });
  const shown = await site.fetch(picture.address);
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(Buffer.from(await shown.arrayBuffer()).includes('Somebody')).toBe(false);
  for (const wrong of [new TextEncoder().encode('<svg onload="alert(1)"/>'), photo.subarray(0, 100)]) {
    expect((await upload(wrong)).status).toBe(422);
  }
  const { rows } = await t.database.pool.query('select alt from blog_images');
  expect(rows).toEqual([{ alt: 'A white sheet' }]);
});

test('the preview renders a post like the public page', async () => {
  const content = '# A\n\n<script>x</script> [x](javascript:alert(1)) $y^2$';
  const post = await saved({ content, status: 'published', slug: 'shown' });
  const { body } = await site.call(admin, 'POST', '/api/admin/blog/preview', { content });
  const { html, has_math } = await publicPost(post.slug);
  expect(body).toEqual({ html, has_math });
  const deep = await site.call(admin, 'POST', '/api/admin/blog/preview', { content: '> '.repeat(9_000) });
  expect(deep.body.code).toBe('blog_text_too_deep');
});

test('failures show the sentences of the specification, and change nothing [P8.8.5]', async () => {
  const post = await saved();
  for (const [method, body] of [
    ['PUT', { ...form(), slug: 'new', base_version: 1 }],
    ['DELETE', undefined],
  ] as const) {
    const { status, body: answer } = await site.call(null, method, at(post.id), body);
    expect([status, answer.error]).toEqual([401, 'You must be logged in to perform this action']);
  }
  await t.database.pool.query('alter table admin_logs rename to admin_logs_away');
  try {
    const saving = await save(post.id, { base_version: 1, slug: 'new' });
    expect([saving.status, saving.body.error]).toEqual([500, 'Failed to save blog post']);
    const deleting = await site.call(admin, 'DELETE', at(post.id));
    expect([deleting.status, deleting.body.error]).toEqual([500, 'Failed to delete blog post']);
  } finally {
    await t.database.pool.query('alter table admin_logs_away rename to admin_logs');
  }
  expect((await site.call(admin, 'GET', at(post.id))).body.post).toEqual(post);
  const { rows } = await t.database.pool.query(
    `select action, target_id, text as address from admin_logs
       join admin_log_notes on log_id = admin_logs.id and kind = 'address' where target_id = $1`,
    [post.id],
  );
  expect(rows).toEqual([{ action: 'create_blog_post', target_id: post.id, address }]);
});
