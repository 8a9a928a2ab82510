import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDocumentTool } from '../support/document-run.ts';
import { type ModelStandIn, startModelStandIn } from '../support/model-stand-in.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { picture, plainInsights, researchPackage } from '../support/research-package.ts';
import { type RunningProcess, type RunningProduct, startProduct } from '../support/running-product.ts';
import { type S3StandIn, s3StandIn } from '../support/s3-stand-in.ts';
import { shortLease } from '../support/short-lease.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

const root = { email: 'root@example.org', password: 'Str0ng-enough!' };
let store: S3StandIn;
let model: ModelStandIn;
/** Two web and two worker processes, each with a separate folder. */
let product: RunningProduct;
let second: RunningProcess;
let workers: RunningProcess[];
let member: { token: string; id: string; password: string };

beforeAll(async () => {
  store = await s3StandIn();
  model = await startModelStandIn();
  model.answer = ({ user }) => ({
    passages: passagesOf(user).map(({ id }) => ({ id, text: 'Der Schlaf der Pflege.' })),
  });
  product = await startProduct({
    ...store.environment,
    ROLES: 'web',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'stand-in',
    ADMIN_EMAIL: root.email,
    ADMIN_PASSWORD: root.password,
  });
  second = await product.startAnother({ ROLES: 'web' });
  workers = [
    await product.startAnother({ ROLES: 'worker', LOG_LEVEL: 'info' }),
    await product.startAnother({ ROLES: 'worker', LOG_LEVEL: 'info' }),
  ];
  member = await signUpByCalls(product);
});
afterAll(async () => {
  await product?.stop();
  await model?.close();
  await store?.close();
});

test('a draft is written by one process and downloaded from another [D.167]', async () => {
  const content = { text: plainInsights(150), images: [{ file: 'abcDEF1234.png', bytes: await picture('png') }] };
  const { body } = await submitPackage(product, member.token, researchPackage(content));
  expect(body).toEqual({ fileId: expect.any(String), runId: expect.any(String) });
  const run = await runEnd(second, member.token, body.runId ?? '');
  expect(run.state).toBe('succeeded');
  const { files } = (await getJson(second, member.token, `/api/drafts/${member.id}`)) as { files: { name: string }[] };
  const name = files[0]?.name ?? '';
  const { signedUrl } = await post(second, `/api/drafts/${member.id}/${name}/signed-url`);
  expect(Object.keys(unzipSync(await download(second, signedUrl)))).toContain('main.tex');
});

test('a worker logs the start and end of a run with its version, role and process, and measures it [D.171] [D.179]', async () => {
  const lines = workers.flatMap((worker) =>
    worker
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"run '))
      .map((line) => JSON.parse(line)),
  );
  const { version } = (await (await fetch(`${product.url}/healthz`)).json()) as { version: string };
  const runId = expect.stringMatching(/^[0-9a-f-]{36}$/);
  const process = {
    version: expect.stringContaining(version),
    role: 'worker',
    host: expect.any(String),
    pid: expect.any(Number),
  };
  expect(lines).toMatchObject([
    { ...process, msg: 'run started', runId, tool: 'paper-assistant', attempt: 0 },
    { ...process, msg: 'run ended', runId, state: 'succeeded', charge: 'captured', seconds: expect.any(Number) },
  ]);
  const metrics = await Promise.all(workers.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  expect(metrics.join('')).toContain('foredraft_run_seconds_count{tool="paper-assistant",state="succeeded"} 1');
  for (const { url } of workers) expect((await fetch(`${url}/login`)).status).toBe(404);
});

test('a report is written by one process, and its pages and files are served by another [D.167]', async () => {
  const id = await runDocumentTool(product, member.token, {
    slug: 'lease-abstract',
    name: 'office.pdf',
    bytes: shortLease,
    keepPages: true,
  });
  const pages = (await getJson(second, member.token, `/api/reports/${id}/pages`)) as { signedUrl: string };
  expect((await download(product, pages.signedUrl)).subarray(0, 5).toString()).toBe('%PDF-');
  const { signedUrl } = await post(second, `/api/reports/${id}/download`, { format: 'docx' });
  expect((await download(product, signedUrl)).subarray(0, 2).toString()).toBe('PK');
});

test('a translation is written by one process and downloaded from another [D.167]', async () => {
  const options = { fileName: 'nurses.md', source: 'en', target: 'de', glossary: '' };
  const form = new FormData();
  const bytes = zipSync({
    'translation.json': Buffer.from(JSON.stringify(options)),
    document: Buffer.from('Night work harms the sleep of nurses.'),
  });
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'translation.zip'));
  const headers = { Authorization: `Bearer ${member.token}`, 'x-function-slug': 'translator' };
  const upload = await fetch(`${product.url}/functions/v1/upload-zip-to-temp`, { method: 'POST', headers, body: form });
  const { runId } = (await upload.json()) as { runId: string };
  const run = await runEnd(second, member.token, runId);
  expect(run.state).toBe('succeeded');
  const { signedUrl } = await post(second, `/api/reports/${run.result?.id}/download`, { format: 'md' });
  expect((await download(product, signedUrl)).toString()).toContain('Der Schlaf der Pflege.');
});

