import type { MiddlewareHandler } from 'hono';
import { AppError } from '../../contract/errors.ts';
import type { HttpEnv } from './env.ts';

/** No address of the product has this character, and PostgreSQL takes it in no text: what is searched with it is not there. */
export const refuseNul: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) throw new AppError('invalid_input');
  await next();
};
