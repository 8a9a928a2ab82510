import type { Registry } from 'prom-client';
import { createPace, type Pace } from '../limits/pace.ts';
import { createTurns, type TurnRules, type Turns } from '../limits/turns.ts';

/**
 * State shared by the processes of one start on this machine (WEB_PROCESSES): limits that do not use the database apply
 * to all of them together, and any of them can report the metrics of all.
 */
export interface ClusterState {
  /** The same name is the same limit in every process, with the rules of the first caller. */
  turns(name: string, rules: TurnRules): Turns;
  pace(name: string): Pace;
  /** Whether every process is ready; null if there is only one. */
  allServe(): boolean | null;
  /** Registers this process's metrics, so that the other processes can request them. */
  offerMetrics(registry: Registry): void;
  /** The metrics of every process, each labeled with the process's name; without labels if there is only one. */
  allMetrics(): Promise<string>;
}

/** For a process that runs alone. */
export function alone(): ClusterState {
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
