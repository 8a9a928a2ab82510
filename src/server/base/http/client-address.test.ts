import { expect, test } from 'vitest';
import { readTrustedProxies } from '../config/trusted-proxies.ts';
import { clientAddress } from './client-address.ts';

const stranger = '203.0.113.7';

test.each([
  // Without trusted proxies, X-Forwarded-For is ignored.
  ['', stranger, undefined, stranger],
  ['', stranger, '198.51.100.1', stranger],
  ['', '127.0.0.1', '198.51.100.1', '127.0.0.1'],
  // A client that connects directly is not a proxy.
  ['loopback', stranger, '198.51.100.1', stranger],
  ['10.0.0.0/8', stranger, '10.0.0.1', stranger],
  // One proxy.
  ['loopback', '127.0.0.1', stranger, stranger],
  ['loopback', '::1', stranger, stranger],
  ['loopback', '::ffff:127.0.0.1', stranger, stranger],
  ['loopback', '127.0.0.1', '2001:db8::7', '2001:db8::7'],
  // Values that the client put into the header are to the left of what the proxy added.
  ['loopback', '127.0.0.1', `198.51.100.1, 198.51.100.2, ${stranger}`, stranger],
  ['loopback', '127.0.0.1', `127.0.0.1,${stranger}`, stranger],
  // Several proxies: all trusted, or one is not.
  ['loopback, 10.0.0.0/8', '127.0.0.1', `198.51.100.1, ${stranger}, 10.1.2.3`, stranger],
  ['loopback', '127.0.0.1', `${stranger}, 10.1.2.3`, '10.1.2.3'],
  ['10.0.0.0/8,2001:db8:1::/48', '2001:db8:1::9', `${stranger}, 10.1.2.3`, stranger],
  // All addresses are trusted: the first one is the client.
  ['loopback,10.0.0.0/8', '127.0.0.1', '10.1.2.3, 10.1.2.4', '10.1.2.3'],
  // Ports, invalid values, no value.
  ['loopback', '127.0.0.1', `${stranger}:4711`, stranger],
  ['loopback', '127.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
  ['loopback', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['loopback', '127.0.0.1', `${stranger}, <script>`, '127.0.0.1'],
  ['loopback', '127.0.0.1', '', '127.0.0.1'],
  ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['loopback', 'unknown', stranger, 'unknown'],
])('trusting "%s", the client of %s with X-Forwarded-For "%s" is %s', (proxies, remote, header, expected) => {
  const trusted = readTrustedProxies(proxies);
  if (!trusted) throw new Error('not readable');
  expect(clientAddress(remote, header, trusted)).toBe(expected);
});

test.each(['localhost', '10.0.0.0/33', '2001:db8::/129', '10.0.0', '10.0.0.0/-1', '*', '10.0.0.1/8/8', 'loopback;::1'])(
  '%s is refused as a list of proxies',
  (text) => {
    expect(readTrustedProxies(text)).toBeNull();
  },
);
