import { Counter, Histogram, Registry } from 'prom-client';

/** What this process counts of its own work, whichever part of it asks for it. */
export const processRegistry = new Registry();

export const runSeconds = new Histogram({
  name: 'foredraft_run_seconds',
  help: 'Runs that ended on this process, by tool and state; from the first start of their work to their end.',
  labelNames: ['tool', 'state'],
  buckets: [0.5, 2, 5, 15, 60, 180, 600, 1_800],
  registers: [processRegistry],
});

export const runFailures = new Counter({
  name: 'foredraft_run_failures_total',
  help: 'Runs that failed on this process, by tool and reason (an error code).',
  labelNames: ['tool', 'reason'],
  registers: [processRegistry],
});
