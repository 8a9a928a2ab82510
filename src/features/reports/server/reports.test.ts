import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { User } from '#contract/account.ts';
import type { ResultExport } from '#contract/engine.ts';
import { serveSignedFiles } from '#server/base/http/signed-files.ts';
import { sampleAnalysis } from '../../../../tests/support/sample-lease.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import type { DocumentReports } from './document-reports.ts';
import { createReports } from './index.ts';

/** None of these reports is about a document. */
const documents: DocumentReports = {
  applyReviews: (report) => report,
  markdownOf: () => '',
  datesOf: () => [],
  calendarFile: () => '',
  features: [],
};

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

describe('reports', () => {
  test('are listed newest first, filtered by feature if requested, and only for their owner', async () => {
    const [ann, bob] = [await newUser(), await newUser()];
    const first = await add(ann, { title: 'First', at: '2026-01-01T00:00:00Z' });
    const second = await add(ann, { title: 'Second', at: '2026-02-01T00:00:00Z', feature: 'lease-abstract' });
    await add(bob, { title: 'Of Bob' });
    const { body } = await send(ann, 'GET', '/api/reports');
    expect(body).toEqual({
      reports: [
        {
          id: second,
          feature: 'lease-abstract',
          title: 'Second',
          engine: 'built-in',
          created_at: '2026-02-01T00:00:00.000Z',
          sample: false,
        },
        {
          id: first,
          feature: 'base-rent-sens',
          title: 'First',
          engine: 'built-in',
          created_at: '2026-01-01T00:00:00.000Z',
          sample: false,
        },
      ],
      total: 2,
    });
    expect((await send(ann, 'GET', '/api/reports?feature=lease-abstract')).body).toMatchObject({
      reports: [{ id: second }],
      total: 1,
    });
    expect((await send(ann, 'GET', '/api/reports?limit=1&offset=1')).body).toMatchObject({
      reports: [{ id: first }],
      total: 2,
    });
    expect((await send(null, 'GET', '/api/reports')).status).toBe(401);
  });

  test('are returned with their data and their download formats', async () => {
    const ann = await newUser();
    const id = await add(ann, { title: 'Read', markdown: '# Read\n\ntext', data: { rows: [{ value: '1.5' }] } });
    expect((await send(ann, 'GET', `/api/reports/${id}`)).body).toMatchObject({
      markdown: '# Read\n\ntext',
      data: { rows: [{ value: '1.5' }] },
      formats: ['txt', 'md'],
    });
    const other = await add(ann, { feature: 'lease-abstract' });
    expect((await send(ann, 'GET', `/api/reports/${other}`)).body['formats']).toEqual(['md']);
  });

  test('of another user are not found in any call, and neither are unknown ids', async () => {
    const [ann, bob] = [await newUser(), await newUser()];
    const id = await add(bob, {});
    for (const [method, path, body] of [
      ['GET', `/api/reports/${id}`],
      ['POST', `/api/reports/${id}/download`, { format: 'md' }],
      ['DELETE', `/api/reports/${id}`],
      ['GET', `/api/reports/${randomUUID()}`],
    ] as const) {
      expect(await send(ann, method, path, body)).toMatchObject({ status: 404, body: { code: 'report_not_found' } });
    }
    expect((await send(ann, 'GET', '/api/reports/..%2f1')).status).toBe(400);
    expect((await send(bob, 'GET', `/api/reports/${id}`)).status).toBe(200);
  });

  test('are deleted with the files created from them', async () => {
    const ann = await newUser();
    const id = await add(ann, {});
    await send(ann, 'POST', `/api/reports/${id}/download`, { format: 'txt' });
    expect(await t.platform.files.list(`exports/${id}`)).toHaveLength(1);
    expect(await send(ann, 'DELETE', `/api/reports/${id}`)).toEqual({ status: 200, body: { removed: id } });
    expect(await t.platform.files.list(`exports/${id}`)).toEqual([]);
    expect((await send(ann, 'DELETE', `/api/reports/${id}`)).status).toBe(404);
  });
});

describe('a download of a report', () => {
  test('is created from the stored data as of the day of the report, and has its name', async () => {
    const ann = await newUser();
    const id = await add(ann, { data: { title: 'T', markdown: 'M', word: 'stored' }, at: '2026-03-04T23:59:59Z' });
    const file = await download(ann, id, 'txt');
    expect(await file.text()).toBe('stored on 2026-03-04T23:59:59.000Z');
    expect(file.headers.get('Content-Type')).toBe('text/plain');
    expect(file.headers.get('Content-Disposition')).toContain('filename="base-rent-sens_2026-03-04.txt"');
    const markdown = await download(ann, id, 'md');
    expect(await markdown.text()).toBe('# Report');
    expect(markdown.headers.get('Content-Disposition')).toContain('filename="base-rent-sens_2026-03-04.md"');
  });

  test('in a format that the feature lacks is refused', async () => {
    const ann = await newUser();
    const id = await add(ann, {});
    for (const format of ['docx', '', '__proto__', 'constructor', '../md', 'TXT']) {
      expect((await send(ann, 'POST', `/api/reports/${id}/download`, { format })).status).toBe(400);
    }
  });
});

test('a run stores one report, even if its delivery is repeated', async () => {
  const ann = await newUser();
  const { delivery } = createReports(t.platform, documents, async () => sampleAnalysis());
  const run = {
    runId: randomUUID(),
    userId: ann.id,
    feature: 'base-rent-sens',
    engine: 'built-in',
    createdAt: new Date(),
    sample: false,
    input: {},
    result: { title: 'Delivered', markdown: '# Delivered', extra: { exact: '0.1' } },
    artifacts: { put: async () => {}, get: async () => new Uint8Array() },
    upload: async () => new Uint8Array(),
  };
  const commit = () => t.database.db.transaction().execute((trx) => delivery.commit(trx, run));
  const { id, text } = await commit();
  expect(text).toBe('# Delivered');
  await expect(commit()).rejects.toThrow();
  expect((await send(ann, 'GET', `/api/reports/${id}`)).body).toMatchObject({ title: 'Delivered', data: run.result });
  expect((await send(ann, 'GET', '/api/reports')).body['total']).toBe(1);
});

const asText: ResultExport<{ word: string }> = {
  contentType: 'text/plain',
  extension: 'txt',
  make: async (result, _ports, { createdAt }) =>
    new TextEncoder().encode(`${result.word} on ${createdAt.toISOString()}`),
};

/** The slice with a fixed viewer, and one feature whose reports can be downloaded as text. */
function site(user: User | null) {
  const reports = createReports(t.platform, documents, async () => sampleAnalysis());
  reports.addExports('base-rent-sens', { txt: asText });
  return testApp(t.platform, [serveSignedFiles(t.platform.files, t.database.db), reports.api], { user });
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

async function download(user: User, id: string, format: string): Promise<Response> {
  const { status, body } = await send(user, 'POST', `/api/reports/${id}/download`, { format });
  expect(status).toBe(200);
  return site(user).request(new URL(String(body['signedUrl'])).pathname);
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

async function add(
  user: User,
  report: { title?: string; feature?: string; markdown?: string; data?: object; at?: string },
): Promise<string> {
  const { title = 'Report', feature = 'base-rent-sens', markdown = '# Report', data = { word: 'any' }, at } = report;
  const { id } = await t.database.db
    .insertInto('reports')
    .values({
      user_id: user.id,
      run_id: randomUUID(),
      feature,
      title,
      engine: 'built-in',
      markdown,
      data: JSON.stringify(data),
      ...(at ? { created_at: at } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
