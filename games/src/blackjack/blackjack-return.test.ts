import { playMove, begin, type Played } from '../rules/play.ts';
import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { bestMove, BLACKJACK, type BlackjackFace, type BlackjackMove } from './blackjack.ts';
import { countReturn } from './blackjack-return.ts';
import { basicMove, RETURN } from './blackjack-table.ts';
import { bestPlay, CHANCE, POINTS } from './testing/best-play.ts';

const decimal = ({ num, den }: { num: bigint; den: bigint }) => Number((num * 10n ** 15n) / den) / 1e15;

describe('the return of blackjack by the stated best play', () => {
  it('is 99.4939 % of all that is staked, and a loss of 0.5704 % of the first stake', () => {
    const { paid, staked } = RETURN;
    expect(millionths(paid)).toBe(1_121_231);
    expect(millionths(staked)).toBe(1_126_935);
    expect(millionths(BLACKJACK.returnOf({}))).toBe(994_939);
  });

  it('is declared as every card comes to', () => {
    const { paid, staked } = countReturn();
    expect(isSameRatio(paid, RETURN.paid)).toBe(true);
    expect(isSameRatio(staked, RETURN.staked)).toBe(true);
  });

  it('is the best that any play brings, counted by another way', () => {
    const { paid, staked } = RETURN;
    const best = POINTS.reduce((sum, open) => sum + CHANCE(open) * bestPlay(open).ofRound, 0);
    expect(decimal(paid) - decimal(staked)).toBeCloseTo(best, 12);
    expect(best).toBeCloseTo(-0.005_703_880_122_7, 12);
  });

  it('does with every two cards and every hand after them what brings most', () => {
    const wrong: string[] = [];
    for (const open of POINTS) {
      const { first, later } = bestPlay(open);
      for (const [key, { hand, best, canSplit }] of first)
        if (basicMove(hand, open, { canDouble: true, canSplit }) !== best)
          wrong.push(`${key} against ${open}`);
      for (const [key, { hand, best }] of later)
        if (basicMove(hand, open, { canDouble: false, canSplit: false }) !== best)
          wrong.push(`${key} against ${open}, later`);
    }
    expect(wrong).toEqual([]);
  });

  it.each([
    ['stands', [10, 9], 10],
    ['hits', [10, 6], 10],
    ['doubles', [8, 3], 10],
    ['splits aces', [1, 1], 10],
    ['has a blackjack', [1, 10], 1],
  ])(
    'is what the rounds come to in which the player %s, every card played out',
    (_what, [one = 0, two = 0], open) => {
      const { ofHand } = bestPlay(open);
      expect(playedOut([one, open, two])).toBeCloseTo(ofHand(one, two), 12);
    },
  );
});

/** A number by which each of the points falls. */
const NUMBERS = POINTS.map((points) => drawsThatPick([[points - 1, 52]])(0));

/** Mean of what rounds that begin with these points pay above what they stake, over every card that can follow. */
function playedOut(points: readonly number[]): number {
  let asked = 0;
  const draws = (index: number) => {
    asked = Math.max(asked, index + 1);
    return NUMBERS[(points[index] ?? 1) - 1] ?? 0;
  };
  const bet = { stakeMinor: 2n, choice: {} };
  let played: Played<BlackjackMove, BlackjackFace> = begin(BLACKJACK, draws, bet);
  while (asked <= points.length && played.round.paidMinor === undefined) {
    const next = playMove(BLACKJACK, draws, bet, played, bestMove(played.round));
    if (next === undefined) throw new Error('a move that is not offered');
    played = next;
  }
  const { paidMinor, stakedMinor } = played.round;
  if (asked <= points.length) return Number((paidMinor ?? 0n) - stakedMinor) / 2;
  return POINTS.reduce((sum, each) => sum + CHANCE(each) * playedOut([...points, each]), 0);
}
