import { readTrustedProxies } from './trusted-proxies.ts';

it('trusts nobody unless somebody is named', () => {
  expect(readTrustedProxies({})).toEqual([]);
  expect(readTrustedProxies({ TRUSTED_PROXIES: ' 10.0.0.0/8, 2001:db8::1, ::ffff:10.0.0.0/104 ' })).toEqual([
    '10.0.0.0/8',
    '2001:db8::1',
    '::ffff:10.0.0.0/104',
  ]);
});

it.each(['true', '*', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0', 'proxy.example', '2001:db8::/129'])(
  'refuses %s at the start',
  (TRUSTED_PROXIES) => {
    expect(() => readTrustedProxies({ TRUSTED_PROXIES })).toThrow(/TRUSTED_PROXIES: .+ is no address/);
  },
);
