// Prepares a fresh clone to run: the right Node, the dependencies, the build, a browser for tests. Plain JavaScript for
// any Node from 18 on, with Node's own modules only, because nothing is installed yet. Every step first checks whether
// it is needed, so that an unchanged clone costs milliseconds and no network access.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeProject, nodeVersion } from './pinned-node.mjs';
import { shareSetupLock, withSetupLock } from './setup-lock.mjs';

export const projectDir = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = 24;
const runtimeDir = join(projectDir, '.runtime');

/** Setup cannot continue; the message is one sentence for the person at the terminal. */
class SetupError extends Error {}

/** Runs the steps of a script; a SetupError prints its sentence and exits with 1. */
export async function exitWithReason(steps) {
  try {
    return await steps();
  } catch (error) {
    const known = error instanceof SetupError;
    const refused = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code);
    if (!known && !refused) throw error;
    console.error(known ? error.message : `Foredraft cannot be set up in ${projectDir}: ${error.message}.`);
    process.exit(1);
  }
}

/** The path of a recent enough Node: the current one, or one installed by npm in .runtime/. */
export async function ensureNode() {
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = join(runtimeDir, `node-${nodeVersion}`);
  const node = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(node)) return node;
  return withSetupLock(runtimeDir, async () => {
    if (existsSync(node)) return node;
    say(`Bringing in Node ${nodeVersion} (this machine has ${process.versions.node})…`);
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    // With a separate lock file, so that npm accepts only the pinned content.
    const files = nodeProject(name);
    if (files === null) {
      throw new SetupError(
        `Foredraft needs Node ${oldestNode} or newer; this machine has ${process.versions.node}, and for ${process.platform} on ${process.arch} no checksum of a newer one is known here: install Node ${oldestNode}.`,
      );
    }
    for (const [file, content] of Object.entries(files)) writeFileSync(join(draft, file), JSON.stringify(content));
    await npm(['ci', '--ignore-scripts'], draft);
    const proof = spawnSync(join(draft, relative(folder, node)), ['--version'], { encoding: 'utf8' });
    if (proof.stdout?.trim() !== `v${nodeVersion}`) {
      throw new SetupError(
        `Foredraft needs Node ${oldestNode} or newer; this machine has ${process.versions.node}, and the one from npm does not run here: install Node ${oldestNode}.`,
      );
    }
    renameSync(draft, folder);
    return node;
  });
}

/**
 * Installs the dependencies of package-lock.json without install scripts. `dev` adds those for building and testing; a
 * folder that already has them keeps them.
 */
export async function ensureDependencies(node, { dev = false } = {}) {
  const modules = join(projectDir, 'node_modules');
  const stampFile = join(modules, '.foredraft-stamp.json');
  const lock = readFileSync(join(projectDir, 'package-lock.json'));
  const lockHash = createHash('sha256').update(lock).digest('hex');
  const nodeMajor = majorOf(node);
  const fresh = () => {
    const stamp = readJson(stampFile);
    return stamp?.lockHash === lockHash && stamp.nodeMajor === nodeMajor && (stamp.dev || !dev);
  };
  if (fresh()) return;
  await withSetupLock(runtimeDir, async () => {
    if (fresh()) return;
    const hadDev = existsSync(join(modules, 'vitest', 'package.json'));
    const all = dev || hadDev;
    if (!installedByHand(JSON.parse(lock), modules, all)) {
      say(existsSync(modules) ? 'Updating dependencies…' : 'Installing dependencies (first start, about a minute)…');
      rmSync(stampFile, { force: true });
      await npm(['ci', '--ignore-scripts', ...(all ? ['--include=dev'] : ['--omit=dev'])], projectDir);
    }
    writeFileSync(stampFile, JSON.stringify({ lockHash, nodeMajor, dev: all }));
  });
}

/** Runs `react-router build` into build/ if any of its inputs has changed. */
export async function ensureBuild(node) {
  const stampFile = join(projectDir, 'build', '.foredraft-stamp');
  const fresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourcesHash();
  if (fresh()) return;
  await withSetupLock(runtimeDir, async () => {
    if (fresh()) return;
    say('Building…');
    const hash = sourcesHash();
    rmSync(stampFile, { force: true });
    const cli = join(projectDir, 'node_modules', '.bin', 'react-router');
    const { code, output } = await capture(node, [cli, 'build'], projectDir, {
      ...environment(node),
      NODE_ENV: 'production',
    });
    if (code !== 0) throw new SetupError(`${output.trim().split('\n').slice(-40).join('\n')}\nThe build failed.`);
    writeFileSync(stampFile, hash);
  });
}

/** The environment for this project's commands: the right Node and the installed programs come first on the PATH. */
export function environment(node) {
  const path = [dirname(node), join(projectDir, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  return { ...process.env, PATH: path };
}

/** Runs npm quietly; its long output is only shown when it fails, reduced to the cause. */
async function npm(args, cwd) {
  const beside = join(dirname(dirname(process.execPath)), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const cli = [process.env.npm_execpath, beside].find((path) => path?.endsWith('npm-cli.js') && existsSync(path));
  const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  const [program, ...first] = cli ? [process.execPath, cli] : ['npm'];
  const { code, output } = await capture(program, [...first, ...args, ...quiet], cwd, process.env);
  if (code === 0) return;
  if (code === null) throw new SetupError('npm was not found: it comes with Node, and Foredraft installs with it.');
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output)) {
    throw new SetupError('npm cannot reach its registry: the first start needs the network, later ones do not.');
  }
  const words = output
    .split('\n')
    .map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim())
    .filter((line) => line && !/^(?:A complete log|code |errno |syscall )/.test(line));
  throw new SetupError(`npm ${args[0]} failed: ${words.slice(0, 3).join(' ') || `exit code ${code}`}`);
}

/** Whether npm, run manually, has already installed what the lock file defines. */
function installedByHand(lock, modules, dev) {
  const installed = readJson(join(modules, '.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(lock.packages).every(
    ([path, { version, dev: isDev, optional, devOptional, peer }]) =>
      path === '' || optional || devOptional || peer || (isDev && !dev) || installed[path]?.version === version,
  );
}

function sourcesHash() {
  const hash = createHash('sha256');
  const read = (path) => {
    hash
      .update(`${relative(projectDir, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  };
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile() && !entry.name.includes('.test.')) read(path);
    }
  };
  for (const name of readdirSync(projectDir).sort()) {
    if (/^(?:vite\.config\..*|react-router\.config\..*|package-lock\.json|tsconfig.*\.json)$/.test(name)) {
      read(join(projectDir, name));
    }
  }
  for (const folder of ['src', 'public']) if (existsSync(join(projectDir, folder))) walk(join(projectDir, folder));
  return hash.digest('hex');
}

/** Runs a program without output; `code` is null when it could not be started. */
export function capture(program, args, cwd, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (child.pid) shareSetupLock(child.pid);
    const unfollow = followSignals((signal) => {
      child.kill(signal);
      process.exit(1);
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code, signal) => {
      unfollow();
      resolve({ code: signal ? 1 : code, output });
    });
  });
}

/** Listens to termination signals; returns a function that stops listening. */
export function followSignals(heard) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, heard);
  return () => {
    for (const signal of signals) process.off(signal, heard);
  };
}

function majorOf(node) {
  return node === process.execPath ? process.versions.node.split('.')[0] : nodeVersion.split('.')[0];
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function say(message) {
  console.log(message);
}
