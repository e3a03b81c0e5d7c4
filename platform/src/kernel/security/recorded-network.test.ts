import { recordedNetwork } from './recorded-network.ts';

describe('the network of the security record', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0db8:0001::9', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
  ])('of %s is %s', (ip, network) => {
    expect(recordedNetwork(ip)).toBe(network);
  });
});
