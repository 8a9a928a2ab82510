import type { HttpContext } from '#server/base/http/env.ts';
import { addressBlock } from '#server/base/limits/address-block.ts';
import type { Client } from './accounts-context.ts';

/** The client that sent a request. */
export function clientOf(c: HttpContext): Client {
  const address = c.get('address');
  return { address, addressBlock: addressBlock(address), userAgent: c.req.header('User-Agent') ?? '' };
}
