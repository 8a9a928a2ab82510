import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Account, addAccount, freePort, makeClone, processesOf, removeAccount, Start } from './fresh-clone.ts';

// From a clone to the responding product, with the real npm and its registry: takes minutes.
const isRoot = process.getuid?.() === 0;
const thisNode = dirname(process.execPath);
const oldNode = findOldNode();
let starts: Start[] = [];

function start(options: ConstructorParameters<typeof Start>[0]): Start {
  const one = new Start(options);
  starts.push(one);
  return one;
}

afterEach(async () => {
  for (const one of starts) await one.killAll();
  starts = [];
});

describe.runIf(isRoot)('root, with the clone in a home folder of mode 0700', () => {
  let home = '';
  let clone = '';
  let dataDir = '';
  let port = 0;
  const node = oldNode ?? thisNode;

  beforeAll(async () => {
    home = mkdtempSync('/tmp/foredraft-root-home-');
    chmodSync(home, 0o700);
    clone = join(home, 'foredraft');
    makeClone(clone);
    port = await freePort();
  });

  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
    if (dataDir.startsWith('/var/lib/foredraft/')) rmSync(dataDir, { recursive: true, force: true });
  });

  test('starts the first time even under an old Node, with install scripts disabled', async () => {
    const first = start({ clone, node, port });
    const ms = await first.ready();
    dataDir = first.printed.match(/\/var\/lib\/foredraft\/[0-9a-f]{12}/)?.[0] ?? '';
    expect(dataDir).not.toBe('');
    expect(existsSync(join(clone, '.runtime'))).toBe(true);
    expect(existsSync(join(clone, '.runtime', 'node-24.21.0'))).toBe(oldNode !== null);
    await remember(dataDir, 'first');
    expect(await first.stop()).toBe(0);
    expect(processesOf(clone)).toEqual([]);
    console.log(`First start to ready: ${ms} ms`);
  });

  test('needs no network for a second start, and installs and builds nothing', async () => {
    const second = start({ clone, node, port, cutOff: true });
    const ms = await second.ready();
    expect(second.printed).not.toMatch(/Installing|Updating|Building|Bringing/);
    expect(await second.stop()).toBe(0);
    console.log(`Second start to ready: ${ms} ms`);
  });

  test('continues with the same folders under another Node', async () => {
    const other = start({ clone, node: thisNode, port });
    await other.ready();
    expect(other.printed).not.toMatch(/Installing|Updating|Building|Bringing/);
    expect(await remembered(dataDir)).toContain('first');
    expect(await other.stop()).toBe(0);
  });

  test('starts after kill -9 of the whole process group, and nothing is lost', async () => {
    const killed = start({ clone, node, port });
    await killed.ready();
    await remember(dataDir, 'before the kill');
    await killed.killAll();
    const next = start({ clone, node, port });
    await next.ready();
    expect(await remembered(dataDir)).toEqual(['first', 'before the kill']);
    await next.stop();
    expect(processesOf(clone)).toEqual([]);
  });

  test('starts after kill -9 of npm alone', async () => {
    const killed = start({ clone, node, port });
    await killed.ready();
    killed.child.kill('SIGKILL');
    await killed.ended();
    const next = start({ clone, node, port });
    await next.ready();
    await next.stop();
    expect(processesOf(clone)).toEqual([]);
  });

  test('refuses a second start on one DATA_DIR in one sentence that names the first, which keeps running', async () => {
    const first = start({ clone, node, port });
    await first.ready();
    for (const another of [await freePort(), port]) {
      const second = start({ clone, node, port: another });
      expect(await second.ended()).not.toBe(0);
      const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock.json'), 'utf8')) as { pid: number };
      const sentence = second.said.at(-1) ?? '';
      expect(sentence).toContain(`process ${pid}, http://localhost:${port}`);
      expect(second.said.filter((line) => /error|^\s+at /i.test(line))).toEqual([]);
    }
    expect(await first.status('/readyz')).toBe('200');
    await first.stop();
  });

  test('reports a port in use in one sentence with exit code 1', async () => {
    const stranger = createServer().listen(port);
    await once(stranger, 'listening');
    const refused = start({ clone, node, port });
    expect(await refused.ended()).toBe(1);
    expect(refused.said.at(-1)).toContain(`Port ${port} is taken`);
    expect(refused.said.filter((line) => /error|^\s+at /i.test(line))).toEqual([]);
    await new Promise((resolve) => stranger.close(resolve));
  });

  test('completes an open request after SIGTERM and then ends with exit code 0', async () => {
    const one = start({ clone, node, port });
    await one.ready();
    const socket = connect(port, 'localhost');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => {
      answer += text;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const body = JSON.stringify({ action: 'login', email: 'nobody@example.org', password: 'wrong-password' });
    const head = ['POST /functions/v1/auth HTTP/1.1', `Host: localhost:${port}`, 'Content-Type: application/json'];
    socket.write(
      `${[...head, `Content-Length: ${body.length}`, 'Connection: close'].join('\r\n')}\r\n\r\n${body.slice(0, 10)}`,
    );
    await sleep(500);
    const ended = one.stop();
    await sleep(1500);
    socket.write(body.slice(10));
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(await ended).toBe(0);
    expect(processesOf(clone)).toEqual([]);
  });
});

describe.runIf(isRoot)('an ordinary user whose machine has the right Node', () => {
  let account: Account | null = null;

  beforeAll(() => {
    account = addAccount();
  });

  afterAll(() => {
    if (account) removeAccount(account);
  });

  test('starts in their own folder, twice', async () => {
    if (!account) throw new Error('no account');
    const clone = join(account.home, 'foredraft');
    makeClone(clone, account);
    // A separate copy of Node, because this user can't access the current one.
    const node = join(account.home, 'node');
    spawnSync('install', ['-D', '-m', '755', process.execPath, join(node, 'node')]);
    const port = await freePort();
    const first = start({ clone, node, port, account });
    await first.ready();
    expect(existsSync(join(clone, 'data', 'postgres', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(clone, '.runtime', 'node-24.21.0'))).toBe(false);
    await remember(join(clone, 'data'), 'own');
    expect(await first.stop()).toBe(0);
    const second = start({ clone, node, port, account });
    await second.ready();
    expect(second.printed).not.toMatch(/Installing|Updating|Building|Bringing/);
    expect(await remembered(join(clone, 'data'))).toEqual(['own']);
    expect(await second.stop()).toBe(0);
    expect(processesOf(clone)).toEqual([]);
  });
});

async function remember(dataDir: string, what: string): Promise<void> {
  await onDatabase(dataDir, async (client) => {
    await client.query('create table if not exists test_memory (n int generated always as identity, what text)');
    await client.query('insert into test_memory (what) values ($1)', [what]);
  });
}

async function remembered(dataDir: string): Promise<string[]> {
  return onDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ what: string }>('select what from test_memory order by n');
    return rows.map(({ what }) => what);
  });
}

async function onDatabase<T>(dataDir: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const port = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3]);
  const password = readFileSync(join(dataDir, 'database-password'), 'utf8');
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'foredraft', database: 'foredraft', password });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** The folder of an outdated Node, if this machine has one. */
function findOldNode(): string | null {
  const version = spawnSync('/usr/bin/node', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return version && Number(version.slice(1).split('.')[0]) < 24 ? '/usr/bin' : null;
}
