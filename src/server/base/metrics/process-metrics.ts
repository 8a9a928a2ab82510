import { Counter, Histogram, Registry } from 'prom-client';

/** This process's own metrics, which any part of it may register. */
export const processRegistry = new Registry();

const registers = [processRegistry];
const workBuckets = [0.5, 2, 5, 15, 60, 180, 600, 1_800];

export const requestSeconds = new Histogram({
  name: 'foredraft_http_request_seconds',
  help: 'Answered requests by method, route and status; the time until the answer began.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  registers,
});

export const runSeconds = new Histogram({
  name: 'foredraft_run_seconds',
  help: 'Runs that ended on this process, by tool and state; from the first start of their work to their end.',
  labelNames: ['tool', 'state'],
  buckets: workBuckets,
  registers,
});

export const runFailures = new Counter({
  name: 'foredraft_run_failures_total',
  help: 'Runs that failed on this process, by tool and reason (an error code).',
  labelNames: ['tool', 'reason'],
  registers,
});

export const stepSeconds = new Histogram({
  name: 'foredraft_step_seconds',
  help: 'Steps of runs on this process, by tool, step and outcome.',
  labelNames: ['tool', 'step', 'outcome'],
  buckets: workBuckets,
  registers,
});

export const modelSeconds = new Histogram({
  name: 'foredraft_model_call_seconds',
  help: 'Calls of the language model by this process, by model and outcome; a call that is tried again counts each time.',
  labelNames: ['model', 'outcome'],
  buckets: [0.5, 1, 2, 5, 10, 20, 60, 150],
  registers,
});

export const modelTokens = new Counter({
  name: 'foredraft_model_tokens_total',
  help: 'Tokens of answered calls of the language model, by model and direction (input, output).',
  labelNames: ['model', 'direction'],
  registers,
});

export const mailDeliveries = new Counter({
  name: 'foredraft_mail_deliveries_total',
  help: 'Attempts of this process to hand a mail over, by outcome (sent, failed).',
  labelNames: ['outcome'],
  registers,
});
