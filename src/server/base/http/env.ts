import type { Context } from 'hono';
import type { User } from '#contract/account.ts';
import type { ApiKeyScope } from '#contract/api-key-scopes.ts';
import type { Logger } from '../log/logger.ts';

/** What middleware stores on a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** The caller, by bearer access token; null for guests. Set for /api, /functions and /files. */
    viewer: Viewer | null;
    /** Why there is no viewer although a bearer token was sent. */
    tokenProblem: 'invalid_token' | 'token_expired' | 'invalid_api_key' | null;
    /** The caller, by API key, separate from `viewer`: only calls that name the key's scope use it (authorize.ts). */
    apiKey: ApiKeyViewer | null;
    /** The authorized caller, by session or by key; set by `mount` for its handler. */
    caller?: Viewer;
    /** The address of the caller. */
    address: string;
    /** For the Content-Security-Policy and every inline script of the page. */
    nonce: string;
  };
}

export interface Viewer {
  readonly user: User;
  /** The id of the request's session or API key. */
  readonly sessionId: string;
  /** The administrator who impersonates `user`; the session is the administrator's. Such requests are read-only. */
  readonly impersonatedBy?: string;
}

export interface ApiKeyViewer extends Viewer {
  readonly scopes: readonly ApiKeyScope[];
}

export type HttpContext = Context<HttpEnv>;
