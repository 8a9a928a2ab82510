import type { Context } from 'hono';
import type { User } from '../../contract/account.ts';
import type { Logger } from '../log/logger.ts';

/** What middlewares leave on a request. */
export interface HttpEnv {
  Variables: {
    requestId: string;
    log: Logger;
    /** Who calls, by bearer access token; null for guests. Set for /api, /functions and /files. */
    viewer: Viewer | null;
    /** Why there is no viewer although a bearer was sent. */
    tokenProblem: 'invalid_token' | 'token_expired' | null;
    /** The address of the caller. */
    address: string;
    /** For the Content-Security-Policy and every inline script of the page. */
    nonce: string;
  };
}

export interface Viewer {
  readonly user: User;
  readonly sessionId: string;
  /** The administrator who looks at the product as `user` sees it; the session is the administrator's. Such requests only read. */
  readonly viewedBy?: string;
}

export type HttpContext = Context<HttpEnv>;
