import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { HttpEnv } from './env.ts';

/**
 * No call's address contains NUL, and PostgreSQL rejects it in text. Pages answer such an address with their own 404.
 */
export const refuseNul: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) throw new AppError('invalid_input');
  await next();
};
