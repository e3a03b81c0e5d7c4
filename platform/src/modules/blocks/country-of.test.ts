import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readCountryConfig } from '../../kernel/config/country-config.ts';
import { quickFolder } from '../../testing/quick-folder.ts';
import { blockOfCountry } from './block-of.ts';
import { createCountryDatabase } from './country-database.ts';
import { createCountryOf } from './country-of.ts';
import { mmdbOf } from './mmdb.fixture.ts';

describe('the file of countries', () => {
  const folder = mkdtempSync(join(quickFolder(), 'paddock-mmdb-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const logged: string[] = [];
  const log = {
    info: (_fields: object, message: string) => logged.push(message),
    warn: () => undefined,
    error: (_fields: object, message: string) => logged.push(message),
  };

  it('tells a country by the network of an address, is read anew where it changes, and stays where it is wrong', async () => {
    const path = join(folder, 'countries.mmdb');
    const database = createCountryDatabase(path, log);
    await database.look();
    expect([database.state(), database.countryOf('81.2.69.1')]).toEqual(['broken', undefined]);
    writeFileSync(path, mmdbOf({ '81.2.0.0/16': 'GB', '5.0.0.0/8': 'DE', '32.0.0.0/8': 'US' }));
    await database.look();
    expect(database.state()).toBe('ready');
    const of = (address: string) => database.countryOf(address);
    expect(
      ['81.2.69.1', '5.1.2.3', '::ffff:5.1.2.3', '9.9.9.9', '2001:db8::1', 'nonsense', ''].map(of),
    ).toEqual(['GB', 'DE', 'DE', undefined, undefined, undefined, undefined]);
    writeFileSync(path, 'not a database at all');
    await database.look();
    await database.look();
    expect([database.state(), of('81.2.69.1')]).toEqual(['ready', 'GB']);
    expect(logged).toEqual([
      'the file of countries cannot be read: no country is known',
      'countries are told by this file',
      'the file of countries cannot be read: what was read before stands',
    ]);
  });

  it('is there for nobody where none is named', async () => {
    const database = createCountryDatabase(undefined, log);
    await database.look();
    expect([database.state(), database.countryOf('81.2.69.1')]).toEqual(['absent', undefined]);
  });
});

describe('the country somebody asks from', () => {
  const config = { countryHeader: 'cf-ipcountry', trustedProxies: ['10.0.0.0/8', '::1'] };
  const countryOf = createCountryOf(config, { countryOf: () => 'FR' });
  const asked = (said: string | undefined, from: string | undefined) =>
    countryOf({ headers: { 'cf-ipcountry': said }, ip: '81.2.69.1', socket: { remoteAddress: from } });

  it.each([
    ['de', '10.1.2.3', 'DE'],
    ['DE', '::ffff:10.1.2.3', 'DE'],
    ['DE', '::1', 'DE'],
    ['DE', '81.2.69.1', 'FR'],
    ['DE', undefined, 'FR'],
    [undefined, '10.1.2.3', 'FR'],
    ['XX', '10.1.2.3', undefined],
    ['T1', '10.1.2.3', undefined],
    ['Germany', '10.1.2.3', undefined],
  ])('is said in a header (%s) by a trusted proxy alone (%s): %s', (said, from, country) => {
    expect(asked(said, from)).toBe(country);
  });

  it('is configured by a file, and by a header only behind a proxy', () => {
    expect(readCountryConfig({ COUNTRY_DATABASE: 'geo.mmdb' }, '/srv')).toEqual({
      countryDatabase: '/srv/geo.mmdb',
      countryHeader: undefined,
    });
    expect(() => readCountryConfig({ COUNTRY_HEADER: 'CF-IPCountry' }, '/srv')).toThrow('TRUSTED_PROXIES');
    expect(() => readCountryConfig({ COUNTRY_HEADER: 'a b', TRUSTED_PROXIES: '::1' }, '/srv')).toThrow(
      'no name of a header',
    );
  });
});

describe('whom a site keeps out', () => {
  const block = { reason: 1, displayTypeId: 1, templateTypeId: 1 } as const;
  const of = (country: string | undefined, unknownCountry?: 'open' | 'closed') =>
    blockOfCountry(
      {
        rules: [
          { ...block, countries: ['UA'], reason: 13 },
          { ...block, countries: ['GB', 'DE', 'UA'], except: true },
        ],
        ...(unknownCountry && { unknownCountry }),
      },
      country,
    )?.reason;

  it('is the first rule that fits, all but some, and of unknown countries what the site says', () => {
    expect([
      of('UA'),
      of('DE'),
      of('US'),
      of(undefined),
      of(undefined, 'open'),
      of(undefined, 'closed'),
    ]).toEqual([13, undefined, 1, undefined, undefined, 1]);
    const everybody = { rules: [{ ...block, countries: [], except: true, reason: 8 } as const] };
    expect([blockOfCountry(everybody, 'DE')?.reason, blockOfCountry(everybody, undefined)?.reason]).toEqual([
      8, 8,
    ]);
    expect(blockOfCountry(undefined, 'DE')).toBeUndefined();
  });
});
