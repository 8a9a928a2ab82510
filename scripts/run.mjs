// `node scripts/run.mjs '<command>' [arguments]`: runs a command line of package.json with the right Node, all
// dependencies installed and their programs on the PATH.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureDependencies, ensureNode, environment, exitWithReason, followSignals, projectDir } from './setup.mjs';

/**
 * Runs the command line in a shell in this terminal; returns its exit code. With a signal it runs in a separate process
 * group, which ends as a whole when the signal aborts or this process ends.
 */
export function runCommand(node, commandLine, args = [], env = {}, signal = undefined) {
  const quoted = args.map((arg) => `'${arg.replaceAll("'", "'\\''")}'`);
  const child = spawn([commandLine, ...quoted].join(' '), {
    cwd: projectDir,
    env: { ...environment(node), ...env },
    stdio: 'inherit',
    shell: true,
    detached: signal !== undefined,
  });
  const kill = (name) => (signal ? process.kill(-child.pid, name) : child.kill(name));
  const unfollow = followSignals(kill);
  const end = () => kill('SIGTERM');
  signal?.addEventListener('abort', end);
  if (signal) process.once('exit', end);
  return new Promise((resolve) => {
    child.once('exit', (code, killedBy) => {
      unfollow();
      process.off('exit', end);
      signal?.removeEventListener('abort', end);
      resolve(killedBy ? 1 : code);
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [commandLine, ...args] = process.argv.slice(2);
  if (!commandLine) {
    console.error("Usage: node scripts/run.mjs '<command>' [arguments]");
    process.exit(1);
  }
  const node = await exitWithReason(async () => {
    const found = await ensureNode();
    await ensureDependencies(found, { dev: true });
    return found;
  });
  process.exit(await runCommand(node, commandLine, args));
}
