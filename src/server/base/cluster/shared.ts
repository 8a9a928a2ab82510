import type { Registry } from 'prom-client';
import { createPace, type Pace } from '../limits/pace.ts';
import { createTurns, type TurnRules, type Turns } from '../limits/turns.ts';

/**
 * What the processes that one start runs on this machine have in common (WEB_PROCESSES): limits on work that needs no
 * database hold for all of them together, and one of them answers for all.
 */
export interface Shared {
  /** The same name is the same limit in every process; the rules are those of whoever asks first. */
  turns(name: string, rules: TurnRules): Turns;
  pace(name: string): Pace;
  /** Whether every process serves; null where there is one. */
  allServe(): boolean | null;
  /** What this process counts of itself is in `registry`, where the others can ask for it. */
  offerMetrics(registry: Registry): void;
  /** The metrics of every process, each with its name as a label; those of the one without. */
  allMetrics(): Promise<string>;
}

/** For a process that is alone. */
export function alone(): Shared {
  const turns = namedTurns();
  const paces = new Map<string, Pace>();
  let offered: Registry | null = null;
  return {
    turns,
    pace(name) {
      const pace = paces.get(name) ?? createPace();
      paces.set(name, pace);
      return pace;
    },
    allServe: () => null,
    offerMetrics(registry) {
      offered = registry;
    },
    allMetrics: async () => (await offered?.metrics()) ?? '',
  };
}

export function namedTurns(): (name: string, rules: TurnRules) => Turns {
  const known = new Map<string, Turns>();
  return (name, rules) => {
    const turns = known.get(name) ?? createTurns(rules);
    known.set(name, turns);
    return turns;
  };
}
