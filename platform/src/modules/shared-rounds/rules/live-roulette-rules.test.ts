import type { BetId, PlayerId } from '@paddock/contract';

import type { HeldBet } from '../bets/bet-store.ts';
import { LIVE_ROULETTE_RULES as RULES } from './live-roulette-rules.ts';

type Chips = Readonly<Record<string, bigint>>;

const choiceOf = (chips: Chips) => ({
  table: 'la-partage',
  chips: Object.entries(chips).map(([on, minor]) => ({ on, amountMinor: String(minor) })),
});
const sumOf = (chips: Chips) => Object.values(chips).reduce((sum, minor) => sum + minor, 0n);

const bet = (chips: Chips, changes: Partial<HeldBet> = {}): HeldBet => ({
  betId: '1' as BetId,
  number: '1',
  playerId: '1' as PlayerId,
  who: '',
  game: RULES.code,
  round: 1,
  slot: 1,
  currency: 'EUR',
  stakeMinor: sumOf(chips),
  capMinor: 50_000_00n,
  choice: choiceOf(chips),
  acceptedAtMs: 0,
  press: undefined,
  end: undefined,
  ...changes,
});
const other = { playerId: '2' as PlayerId };
const stake = (chips: Chips) => ({
  stakeMinor: sumOf(chips),
  worthMinor: sumOf(chips),
  choice: choiceOf(chips),
});
const CAPS = { roundWinCents: 1_000_00n, playerStakeCents: 100_00n, playerWinCents: 500_00n };

describe('a round of the live table', () => {
  it('ends every bet where the ball fell, and at the end of the spin alone', () => {
    const drawn = RULES.draw({ hash: 'ab'.repeat(32), salt: 'salt' });
    const { pocket } = drawn.result as { pocket: number };
    const [hit, miss] = [`straight-${pocket}`, `straight-${(pocket + 1) % 37}`];
    expect(drawn.endOf(bet({ [hit]: 1_00n, [miss]: 5_00n }), undefined)).toEqual({
      paidMinor: 36_00n,
      collectedMilli: undefined,
      knownAfterMs: drawn.lastsMs,
    });
    expect(drawn.endOf(bet({ [miss]: 5_00n }), undefined).paidMinor).toBe(0n);
  });

  it('takes no bet that could be paid more than its cap', () => {
    expect(RULES.fits(bet({ 'straight-7': 10_00n }, { capMinor: 360_00n }))).toBe(true);
    expect(RULES.fits(bet({ 'straight-7': 10_00n }, { capMinor: 359_99n }))).toBe(false);
  });

  it('costs the house what the dearest pocket comes to, and not what all of them would', () => {
    const exposure = RULES.newExposure();
    exposure.add(bet({ 'straight-7': 13_00n }));
    // 468.00 on 7, and 532.00 left.
    expect(exposure.refusalOf(bet({ 'straight-8': 13_00n }, other), CAPS)).toBeUndefined();
    expect(exposure.refusalOf(bet({ 'straight-7': 14_77n }, other), CAPS)).toBeUndefined();
    expect(exposure.refusalOf(bet({ 'straight-7': 14_78n }, other), CAPS)).toBe('ROUND_FULL');
    exposure.remove(bet({ 'straight-7': 13_00n }));
    expect(exposure.refusalOf(bet({ 'straight-7': 14_78n }, other), CAPS)).toBeUndefined();
  });

  it('counts what a player has in the round together, so that no bound is passed in parts', () => {
    const exposure = RULES.newExposure();
    exposure.add(bet({ red: 60_00n }));
    expect(exposure.refusalOf(bet({ black: 40_00n }), CAPS)).toBeUndefined();
    expect(exposure.refusalOf(bet({ black: 40_01n }), CAPS)).toBe('STAKE_TOO_LARGE');
    expect(exposure.refusalOf(bet({ black: 40_01n }, other), CAPS)).toBeUndefined();
    // 120.00 on a red number, 380.00 left.
    expect(exposure.refusalOf(bet({ 'straight-1': 10_55n }), CAPS)).toBeUndefined();
    expect(exposure.refusalOf(bet({ 'straight-1': 10_56n }), CAPS)).toBe('STAKE_TOO_LARGE');
    exposure.remove(bet({ red: 60_00n }));
    expect(exposure.refusalOf(bet({ black: 40_01n }), CAPS)).toBeUndefined();
  });

  it('loses together what the worst pocket takes: red beside black half of both, every number one of 37', () => {
    const half = RULES.jointLossMinor([stake({ red: 10_00n }), stake({ black: 10_00n })], []);
    expect(half).toBe(10_00n);
    const numbers = Object.fromEntries(Array.from({ length: 37 }, (_, at) => [`straight-${at}`, 1_00n]));
    expect(RULES.jointLossMinor([stake(numbers)], [])).toBe(1_00n);
    expect(RULES.jointLossMinor([stake({ red: 10_00n })], [])).toBe(10_00n);
    // Covered by what counts nothing, and never more than what counts.
    expect(RULES.jointLossMinor([stake({ red: 10_00n })], [stake({ black: 10_00n })])).toBe(5_00n);
    expect(RULES.jointLossMinor([stake({ 'dozen-1': 10_00n })], [stake({ 'dozen-2': 90_00n })])).toBe(10_00n);
    expect(
      RULES.jointLossMinor([stake({ low: 10_00n })], [stake({ high: 10_00n, 'straight-0': 1_00n })]),
    ).toBe(1_00n);
  });
});
