import { voterNetwork } from './voter-network.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::5', '2001:db8:0'],
  ['::ffff:203.0.113.7', '203.0.113'],
])('%s is of the network %s', (ip, network) => {
  expect(voterNetwork(ip)).toBe(network);
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1'])(
  '%s says nothing of who is behind it',
  (ip) => {
    expect(voterNetwork(ip)).toBeNull();
  },
);
