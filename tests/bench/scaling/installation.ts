import type { Station } from './simulate.ts';

/** Number of cores of each part. */
export interface Cores {
  readonly server: number;
  readonly database: number;
}

/**
 * Seconds of one core that a draft of 150 words takes, as `npm run bench -- run-cost` measured them: web, worker and the
 * confined children together, and the database.
 */
export const secondsOfDraft = { server: 0.215, database: 0.123 } as const;

/** The parts of an installation through which a draft passes. */
export function installation(cores: Cores): Station[] {
  const names = ['server', 'database'] as const;
  return names.map((name) => ({ name, places: cores[name], seconds: secondsOfDraft[name] }));
}
