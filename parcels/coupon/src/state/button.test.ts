import type { CouponLeg, PriceValue } from '@paddock/shared-utils';

import { couponButton, type ButtonFacts } from './button.ts';
import { betFigures, type StakeBounds } from './figures.ts';
import { bettableLegs, legView, relatedEventIds, type LegView } from './leg-view.ts';

const leg = (id: number, seenOddsMilli: number, eventId = id): CouponLeg => ({
  selectionId: `${id}.home`,
  marketId: String(id),
  eventId: String(eventId),
  sport: 'football',
  marketType: '1x2',
  specifiers: {},
  outcome: 'home',
  seenOddsMilli,
  seenVersion: '1.1',
  home: { en: 'Home' },
  away: { en: 'Away' },
  championship: { en: 'League' },
  startsAtMs: 0,
});
const price = (oddsMilli: number, status: 'open' | 'suspended' | 'stale' = 'open'): PriceValue => ({
  status,
  oddsMilli,
  version: '1.2',
  direction: null,
  changedAtMs: null,
  reason: status === 'suspended' ? 'goal' : null,
});
const BOUNDS: StakeBounds = { minMinor: 20n, maxMinor: 64_000n, payoutCapMinor: 10_000_000n };

function facts(views: readonly LegView[], stake: string, over: Partial<ButtonFacts> = {}): ButtonFacts {
  return {
    views,
    mode: 'accumulator',
    signedIn: true,
    bets: [betFigures(views, stake, 'EUR', BOUNDS)],
    bounds: BOUNDS,
    availableMinor: 124_840n,
    isLive: true,
    ...over,
  };
}
const kept = legView(leg(1, 1440), price(1440), 'none');
const moved = legView(leg(2, 2100), price(2050), 'none');
const suspended = legView(leg(3, 3000), price(3000, 'suspended'), 'none');

describe('a leg under the player’s policy (rules §5)', () => {
  it.each([
    ['none', 2050, 'moved'],
    ['none', 2150, 'moved'],
    ['higher', 2150, 'kept'],
    ['higher', 2050, 'moved'],
    ['any', 1500, 'kept'],
  ] as const)('policy %s, 2.10 → %d: %s', (policy, now, standing) => {
    expect(legView(leg(2, 2100), price(now), policy).standing).toBe(standing);
  });

  it('is left out while suspended and keeps its reason', () => {
    expect(suspended).toMatchObject({ standing: 'suspended', reason: 'goal' });
    expect(bettableLegs([kept, suspended])).toEqual([kept]);
  });

  it('finds legs of one event', () => {
    const other = legView(leg(4, 2000, 1), price(2000), 'none');
    expect([...relatedEventIds([kept, other, moved])]).toEqual(['1']);
  });
});

describe('the coupon’s figures', () => {
  it('count the legs that can be bet: 10.00 × 1.44 × 2.05 = 29.52', () => {
    expect(betFigures([kept, moved, suspended], '10.00', 'EUR', BOUNDS)).toEqual({
      legCount: 2,
      totalOddsMilli: 2952n,
      stakeMinor: 1000n,
      possibleReturnMinor: 2952n,
      isCapped: false,
    });
  });

  it('stop at the payout cap and say so', () => {
    const figures = betFigures([kept], '10.00', 'EUR', { ...BOUNDS, payoutCapMinor: 1200n });
    expect(figures).toMatchObject({ possibleReturnMinor: 1200n, isCapped: true });
  });

  it.each(['', '0', '0.00', '-1', '1.001', '1e3', 'abc'])('have no stake for %j', (text) => {
    expect(betFigures([kept], text, 'EUR', BOUNDS)).toMatchObject({
      stakeMinor: null,
      possibleReturnMinor: null,
    });
  });
});

describe('the button tells the truth', () => {
  it.each([
    ['places', facts([kept], '5.00'), { kind: 'place', stakeMinor: 500n, legCount: 1, totalLegs: 1 }],
    [
      'places 2 of 3 legs',
      facts([kept, legView(leg(5, 2000), price(2000), 'none'), suspended], '10'),
      { kind: 'place', legCount: 2, totalLegs: 3 },
    ],
    [
      'asks to accept the moved price',
      facts([kept, moved], '10'),
      { kind: 'accept', moves: [{ fromMilli: 2100, toMilli: 2050 }] },
    ],
    ['asks for a stake', facts([kept], ''), { kind: 'enter-stake' }],
    ['names a stake that is too low', facts([kept], '0.19'), { kind: 'stake-low' }],
    ['names a stake that is too high', facts([kept], '640.01'), { kind: 'stake-high' }],
    ['asks a guest to sign in', facts([kept], '5', { signedIn: false }), { kind: 'sign-in' }],
    [
      'names what is missing',
      facts([kept], '10', { availableMinor: 640n }),
      { kind: 'deposit', missingMinor: 360n },
    ],
    ['says that nothing is open', facts([suspended], '10'), { kind: 'nothing-open' }],
    [
      'waits for stale prices',
      facts([legView(leg(1, 1440), price(1440, 'stale'), 'none')], '10'),
      { kind: 'waiting' },
    ],
    ['waits for a broken connection', facts([kept], '10', { isLive: false }), { kind: 'waiting' }],
    ['waits for the bounds', facts([kept], '10', { bounds: null }), { kind: 'waiting' }],
    ['waits for the balance', facts([kept], '10', { availableMinor: null }), { kind: 'waiting' }],
    [
      'refuses legs of one event',
      facts([kept, legView(leg(4, 2000, 1), price(2000), 'none')], '10'),
      { kind: 'related' },
    ],
    ['needs a second leg', facts([kept, suspended], '10'), { kind: 'needs-legs' }],
  ] as const)('%s', (_name, given, expected) => {
    expect(couponButton(given)).toMatchObject(expected);
  });

  it('adds up singles and asks only about prices with a stake', () => {
    const views = [kept, moved];
    const bets = [betFigures([kept], '4', 'EUR', BOUNDS), betFigures([moved], '', 'EUR', BOUNDS)];
    expect(couponButton(facts(views, '', { mode: 'singles', bets }))).toMatchObject({
      kind: 'place',
      stakeMinor: 400n,
      betCount: 1,
    });
    const both = [betFigures([kept], '4', 'EUR', BOUNDS), betFigures([moved], '6', 'EUR', BOUNDS)];
    expect(couponButton(facts(views, '', { mode: 'singles', bets: both }))).toMatchObject({
      kind: 'accept',
      stakeMinor: 1000n,
    });
  });
});
