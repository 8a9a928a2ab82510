import type { z } from 'zod';
import type { ApiKeyScope } from './api-key-scopes.ts';
import type { ErrorCode } from './errors.ts';
import type { RateLimit } from './rate-limits.ts';

/**
 * Who may make the call, decided by the server before the body is read. `account`: any logged-in user, for their own
 * account; `member`: users who are not administrators; `admin`: both admin roles.
 */
export type Access = 'guest' | 'account' | 'member' | 'admin';

/**
 * What a repeated request does. `safe`: the call changes nothing. `repeatable`: the second request leaves the same
 * state as the first. `key`: a request with the same Idempotency-Key header counts as the same request. `none`: every
 * request is carried out again.
 */
export type Idempotency = 'safe' | 'repeatable' | 'key' | 'none';

/** Body limit in bytes for calls that take a small form. */
export const smallBody = 65_536;

/** What every call declares, whatever it receives and returns. The server applies it where it mounts the call. */
export interface Declaration<Params extends z.ZodObject = z.ZodObject, Query extends z.ZodObject = z.ZodObject> {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: /api/runs/{id}. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** The scope that allows an API key to make this call; without one, no key may. */
  readonly keyScope?: ApiKeyScope;
  /** The message for guests; the catalog's general message by default. */
  readonly guestMessage?: string;
  /** The call's own errors for requests without a token, and with an invalid one. */
  readonly guestErrors?: { readonly noToken: ErrorCode; readonly badToken: ErrorCode };
  readonly rateLimit: 'none' | readonly RateLimit[];
  readonly idempotency: Idempotency;
  /** The error for unexpected failures. */
  readonly fallback: ErrorCode;
  readonly params?: Params;
  readonly query?: Query;
  /** Maximum body size in bytes; every call with a body has one. */
  readonly bodyLimit?: number;
}

/**
 * One call under /api that receives and returns JSON, shared by both sides: the server mounts it (and adds it to the
 * OpenAPI document), and the page's client calls it, with the same types.
 */
export interface Endpoint<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends Declaration<Params, Query> {
  readonly body?: Body;
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
