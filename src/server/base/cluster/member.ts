import cluster from 'node:cluster';
import type { Role } from '../config/config.ts';
import type { Foundation, Ground } from './foundation.ts';
import type { FirstAdmin, FromMember, ToMember } from './messages.ts';
import type { ClusterState } from './shared.ts';

/** What a process that `primary.ts` started can do and knows about itself. */
export interface Member {
  /** `web-1`, `worker`. */
  readonly name: string;
  readonly role: Role;
  /** The data folder, database and secret that the primary has prepared. */
  readonly foundation: Foundation;
  readonly shared: ClusterState;
  /**
   * Null: it opens the port when it starts, and reports that it is starting. Otherwise: when this resolves and it can
   * answer requests.
   */
  readonly mayOpenPort: Promise<void> | null;
  tellReady(firstAdmin: FirstAdmin | null): void;
  /** Resolves when the primary has received the message. */
  tellCannotStart(sentence: string): Promise<void>;
  onStop(callback: (reason: string) => void): void;
}

/** The environment variable that tells a process its name. */
export const memberVariable = 'FOREDRAFT_PROCESS';
/** Set for a process that opens the port only when it can answer requests. */
export const latePortVariable = 'FOREDRAFT_LATE_PORT';

/** null in a process that was not started by a primary. */
export function joinCluster(): Member | null {
  const name = process.env[memberVariable];
  if (!cluster.isWorker || name === undefined) return null;
  const ground = Promise.withResolvers<Ground>();
  const port = Promise.withResolvers<void>();
  const answers = new Map<number, (value: unknown) => void>();
  let asked = 0;
  let serving = false;
  let metrics: Parameters<ClusterState['offerMetrics']>[0] | null = null;
  let stop: ((reason: string) => void) | null = null;
  let stopped: string | null = null;

  const ask = <Answer>(question: DistributedOmit<FromMember, 'id'>): { id: number; answer: Promise<Answer> } => {
    asked += 1;
    const id = asked;
    const answer = new Promise<Answer>((resolve) => answers.set(id, (value) => resolve(value as Answer)));
    tell({ ...question, id } as FromMember);
    return { id, answer };
  };
  process.on('message', (message: ToMember) => {
    switch (message.kind) {
      case 'begin':
        return ground.resolve(message.ground);
      case 'open-port':
        return port.resolve();
      case 'serving':
        serving = message.all;
        return;
      case 'answer':
        answers.get(message.id)?.(message.value);
        answers.delete(message.id);
        return;
      case 'measure':
        return void metrics?.getMetricsAsJSON().then((own) => tell({ kind: 'metrics', id: message.id, metrics: own }));
      case 'stop':
        stopped = message.reason;
        stop?.(message.reason);
    }
  });

  return {
    name,
    role: name === 'worker' ? 'worker' : 'web',
    foundation: {
      async claim() {},
      lay: () => ground.promise,
      onLost() {},
      async close() {},
    },
    shared: {
      turns: (turnsName, rules) => ({
        async take(key) {
          const { id, answer } = ask<boolean>({ kind: 'take', name: turnsName, key, rules });
          if (!(await answer)) return null;
          let over = false;
          return () => {
            if (!over) tell({ kind: 'end-turn', id });
            over = true;
          };
        },
      }),
      pace: (paceName) => ({ wait: (gap) => ask<number>({ kind: 'wait', name: paceName, gap }).answer }),
      allServe: () => serving,
      offerMetrics(registry) {
        metrics = registry;
      },
      allMetrics: () => ask<string>({ kind: 'collect' }).answer,
    },
    mayOpenPort: process.env[latePortVariable] === undefined ? null : port.promise,
    tellReady: (firstAdmin) => tell({ kind: 'ready', firstAdmin }),
    tellCannotStart: (sentence) =>
      new Promise((resolve) =>
        process.send?.({ kind: 'cannot-start', sentence }, undefined, undefined, () => resolve()),
      ),
    onStop(callback) {
      stop = callback;
      if (stopped !== null) callback(stopped);
    },
  };
}

type DistributedOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

/** Without a connection to the primary, this process stops, so the message isn't needed. */
function tell(message: FromMember): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