test('images of the blog and of shared links are served by every process [D.167]', async () => {
  const login = await post(product, '/functions/v1/auth', { action: 'login', ...root }, '');
  const form = new FormData();
  form.set('file', new File([(await picture('png', { width: 1200 })) as BlobPart], 'chart.png', { type: 'image/png' }));
  const taken = await fetch(`${product.url}/api/admin/blog/images?alt=A%20chart`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${login.session.access_token}` },
    body: form,
  });
  const { address: image } = (await taken.json()) as { address: string };
  for (const address of [image, `${image}?w=480`, '/share/pages/home.png'])
    for (const web of [second, product]) {
      const response = await fetch(`${web.url}${address}`);
      expect([response.status, response.headers.get('Content-Type')], address).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ]);
      await response.arrayBuffer();
    }
});

test('account data is exported by one process, and removed from the store with the account [D.167]', async () => {
  const { signedUrl } = await post(second, '/api/account/export', { password: member.password });
  expect(Object.keys(unzipSync(await download(product, signedUrl))).some((path) => path.endsWith('.zip'))).toBe(true);
  expect(store.keys().some((key) => key.includes(member.id))).toBe(true);
  await post(second, '/api/account/delete', { password: member.password });
  await expect.poll(() => store.keys().filter((key) => key.includes(member.id))).toEqual([]);
});

test('a process with another store does not start, and reports the reason [D.168]', async () => {
  await expect(
    product.startAnother({
      ROLES: 'worker',
      S3_ENDPOINT: '',
      S3_BUCKET: '',
      S3_ACCESS_KEY_ID: '',
      S3_SECRET_ACCESS_KEY: '',
    }),
  ).rejects.toThrow(/The file storage in .* is not the one that this installation uses: set the same S3_BUCKET/);
  const other = await s3StandIn();
  await expect(product.startAnother({ ...other.environment, ROLES: 'web' })).rejects.toThrow(
    /The file storage in the bucket foredraft at .* is not the one that this installation uses/,
  );
  await other.close();
});

test('/readyz of web and worker fails while the store is unreachable or has lost its mark [D.168]', async () => {
  const worker = await product.startAnother({ ROLES: 'worker' });
  const storageOf = async ({ url }: { url: string }) => {
    const response = await fetch(`${url}/readyz`);
    const { checks } = (await response.json()) as { checks: { storage: string } };
    return [response.status, checks.storage];
  };
  for (const one of [second, worker]) expect(await storageOf(one)).toEqual([200, 'ok']);
  store.fail(503, 'SlowDown');
  for (const one of [second, worker]) expect(await storageOf(one)).toEqual([503, 'failed']);
  store.fail(null);
  for (const one of [second, worker]) expect(await storageOf(one)).toEqual([200, 'ok']);
});

test('processes of one host share a folder if the database is external, and refuse a separate one [D.169]', async () => {
  const first = await startProduct({ ROLES: 'web' });
  try {
    const worker = await first.startAnother({ ROLES: 'worker', DATA_DIR: first.dataDir });
    const user = await signUpByCalls(first);
    const { body } = await submitPackage(first, user.token, researchPackage({ text: plainInsights(150) }));
    expect((await runEnd(first, user.token, body.runId ?? '')).state).toBe('succeeded');
    await expect(first.startAnother({ ROLES: 'worker' })).rejects.toThrow(/is not the one that this installation uses/);
    await rm(join(first.dataDir, 'files', 'installation'));
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(503);
  } finally {
    await first.stop();
  }
});

function passagesOf(user: string): { id: number; text: string }[] {
  return JSON.parse(/<<data passages \w+>>\n(.*)\n<<end/.exec(user)?.[1] ?? '[]');
}

async function post(to: { url: string }, path: string, body: object = {}, token = member.token) {
  const response = await fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBe(200);
  return answer as { signedUrl: string; session: { access_token: string } };
}

/** Fetched from this process, whichever process created the URL. */
async function download(from: { url: string }, signedUrl: string): Promise<Buffer> {
  const response = await fetch(`${from.url}${new URL(signedUrl).pathname}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
