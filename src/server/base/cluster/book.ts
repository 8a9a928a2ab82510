import { AggregatorRegistry } from 'prom-client';
import { createPace, type Pace } from '../limits/pace.ts';
import type { Turn } from '../limits/turns.ts';
import type { FromMember, ProcessMetrics } from './messages.ts';
import { namedTurns } from './shared.ts';

/**
 * State that the primary keeps for all processes: who holds which turns, and when the next outgoing request may start.
 */
export interface SharedState {
  take(member: number, asked: Extract<FromMember, { kind: 'take' }>): Promise<boolean>;
  endTurn(member: number, id: number): void;
  wait(name: string, gap: number): Promise<number>;
  /** Called when a process has ended: frees its turns. */
  forget(member: number): void;
}

export function createSharedState(): SharedState {
  const turnsOf = namedTurns();
  const paces = new Map<string, Pace>();
  /** The turns held by each living process, by the number of its request. */
  const given = new Map<number, Map<number, Turn>>();
  const gone = new Set<number>();
  return {
    async take(member, { id, name, key, rules }) {
      const turn = await turnsOf(name, rules).take(key);
      if (turn === null) return false;
      // The process ended while it was waiting.
      if (gone.has(member)) {
        turn();
        return false;
      }
      const own = given.get(member) ?? new Map<number, Turn>();
      given.set(member, own.set(id, turn));
      return true;
    },
    endTurn(member, id) {
      given.get(member)?.get(id)?.();
      given.get(member)?.delete(id);
    },
    wait(name, gap) {
      const pace = paces.get(name) ?? createPace();
      paces.set(name, pace);
      return pace.wait(gap);
    },
    forget(member) {
      gone.add(member);
      for (const turn of given.get(member)?.values() ?? []) turn();
      given.delete(member);
    },
  };
}

/**
 * Combines the metrics of all processes in one Prometheus text. Values are not summed; each one is labeled with its
 * process.
 */
export function labelled(
  processes: readonly { readonly name: string; readonly metrics: ProcessMetrics }[],
): Promise<string> {
  const named = processes.map(({ name, metrics }) =>
    metrics.map((metric) => ({
      ...metric,
      aggregator: 'sum' as const,
      values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process: name } })),
    })),
  );
  return AggregatorRegistry.aggregate(named).metrics();
}
