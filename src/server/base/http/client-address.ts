import { isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../config/trusted-proxies.ts';

/**
 * Whose request it is, by the address of the connection and what trusted proxies say of it. Every proxy appends the
 * address that it was called from to X-Forwarded-For, so the header is read from its right end: the first address that
 * is no trusted proxy is the client, and the client could have made up anything left of it.
 */
export function clientAddress(remote: string, forwardedFor: string | undefined, trusted: TrustedProxies): string {
  let address = remote;
  for (const hop of (forwardedFor ?? '').split(',').reverse()) {
    const before = addressIn(hop);
    if (!isTrusted(address, trusted) || before === null) break;
    address = before;
  }
  return address;
}

function isTrusted(address: string, trusted: TrustedProxies): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) !== 0 && trusted.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** The address of one entry; some proxies add a port, and IPv6 then stands in brackets. */
function addressIn(hop: string): string | null {
  const text = hop.trim();
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? null : bare;
}
