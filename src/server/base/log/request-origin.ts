import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request is being answered, for code far from its handler; empty in jobs. */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>();

export interface RequestOrigin {
  readonly requestId: string;
  readonly addressBlock: string;
  /** The logged-in user; set after the request was authenticated. */
  userId?: string;
}
