import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { CannotStart } from '../db/embedded/cannot-start.ts';
import type { Logger } from '../log/logger.ts';
import { createSharedState, labelled } from './book.ts';
import type { Foundation, Ground } from './foundation.ts';
import { latePortVariable, memberVariable } from './member.ts';
import type { FirstAdmin, FromMember, ProcessMetrics, ToMember } from './messages.ts';
import { pauseBefore } from './restart-pause.ts';

/**
 * Runs the product as several processes that share a port: WEB_PROCESSES for the pages and, if this process is also a
 * worker, one for runs and jobs. The primary owns the port, the data folder and the embedded database, and enforces the
 * shared limits. It does no other work. See docs/decisions/0055.
 */
export async function runCluster(
  config: Config,
  { script, foundation, log }: { readonly script: string; readonly foundation: Foundation; readonly log: Logger },
): Promise<RunningCluster> {
  const names = Array.from({ length: config.webProcesses }, (_, at) => `web-${at + 1}`);
  if (config.roles.includes('worker')) names.push('worker');
  const members = new Map<string, MemberState>();
  const book = createSharedState();
  const questions = new Map<number, (metrics: ProcessMetrics) => void>();
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const started = Promise.withResolvers<void>();
  // Avoids an unhandled rejection; callers that wait for the start still get the failure.
  started.promise.catch(() => undefined);
  let isStarted = false;
  let stopping: string | null = null;
  let ground: Ground | null = null;
  let firstAdmin: FirstAdmin | null = null;
  let asked = 0;

  const send = ({ worker }: MemberState, message: ToMember) => {
    if (worker.isConnected()) worker.send(message, () => undefined);
  };
  const openPorts = () => {
    for (const member of members.values()) send(member, { kind: 'open-port' });
  };
  const tellServing = () => {
    const all = names.every((name) => members.get(name)?.ready);
    for (const member of members.values()) send(member, { kind: 'serving', all });
    return all;
  };
  const collect = async (): Promise<string> => {
    const processes = [...members].map(async ([name, member]) => {
      asked += 1;
      const id = asked;
      const metrics = await Promise.race([
        new Promise<ProcessMetrics>((resolve) => {
          questions.set(id, resolve);
          send(member, { kind: 'measure', id });
        }),
        // A process that does not answer is left out, so that an alert can detect its absence.
        sleep(2_000, [] as ProcessMetrics, { ref: false }),
      ]);
      questions.delete(id);
      return { name, metrics };
    });
    return labelled([...(await Promise.all(processes)), { name: 'primary', metrics: await own.getMetricsAsJSON() }]);
  };

  const listen = async (member: MemberState, message: FromMember): Promise<void> => {
    const { id } = member.worker;
    const answer = (value: unknown) => 'id' in message && send(member, { kind: 'answer', id: message.id, value });
    switch (message.kind) {
      case 'ready':
        member.ready = true;
        firstAdmin ??= message.firstAdmin;
        if (member.name === names[0]) openPorts();
        if (tellServing()) started.resolve();
        return;
      case 'cannot-start':
        log.error({ member: member.name }, message.sentence);
        started.reject(new CannotStart(message.sentence));
        return;
      case 'take':
        answer(await book.take(id, message));
        return;
      case 'end-turn':
        return book.endTurn(id, message.id);
      case 'wait':
        answer(await book.wait(message.name, message.gap));
        return;
      case 'collect':
        answer(await collect());
        return;
      case 'metrics':
        questions.get(message.id)?.(message.metrics);
    }
  };

  const start = (name: string, crashes = 0) => {
    // The first process opens the port immediately and answers 503 until it is ready. The others, and those started
    // again, open it when they can answer requests, so that no request fails at one process while another could answer
    // it.
    const isLate = isStarted || name !== names[0];
    const worker = cluster.fork({ [memberVariable]: name, ...(isLate && { [latePortVariable]: '1' }) });
    const member: MemberState = { name, worker, ready: false, since: Date.now() };
    members.set(name, member);
    worker.on('message', (message: FromMember) => {
      listen(member, message).catch((error) => log.error({ err: error, member: name }, 'a message was not understood'));
    });
    if (ground) send(member, { kind: 'begin', ground });
    if (isStarted) send(member, { kind: 'open-port' });
    worker.once('exit', (code, signal) => {
      book.forget(worker.id);
      members.delete(name);
      tellServing();
      if (stopping !== null) return;
      const how = signal ?? `code ${code}`;
      if (!isStarted) return started.reject(new CannotStart(`The process ${name} ended while it started (${how}).`));
      const pause = pauseBefore({ crashes, seconds: (Date.now() - member.since) / 1_000 });
      log.error({ member: name, how, pause: pause.milliseconds }, 'a process ended; it is started again');
      setTimeout(() => {
        if (stopping === null) start(name, pause.crashes);
      }, pause.milliseconds);
    });
  };
  const stop = async (reason: string) => {
    stopping ??= reason;
    const ended = [...members.values()].map(
      ({ worker }) => new Promise<void>((resolve) => worker.once('exit', () => resolve())),
    );
    for (const member of members.values()) send(member, { kind: 'stop', reason });
    await Promise.all(ended);
    await foundation.close();
  };

  await foundation.claim();
  // Each process accepts its own connections. If the primary distributed them, connections that a killed process had
  // not accepted yet would be lost.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: [] });
  try {
    for (const name of names) start(name);
    const laid = await Promise.race([foundation.lay(), started.promise.then(() => null)]);
    ground = laid;
    if (laid) for (const member of members.values()) send(member, { kind: 'begin', ground: laid });
    await started.promise;
  } catch (error) {
    stopping = 'the start failed';
    for (const { worker } of members.values()) worker.process.kill('SIGKILL');
    await foundation.close();
    throw error;
  }
  isStarted = true;
  foundation.onLost((how) => {
    log.fatal(`the database ended unexpectedly (${how})`);
    process.kill(process.pid, 'SIGTERM');
  });
  return { log, drainSeconds: config.drainSeconds, embedded: ground?.embedded ?? false, firstAdmin, stop };
}

export interface RunningCluster {
  readonly log: Logger;
  readonly drainSeconds: number;
  readonly embedded: boolean;
  readonly firstAdmin: FirstAdmin | null;
  /** Every process finishes its work, then the database stops. */
  stop(reason: string): Promise<void>;
}

interface MemberState {
  readonly name: string;
  readonly worker: Worker;
  readonly since: number;
  ready: boolean;
}
