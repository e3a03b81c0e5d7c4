import type { PlayerId } from '@paddock/contract';
import fc from 'fast-check';

import { divideRoundUp } from '@paddock/contract';

import { CERTAIN_PPB } from './chance.ts';
import { ExposureBook } from './exposure-book.ts';
import { exposureOf, type WeighedLeg } from './exposure.ts';
import { oneLine } from '@paddock/contract/bets';
import { TradingBounds } from '../trading/bounds/trading-bounds.ts';
import { USUAL_RISK } from './usual-risk.ts';
import { stakeBounds } from './stake-bounds.ts';
import { stakeRooms, type StakeRoom, type UnstakedBet } from './stake-room.ts';

fc.configureGlobal({ seed: 20261122 });

const MINE = '1' as PlayerId;
const SECOND = '2' as PlayerId;
const OTHER = '3' as PlayerId;

const leg = (selectionId: string, oddsMilli: number, chancePpb: bigint): WeighedLeg => ({
  selectionId,
  eventId: `event of ${selectionId}`,
  oddsMilli,
  chancePpb,
  result: undefined,
});

function unstaked(legs: readonly WeighedLeg[], currency = 'EUR'): UnstakedBet {
  const { payoutCapMinor = 0n } = stakeBounds([], currency, USUAL_RISK) ?? {};
  return { currency, payoutCapMinor, plan: oneLine(legs.length), legs };
}

/** A book in which a player's combination holds so much on each selection. */
function bookWith(
  playerId: PlayerId,
  selectionIds: readonly string[],
  cents: bigint,
  returnCents = cents,
): ExposureBook {
  const book = new ExposureBook(USUAL_RISK);
  const weights = new Map(selectionIds.map((id) => [id, cents]));
  book.add({ playerId, measure: 'combination', weights, returnCents });
  return book;
}

const least = (rooms: readonly StakeRoom[]) =>
  rooms.reduce<StakeRoom | undefined>(
    (a, b) => (a !== undefined && a.maxMinor <= b.maxMinor ? a : b),
    undefined,
  );

/** The sums a bet would bring over what they may be. */
function overfull(
  book: ExposureBook,
  ids: readonly string[],
  accounts: readonly PlayerId[],
): readonly string[] {
  const isSingle = ids.length === 1;
  return [
    ...ids.flatMap((id) => (book.of(id) > USUAL_RISK['selection-room'] ? ['SELECTION_ROOM'] : [])),
    ...ids.flatMap((id) =>
      !isSingle && book.ofPerson(accounts, id) > USUAL_RISK['person-share'] ? ['COMBINATION_SHARE'] : [],
    ),
    ...(book.returnsOfPerson(accounts) > USUAL_RISK['person-returns'] ? ['COMBINATIONS_FULL'] : []),
    ...(book.returnsOfSame(ids) > USUAL_RISK['selection-room'] ? ['SAME_COMBINATION'] : []),
  ];
}

