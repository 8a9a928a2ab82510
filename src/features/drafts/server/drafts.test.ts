import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import { versionSourceArtifact } from '#contract/draft-editor.ts';
import type { DraftResult } from '#contract/draft-result.ts';
import { createLocalFileStore } from '#server/base/files/local-file-store.ts';
import { serveSignedFiles } from '#server/base/http/signed-files.ts';
import { draftEditor } from '#tools/paper-assistant/engine/revise/draft-editor.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { draftFileName } from './draft-delivery.ts';
import { pdfKey, zipKey } from './draft-keys.ts';
import { createDrafts } from './index.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

describe('the drafts folder', () => {
  test('lists zip files by name, in any case, newest first, and skips the placeholder [P7.4.2]', async () => {
    const ann = await newUser();
    await add(ann, 'older.zip', { at: '2026-01-01T00:00:00Z', zip: 'older' });
    await add(ann, 'NEWER.ZIP', { at: '2026-02-01T00:00:00Z', zip: 'newer one' });
    await add(ann, '.emptyFolderPlaceholder', { at: '2026-03-01T00:00:00Z' });
    await add(ann, 'notes.zip.txt', { at: '2026-03-01T00:00:00Z' });
    const { status, body } = await send(ann, 'GET', `/api/drafts/${ann.id}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      files: [
        {
          id: expect.any(String),
          name: 'NEWER.ZIP',
          title: expect.any(String),
          created_at: '2026-02-01T00:00:00.000Z',
          metadata: { size: 9 },
          sample: false,
        },
        {
          id: expect.any(String),
          name: 'older.zip',
          title: expect.any(String),
          created_at: '2026-01-01T00:00:00.000Z',
          metadata: { size: 5 },
          sample: false,
        },
      ],
      total: 2,
    });
  });

  test('returns 100 at a time from offset 0, newest first, with the total number [P7.4.1]', async () => {
    const ann = await newUser();
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
    for (let index = 0; index < 103; index += 1) await addRow(ann, `draft-${index}.zip`, 1, day(index));
    const first = await send(ann, 'GET', `/api/drafts/${ann.id}`);
    const names = (answer: typeof first) => (answer.body['files'] as { name: string }[]).map(({ name }) => name);
    expect(names(first)).toHaveLength(100);
    expect(names(first)[0]).toBe('draft-102.zip');
    expect(first.body['total']).toBe(103);
    const rest = await send(ann, 'GET', `/api/drafts/${ann.id}?limit=100&offset=100`);
    expect(names(rest)).toEqual(['draft-2.zip', 'draft-1.zip', 'draft-0.zip']);
    expect((await send(ann, 'GET', `/api/drafts/${ann.id}?limit=101`)).status).toBe(400);
    expect((await send(ann, 'GET', `/api/drafts/${ann.id}?offset=-1`)).status).toBe(400);
  });

  test('is refused to everyone but its owner, in every call [P6.2]', async () => {
    const [ann, bob, admin] = [await newUser(), await newUser(), { ...(await newUser()), role: 'admin' as const }];
    await add(bob, 'private.zip', { zip: 'of bob' });
    const path = `/api/drafts/${bob.id}/private.zip`;
    for (const stranger of [ann, admin]) {
      for (const [method, address, body] of [
        ['GET', `/api/drafts/${bob.id}`],
        ['GET', `/api/drafts/${bob.id}/sample`],
        ['POST', `${path}/signed-url`],
        ['GET', `${path}/preview`],
        ['DELETE', '/api/drafts', { paths: [`${bob.id}/private.zip`] }],
        ['DELETE', '/api/drafts', { paths: [`${stranger.id}/x.zip`, `${bob.id}/private.zip`] }],
      ] as const) {
        expect(await send(stranger, method, address, body)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      }
    }
    expect((await send(null, 'GET', `/api/drafts/${bob.id}`)).status).toBe(401);
    expect((await send(bob, 'GET', `/api/drafts/${bob.id}`)).body['total']).toBe(1);
  });

  test('cannot be escaped with path tricks in a name', async () => {
    const [ann, bob] = [await newUser(), await newUser()];
    await add(bob, 'private.zip', { zip: 'of bob' });
    const tricks = [
      `../${bob.id}/private.zip`,
      '../../previews/x',
      '...',
      '%2e%2e%2fprivate.zip',
      "' or 1=1 --",
      '%',
      'private_zip',
    ];
    for (const trick of tricks) {
      const address = `/api/drafts/${ann.id}/${encodeURIComponent(trick)}`;
      expect((await send(ann, 'POST', `${address}/signed-url`)).status).toBe(404);
      expect((await send(ann, 'GET', `${address}/preview`)).status).toBe(404);
      expect((await send(ann, 'DELETE', '/api/drafts', { paths: [`${ann.id}/${trick}`] })).status).toBe(404);
    }
    for (const path of [`../${bob.id}/private.zip`, '..', `/${ann.id}/x.zip`, '', '/', `${bob.id}`, 'private.zip']) {
      expect((await send(ann, 'DELETE', '/api/drafts', { paths: [path] })).status).toBe(403);
    }
    expect(await t.platform.files.stat(zipKey(bob.id, 'private.zip'))).not.toBeNull();
  });
});

describe('the sample draft of a new user', () => {
  const give = (user: User, files = t.platform.files) =>
    t.database.db
      .transaction()
      .execute((trx) => createDrafts({ ...t.platform, files }, draftEditor, shipped).addFirstSample(trx, user.id));
  const find = async (user: User) => (await send(user, 'GET', `/api/drafts/${user.id}/sample`)).body['sample'];

  test('is a ready copy of the shipped draft, apart from the list and its total', async () => {
    const ann = await newUser();
    expect(await find(ann)).toBeNull();
    await give(ann);
    expect(await find(ann)).toMatchObject({
      name: 'sample-draft.zip',
      title: expect.stringMatching(/^Sample draft: street lamps/),
      sample: true,
    });
    expect((await send(ann, 'GET', `/api/drafts/${ann.id}`)).body).toEqual({ files: [], total: 0 });
    const { status, body } = await send(ann, 'GET', `/api/drafts/${ann.id}/sample-draft.zip/preview`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      sample: true,
      inputs: { images: 0 },
      pdf: { pages: expect.any(Number) },
      making: null,
      versions: [expect.objectContaining({ number: 1, ready: true })],
    });
    const stored = await t.platform.files.get(zipKey(ann.id, 'sample-draft.zip'));
    expect(Buffer.from(stored).equals(await shipped.readFile('draft.zip'))).toBe(true);
    const signed = await send(ann, 'POST', `/api/drafts/${ann.id}/sample-draft.zip/signed-url`);
    expect(signed.status).toBe(200);
  });

  test('exists once however often it is asked for, can be edited, and stays deleted', async () => {
    const ann = await newUser();
    await Promise.all([give(ann), give(ann), give(ann)]);
    const rows = await t.database.db.selectFrom('drafts').where('user_id', '=', ann.id).select('run_id').execute();
    expect(rows).toEqual([{ run_id: ann.id }]);
    const copies = await t.database.db
      .selectFrom('draft_versions')
      .where('user_id', '=', ann.id)
      .select('number')
      .execute();
    expect(copies).toHaveLength(1);
    const removed = await send(ann, 'DELETE', '/api/drafts', { paths: [`${ann.id}/sample-draft.zip`] });
    expect(removed.body).toEqual({ removed: [`${ann.id}/sample-draft.zip`] });
    expect(await find(ann)).toBeNull();
    expect(await t.platform.files.stat(zipKey(ann.id, 'sample-draft.zip'))).toBeNull();
    expect(await t.platform.files.stat(pdfKey(ann.id, 'sample-draft.zip'))).toBeNull();
  });

  test('is missing if it cannot be stored, and the account is made all the same', async () => {
    const ann = await newUser();
    await give(ann, { ...t.platform.files, put: () => Promise.reject(new Error('disk full')) });
    expect(await find(ann)).toBeNull();
    expect((await send(ann, 'GET', `/api/drafts/${(await newUser()).id}/sample`)).status).toBe(403);
  });
});

describe('a download', () => {
  test('is a signed URL for 3600 seconds, and the browser saves the file under its name [P7.4.3]', async () => {
    const ann = await newUser();
    await add(ann, 'sleep_2026-11-20_3f9c2a.zip', { zip: 'PK of ann' });
    let now = Date.now();
    const files = await createLocalFileStore({
      folder: `${t.dataDir}/files`,
      baseUrl: 'http://localhost:3000',
      secret: 'x',
      now: () => now,
    });
    const app = site(ann, files);
    const signed = await app.request(`/api/drafts/${ann.id}/sleep_2026-11-20_3f9c2a.zip/signed-url`, {
      method: 'POST',
    });
    const { signedUrl } = (await signed.json()) as { signedUrl: string };
    const path = new URL(signedUrl).pathname;
    now += 3_599_000;
    const file = await app.request(path);
    expect(file.status).toBe(200);
    expect(await file.text()).toBe('PK of ann');
    expect(file.headers.get('Content-Type')).toBe('application/zip');
    expect(file.headers.get('Content-Disposition')).toMatch(/^attachment; filename="sleep_2026-11-20_3f9c2a\.zip"/);
    now += 2_000;
    expect((await app.request(path)).status).toBe(403);
    expect((await app.request(`${path.slice(0, -2)}AA`)).status).toBe(403);
  });

  test('without a file reports that no URL could be created', async () => {
    const ann = await newUser();
    await addRow(ann, 'lost.zip', 10);
    expect(await send(ann, 'POST', `/api/drafts/${ann.id}/lost.zip/signed-url`)).toMatchObject({
      status: 500,
      body: { error: 'Failed to generate download URL', code: 'signed_url_failed' },
    });
    expect((await send(ann, 'POST', `/api/drafts/${ann.id}/never-was.zip/signed-url`)).body['code']).toBe(
      'draft_not_found',
    );
  });
});

test('has a preview with the PDF by URL, the risks and the coverage, and the names of both engines', async () => {
  const ann = await newUser();
  await add(ann, 'draft.zip', { zip: 'PK', pdf: '%PDF-1.7 of ann' });
  const { status, body } = await send(ann, 'GET', `/api/drafts/${ann.id}/draft.zip/preview`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    fileName: 'draft.zip',
    title: 'Sleep and memory',
    engine: 'built-in',
    pdf: { engine: 'Typst 0.14', pages: 2 },
    risks: [{ rule: 'no-sample-size' }],
    coverage: { literature: 'off', rows: [{ searches: [{ label: 'Crossref' }] }] },
  });
  const url = (body['pdf'] as { url: string }).url;
  const pdf = await site(ann).request(new URL(url).pathname);
  expect(await pdf.text()).toBe('%PDF-1.7 of ann');
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  expect(pdf.headers.get('Content-Disposition')).toBe('inline');
});

describe('a removal', () => {
  test('deletes only the named file, its preview and its row [P7.4.4]', async () => {
    const ann = await newUser();
    await add(ann, 'gone.zip', { zip: 'a', pdf: 'a' });
    await add(ann, 'stays.zip', { zip: 'b', pdf: 'b' });
    const path = `${ann.id}/gone.zip`;
    expect(await send(ann, 'DELETE', '/api/drafts', { paths: [path] })).toEqual({
      status: 200,
      body: { removed: [path] },
    });
    expect(await t.platform.files.stat(zipKey(ann.id, 'gone.zip'))).toBeNull();
    expect(await t.platform.files.stat(pdfKey(ann.id, 'gone.zip'))).toBeNull();
    expect(await t.platform.files.stat(zipKey(ann.id, 'stays.zip'))).not.toBeNull();
    expect((await send(ann, 'GET', `/api/drafts/${ann.id}`)).body['total']).toBe(1);
    expect(await send(ann, 'DELETE', '/api/drafts', { paths: [path] })).toMatchObject({ status: 404 });
    expect((await send(ann, 'DELETE', '/api/drafts', { paths: [] })).status).toBe(400);
  });

  test('of one draft twice in parallel succeeds once', async () => {
    const ann = await newUser();
    await add(ann, 'twice.zip', { zip: 'a' });
    const paths = [`${ann.id}/twice.zip`];
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(ann, 'DELETE', '/api/drafts', { paths })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the delivery', () => {
  const finished = (user: User, runId: string, title: string) => ({
    runId,
    userId: user.id,
    feature: 'paper-assistant',
    engine: 'built-in',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    sample: false,
    input: {},
    result: { ...preview, title, workshop: true as const },
    artifacts: {
      put: async () => {},
      get: async (name: string) =>
        new TextEncoder().encode(name === versionSourceArtifact ? JSON.stringify(source) : `bytes of ${name}`),
    },
    upload: async () => new Uint8Array(),
  });

  test('stores one draft per run, even if it is repeated', async () => {
    const ann = await newUser();
    const { delivery } = createDrafts(t.platform, draftEditor, shipped);
    const run = finished(ann, randomUUID(), 'Sleep and memory');
    await delivery.store?.(run);
    await delivery.store?.(run);
    const commit = () => t.database.db.transaction().execute((trx) => delivery.commit(trx, run));
    const { id } = await commit();
    await expect(commit()).rejects.toThrow();
    expect((await send(ann, 'GET', `/api/drafts/${ann.id}`)).body).toMatchObject({
      files: [{ name: id, metadata: { size: 'bytes of draft.zip'.length } }],
      total: 1,
    });
  });

  test.each([
    ['Sleep and Memory: A Study of 12 Nights', /^sleep-and-memory-a-study-of_2026-11-20_[0-9a-f]{6}\.zip$/],
    ['../../etc/passwd', /^etc-passwd_2026-11-20_[0-9a-f]{6}\.zip$/],
    ['Über Zürich’s Wälder', /^uber-zurich-s-walder_2026-11-20_[0-9a-f]{6}\.zip$/],
    ['睡眠与记忆 🙂', /^prototype_2026-11-20_[0-9a-f]{6}\.zip$/],
    ['x'.repeat(500), /^x{48}_2026-11-20_[0-9a-f]{6}\.zip$/],
  ])('turns a title such as %j into a name of letters and digits', async (title, name) => {
    const ann = await newUser();
    const run = finished(ann, randomUUID(), title);
    expect(draftFileName(run)).toMatch(name);
    await createDrafts(t.platform, draftEditor, shipped).delivery.store?.(run);
    expect(await t.platform.files.stat(zipKey(ann.id, draftFileName(run)))).not.toBeNull();
  });
});

const shipped = {
  readFile: (name: string): Promise<Uint8Array> => readFile(new URL(`../../../samples/${name}`, import.meta.url)),
};

const source = { research: {}, findings: null, composition: {}, template: 'article', figures: {} };

const preview: DraftResult = {
  title: 'Sleep and memory',
  engine: 'built-in',
  pdf: { engine: 'Typst 0.14', pages: 2 },
  risks: [
    {
      id: 'no-sample-size',
      state: 'open',
      rule: 'no-sample-size',
      severity: 'high',
      title: 'No sample size',
      sentence: null,
      quote: null,
      why: 'A reader cannot weigh the result.',
      add: 'How many took part.',
    },
  ],
  coverage: {
    literature: 'off',
    covered: 0,
    total: 1,
    rows: [
      {
        kind: 'sentence',
        sentence: 'S1',
        text: 'Sleep helps memory.',
        works: [],
        searches: [{ label: 'Crossref', url: 'https://search.crossref.org/?q=sleep' }],
      },
    ],
  },
};

/** Versions and their runs are tested in tests/e2e/draft-versions.long.test.ts with real runs. */
const noRuns = {
  async startRun(): Promise<never> {
    throw new Error('this test starts no runs');
  },
  async cancelRun(): Promise<never> {
    throw new Error('this test cancels no runs');
  },
};

/** The slice with a fixed viewer, mounted as in the product. */
function site(user: User | null, files = t.platform.files) {
  const drafts = createDrafts({ ...t.platform, files }, draftEditor, shipped);
  drafts.connectRuns(noRuns);
  return testApp(t.platform, [serveSignedFiles(files, t.database.db), drafts.api], { user });
}

async function send(
  user: User | null,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await site(user).request(path, {
    method,
    ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function newUser(): Promise<User> {
  const name = `user-${randomUUID().slice(0, 8)}`;
  const { id } = await t.database.db
    .insertInto('users')
    .values({ username: name, email: `${name}@example.org` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    id,
    username: name,
    email: `${name}@example.org`,
    role: 'user',
    credits: 0,
    status: 'active',
    has_password: true,
  };
}

async function add(user: User, name: string, file: { at?: string; zip?: string; pdf?: string }): Promise<void> {
  const { zip = '', pdf } = file;
  await addRow(user, name, zip.length, file.at);
  // The store would reject the placeholder's key.
  if (/^[A-Za-z0-9]/.test(name)) await t.platform.files.put(zipKey(user.id, name), new TextEncoder().encode(zip));
  if (pdf) await t.platform.files.put(pdfKey(user.id, name), new TextEncoder().encode(pdf));
}

async function addRow(user: User, file_name: string, bytes: number, created_at?: string): Promise<void> {
  await t.database.db
    .insertInto('drafts')
    .values({
      user_id: user.id,
      run_id: randomUUID(),
      file_name,
      bytes,
      title: preview.title,
      engine: preview.engine,
      preview: JSON.stringify(preview),
      ...(created_at ? { created_at } : {}),
    })
    .execute();
}
