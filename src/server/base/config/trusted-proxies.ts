import { BlockList, isIP, isIPv6 } from 'node:net';

/** Addresses of proxies whose X-Forwarded-For is trusted. */
export type TrustedProxies = BlockList;

/** A list of addresses, blocks (10.0.0.0/8) and `loopback`, separated by commas; null if an entry is none of these. */
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
