import type { Logger } from '../log/logger.ts';
import { type Confinement, type ConfinementLevel, confinementAt, confinementLevels, isRoot } from './confinement.ts';
import { nodeCommand } from './node-command.ts';
import { spawnConfined } from './spawn-confined.ts';

/** Logs the level at startup, as a warning if a stronger one could be set up. */
export async function logConfinement(log: Logger): Promise<void> {
  const { level } = await findConfinement();
  const told = `strangers' files are read in processes confined by ${meaning[level]}`;
  if (level === 'bubblewrap' || level === 'namespaces') log.info({ confinement: level }, told);
  else
    log.warn(
      { confinement: level },
      `${told}; install bubblewrap, or allow user namespaces, for a stronger confinement`,
    );
}

const meaning: Record<ConfinementLevel, string> = {
  bubblewrap: 'bubblewrap: no files but the program, no network, no other process, fewer system calls',
  namespaces: 'namespaces: no files but the program, no network, no other process',
  user: 'a user of their own without privileges, and the permissions of Node',
  permissions: 'the permissions of Node alone',
};

let strongest: Promise<Confinement> | undefined;

/** The strongest level that works on this system: tested once by starting a process at each level. */
export function findConfinement(): Promise<Confinement> {
  strongest ??= (async () => {
    for (const level of confinementLevels) {
      const found = await tryConfinement(level);
      if (found !== null) return found;
    }
    throw new Error('no process can be started');
  })();
  return strongest;
}

/** null if a process cannot be started at this level. */
export async function tryConfinement(level: ConfinementLevel): Promise<Confinement | null> {
  if (process.platform !== 'linux' && level !== 'permissions') return null;
  if (level === 'user' && !isRoot()) return null;
  const confinement = confinementAt(level);
  const probe = nodeCommand(new URL('./probe.ts', import.meta.url), { args: [], readable: [], addons: false });
  const { child, kill } = spawnConfined(probe, confinement, { env: {}, memoryLimit: 200 * 1024 * 1024 });
  const limit = setTimeout(kill, 20_000);
  const code = await new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  clearTimeout(limit);
  return code === 0 ? confinement : null;
}
