import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive, until } from './hold-data-dir.ts';

// The bootstrap on a small project of the same structure, with mocks of npm, the build and the server, which log their
// calls. fresh-clone.ts tests the real ones.
const scripts = join(import.meta.dirname, '..', '..', 'scripts');
const install = 'npm ci --ignore-scripts --omit=dev';
let project = '';
let children: ChildProcess[] = [];

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'foredraft-start-'));
  cpSync(scripts, join(project, 'scripts'), { recursive: true });
  put('package.json', '{"name":"small","type":"module"}');
  put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }));
  put('vite.config.ts', '');
  put('src/main.ts', server);
  put('npm-cli.js', npm);
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(project, { recursive: true, force: true });
});

describe('the first start', () => {
  test('installs without install scripts, builds and starts, and the second start does neither', async () => {
    await serveOnce();
    expect(asked()).toEqual([install, 'build']);
    const second = await serveOnce();
    expect(asked()).toEqual([install, 'build']);
    expect(second.printed).toBe('serving\n');
  });

  test('installs and builds only once if two run in parallel', async () => {
    await Promise.all([serveOnce(), serveOnce()]);
    expect(asked()).toEqual([install, 'build']);
  });

  test('accepts the packages that npm itself has already installed', async () => {
    run('npm-cli.js', 'ci');
    await until(() => existsSync(join(project, 'node_modules', '.package-lock.json')));
    rmSync(join(project, 'asked.log'));
    await serveOnce();
    expect(asked()).toEqual(['build']);
  });

  test('without the network ends with one sentence and exit code 1', async () => {
    const { code, printed } = await end(start({ NPM_FAILS: 'npm error code ECONNREFUSED' }));
    expect(code).toBe(1);
    expect(printed.split('\n').slice(1)).toEqual([expect.stringMatching(/^npm cannot reach its registry: /), '']);
  });

  test('with another npm error shows npm’s reason, without the rest of its output', async () => {
    const { code, printed } = await end(
      start({ NPM_FAILS: 'npm error code EUSAGE\nnpm error\nnpm error Out of sync.' }),
    );
    expect(code).toBe(1);
    expect(printed.split('\n').slice(1)).toEqual(['npm ci failed: Out of sync.', '']);
  });

  test('with a failing build shows the build output and starts nothing', async () => {
    const { code, printed } = await end(start({ BUILD_FAILS: 'src/root.tsx: unexpected token' }));
    expect(code).toBe(1);
    expect(printed).toContain('src/root.tsx: unexpected token\nThe build failed.\n');
    expect(printed).not.toContain('serving');
    await serveOnce();
  });
});

describe('a later start', () => {
  test('builds again if a source has changed, but not a test', async () => {
    await serveOnce();
    put('src/main.test.ts', '');
    await serveOnce();
    expect(asked()).toEqual([install, 'build']);
    appendFileSync(join(project, 'src/main.ts'), '\n// changed\n');
    await serveOnce();
    expect(asked()).toEqual([install, 'build', 'build']);
  });

  test('installs again if the lock file has changed', async () => {
    await serveOnce();
    put('package-lock.json', JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '2.0.0' } } }));
    await serveOnce();
    expect(asked()).toEqual([install, 'build', install, 'build']);
  });
});

describe('npm test', () => {
  const runTests = (env: Record<string, string>) =>
    end(launch([join(project, 'scripts/test.mjs')], { BROWSER_PATH: '/bin/true', ...env }));
  const tests = () => Number(readFileSync(join(project, 'tests.pid'), 'utf8'));
  const checks = (milliseconds: number, code: number) =>
    put(
      'scripts/check.mjs',
      `setTimeout(() => { console.log('a check says why'); process.exit(${code}); }, ${milliseconds});`,
    );

  test.each([0, 3])('ends like the tests if the checks pass: %i', async (exit) => {
    checks(0, 0);
    const { code, printed } = await runTests({ TESTS_EXIT: String(exit) });
    expect(code).toBe(exit);
    expect(printed).toContain('The checks passed.\n');
    expect(printed).not.toContain('a check says why');
  });

  test('ends the running tests if a check fails, and says why', async () => {
    checks(1_500, 1);
    const { code, printed } = await runTests({});
    expect(code).toBe(1);
    expect(printed).toMatch(/a check says why\n\nThe checks failed, so the tests were ended\.\n$/);
    expect(isAlive(tests())).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the tests, even while the checks run', async (signal) => {
    checks(60_000, 0);
    const child = launch([join(project, 'scripts/test.mjs')], { BROWSER_PATH: '/bin/true' });
    await until(() => existsSync(join(project, 'tests.pid')) && tests() > 0);
    child.kill(signal);
    await end(child);
    await until(() => !isAlive(tests()));
  });

  test('starts no tests if a check fails before the build is finished', async () => {
    checks(0, 1);
    const { code, printed } = await runTests({ BUILD_WAITS: 'yes' });
    expect(code).toBe(1);
    expect(printed).toContain('a check says why');
    expect(existsSync(join(project, 'tests.pid'))).toBe(false);
  });

  test('with a failing build waits for the checks and starts no tests', async () => {
    checks(500, 0);
    const { code, printed } = await runTests({ BUILD_FAILS: 'src/root.tsx: unexpected token' });
    expect(code).toBe(1);
    expect(printed).toMatch(/The checks passed\.\n[\s\S]*The build failed\.\n$/);
    expect(existsSync(join(project, 'tests.pid'))).toBe(false);
  });
});

