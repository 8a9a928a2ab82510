// `npm start`: runs everything from a fresh clone to the running server, on any Node from 18 on.
import './end-with-parent.mjs';
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild, ensureDependencies, ensureNode, exitWithReason, followSignals, projectDir } from './setup.mjs';

process.chdir(projectDir);
const node = await exitWithReason(async () => {
  const found = await ensureNode();
  await ensureDependencies(found);
  await ensureBuild(found);
  return found;
});

// Selects React's production code.
process.env.NODE_ENV ??= 'production';
const main = join(projectDir, 'src', 'main.ts');
if (node === process.execPath) {
  await import(pathToFileURL(main).href);
} else {
  const bond = pathToFileURL(join(projectDir, 'scripts', 'end-with-parent.mjs')).href;
  const child = spawn(node, ['--import', bond, main], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  followSignals((signal) => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}
