import { AsyncLocalStorage } from 'node:async_hooks';

/** The ids of what is being worked on: requestId, traceId, runId. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();
