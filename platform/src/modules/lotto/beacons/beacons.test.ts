import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECOND_MS } from '@paddock/contract';

import { quickFolder } from '../../../testing/index.ts';
import { readBeacons, roundAfter } from './beacons.ts';

const SAID = {
  name: 'drand quicknet',
  url: 'https://beacon.example/public/{round}',
  genesisAt: '2023-08-23T15:09:27Z',
  periodSeconds: 3,
};

describe('beacons of lotteries', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-beacons-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));
  const read = (said: unknown, mode: 'production' | 'test' = 'production') => {
    writeFileSync(join(dataDir, 'lotto-beacons.json'), JSON.stringify(said));
    return readBeacons({ dataDir, mode });
  };

  it('are none where the operator names none', () => {
    expect(readBeacons({ dataDir, mode: 'production' }).size).toBe(0);
  });

  it('are those of the operator’s file, of this machine outside production alone', () => {
    expect(read({ keno: SAID }).get('keno')).toEqual({
      ...{ name: SAID.name, url: SAID.url },
      ...{ genesisMs: Date.UTC(2023, 7, 23, 15, 9, 27), periodMs: 3_000 },
    });
    const local = { ...SAID, url: 'http://127.0.0.1:81/{round}' };
    expect(read({ keno: local }, 'test').size).toBe(1);
    expect(() => read({ keno: local })).toThrow('has no https address');
    expect(() => read({ keno: { ...SAID, url: 'http://beacon.example/{round}' } }, 'test')).toThrow(
      'has no https address',
    );
  });

  it.each([
    ['a lottery that is none', { '7-77': SAID }, '7-77 is no lottery'],
    ['no list', [], 'is no list of beacons by lottery'],
    ['no beacon', { keno: 'https://beacon.example' }, 'keno is no beacon'],
    ['no name', { keno: { ...SAID, name: '' } }, 'keno has no name'],
    ['no round', { keno: { ...SAID, url: 'https://beacon.example/latest' } }, 'keno has no https address'],
    ['two', { keno: { ...SAID, url: 'https://b.example/{round}/{round}' } }, 'keno has no https address'],
    [
      'a host of rounds',
      { keno: { ...SAID, url: 'https://r{round}.b.example/' } },
      'keno has no https address',
    ],
    ['a password', { keno: { ...SAID, url: 'https://a:b@b.example/{round}' } }, 'keno has no https address'],
    ['another protocol', { keno: { ...SAID, url: 'file:///{round}' } }, 'keno has no https address'],
    ['no genesis', { keno: { ...SAID, genesisAt: 'once' } }, 'keno has no time in genesisAt'],
    ['no period', { keno: { ...SAID, periodSeconds: 0 } }, 'keno has no periodSeconds'],
  ])('are refused at the start with %s', (_name, said, message) => {
    expect(() => read(said)).toThrow(message);
  });

  it('name the first round that is published ten seconds after the close or later', () => {
    const beacon = { ...SAID, genesisMs: 1_000, periodMs: 30 * SECOND_MS };
    const of = (closesAtMs: number) => roundAfter(beacon, closesAtMs);
    expect(of(1_000)).toEqual({ round: 2, url: 'https://beacon.example/public/2', atMs: 31_000 });
    expect(of(21_000)).toMatchObject({ round: 2, atMs: 31_000 });
    expect(of(21_001)).toMatchObject({ round: 3, atMs: 61_000 });
  });
});
