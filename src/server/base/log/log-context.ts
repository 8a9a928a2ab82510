import { AsyncLocalStorage } from 'node:async_hooks';

/** The ids of the current work: requestId, traceId, runId. */
export const logContext = new AsyncLocalStorage<Readonly<Record<string, string>>>();
