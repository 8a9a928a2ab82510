// `node scripts/complete-lock-file.mjs`: run it after dependencies have changed. With --check it changes nothing, and
// exits with 1 if it would. npm drops other platforms' packages from a lock file that it writes next to an existing
// node_modules, or with a mirror that lacks them (npm/cli issue 4828), and then `npm ci` rejects that file. Their
// versions are pinned by the packages that depend on them and their names contain the platforms, so the entries can be
// restored.
// With --checksums the registry is asked for the checksum of each package that has none; a mirror may not know them all.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const systems = ['android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'aix', 'win32'];
const processors = ['arm64', 'arm', 'x64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32'];

const file = fileURLToPath(new URL('../package-lock.json', import.meta.url));
const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingFromLockFile(lock);
if (process.argv.includes('--check')) {
  if (Object.keys(missing).length > 0) {
    console.error(`package-lock.json lacks packages of other platforms: run node scripts/complete-lock-file.mjs.`);
    process.exit(1);
  }
} else {
  const [root, ...rest] = Object.entries({ ...lock.packages, ...missing });
  lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
  console.log(`${Object.keys(missing).length} packages of other platforms were put back.`);
  if (process.argv.includes('--checksums')) addChecksums(lock);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}

/** The checksums of the packages without one, if the registry knows them. */
function addChecksums({ packages }) {
  const without = Object.entries(packages).filter(([path, { integrity, link }]) => path !== '' && !integrity && !link);
  let unknown = 0;
  for (const [path, entry] of without) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const asked = spawnSync('npm', ['view', `${name}@${entry.version}`, 'dist.integrity'], { encoding: 'utf8' });
    const integrity = asked.stdout?.trim() ?? '';
    if (integrity.startsWith('sha512-')) entry.integrity = integrity;
    else unknown += 1;
  }
  console.log(`${without.length - unknown} checksums were added; the registry lacks ${unknown} packages.`);
}

/** Optional packages that some package depends on and the lock file lacks: `{ path: entry }`. */
function missingFromLockFile(lock) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (isFound(lock.packages, path, name)) continue;
      missing[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...platformIn(name) };
    }
  }
  return missing;
}

/** Resolved as in Node: inside the depending package, then in the folders around it. */
function isFound(packages, from, name) {
  const parts = from.split('/node_modules/');
  for (let depth = parts.length; depth > 0; depth--) {
    if (packages[`${parts.slice(0, depth).join('/node_modules/')}/node_modules/${name}`]) return true;
  }
  return `node_modules/${name}` in packages;
}

function platformIn(name) {
  const words = name.split('/').at(-1).split('-');
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.some((word) => word.startsWith('musl')) ? ['musl'] : words.at(-1) === 'gnu' ? ['glibc'] : [];
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) {
    throw new Error(`The platform of ${name} does not stand in its name: add it to package-lock.json by hand.`);
  }
  return { ...(os.length && { os }), cpu, ...(libc.length && { libc }) };
}
