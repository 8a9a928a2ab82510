import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpByCalls } from '../support/new-user.ts';
import { plainInsights, researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd, submitPackage } from '../support/submit-package.ts';

/** A process starts in one or two seconds on an idle machine. */
const patient = { timeout: 180_000 };

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({
    WEB_PROCESSES: '2',
    LOG_LEVEL: 'info',
    STREAMS_PER_USER: '3',
    SIGNUP_CREDITS: '1000',
    DRAIN_SECONDS: '2',
    METRICS_TOKEN: 'a-token-of-the-tests',
  });
});
afterAll(() => product?.stop());

/** Each request uses a separate connection, so that the processes take turns. */
function ask(path: string, options: { method?: string; body?: object; token?: string } = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${product.url}${path}`,
      {
        agent: false,
        method: options.method ?? 'GET',
        headers: {
          ...(options.body ? { 'Content-Type': 'application/json' } : {}),
          ...(options.token ? { Authorization: `Bearer ${options.token}` } : {}),
        },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        const ended = new Promise<string>((over) => response.once('close', () => over(text)));
        resolve({ status: response.statusCode ?? 0, ended, close: () => response.destroy() });
      },
    );
    sent.once('error', reject);
    sent.end(options.body ? JSON.stringify(options.body) : undefined);
  });
}

interface Answer {
  readonly status: number;
  /** The whole body, once the stream has ended. */
  readonly ended: Promise<string>;
  close(): void;
}

/** Process ids by name, from the log. */
function processes(): Map<string, number> {
  const lines = product.output().split('\n');
  return new Map(
    lines
      .filter((line) => line.includes('"msg":"ready"'))
      .map((line) => JSON.parse(line))
      .map((line) => [line.process, line.pid]),
  );
}

/** Log lines about requests to this path. */
function requests(path: string): { process: string; status: number }[] {
  const lines = product.output().split('\n');
  return lines.filter((line) => line.includes(`"path":"${path}"`)).map((line) => JSON.parse(line));
}

/** The kernel chooses who answers; every process must be chosen eventually. */
async function untilBothAnswered(path: string, answer: () => Promise<void>): Promise<void> {
  await expect
    .poll(
      async () => {
        await answer();
        return new Set(requests(path).map((line) => line.process));
      },
      { ...patient, interval: 5 },
    )
    .toEqual(new Set(['web-1', 'web-2']));
}

/** A process in which one of these streams is open. */
const reading = (path: string) => requests(path).find(({ status }) => status === 200)?.process ?? '';

/** Sending the same package again starts a new run. */
const submit = async (token: string) => {
  const options = { idempotencyKey: randomUUID() };
  const answer = await submitPackage(product, token, researchPackage({ text: plainInsights(150) }), options);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.runId ?? '';
};

test('WEB_PROCESSES shares the port among processes: each answers requests, and another one does the runs [D.181]', async () => {
  expect([...processes().keys()].sort()).toEqual(['web-1', 'web-2', 'worker']);
  await untilBothAnswered('/login', async () => expect((await ask('/login')).status).toBe(200));
  const text = await (await ask('/readyz')).ended;
  expect(JSON.parse(text).checks).toMatchObject({ database: 'ok', processes: 'ok' });
});

test('one response of /metrics contains the metrics of every process [D.181]', async () => {
  const text = await (await ask('/metrics', { token: 'a-token-of-the-tests' })).ended;
  const of = (metric: string) => [...text.matchAll(new RegExp(`^${metric}\\{process="([\\w-]+)"\\}`, 'gm'))];
  expect(
    of('process_resident_memory_bytes')
      .map(([, name]) => name)
      .sort(),
  ).toEqual(['primary', 'web-1', 'web-2', 'worker']);
  expect(text).toMatch(/foredraft_http_request_seconds_count\{.*process="web-[12]"/);
  // The database's counts are the same for all processes, and are listed once.
  expect(text.match(/^foredraft_runs\{state="queued"\}/gm)).toHaveLength(1);
  expect(text.match(/^# TYPE foredraft_database_up/gm)).toHaveLength(1);
});

test('a limit on attempts applies to all processes together: the attempt beyond it is refused by any process [D.181]', async () => {
  const wrong = { action: 'login', email: 'nobody@example.org', password: 'Wrong-Horse-7' };
  const attempt = async () => (await ask('/functions/v1/auth', { method: 'POST', body: wrong })).status;
  const answers = [];
  for (let turn = 0; turn < 10; turn += 1) answers.push(await attempt());
  expect(answers).toEqual(Array(10).fill(401));
  await untilBothAnswered('/functions/v1/auth', async () => expect(await attempt()).toBe(429));
});

test('event streams reach a user from any process, are counted together, and are released when their process ends [D.181]', {
  timeout: 300_000,
}, async () => {
  const { token } = await signUpByCalls(product);
  // No process works on it in the meantime.
  process.kill(processes().get('worker') ?? 0, 'SIGSTOP');
  const runId = await submit(token);
  const path = `/api/runs/${runId}/events`;
  const streams: Answer[] = [];
  for (let turn = 0; turn < 3; turn += 1) streams.push(await ask(path, { token }));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);
  await untilBothAnswered(path, async () => expect((await ask(path, { token })).status).toBe(429));
  // The slots of a killed process are freed, and its readers reconnect.
  process.kill(processes().get(reading(path)) ?? 0, 'SIGKILL');
  const again = async () => {
    const answer = await ask(path, { token });
    if (answer.status === 200) streams.push(answer);
    return answer.status;
  };
  await expect.poll(again, patient).toBe(200);
  process.kill(processes().get('worker') ?? 0, 'SIGCONT');
  expect((await runEnd(product, token, runId)).state).toBe('succeeded');
  const told = await Promise.all(streams.map(({ ended }) => ended));
  expect(told.at(-1)).toContain('"succeeded"');
  await expect.poll(async () => (await ask('/readyz')).status, patient).toBe(200);
});

test('kill -9 of any process loses no run and no charge, and the process is restarted [D.181]', {
  timeout: 300_000,
}, async () => {
  const { token, id } = await signUpByCalls(product);
  const balance = async () => ((await getJson(product, token, '/api/credits/balance')) as { credits: number }).credits;
  const atFirst = await balance();
  expect((await runEnd(product, token, await submit(token))).state).toBe('succeeded');
  const before = await balance();
  const cost = atFirst - before;
  expect(cost).toBeGreaterThan(0);
  const running = await submit(token);
  await expect.poll(() => startedRuns(running), patient).toBe(1);
  const killed = processes();
  process.kill(killed.get('worker') ?? 0, 'SIGKILL');
  const submitted = await submit(token);
  process.kill(killed.get('web-1') ?? 0, 'SIGKILL');
  for (const name of ['worker', 'web-1']) {
    await expect.poll(() => processes().get(name), patient).not.toBe(killed.get(name));
  }
  await expect.poll(async () => (await ask('/readyz')).status, patient).toBe(200);
  for (const runId of [running, submitted]) expect((await runEnd(product, token, runId)).state).toBe('succeeded');
  const { files } = (await getJson(product, token, `/api/drafts/${id}`)) as { files: object[] };
  expect(files).toHaveLength(3);
  expect(before - (await balance())).toBe(2 * cost);
  expect(product.output()).toContain('a process ended; it is started again');
});

test('while a killed process starts again, every request is answered by the others', { timeout: 300_000 }, async () => {
  const killed = processes().get('web-2') ?? 0;
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isAlive(killed), patient).toBe(false);
  const refused: number[] = [];
  while (processes().get('web-2') === killed) {
    const { status } = await ask('/login');
    if (status !== 200) refused.push(status);
  }
  expect(refused).toEqual([]);
  await untilBothAnswered('/login', async () => expect((await ask('/login')).status).toBe(200));
  await expect.poll(async () => (await ask('/readyz')).status, patient).toBe(200);
});

test('a port in use stops the start with its sentence, and leaves no process [D.181]', {
  timeout: 240_000,
}, async () => {
  const before = ofThisDatabase();
  const holder = createServer().listen(0);
  try {
    const { port } = holder.address() as AddressInfo;
    await expect(
      product.startAnother({ WEB_PROCESSES: '2', PORT: String(port), DATA_DIR: product.dataDir }),
    ).rejects.toThrow(/Port \d+ is taken by another program/);
  } finally {
    holder.close();
  }
  expect(ofThisDatabase()).toEqual(before);
});

test('SIGTERM drains: no started request fails, and no process stays behind [D.181]', {
  timeout: 120_000,
}, async () => {
  const pids = [product.pid, ...processes().values()];
  const ended = product.terminate();
  await expect.poll(async () => (await ask('/readyz')).status, patient).toBe(503);
  const late = await Promise.all(Array.from({ length: 8 }, () => ask('/login')));
  expect(late.map(({ status }) => status)).toEqual(Array(8).fill(200));
  for (const { ended: text } of late) expect(await text).toContain('</html>');
  await ended;
  expect(product.output()).toContain('stopping: SIGTERM');
  expect(pids.filter(isAlive)).toEqual([]);
});

function startedRuns(runId: string): number {
  const lines = product.output().split('\n');
  return lines.filter((line) => line.includes('"msg":"run started"') && line.includes(runId)).length;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The product's processes that use this test's database, found by their environment. */
function ofThisDatabase(): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && environmentOf(pid).includes(`DATABASE_URL=${product.databaseUrl}`));
}

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
