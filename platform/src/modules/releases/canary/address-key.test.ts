import { addressKey } from './address-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', null],
  ['::1', null],
  ['::ffff:127.0.0.1', null],
  ['10.1.2.3', null],
  ['172.31.0.1', null],
  ['192.168.1.1', null],
  ['fd00::1', null],
])('%s is the household %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
