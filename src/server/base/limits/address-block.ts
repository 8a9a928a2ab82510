import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network block under which limits count an address: /24 for IPv4, /64 for IPv6 (the smallest block that a customer
 * gets, RFC 6177). IPv4-mapped IPv6 addresses count as IPv4. Text that is not an address is a separate block.
 */
export function addressBlock(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (isIPv6(plain)) return `${expand(plain).slice(0, 4).join(':')}::/64`;
  return 'unknown';
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  // A dotted IPv4 suffix is converted to the last two groups.
  const groupsOnly = address.replace(/((?<!\d)\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, a, b, c, d) => {
    return `${(Number(a) * 256 + Number(b)).toString(16)}:${(Number(c) * 256 + Number(d)).toString(16)}`;
  });
  const [head = '', tail] = groupsOnly.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16).toString(16));
}
