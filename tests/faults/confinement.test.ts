import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { askConfined, type ConfinedProcess, killed, startConfined } from '#server/base/processes/confined-process.ts';
import { type Confinement, type ConfinementLevel, confinementLevels } from '#server/base/processes/confinement.ts';
import { findConfinement, tryConfinement } from '#server/base/processes/find-confinement.ts';
import { runConfined } from '#server/base/processes/run-confined.ts';
import type { SandboxedCommand } from '#server/base/processes/sandbox-commands.ts';
import { spawnConfined } from '#server/base/processes/spawn-confined.ts';
import type { ProbeJob } from '../support/confinement-probe.ts';

process.env.PROBE_SECRET = 'a secret of the server';
const folder = mkdtempSync(join(tmpdir(), 'confinement-test-'));
const secretFile = join(folder, 'secret.txt');
writeFileSync(secretFile, 'a secret of the server');
const visits: unknown[] = [];
const canary = createServer((socket) => void visits.push(socket.remotePort)).listen(0, '127.0.0.1');
await once(canary, 'listening');
const port = String((canary.address() as { port: number }).port);
const bounds = { timeLimit: 20_000, memoryLimit: 500 * 1024 * 1024 };
const open: ConfinedProcess[] = [];
afterAll(async () => {
  await Promise.all(open.map(killed));
  canary.close();
  rmSync(folder, { recursive: true });
});

const script = new URL('../support/confinement-probe.ts', import.meta.url);
const available = Object.fromEntries(
  await Promise.all(confinementLevels.map(async (level) => [level, await tryConfinement(level)] as const)),
);

test('a program that ends a confined process during its start waits for it', async () => {
  const program = fileURLToPath(new URL('../support/end-while-starting.ts', import.meta.url));
  const ran = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  ran.stdout.on('data', (chunk) => {
    said += chunk;
  });
  expect([await once(ran, 'close'), said]).toEqual([[0, null], 'ended\n']);
});

/** With `bare`, without Node's permission model: as for native code, which it does not restrict. */
async function probe(level: ConfinementLevel, bare = false) {
  const confinement = available[level] ?? expect.fail(`${level} does not work here`);
  const readable = [fileURLToPath(script)];
  const { memoryLimit } = bounds;
  const started = bare
    ? startBare({ program: process.execPath, args: readable, readable, folder: null }, confinement)
    : await startConfined(script, { memoryLimit, readable, confinement });
  open.push(started);
  await started.ready;
  return (kind: ProbeJob['kind'], target = '') => askConfined<string>(started, { kind, target }, bounds);
}

function startBare(command: SandboxedCommand, confinement: Confinement): ConfinedProcess {
  const spawned = spawnConfined(command, confinement, { env: {}, memoryLimit: bounds.memoryLimit, messages: true });
  return { ...spawned, ready: once(spawned.child, 'message') };
}

test('the strongest level that works is used and reported', async () => {
  const strongest = confinementLevels.find((level) => available[level]);
  expect((await findConfinement()).level).toBe(strongest);
});

describe.each(confinementLevels)('a process at the level %s', (level) => {
  const works = available[level] !== null;
  const why = works ? '' : ' (this system cannot start a process like that)';

  test.skipIf(!works)(
    `cannot read the environment, files or data of the worker, and cannot start commands [D.139]${why}`,
    async () => {
      const ask = await probe(level);
      expect(await ask('read', `/proc/${process.pid}/environ`)).toMatch(/^refused/);
      expect(await ask('read', secretFile)).toMatch(/^refused/);
      expect(await ask('read', '/etc/passwd')).toMatch(/^refused/);
      expect(await ask('write', join(folder, 'written'))).toMatch(/^refused/);
      expect(await ask('list', folder)).toMatch(/^refused/);
      expect(await ask('command', '/bin/sh')).toMatch(/^refused/);
      expect(await ask('worker', secretFile)).toMatch(/^refused/);
      expect(await ask('worker', `/proc/${process.pid}/environ`)).toMatch(/^refused/);
      expect(await ask('environment')).not.toContain('PROBE_SECRET');
      // It can read what it should be able to read: a probe without any access would prove nothing.
      expect(await ask('read', fileURLToPath(script))).toMatch(/^got/);
    },
  );

  const ownRoot = level === 'bubblewrap' || level === 'namespaces';
  const cannot = ownRoot ? why : ' (native code is not kept from it at this level)';
  test.skipIf(!works || !ownRoot)(
    `is restricted by the system where Node’s rules do not apply [D.139]${cannot}`,
    async () => {
      const ask = await probe(level, true);
      expect(await ask('read', `/proc/${process.pid}/environ`)).toMatch(/^refused/);
      expect(await ask('read', secretFile)).toMatch(/^refused/);
      expect(await ask('read', '/etc/passwd')).toMatch(/^refused/);
      expect(await ask('worker', secretFile)).toMatch(/^refused/);
      expect(await ask('write', fileURLToPath(script))).toMatch(/^refused/);
      expect(await ask('command', '/bin/sh')).toMatch(/^refused/);
      expect(await ask('connect', port)).toMatch(/^refused/);
      expect(await ask('signal', String(process.pid))).toMatch(/^refused/);
      expect(visits).toEqual([]);
      expect(await ask('write', '/sandbox/note')).toBe('got written');
    },
  );

  test.skipIf(!works || level !== 'user')(
    'runs as another user than the server, even in native code [D.139]',
    async () => {
      const ask = await probe(level, true);
      expect(await ask('read', `/proc/${process.pid}/environ`)).toMatch(/^refused/);
      expect(await ask('signal', String(process.pid))).toMatch(/^refused/);
      expect(await ask('read', secretFile)).toMatch(/^refused/);
    },
  );
});

test('the test program can do all of that without confinement', async () => {
  const child = spawn(process.execPath, [fileURLToPath(script)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  await once(child, 'message');
  const ask = async (kind: ProbeJob['kind'], target: string) => {
    child.send({ kind, target });
    return String((await once(child, 'message'))[0]);
  };
  for (const [kind, target] of [
    ['read', `/proc/${process.pid}/environ`],
    ['worker', secretFile],
    ['command', '/bin/sh'],
    ['connect', port],
    ['signal', String(process.pid)],
  ] as const)
    expect(await ask(kind, target), kind).toMatch(/^got/);
  expect(visits).toHaveLength(1);
  child.kill('SIGKILL');
});

const posix = process.platform !== 'win32';
test.skipIf(!posix)('a program and its child processes have the same limits [D.139]', async () => {
  const work = mkdtempSync(join(tmpdir(), 'confinement-work-'));
  const run = (command: string, more: { timeLimit?: number; memoryLimit?: number } = {}) =>
    runConfined('/bin/sh', ['-c', command], {
      readable: ['/bin', '/usr'],
      folder: work,
      env: { PATH: '/bin:/usr/bin' },
      ...bounds,
      ...more,
    });
  const { hasOwnRoot } = await findConfinement();
  expect((await run('echo fine > here && cat here')).output.trim()).toBe('fine');
  expect((await run('echo "[$PROBE_SECRET]"')).output.trim()).toBe('[]');
  if (hasOwnRoot) expect((await run(`cat ${secretFile} /etc/passwd`)).output).not.toMatch(/a secret|root:/);
  expect((await run('sleep 600 & sleep 600', { timeLimit: 1_000 })).stopped).toBe('time');
  const greedy = await run('a=x; while :; do a=$a$a; done', { memoryLimit: 50 * 1024 * 1024 });
  expect(greedy.code !== 0 || greedy.stopped === 'memory').toBe(true);
  rmSync(work, { recursive: true });
});