// `old` simulates an outdated Node, for which another one is installed and runs the server as a child process.
describe.each(['new', 'old'] as const)('under a Node that is %s', (age) => {
  test('SIGTERM reaches the server, which ends normally with exit code 0', async () => {
    const child = start({}, age);
    await serving(child);
    child.kill('SIGTERM');
    const { code, printed } = await end(child);
    expect(code).toBe(0);
    expect(printed).toContain('finishing\n');
  });

  test('the exit code of the server is passed on, and only its own sentence is printed', async () => {
    await serveOnce(age);
    put('src/main.ts', 'console.error("Port 3000 is taken."); process.exit(1);');
    await end(start({}, age));
    const { code, printed } = await end(start({}, age));
    expect({ code, printed }).toEqual({ code: 1, printed: 'Port 3000 is taken.\n' });
  });

  test('the server ends normally when npm, which started it, is killed', async () => {
    const parent = join(project, 'parent.mjs');
    writeFileSync(
      parent,
      `import { spawn } from 'node:child_process';
      spawn(process.execPath, ${JSON.stringify([...preload(age), join(project, 'scripts/start.mjs')])}, { stdio: 'inherit' });`,
    );
    const npmItself = spawn(process.execPath, [parent], {
      env: environment({ npm_lifecycle_event: 'start' }),
      stdio: 'ignore',
    });
    children.push(npmItself);
    // The file is created slightly before its content is written.
    const written = join(project, 'pid');
    await until(() => existsSync(written) && readFileSync(written, 'utf8') !== '');
    const pid = Number(readFileSync(written, 'utf8'));
    npmItself.kill('SIGKILL');
    await until(() => !isAlive(pid));
    expect(existsSync(join(project, 'finished'))).toBe(true);
  });
});

describe('under a Node that is too old', () => {
  test('the right one is downloaded once, verified, and used', async () => {
    const child = start({}, 'old');
    await serving(child);
    const pid = Number(readFileSync(join(project, 'pid'), 'utf8'));
    expect(pid).not.toBe(child.pid);
    child.kill('SIGTERM');
    expect((await end(child)).printed).toMatch(/^Bringing in Node 24\.\d+\.\d+ \(this machine has 20\.9\.0\)…\n/);
    await serveOnce('old');
    expect(asked()).toEqual(['npm ci', install, 'build']);
  });

  test('the server ends normally when the bootstrap is killed', async () => {
    const child = start({}, 'old');
    await serving(child);
    const pid = Number(readFileSync(join(project, 'pid'), 'utf8'));
    child.kill('SIGKILL');
    await until(() => !isAlive(pid));
    expect(existsSync(join(project, 'finished'))).toBe(true);
  });

  test('a Node that does not run here is refused in one sentence and deleted', async () => {
    const { code, printed } = await end(start({ NODE_BROKEN: 'yes' }, 'old'));
    expect(code).toBe(1);
    expect(printed.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^Foredraft needs Node 24 or newer; .* 20\.9\.0/),
      '',
    ]);
    await serveOnce('old');
  });
});

test('a command of package.json runs under the right Node with its arguments and exit code', async () => {
  const child = run(
    'scripts/run.mjs',
    `node -e 'console.log(process.version, process.argv[1]); process.exit(7)' --`,
    "it's two words",
  );
  const { code, printed } = await end(child);
  expect(code).toBe(7);
  expect(printed).toContain(`${process.version} it's two words\n`);
  expect(asked()).toEqual(['npm ci --ignore-scripts --include=dev']);
});

