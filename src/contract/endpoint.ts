import type { z } from 'zod';
import type { ApiKeyScope } from './api-key-scopes.ts';

/**
 * Who may make the call, decided by the server before the body is read. `account`: any logged-in user, for their own
 * account; `member`: users who are not administrators; `admin`: both admin roles.
 */
export type Access = 'guest' | 'account' | 'member' | 'admin';

/**
 * One call under /api, shared by both sides: the server mounts it (and adds it to the OpenAPI document), and the page's
 * client calls it, with the same types.
 */
export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: /api/runs/{id}. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The scope that allows an API key to make this call; without one, no key may. */
  readonly keyScope?: ApiKeyScope;
  /** The message for guests; the catalog's general message by default. */
  readonly guestMessage?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Maximum body size in bytes; 65,536 by default. */
  readonly bodyLimit?: number;
  readonly answer: Answer;
  /** Status for success; 200 by default. */
  readonly status?: 200 | 201 | 202;
}

export function endpoint<
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Answer extends z.ZodType,
>(definition: Endpoint<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return definition;
}
