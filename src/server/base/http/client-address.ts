import { isIP, isIPv6 } from 'node:net';
import type { TrustedProxies } from '../config/trusted-proxies.ts';

/**
 * The client's address, from the connection's address and the headers of trusted proxies. Every proxy appends its
 * caller's address to X-Forwarded-For, so the header is read from the right: the first address that is not a trusted
 * proxy is the client, and anything to the left of it could be forged.
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

/** The address in one entry. Some proxies add a port; an IPv6 address is then in brackets. */
function addressIn(hop: string): string | null {
  const text = hop.trim();
  const bare = /^\[(.+)\](:\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) === 0 ? null : bare;
}
