import type { Game } from './game.ts';
import { begin, playMove, playMoves } from './play.ts';

/** Adds up steps to three and is over. */
const STEPS: Game<null, { readonly step: number }, number> = {
  code: 'steps',
  version: 1,
  readBet: (stakeMinor) => ({ stakeMinor, choice: null }),
  readMove: (move) => (typeof move === 'number' ? { step: move } : undefined),
  round(_draws, { stakeMinor }, moves) {
    const sum = moves.reduce((all, { step }) => all + step, 0);
    const offered = [1, 2].filter((step) => sum + step <= 3).map((step) => ({ step }));
    return { face: sum, moves: offered, stakedMinor: stakeMinor, paidMinor: sum === 3 ? 0n : undefined };
  },
  moveForAbsent: () => undefined,
  returnOf: () => ({ num: 0n, den: 1n }),
  mostMinor: () => 0n,
};
const draws = () => 0;
const bet = { stakeMinor: 5n, choice: null };

describe('moves of a round', () => {
  it('are played one after the other, as the game writes them', () => {
    const first = playMove(STEPS, draws, bet, begin(STEPS, draws, bet), 2);
    expect(first).toMatchObject({ moves: [{ step: 2 }], round: { face: 2, moves: [{ step: 1 }] } });
    expect(playMoves(STEPS, draws, bet, [2, 1])).toMatchObject({
      moves: [{ step: 2 }, { step: 1 }],
      round: { face: 3, paidMinor: 0n },
    });
  });

  it.each([
    ['that the game does not know', ['2']],
    ['that the round does not offer', [3]],
    ['that it no longer offers', [2, 2]],
    ['after its end', [2, 1, 1]],
  ])('are refused where one is there %s', (_what, moves) => {
    expect(playMoves(STEPS, draws, bet, moves)).toBeUndefined();
  });
});
