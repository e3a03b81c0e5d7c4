import { multiplierAfter, mostTiles, type MinesChoice, type MinesFace } from '@paddock/games/mines';
import type { MultiplierMilli } from '@paddock/games';

export const SIDE = 5;
export const TILES = SIDE * SIDE;

/** What a tile shows: `hit` is the mine that ended the round, those with `left` lay beside what was opened. */
export type TileState = 'hidden' | 'gem' | 'hit' | 'gem-left' | 'mine-left';

/** All tiles in rows. */
export function tilesOf(face: MinesFace | undefined): readonly TileState[] {
  return Array.from({ length: TILES }, (_, tile) => {
    const isMine = face?.mineTiles?.includes(tile);
    if (face?.revealed.includes(tile) === true) return isMine === true ? 'hit' : 'gem';
    if (isMine === undefined) return 'hidden';
    return isMine ? 'mine-left' : 'gem-left';
  });
}

/** The chance that the next tile is safe after so many safe ones. */
export const nextChance = ({ mines }: MinesChoice, safe: number): number =>
  (TILES - safe - mines) / (TILES - safe);

/** The chance that the first so many tiles are all safe. */
export const chanceOfFirst = (choice: MinesChoice, tiles: number): number =>
  Array.from({ length: tiles }, (_, safe) => nextChance(choice, safe)).reduce((all, each) => all * each, 1);

export interface MinesPlan {
  readonly tiles: number;
  readonly chance: number;
  readonly multiplierMilli: MultiplierMilli;
}

const SHOWN = [1, 2, 3, 5, 10];

/** What collecting after a few tiles pays, and how likely one comes so far; the last is as far as the round goes. */
export function plansOf(choice: MinesChoice): readonly MinesPlan[] {
  const most = mostTiles(choice);
  const tiles = [...SHOWN.filter((count) => count < most), most];
  return tiles.map((count) => ({
    tiles: count,
    chance: chanceOfFirst(choice, count),
    multiplierMilli: multiplierAfter(choice, count),
  }));
}