/** Answers "serving"; on SIGTERM it finishes and exits with 0. */
const server = `
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => { console.log('finishing'); writeFileSync('finished', ''); process.exit(0); });
setInterval(() => undefined, 1000);
writeFileSync('pid', String(process.pid));
console.log('serving');
`;

/** The part of npm that the bootstrap uses. */
const npm = `
import { appendFileSync, chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
const args = process.argv.slice(2);
appendFileSync(join(import.meta.dirname, 'asked.log'), 'npm ' + args.join(' ') + '\\n');
if (process.env.NPM_FAILS) { console.error(process.env.NPM_FAILS); process.exit(1); }
const put = (path, text) => { mkdirSync(dirname(path), { recursive: true }); writeFileSync(path, text); };
const [[name, version] = []] = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).dependencies ?? {}).filter(
  ([dependency]) => dependency.startsWith('node-'),
);
if (name === undefined) {
  rmSync('node_modules', { recursive: true, force: true });
  put('node_modules/.bin/react-router', ${JSON.stringify(`
    const { appendFileSync, mkdirSync } = require('node:fs');
    if (process.env.BUILD_WAITS) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    if (process.env.BUILD_FAILS) { console.error(process.env.BUILD_FAILS); process.exit(1); }
    appendFileSync('asked.log', 'build\\n');
    mkdirSync('build', { recursive: true });
  `)});
  put('node_modules/.bin/package.json', '{"type":"commonjs"}');
  put('node_modules/.package-lock.json', readFileSync('package-lock.json'));
  put('node_modules/.bin/vitest', ${JSON.stringify(`#!/usr/bin/env node
    require('node:fs').writeFileSync('tests.pid', String(process.pid));
    if (process.env.TESTS_EXIT) process.exit(Number(process.env.TESTS_EXIT));
    setInterval(() => {}, 1000);
  `)});
  chmodSync('node_modules/.bin/vitest', 0o755);
} else {
  const node = join('node_modules', name, 'bin', 'node');
  const says = process.env.NODE_BROKEN ? 'exit 127' : 'echo v' + version;
  put(node, '#!/bin/sh\\nif [ "$1" = --version ]; then ' + says + '; else exec "' + process.execPath + '" "$@"; fi\\n');
  chmodSync(node, 0o755);
}
`;

function put(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
  if (path.endsWith('.js')) chmodSync(join(project, path), 0o755);
}

function preload(age: 'new' | 'old'): string[] {
  const lie = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.9.0' } })";
  return age === 'old' ? ['--import', `data:text/javascript,${encodeURIComponent(lie)}`] : [];
}

function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  const { npm_lifecycle_event: _, ...outer } = process.env;
  return { ...outer, npm_execpath: join(project, 'npm-cli.js'), ...env };
}

function start(env: Record<string, string> = {}, age: 'new' | 'old' = 'new'): ChildProcess {
  return launch([...preload(age), join(project, 'scripts/start.mjs')], env);
}

function run(script: string, ...args: string[]): ChildProcess {
  return launch([join(project, script), ...args], {});
}

function launch(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  return Object.assign(child, { printed: () => printed });
}

function printedBy(child: ChildProcess): string {
  return (child as ChildProcess & { printed(): string }).printed();
}

async function serving(child: ChildProcess): Promise<void> {
  await until(() => printedBy(child).includes('serving') || child.exitCode !== null);
  if (child.exitCode !== null) throw new Error(`ended instead of serving: ${printedBy(child)}`);
}

async function end(child: ChildProcess): Promise<{ code: number | null; printed: string }> {
  if (child.exitCode === null) await once(child, 'close');
  return { code: child.exitCode, printed: printedBy(child) };
}

/** Starts the server, waits until it responds, and ends it. */
async function serveOnce(age: 'new' | 'old' = 'new'): Promise<{ printed: string }> {
  const child = start({}, age);
  await serving(child);
  const printed = printedBy(child);
  child.kill('SIGTERM');
  await end(child);
  return { printed };
}

/** The calls of npm and the build, in order; for npm only its command and its choice of dependencies. */
function asked(): string[] {
  const log = join(project, 'asked.log');
  if (!existsSync(log)) return [];
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.map(
    (line) => line.match(/^npm ci --ignore-scripts --(?:omit|include)=dev|^npm \w+|^build$/)?.[0] ?? line,
  );
}
