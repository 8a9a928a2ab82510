import { expect, test } from 'vitest';
import { addressBlock } from './address-block.ts';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['203.0.113.7, 10.0.0.1', 'unknown'],
])('%s counts as the same address as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
