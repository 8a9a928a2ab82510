import { BlockList, isIP, isIPv6 } from 'node:net';

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

export type TrustedProxies = BlockList;

/** A list of addresses, blocks (10.0.0.0/8) and `loopback`, separated by commas; null when one of them is none of it. */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const list = new BlockList();
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap((entry) => (entry === 'loopback' ? ['127.0.0.0/8', '::1'] : [entry]));
  for (const entry of entries) {
    const { address, bits } = /^(?<address>[^/]+)(\/(?<bits>\d{1,3}))?$/.exec(entry)?.groups ?? {};
    if (address === undefined || isIP(address) === 0) return null;
    const most = isIPv6(address) ? 128 : 32;
    const prefix = bits === undefined ? most : Number(bits);
    if (prefix > most) return null;
    list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return list;
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
