import { bettableLegs, legView, relatedEventIds } from './leg-view.ts';
import { kept, legOf, moved, priceOf, suspended, viewOf } from './leg-view.fixture.ts';

describe('a leg under the player’s policy (rules §5)', () => {
  it.each([
    ['none', 2050, 'moved'],
    ['none', 2150, 'moved'],
    ['higher', 2150, 'kept'],
    ['higher', 2050, 'moved'],
    ['any', 1500, 'kept'],
  ] as const)('policy %s, 2.10 → %d: %s', (policy, now, standing) => {
    expect(legView(legOf(2, 2100), priceOf(now), policy).standing).toBe(standing);
  });

  it('is left out while suspended and keeps its reason', () => {
    expect(suspended).toMatchObject({ standing: 'suspended', reason: 'goal' });
    expect(bettableLegs([kept, suspended])).toEqual([kept]);
  });

  it('cannot be bet before its price is known, nor when it is gone', () => {
    const views = [
      viewOf(4, 2000, { status: 'loading' }),
      viewOf(5, 2000, { status: 'gone', oddsMilli: null }),
    ];
    expect(views.map(({ standing, price }) => [standing, price])).toEqual([
      ['waiting', null],
      ['gone', null],
    ]);
    expect(bettableLegs(views)).toEqual([]);
  });
});

describe('legs of one event', () => {
  it('are found', () => {
    expect([...relatedEventIds([kept, viewOf(4, 2000, priceOf(2000), 1), moved])]).toEqual(['1']);
  });

  it('are found beside who wins a championship and a match of it', () => {
    const leagueOf = (nr: number, isOutright: boolean) => {
      const view = viewOf(nr, 2000, priceOf(2000), nr);
      return { ...view, leg: { ...view.leg, championshipId: '7', isOutright } };
    };
    expect([...relatedEventIds([kept, leagueOf(4, true), leagueOf(5, false)])]).toEqual(['4', '5']);
    expect([...relatedEventIds([kept, leagueOf(4, false), leagueOf(5, false)])]).toEqual([]);
  });

  it('do not count when one of them cannot be bet', () => {
    expect([...relatedEventIds([kept, viewOf(4, 2000, priceOf(2000, 'suspended'), 1)])]).toEqual([]);
  });
});
