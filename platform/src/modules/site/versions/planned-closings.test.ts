import { HOUR_MS } from '@paddock/contract';

import type { SiteSaid } from '../brands/sites-of.ts';
import { announcedBy, type Waiting } from './planned-closings.ts';

const NOW_MS = Date.UTC(2026, 10, 28, 12);
const IN_AN_HOUR_MS = NOW_MS + HOUR_MS;
const platform = { sandbox: true, publicOrigin: 'https://paddock.test' };
const meadow = (more: object = {}): SiteSaid => ({ 'brand:meadow': { hosts: ['meadow.test'], ...more } });
const told = (waiting: readonly Waiting[], keys: SiteSaid = {}) => {
  const { maintenance, closings, registrations } = announcedBy(waiting, keys, { nowMs: NOW_MS, platform });
  return {
    maintenance,
    closings: Object.fromEntries(closings),
    registrations: Object.fromEntries(registrations),
  };
};
const NOTHING = { maintenance: undefined, closings: {}, registrations: {} };

describe('what planned changes of a site close', () => {
  it('is maintenance, from the time of the plan', () => {
    const endedAt = IN_AN_HOUR_MS / 1_000 + 600;
    const maintenance = { startedAt: 1, endedAt, state: true };
    expect(told([{ fromMs: IN_AN_HOUR_MS, change: { maintenance } }])).toEqual({
      maintenance: { startedAt: IN_AN_HOUR_MS / 1_000, endedAt, state: false },
      closings: {},
      registrations: {},
    });
    const planned = { ...maintenance, state: false };
    expect(told([{ fromMs: IN_AN_HOUR_MS, change: { maintenance: planned } }])).toEqual(NOTHING);
    expect(told([{ fromMs: IN_AN_HOUR_MS, change: { maintenance } }], { maintenance })).toEqual(NOTHING);
  });

  it('is each parcel that is open until then, on the site that closes it', () => {
    const casino = { fromMs: IN_AN_HOUR_MS, change: { closedParcels: ['casino', 'toto'] } };
    const lotto = { fromMs: IN_AN_HOUR_MS - 1, change: meadow({ closedParcels: ['lotto'] }) };
    expect(told([casino, lotto], { closedParcels: ['toto'], ...meadow() }).closings).toEqual({
      undefined: [{ parcel: 'casino', fromMs: IN_AN_HOUR_MS }],
      meadow: [
        { parcel: 'lotto', fromMs: IN_AN_HOUR_MS - 1 },
        { parcel: 'casino', fromMs: IN_AN_HOUR_MS },
      ],
    });
  });

  it('is registration where it is open until then, from the first plan that closes it', () => {
    const close = (fromMs: number) => ({ fromMs, change: { isRegistrationAllowed: false } });
    const open = { isRegistrationAllowed: true };
    const plans = [close(IN_AN_HOUR_MS + 1), close(IN_AN_HOUR_MS)];
    expect(told(plans, meadow(open)).registrations).toEqual({ undefined: IN_AN_HOUR_MS });
    expect(told(plans, { isRegistrationAllowed: false, ...meadow() })).toEqual(NOTHING);
    const ofMeadow = [{ fromMs: IN_AN_HOUR_MS, change: meadow({ isRegistrationAllowed: false }) }];
    expect(told(ofMeadow, meadow()).registrations).toEqual({ meadow: IN_AN_HOUR_MS });
    expect(told([{ fromMs: IN_AN_HOUR_MS, change: open }], { isRegistrationAllowed: false })).toEqual(
      NOTHING,
    );
  });

  it('is told a day before at most, and of no change that opens, is over or fits no longer', () => {
    const closing = (fromMs: number) => [{ fromMs, change: { closedParcels: ['casino'] } }];
    expect(told(closing(NOW_MS + 24 * HOUR_MS)).closings).not.toEqual({});
    for (const waiting of [
      closing(NOW_MS + 24 * HOUR_MS + 1),
      closing(NOW_MS),
      [{ fromMs: IN_AN_HOUR_MS, change: { closedParcels: ['betting'] } }],
      [{ fromMs: IN_AN_HOUR_MS, change: { nonsense: 1, closedParcels: ['casino'] } }],
    ])
      expect(told(waiting)).toEqual(NOTHING);
    expect(
      told([{ fromMs: IN_AN_HOUR_MS, change: { closedParcels: null } }], { closedParcels: ['casino'] }),
    ).toEqual(NOTHING);
  });
});
