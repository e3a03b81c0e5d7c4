import type { Game } from '@paddock/games';

/** What is hidden: on which rung the ladder breaks, of five; the stake doubles a rung, and a rope costs the stake again. */
type LadderMove = 'climb' | 'rope' | 'leave';

interface LadderFace {
  readonly rungs: number;
  /** Undefined until the round is over. */
  readonly breaksAt: number | undefined;
}

/** The smallest game with moves, one of which stakes more: for tests of rounds. */
export const LADDER: Game<'ladder', LadderMove, LadderFace> = {
  code: 'ladder',
  version: 1,
  readBet: (stakeMinor, choice) => (choice === 'ladder' ? { stakeMinor, choice } : undefined),
  readMove: (move) => (move === 'climb' || move === 'rope' || move === 'leave' ? move : undefined),
  round(draws, { stakeMinor }, moves) {
    const breaksAt = 1 + (draws(0) % 5);
    const ropes = BigInt(moves.filter((move) => move === 'rope').length);
    const rungs = moves.filter((move) => move === 'climb').length;
    const isBroken = rungs >= breaksAt && ropes === 0n;
    const isOver = isBroken || moves.at(-1) === 'leave' || rungs === 5;
    const stakedMinor = stakeMinor * (1n + ropes);
    return {
      face: { rungs, breaksAt: isOver ? breaksAt : undefined },
      moves: isOver ? [] : ropes === 0n ? ['climb', 'rope', 'leave'] : ['climb', 'leave'],
      stakedMinor,
      paidMinor: isOver ? (isBroken ? 0n : stakeMinor * 2n ** BigInt(rungs)) : undefined,
    };
  },
  moveForAbsent: ({ face }) => (face.rungs === 0 ? undefined : 'leave'),
  returnOf: () => ({ num: 1n, den: 1n }),
  mostMinor: ({ stakeMinor }) => stakeMinor * 32n,
};
