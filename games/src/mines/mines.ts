import { isLess, type Ratio } from '@paddock/contract';

import { pickDifferent } from '../fairness/picks.ts';
import type { Game, GameBet } from '../rules/game.ts';
import { LARGEST_BY_STEPS_MILLI, multiplierFor, paidBy, type MultiplierMilli } from '../rules/multiplier.ts';
import { isWholeIn, readRecord } from '../rules/read.ts';
import { choose } from '../rules/ways.ts';

/** Mines lie under some of 25 tiles; each safe tile revealed pays more, a mine ends the round, and so does collecting. */
export interface MinesChoice {
  /** 1 to 24. */
  readonly mines: number;
}

export type MinesMove = { readonly kind: 'reveal'; readonly tile: number } | { readonly kind: 'collect' };

export interface MinesFace {
  /** Tiles from 0, in the order revealed; the last one may be a mine. */
  readonly revealed: readonly number[];
  /** What collecting pays now, or has paid; 0 after a mine, and before the first tile, where nothing can be collected. */
  readonly multiplierMilli: MultiplierMilli;
  /** The same once the next tile is safe; undefined where the round is over. */
  readonly nextMilli: MultiplierMilli | undefined;
  readonly end: 'collected' | 'mine' | undefined;
  /** Where the mines lie, once the round is over. */
  readonly mineTiles: readonly number[] | undefined;
}

const TILES = 25;
/** The house's share: 1 %. */
const EDGE_BASIS_POINTS = 100;
const COLLECT: MinesMove = { kind: 'collect' };

/** What collecting pays after so many safe tiles: (1 − edge) ÷ chance, floored to hundredths. */
export const multiplierAfter = ({ mines }: MinesChoice, safe: number): MultiplierMilli =>
  multiplierFor(EDGE_BASIS_POINTS, choose(TILES - mines, safe), choose(TILES, safe));

/** After how many safe tiles a round is collected by itself: none is left, or the next would pay more than ×10,000. */
export function mostTiles(choice: MinesChoice): number {
  let safe = TILES - choice.mines;
  while (multiplierAfter(choice, safe) > LARGEST_BY_STEPS_MILLI) safe -= 1;
  return safe;
}

/** What a stake returns by the plan to collect after so many safe tiles. */
export const returnAfter = (choice: MinesChoice, safe: number): Ratio => ({
  num: choose(TILES - choice.mines, safe) * BigInt(multiplierAfter(choice, safe)),
  den: choose(TILES, safe) * 1000n,
});

function readMove(value: unknown): MinesMove | undefined {
  if (readRecord(value, ['kind'])?.kind === 'collect') return COLLECT;
  const { kind, tile } = readRecord(value, ['kind', 'tile']) ?? {};
  return kind === 'reveal' && isWholeIn(tile, 0, TILES - 1) ? { kind, tile } : undefined;
}

function movesAfter(revealed: readonly number[]): readonly MinesMove[] {
  const reveals = Array.from({ length: TILES }, (_, tile): MinesMove => ({ kind: 'reveal', tile })).filter(
    (move) => move.kind === 'reveal' && !revealed.includes(move.tile),
  );
  return revealed.length === 0 ? reveals : [...reveals, COLLECT];
}

export const MINES: Game<MinesChoice, MinesMove, MinesFace> = {
  code: 'mines',
  version: 1,
  readBet(stakeMinor, value) {
    const { mines } = readRecord(value, ['mines']) ?? {};
    return isWholeIn(mines, 1, TILES - 1) ? { stakeMinor, choice: { mines } } : undefined;
  },
  readMove,
  round(draws, { stakeMinor, choice }, moves) {
    const mineTiles = pickDifferent(draws, 0, choice.mines, TILES);
    const revealed = moves.flatMap((move) => (move.kind === 'reveal' ? [move.tile] : []));
    const isHit = revealed.some((tile) => mineTiles.includes(tile));
    const isCollected = moves.length > revealed.length || revealed.length === mostTiles(choice);
    const multiplierMilli = isHit || revealed.length === 0 ? 0 : multiplierAfter(choice, revealed.length);
    if (isHit || isCollected)
      return {
        face: {
          revealed,
          multiplierMilli,
          nextMilli: undefined,
          end: isHit ? 'mine' : 'collected',
          mineTiles,
        },
        moves: [],
        stakedMinor: stakeMinor,
        paidMinor: paidBy(stakeMinor, multiplierMilli),
      };
    const nextMilli = multiplierAfter(choice, revealed.length + 1);
    return {
      face: { revealed, multiplierMilli, nextMilli, end: undefined, mineTiles: undefined },
      moves: movesAfter(revealed),
      stakedMinor: stakeMinor,
      paidMinor: undefined,
    };
  },
  /** What has been won is collected; a round without a tile revealed has shown nothing and is void. */
  moveForAbsent: ({ face }) => (face.revealed.length > 0 ? COLLECT : undefined),
  /** Best play is the plan that loses least by flooring: no tile is likelier than another, so plans are all there is. */
  returnOf: (choice) =>
    Array.from({ length: mostTiles(choice) }, (_, at) => returnAfter(choice, at + 1)).reduce((best, plan) =>
      isLess(best, plan) ? plan : best,
    ),
  mostMinor: ({ stakeMinor, choice }: GameBet<MinesChoice>) =>
    paidBy(stakeMinor, multiplierAfter(choice, mostTiles(choice))),
};
