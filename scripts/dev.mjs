// `npm run dev`: runs the product from its sources. Node restarts it when server code changes; Vite handles pages. Only
// named folders are watched, because Vite writes files next to its sources.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run.mjs';
import { ensureDependencies, ensureNode, exitWithReason, projectDir } from './setup.mjs';

const node = await exitWithReason(async () => {
  const found = await ensureNode();
  await ensureDependencies(found, { dev: true });
  return found;
});
const inside = (folder, part) => readdirSync(join(projectDir, folder)).map((name) => `${folder}/${name}/${part}`);
const top = readdirSync(join(projectDir, 'src')).filter((name) =>
  /^(?:main|product|compose|http|pages|tools)\.ts$/.test(name),
);
const watched = [
  'src/contract',
  'src/server',
  ...inside('src/features', 'server'),
  ...inside('src/tools', 'engine'),
  ...inside('src/tools', 'tool.ts'),
  ...top.map((name) => `src/${name}`),
].filter((path) => existsSync(join(projectDir, path)));
const flags = watched.map((path) => `--watch-path=${path}`).join(' ');
process.exit(await runCommand(node, `node --watch-preserve-output ${flags} src/main.ts --dev`));