const drawnLegs = fc
  .array(fc.tuple(fc.integer({ min: 1001, max: 200_000 }), fc.integer({ min: 0, max: 200 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((drawn) =>
    drawn.map(([odds, margin], at) =>
      leg(`l${at}`, odds, divideRoundUp(CERTAIN_PPB * 1_000_000n, BigInt(odds) * BigInt(1000 + margin))),
    ),
  );

describe('the largest stake the house has room for (rules §6)', () => {
  it('is exact: it fits every sum, and a minor unit more does not, in any currency', () => {
    const currencies = fc.constantFrom('EUR', 'JPY', 'KWD', 'RUB');
    const taken = fc.bigInt({ min: 0n, max: USUAL_RISK['selection-room'] });
    fc.assert(
      fc.property(drawnLegs, currencies, taken, taken, (legs, currency, held, heldReturns) => {
        const ids = legs.map(({ selectionId }) => selectionId);
        const bet = unstaked(legs, currency);
        const book = bookWith(MINE, ids, held, heldReturns);
        const tightest = least(stakeRooms(bet, book, [MINE]));
        const fits = (unitMinor: bigint) => {
          const exposure = exposureOf({ ...bet, playerId: MINE, unitMinor });
          book.add(exposure);
          const over = overfull(book, ids, [MINE]);
          book.remove(exposure);
          return over;
        };
        if (tightest === undefined) {
          expect(fits(500_000n)).toEqual([]);
          return;
        }
        const before = fits(0n);
        expect(tightest.maxMinor === 0n ? before : fits(tightest.maxMinor)).toEqual(before);
        // Of a stake no coupon takes the return may be capped, and then weighs less.
        const { maxMinor } = stakeBounds([], currency, USUAL_RISK) ?? { maxMinor: 0n };
        if (tightest.maxMinor < maxMinor) expect(fits(tightest.maxMinor + 1n)).toContain(tightest.code);
      }),
    );
  });

  const double = unstaked([leg('a', 2000, 500_000_000n), leg('b', 2000, 500_000_000n)]);

  it('leaves one person a tenth of a selection by combinations, over all of their accounts', () => {
    const book = bookWith(SECOND, ['a', 'x'], USUAL_RISK['person-share'] - 1_000n);
    expect(least(stakeRooms(double, book, [MINE, SECOND]))).toEqual({
      code: 'COMBINATION_SHARE',
      maxMinor: 500n,
    });
    // Somebody else’s combinations take nothing of that share.
    expect(least(stakeRooms(double, book, [OTHER]))).toEqual({
      code: 'COMBINATION_SHARE',
      maxMinor: 2_500_000n,
    });
  });

  it('stops the returns of a person’s combinations at ten payout caps, whatever they are on', () => {
    const book = bookWith(SECOND, ['x', 'y'], 1n, USUAL_RISK['person-returns'] - 4_000n);
    expect(least(stakeRooms(double, book, [MINE, SECOND]))).toEqual({
      code: 'COMBINATIONS_FULL',
      maxMinor: 1_000n,
    });
    expect(least(stakeRooms(double, book, [MINE]))?.maxMinor).toBe(2_500_000n);
  });

  it('stops the same selections of whomever in whatever order at the room of one selection', () => {
    const book = bookWith(OTHER, ['b', 'a'], 1n, USUAL_RISK['selection-room'] - 4_000n);
    expect(least(stakeRooms(double, book, [MINE]))).toEqual({ code: 'SAME_COMBINATION', maxMinor: 1_000n });
    const longer = unstaked([...double.legs, leg('c', 2000, 500_000_000n)]);
    expect(least(stakeRooms(longer, book, [MINE]))?.code).toBe('COMBINATION_SHARE');
  });

  it('leaves a chain what its events have for its worst end, and its person’s returns', () => {
    const chain: UnstakedBet = { ...double, plan: { links: [1, 1] } };
    const held = { playerId: OTHER, measure: 'event', returnCents: 1n } as const;
    const book = new ExposureBook(USUAL_RISK);
    book.add({ ...held, weights: new Map([['event of b', USUAL_RISK['event-room'] - 4_000n]]) });
    // A unit becomes three: two of them are lost.
    expect(least(stakeRooms(chain, book, [MINE]))).toEqual({ code: 'EVENT_ROOM', maxMinor: 2_000n });
    const exposure = exposureOf({ ...chain, playerId: MINE, unitMinor: 2_000n });
    expect(exposure).toMatchObject({ measure: 'event', returnCents: 6_000n });
    expect([...exposure.weights]).toEqual([
      ['event of a', 4_000n],
      ['event of b', 4_000n],
    ]);
    book.add(exposure);
    expect([book.ofEvent('event of b'), book.of('b'), book.returnsOfPerson([MINE])]).toEqual([
      USUAL_RISK['event-room'],
      0n,
      6_000n,
    ]);
    expect(least(stakeRooms(chain, book, [MINE]))?.maxMinor).toBe(0n);
    const full = bookWith(MINE, ['x', 'y'], 1n, USUAL_RISK['person-returns'] - 3_000n);
    expect(least(stakeRooms(chain, full, [MINE]))).toEqual({ code: 'COMBINATIONS_FULL', maxMinor: 1_000n });
  });

  it('holds a bet each way, as a single, to what traders let be owed on its selection', () => {
    const market = { id: '7', event: { id: '5', sport: 'marbles', championship: { id: '3' }, state: {} } };
    const known = { book: { markets: new Map([['7', market]]) } as never, nowMs: () => 0 };
    const bound = {
      kind: 'liability',
      scope: 'market',
      subject: '7',
      section: null,
      cents: 10_000n,
    } as const;
    const book = new ExposureBook(USUAL_RISK);
    book.bounds = new TradingBounds([bound], known);
    const legs = [
      leg('7.1', 9_000, 111_111_112n),
      { ...leg('8.1', 3_000, 333_333_334n), eventId: 'event of 7.1' },
    ];
    const bet: UnstakedBet = { ...unstaked(legs), plan: { terms: [{ places: 3, num: 1, den: 4 }] } };
    // Two units become twelve: ten are lost with each unit.
    expect(least(stakeRooms(bet, book, [MINE]))).toEqual({ code: 'EVENT_ROOM', maxMinor: 2_000n });
    book.add(exposureOf({ ...bet, playerId: OTHER, unitMinor: 1_000n }));
    expect(least(stakeRooms(bet, book, [MINE]))?.maxMinor).toBe(0n);
  });

  it('weighs an anti-accumulator by the dearest end there is: that voids leave the likeliest leg, which loses', () => {
    const plan = { antiOddsMilli: 1_266, marginPpb: 50_000_000 };
    const legs = [leg('a', 1_250, 800_000_000n), leg('b', 2_000, 500_000_000n)];
    const exposure = exposureOf({ ...unstaked(legs), plan, playerId: MINE, unitMinor: 1_000n });
    // 0.95 ÷ (1 − 0.8) = 4.75
    expect([exposure.returnCents, exposure.weights.get('event of a')]).toEqual([4_750n, 3_750n]);
  });

  it('lets what was re-weighted past the room close admission alone', () => {
    const book = bookWith(OTHER, ['a', 'x'], USUAL_RISK['selection-room'] + 1n);
    expect(least(stakeRooms(double, book, [MINE]))).toEqual({ code: 'SELECTION_ROOM', maxMinor: 0n });
    const single = unstaked([leg('a', 2000, 500_000_000n)]);
    expect(stakeRooms(single, book, [])).toEqual([{ code: 'SELECTION_ROOM', maxMinor: 0n }]);
  });
});
