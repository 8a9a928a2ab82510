import type { z } from 'zod';
import type { ApiKeyScope } from './api-key-scopes.ts';

/**
 * Who may call: decided by the server before the body is read. `account`: any logged-in user, about their own account;
 * `member`: users of the product, which administrators are not; `admin`: both admin roles.
 */
export type Access = 'guest' | 'account' | 'member' | 'admin';

/**
 * One call under /api, known to both sides: the server mounts it (and puts it into the OpenAPI document), the page's
 * client calls it, both with the same types.
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
  /** The scope with which an API key may make this call; without one, no key may. */
  readonly keyScope?: ApiKeyScope;
  /** What a guest is told who calls it; the catalogue's general words unless said. */
  readonly guestMessage?: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The largest body in bytes; 65,536 unless said. */
  readonly bodyLimit?: number;
  readonly answer: Answer;
  /** Status of success; 200 unless said. */
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
