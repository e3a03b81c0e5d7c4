import { crashPoint, crashesAtMs } from '@paddock/games/crash';
import type { BetId, PlayerId } from '@paddock/contract';

import type { HeldBet } from '../bets/bet-store.ts';
import { CRASH_RULES } from './crash-rules.ts';

const bet = (stakeMinor: bigint, targetMilli: number | null, changes: Partial<HeldBet> = {}): HeldBet => ({
  betId: '1' as BetId,
  number: '1',
  playerId: '1' as PlayerId,
  who: '',
  game: 'crash',
  round: 1,
  slot: 1,
  currency: 'EUR',
  stakeMinor,
  capMinor: 50_000_00n,
  choice: { targetMilli },
  acceptedAtMs: 0,
  press: undefined,
  end: undefined,
  ...changes,
});

describe('a round of crash at a table', () => {
  it('takes a target as far as the most it can be paid, and none beyond', () => {
    expect(CRASH_RULES.fits(bet(100_00n, 500_000))).toBe(true);
    expect(CRASH_RULES.fits(bet(100_00n, 500_010))).toBe(false);
    expect(CRASH_RULES.fits(bet(100_00n, null))).toBe(true);
    expect(CRASH_RULES.fits(bet(50_000_00n, null))).toBe(false);
  });

  it('is stopped where all that would be collected comes to what the house risks', () => {
    // 2,000.00 by target and 100.00 at ×m: ×80 is 8,000.00, beside 2,000.00 exactly the bound.
    const bets = [bet(1_000_00n, 2_000), bet(100_00n, null)];
    expect(CRASH_RULES.stopOf(bets, 10_000_00n)).toBe(80_000);
    expect(CRASH_RULES.stopOf(bets, 9_999_99n)).toBe(79_990);
    // The cap of the second alone is ×500: 50,000.00.
    expect(CRASH_RULES.stopOf(bets, 52_000_00n)).toBeUndefined();
    expect(CRASH_RULES.stopOf(bets, 51_999_99n)).toBe(499_990);
  });

  it('has room as long as everybody could be collected at ×1.01', () => {
    const exposure = CRASH_RULES.newExposure();
    const within = (roundWinCents: bigint) => ({ roundWinCents, playerStakeCents: 0n, playerWinCents: 0n });
    expect(exposure.refusalOf(bet(100_00n, null), within(101_00n))).toBeUndefined();
    exposure.add(bet(100_00n, null));
    expect(exposure.refusalOf(bet(100_00n, null), within(201_99n))).toBe('ROUND_FULL');
    exposure.remove(bet(100_00n, null));
    expect(exposure.refusalOf(bet(100_00n, null), within(101_00n))).toBeUndefined();
  });

  it('ends a bet by press, target, cap or bound, the earliest of them, and says when that is known', () => {
    const seeds = { hash: 'ab'.repeat(32), salt: 'salt' };
    const pointMilli = crashPoint(seeds);
    const drawn = CRASH_RULES.draw(seeds);
    expect([pointMilli, drawn.result]).toEqual([10_220, { pointMilli: 10_220 }]);
    expect(drawn.endOf(bet(10_00n, 1_500), undefined)).toMatchObject({
      paidMinor: 15_00n,
      collectedMilli: 1_500,
    });
    expect(drawn.endOf(bet(10_00n, 1_500), 1_200)).toMatchObject({
      paidMinor: 12_00n,
      collectedMilli: 1_200,
    });
    expect(drawn.endOf(bet(10_00n, null, { capMinor: 13_00n }), undefined)).toMatchObject({
      paidMinor: 13_00n,
    });
    expect(drawn.endOf(bet(10_00n, 1_500, { press: { milli: 1_100, atMs: 5 } }), undefined)).toMatchObject({
      paidMinor: 11_00n,
    });
    expect(drawn.endOf(bet(10_00n, null), undefined)).toEqual({
      paidMinor: 0n,
      collectedMilli: undefined,
      knownAfterMs: crashesAtMs(10_220),
    });
  });
});
