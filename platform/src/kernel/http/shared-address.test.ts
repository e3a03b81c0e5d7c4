import { isSharedAddress } from './shared-address.ts';

it.each([
  ['127.0.0.1', true],
  ['10.255.0.1', true],
  ['172.16.0.1', true],
  ['172.31.255.255', true],
  ['192.168.1.1', true],
  ['169.254.1.1', true],
  ['::1', true],
  ['fd12::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['172.32.0.1', false],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
  ['::ffff:203.0.113.7', false],
  ['what no socket says', false],
])('%s is shared: %s', (ip, isShared) => {
  expect(isSharedAddress(ip)).toBe(isShared);
});
