import { AsyncLocalStorage } from 'node:async_hooks';

/** Which request is being answered, for what happens far from its handler; none in jobs. */
export const requestOrigin = new AsyncLocalStorage<RequestOrigin>();

export interface RequestOrigin {
  readonly requestId: string;
  readonly addressBlock: string;
  /** Who is logged in; set once the request has been identified. */
  userId?: string;
}
