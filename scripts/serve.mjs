// `npm run serve`: starts the server from a folder that is already installed and built, as in an image or a package.
// Unlike `npm start` it installs and builds nothing and only writes to DATA_DIR, so the folder may be read-only.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import './end-with-parent.mjs';

const projectDir = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = 24;

function problem() {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) < oldestNode) return `Foredraft needs Node ${oldestNode} or newer; this is ${node}.`;
  if (!existsSync(join(projectDir, 'node_modules'))) {
    return `${projectDir} has no node_modules: run \`npm ci --omit=dev\` in it first, or use \`npm start\`.`;
  }
  if (!existsSync(join(projectDir, 'build', 'server', 'index.js'))) {
    return `${projectDir} has no build: run \`npm run build\` in it first, or use \`npm start\`.`;
  }
  return null;
}

const found = problem();
if (found !== null) {
  console.error(found);
  process.exit(1);
}
process.chdir(projectDir);
// Selects React's production code.
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(projectDir, 'src', 'main.ts')).href);
