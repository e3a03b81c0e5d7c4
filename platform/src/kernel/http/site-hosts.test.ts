import { hostnameIn, SiteHosts } from './site-hosts.ts';

it.each([
  ['meadow.test', 'meadow.test'],
  ['Meadow.TEST', 'meadow.test'],
  ['meadow.test:8080', 'meadow.test'],
  ['meadow.test.', 'meadow.test'],
  ['meadow.test.:443', 'meadow.test'],
  ['127.0.0.1:9000', '127.0.0.1'],
  ['[::1]:9000', '[::1]'],
  ['[2001:DB8::1]', '[2001:db8::1]'],
  ['meadow.test..', undefined],
  ['meadow.test:', undefined],
  ['meadow.test:8080:1', undefined],
  ['meadow.test/@evil.test', undefined],
  ['evil.test#meadow.test', undefined],
  ['meadow.test, evil.test', undefined],
  ['', undefined],
  [undefined, undefined],
])('the host in %j is %s', (header, host) => {
  expect(hostnameIn(header)).toBe(host);
});

describe('hosts of brands', () => {
  const hosts = new SiteHosts('https://paddock.test:8443');
  beforeAll(() => {
    hosts.know([
      { name: 'meadow', hosts: ['meadow.test', 'www.meadow.test'] },
      { name: 'stolen', hosts: ['paddock.test'] },
    ]);
  });

  it.each([
    ['meadow.test', 'meadow', 'https://meadow.test:8443'],
    ['WWW.meadow.test.:8443', 'meadow', 'https://meadow.test:8443'],
    ['paddock.test', undefined, 'https://paddock.test:8443'],
    ['evil.test', undefined, 'https://paddock.test:8443'],
    ['meadow.test.evil.test', undefined, 'https://paddock.test:8443'],
    ['__proto__', undefined, 'https://paddock.test:8443'],
  ])('at %s there is %s, and its links begin with %s', (host, brand, origin) => {
    expect(hosts.brandOf({ headers: { host } })).toBe(brand);
    expect(hosts.originOf({ headers: { host } })).toBe(origin);
  });

  it('are read of no header but Host', () => {
    const headers = {
      host: 'paddock.test',
      'x-forwarded-host': 'meadow.test',
      forwarded: 'host=meadow.test',
    };
    expect(hosts.brandOf({ headers })).toBeUndefined();
  });

  it('are those told of last', () => {
    const changing = new SiteHosts('http://paddock.test');
    changing.know([{ name: 'meadow', hosts: ['meadow.test'] }]);
    changing.know([]);
    expect([changing.brandAt('meadow.test'), changing.originOfBrand('meadow')]).toEqual([
      undefined,
      'http://paddock.test',
    ]);
  });
});
