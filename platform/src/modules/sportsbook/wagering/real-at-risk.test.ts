import fc from 'fast-check';
import type { BetId, PlayerId } from '@paddock/contract';
import { oneLine } from '@paddock/contract/bets';

import { scaleBonusPart } from '../../bonuses/index.ts';
import type { LegAtRisk } from '../joint-loss/bet-at-risk.ts';
import type { PersonsBet } from './judge-bets.ts';
import { openWith, realAtRisk } from './real-at-risk.ts';

const MIN_ODDS_MILLI = 1_500;
let made = 0;

/** `1 home 2000`: the 1X2 of match 1. */
function leg(text: string): LegAtRisk {
  const [eventId = '', outcome = '', odds = ''] = text.split(' ');
  const market = { marketId: `${eventId}-1x2`, sport: 'football', marketType: '1x2', specifiers: {} };
  return {
    eventId,
    ...market,
    outcome,
    oddsMilli: Number(odds),
    chancePpb: 500_000_000,
    score: [0, 0],
    result: 'open',
  };
}

/** Real money on one leg or more, open until something else is said. */
function real(stakeMinor: number, legs: readonly string[], over: Partial<PersonsBet> = {}): PersonsBet {
  return {
    playerId: '1' as PlayerId,
    betId: String(++made) as BetId,
    currency: 'EUR',
    stakeMinor: BigInt(stakeMinor),
    struckMinor: BigInt(stakeMinor),
    status: 'open',
    revision: 0,
    acceptedAtMs: 100,
    settledAtMs: null,
    plan: oneLine(legs.length),
    legs: legs.map(leg),
    isPriced: true,
    ...over,
  };
}

/** What counts of a stake that would count in full. */
function countedOf(
  stakeMinor: bigint,
  realMinor: bigint,
  open: readonly PersonsBet[],
): readonly [bigint, string] {
  const bet = { betId: '1' as BetId, stakeMinor, countedMinor: stakeMinor, settledAtMs: 1 };
  const scaled = scaleBonusPart(
    { ...bet, reason: 'counted' },
    { stakeMinor, realMinor },
    realAtRisk(open, MIN_ODDS_MILLI),
  );
  return [scaled.countedMinor, scaled.reason];
}

const COVER = [real(3_334, ['1 home 2857']), real(3_333, ['1 draw 2857']), real(3_333, ['1 away 2857'])];

describe('what counts of bonus money while real money is open (rules §14)', () => {
  it.each([
    ['the margin alone where real money covers itself', COVER, [477n, 'cover']],
    ['nothing where it lies below the smallest price', [real(10_000, ['1 home 1010'])], [0n, 'cover']],
    [
      'all beside a combination of real money',
      [real(10_000, ['1 home 2000', '2 away 2000'])],
      [10_000n, 'counted'],
    ],
    ['all where no real money is open', [], [10_000n, 'counted']],
    ['half where half is parked', [real(50, ['1 home 1010']), real(50, ['2 home 2000'])], [5_000n, 'cover']],
    [
      'nothing where combinations cover each other',
      ['home', 'draw', 'away'].map((outcome) => real(30, [`1 ${outcome} 2857`, '2 home 1100'])),
      [0n, 'cover'],
    ],
    ['nothing beside money without a rate', [real(50, ['1 home 2000'], { isPriced: false })], [0n, 'cover']],
  ])('is %s', (_name, open, expected) => {
    expect(countedOf(10_000n, 0n, open)).toEqual(expected);
  });

  it('leaves real money of the same bet as it is, and rounds bonus money down', () => {
    // 4000 of real money, and 6000 · 477 / 10000 of bonus money.
    expect(countedOf(10_000n, 4_000n, COVER)).toEqual([4_286n, 'cover']);
    expect(countedOf(10_000n, 10_000n, COVER)).toEqual([10_000n, 'counted']);
  });

  it('looks at what was open at its placing, whatever became of it', () => {
    const [over, waiting, open] = [
      real(10, ['1 home 2000']),
      real(10, ['1 home 2000']),
      real(10, ['1 home 2000']),
    ];
    const placed = real(10, ['2 home 2000'], { acceptedAtMs: 200 });
    const later = real(10, ['1 home 1010'], { acceptedAtMs: 200 });
    const bets = [
      { ...over, settledAtMs: 200 },
      { ...waiting, acceptedAtMs: 203 },
      { ...open, settledAtMs: 201 },
      later,
    ];
    expect(openWith(placed, bets).map(({ betId }) => betId)).toEqual([waiting.betId, open.betId]);
    const [bet] = COVER;
    const legs = bet?.legs.map((one) => ({ ...one, result: 'void' as const })) ?? [];
    const ended = COVER.map((one) => (one === bet ? { ...one, legs, settledAtMs: 300 } : one));
    expect(realAtRisk(ended, MIN_ODDS_MILLI)).toEqual(realAtRisk(COVER, MIN_ODDS_MILLI));
  });

  it('takes no more for risk than real money can lose at the worst ends of two matches, however it is spread', () => {
    const outcomes = ['home', 'draw', 'away'];
    // Fair thirds less 5 %.
    const onOne = fc
      .tuple(fc.constantFrom('1', '2'), fc.constantFrom(...outcomes))
      .map((parts): [string, string][] => [parts]);
    const onBoth = fc
      .tuple(fc.constantFrom(...outcomes), fc.constantFrom(...outcomes))
      .map(([first, second]): [string, string][] => [
        ['1', first],
        ['2', second],
      ]);
    const anyBet = fc.record({ legs: fc.oneof(onOne, onBoth), stake: fc.integer({ min: 1, max: 9_999 }) });
    fc.assert(
      fc.property(fc.array(anyBet, { minLength: 1, maxLength: 12 }), (found) => {
        const open = found.map(({ legs, stake }) =>
          real(
            stake,
            legs.map((one) => `${one.join(' ')} 2857`),
          ),
        );
        const losses = outcomes.flatMap((first) =>
          outcomes.map((second) =>
            open.reduce((sum, { stakeMinor, legs }) => {
              const hasWon = legs.every(
                ({ eventId, outcome }) => outcome === (eventId === '1' ? first : second),
              );
              const factor = hasWon ? 2_857n ** BigInt(legs.length) : 0n;
              return sum + stakeMinor * 1_000_000n - stakeMinor * factor * 1_000n ** BigInt(2 - legs.length);
            }, 0n),
          ),
        );
        const worstMillionths = losses.reduce((most, loss) => (loss > most ? loss : most), 0n);
        const { riskedMinor, openMinor } = realAtRisk(open, MIN_ODDS_MILLI);
        expect(riskedMinor * 1_000_000n <= worstMillionths).toBe(true);
        // So a bonus stake counts no more than its share of that loss.
        const [counted] = countedOf(10_000n, 0n, open);
        expect(counted * openMinor * 1_000_000n <= 10_000n * worstMillionths).toBe(true);
      }),
      { seed: 20_261_122, numRuns: 1_000 },
    );
  });
});
