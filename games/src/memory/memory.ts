import { pickDifferent } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import type { MultiplierMilli } from '../rules/multiplier.ts';
import { readDifferent, readRecord } from '../rules/read.ts';
import { choose, returnOfEnds, type End } from '../rules/ways.ts';

/** Sixteen cards lie face down, eight pictures twice; the player names six before any is turned. */
export interface MemoryChoice {
  /** Six different places, from 0. */
  readonly places: readonly number[];
}

export interface MemoryFace extends InstantFace {
  /** The picture at each place, 0 to 7. */
  readonly board: readonly number[];
  /** Pairs among the six that were turned. */
  readonly pairs: number;
}

export const PICTURES = 8;
export const CARDS = 16;
export const TURNED = 6;

/** What each number of pairs pays, from none on. */
export const PAYS: readonly MultiplierMilli[] = [0, 600, 2_000, 32_000];

/** Sets of six places with so many pairs: which pictures are paired, and one card each of other ones. */
const waysTo = (pairs: number): bigint => {
  const singles = TURNED - 2 * pairs;
  return choose(PICTURES, pairs) * choose(PICTURES - pairs, singles) * 2n ** BigInt(singles);
};

/** Every end of a round, with the ways to it. */
export const memoryEnds = (): readonly End[] => PAYS.map((milli, pairs) => [waysTo(pairs), milli]);

function readChoice(value: unknown): MemoryChoice | undefined {
  const record = readRecord(value, ['places']);
  const places = readDifferent(record?.places, {
    fewest: TURNED,
    most: TURNED,
    least: 0,
    largest: CARDS - 1,
  });
  return places && { places };
}

export const MEMORY = instantGame<MemoryChoice, MemoryFace>({
  code: 'memory',
  version: 1,
  readChoice,
  play(draws, { places }) {
    const board = pickDifferent(draws, 0, CARDS, CARDS).map((card) => card % PICTURES);
    const pairs = TURNED - new Set(places.map((place) => board[place])).size;
    return { board, pairs, paidMilli: PAYS[pairs] ?? 0 };
  },
  returnOf: () => returnOfEnds(memoryEnds()),
  mostMilli: () => Math.max(...PAYS),
});
