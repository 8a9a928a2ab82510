import { AggregatorRegistry } from 'prom-client';
import { createPace, type Pace } from '../limits/pace.ts';
import type { Turn } from '../limits/turns.ts';
import type { FromMember, ProcessMetrics } from './messages.ts';
import { namedTurns } from './shared.ts';

/** What the primary knows for all: whose turn it is, and when the next request may go. */
export interface Book {
  take(member: number, asked: Extract<FromMember, { kind: 'take' }>): Promise<boolean>;
  endTurn(member: number, id: number): void;
  wait(name: string, gap: number): Promise<number>;
  /** A process ended: its turns are free. */
  forget(member: number): void;
}

export function createBook(): Book {
  const turnsOf = namedTurns();
  const paces = new Map<string, Pace>();
  /** The turns of each process that lives; by the number under which it asked. */
  const given = new Map<number, Map<number, Turn>>();
  const gone = new Set<number>();
  return {
    async take(member, { id, name, key, rules }) {
      const turn = await turnsOf(name, rules).take(key);
      if (turn === null) return false;
      // It ended while it waited.
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

/** One text of Prometheus for all processes. Nothing is added up: each value says whose it is. */
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
