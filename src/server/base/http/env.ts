import type { Context } from 'hono';
import type { User } from '#contract/account.ts';
import type { ApiKeyScope } from '#contract/api-key-scopes.ts';
import type { Logger } from '../log/logger.ts';

/** What middlewares leave on a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** Who calls, by bearer access token; null for guests. Set for /api, /functions and /files. */
    viewer: Viewer | null;
    /** Why there is no viewer although a bearer was sent. */
    tokenProblem: 'invalid_token' | 'token_expired' | 'invalid_api_key' | null;
    /** Who calls by an API key, apart from `viewer`: only calls that name the key's scope find it (authorize.ts). */
    apiKey: ApiKeyViewer | null;
    /** Who may make this call, by session or by key; set by `mount` for its handler. */
    caller?: Viewer;
    /** The address of the caller. */
    address: string;
    /** For the Content-Security-Policy and every inline script of the page. */
    nonce: string;
  };
}

export interface Viewer {
  readonly user: User;
  /** The session, or the API key, that the request is made with. */
  readonly sessionId: string;
  /** The administrator who looks at the product as `user` sees it; the session is the administrator's. Such requests only read. */
  readonly viewedBy?: string;
}

export interface ApiKeyViewer extends Viewer {
  readonly scopes: readonly ApiKeyScope[];
}

export type HttpContext = Context<HttpEnv>;
