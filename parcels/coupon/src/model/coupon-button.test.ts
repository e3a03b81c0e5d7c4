import { betFigures } from './bet-figures.ts';
import { couponButton, type ButtonFacts } from './coupon-button.ts';
import { bettablePrices, type LegView } from './leg-view.ts';
import { BOUNDS, kept, moved, priceOf, suspended, viewOf } from './leg-view.fixture.ts';

function facts(views: readonly LegView[], stake: string, over: Partial<ButtonFacts> = {}): ButtonFacts {
  return {
    views,
    mode: 'accumulator',
    ownPrice: undefined,
    hasEachWay: undefined,
    linkCount: 0,
    signedIn: true,
    bets: [betFigures(bettablePrices(views), stake, 'EUR', BOUNDS)],
    gift: null,
    availableMinor: 124_840n,
    bonusMinor: 0n,
    roomMinor: null,
    isLive: true,
    isOnBreak: false,
    isUnanswered: false,
    isMaintenance: false,
    ...over,
  };
}

const TWO = [kept, viewOf(5, 2000, priceOf(2000))];

describe('the button tells the truth', () => {
  it.each([
    ['places', facts([kept], '5.00'), { kind: 'place', stakeMinor: 500n, legCount: 1, totalLegs: 1 }],
    [
      'places 2 of 3 legs',
      facts([kept, viewOf(5, 2000, priceOf(2000)), suspended], '10'),
      { kind: 'place', legCount: 2, totalLegs: 3 },
    ],
    [
      'asks to accept the moved price',
      facts([kept, moved], '10'),
      { kind: 'accept', moves: [{ fromMilli: 2100, toMilli: 2050 }] },
    ],
    [
      'names maintenance before all else',
      facts([moved], '', { isMaintenance: true, isLive: false }),
      { kind: 'maintenance' },
    ],
    ['asks for a stake', facts([kept], ''), { kind: 'enter-stake', bounds: BOUNDS }],
    ['names a stake that is too low', facts([kept], '0.19'), { kind: 'stake-low' }],
    ['names a stake that is too high', facts([kept], '640.01'), { kind: 'stake-high' }],
    ['asks a guest to sign in', facts([kept], '5', { signedIn: false }), { kind: 'sign-in' }],
    [
      'names what is missing',
      facts([kept], '10', { availableMinor: 640n }),
      { kind: 'deposit', missingMinor: 360n },
    ],
    ['lets a stake be that own limits leave', facts([kept], '10', { roomMinor: 1_000n }), { kind: 'place' }],
    [
      'names own limits before a deposit, which would not help',
      facts([kept], '10', { roomMinor: 999n, availableMinor: 0n }),
      { kind: 'own-limit', roomMinor: 999n },
    ],
    [
      'counts no bonus money to own limits',
      facts([kept], '10', { roomMinor: 400n, availableMinor: 1_000n, bonusMinor: 600n }),
      { kind: 'place' },
    ],
    [
      'names the break, and asks for no deposit',
      facts([kept], '10', { isOnBreak: true, availableMinor: 0n }),
      { kind: 'on-break' },
    ],
    [
      'places nothing while an answer is missing',
      facts([kept], '10', { isUnanswered: true }),
      { kind: 'unanswered' },
    ],
    ['says that nothing is open', facts([suspended], '10'), { kind: 'nothing-open' }],
    ['waits for stale prices', facts([viewOf(1, 1440, priceOf(1440, 'stale'))], '10'), { kind: 'waiting' }],
    ['waits for a broken connection', facts([kept], '10', { isLive: false }), { kind: 'waiting' }],
    [
      'waits for the bounds',
      facts([kept], '10', { bets: [betFigures(bettablePrices([kept]), '10', 'EUR', null)] }),
      { kind: 'waiting' },
    ],
    ['waits for the balance', facts([kept], '10', { availableMinor: null }), { kind: 'waiting' }],
    [
      'refuses legs of one event',
      facts([kept, viewOf(4, 2000, priceOf(2000), 1)], '10'),
      { kind: 'related' },
    ],
    ['needs a second leg', facts([kept, suspended], '10'), { kind: 'needs-legs' }],
    ['needs it for a chain too', facts([kept, suspended], '10', { mode: 'chain' }), { kind: 'needs-two' }],
    ['needs two links', facts(TWO, '10', { mode: 'conditional', linkCount: 1 }), { kind: 'needs-links' }],
    ['places two links', facts(TWO, '10', { mode: 'conditional', linkCount: 2 }), { kind: 'place' }],
    ['waits for terms', facts([kept], '10', { mode: 'each-way' }), { kind: 'waiting' }],
    [
      'places each way, also of one leg',
      facts([kept], '10', { mode: 'each-way', hasEachWay: true }),
      { kind: 'place' },
    ],
    [
      'says that a leg is not offered each way',
      facts(TWO, '10', { mode: 'each-way', hasEachWay: false }),
      { kind: 'each-way-off' },
    ],
    [
      'waits for the price of an anti-accumulator',
      facts(TWO, '10', { mode: 'anti-accumulator' }),
      { kind: 'waiting' },
    ],
    ...(
      [
        [{ oddsMilli: 1_324 }, 'place'],
        [{ code: 'ANTI_MARKET', selectionIds: [] }, 'anti-market'],
        [{ code: 'ANTI_PRICE', selectionIds: [] }, 'anti-price'],
        [{ code: 'SELECTION_SUSPENDED', selectionIds: [] }, 'anti-closed'],
      ] as const
    ).map(
      ([anti, kind]) =>
        [
          `with an anti-accumulator that is offered or not: ${kind}`,
          facts(TWO, '10', {
            mode: 'anti-accumulator',
            ownPrice: 'code' in anti ? { ...anti, selectionIds: [] } : anti,
          }),
          { kind },
        ] as const,
    ),
  ] as const)('%s', (_name, given, expected) => {
    expect(couponButton(given)).toMatchObject(expected);
  });

  it('holds each single to its own bounds', () => {
    const narrow = { ...BOUNDS, maxMinor: 500n };
    const single = (stake: string, bounds = BOUNDS) =>
      betFigures(bettablePrices([kept]), stake, 'EUR', bounds);
    const of = (...bets: ReturnType<typeof single>[]) =>
      couponButton(facts([kept, viewOf(5, 2000, priceOf(2000))], '', { mode: 'singles', bets }));
    expect(of(single('600'), single('6', narrow))).toEqual({ kind: 'stake-high', bounds: narrow });
    expect(of(single('600'), single('5', narrow))).toMatchObject({ kind: 'place', stakeMinor: 60_500n });
    expect(of(single('600'), single('', narrow))).toMatchObject({ kind: 'place', stakeMinor: 60_000n });
    expect(of(single(''), single('', narrow))).toEqual({ kind: 'enter-stake', bounds: null });
  });

  it('adds up singles and asks only about prices with a stake', () => {
    const views = [kept, moved];
    const bets = [
      betFigures(bettablePrices([kept]), '4', 'EUR', BOUNDS),
      betFigures(bettablePrices([moved]), '', 'EUR', BOUNDS),
    ];
    expect(couponButton(facts(views, '', { mode: 'singles', bets }))).toMatchObject({
      kind: 'place',
      stakeMinor: 400n,
      betCount: 1,
    });
    const both = [
      betFigures(bettablePrices([kept]), '4', 'EUR', BOUNDS),
      betFigures(bettablePrices([moved]), '6', 'EUR', BOUNDS),
    ];
    expect(couponButton(facts(views, '', { mode: 'singles', bets: both }))).toMatchObject({
      kind: 'accept',
      stakeMinor: 1000n,
    });
  });
});
