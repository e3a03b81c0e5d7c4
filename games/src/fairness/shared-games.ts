import { CRASH, crashPoint, type CrashEnd } from '../crash/crash.ts';
import { LIVE_ROULETTE, paidIn, type LiveSpin } from '../roulette/live-roulette.ts';
import type { GameRound } from '../rules/game.ts';
import { isWholeIn, readRecord } from '../rules/read.ts';
import type { SharedSeeds } from './chain.ts';

/** A game whose rounds many share, as a bet in one of them is recomputed. */
export interface SharedGame {
  readonly code: string;
  readonly version: number;
  /**
   * The round of a bet; `bet` or `moves` where they are none of the game's.
   * @param moves of crash `{ pressedMilli }`, what the press of the bet counted; else none
   */
  round(
    seeds: SharedSeeds,
    bet: { readonly stakeMinor: bigint; readonly choice: unknown },
    moves: readonly unknown[],
  ): GameRound<never, unknown> | 'bet' | 'moves';
}

export type CrashFace = { readonly pointMilli: number } & Pick<CrashEnd, 'paidMilli'>;

const CRASH_ROUND: SharedGame = {
  code: CRASH.code,
  version: CRASH.version,
  round(seeds, { stakeMinor, choice }, moves) {
    const bet = CRASH.readBet(stakeMinor, choice);
    if (bet === undefined) return 'bet';
    const [press, ...more] = moves;
    const pressedMilli = press === undefined ? undefined : readPress(press);
    if (more.length > 0 || (press !== undefined && pressedMilli === undefined)) return 'moves';
    const pointMilli = crashPoint(seeds);
    const { paidMilli, paidMinor } = CRASH.end(bet, pointMilli, pressedMilli);
    const face: CrashFace = { pointMilli, paidMilli };
    return { face, moves: [], stakedMinor: stakeMinor, paidMinor };
  },
};

function readPress(press: unknown): number | undefined {
  const { pressedMilli } = readRecord(press, ['pressedMilli']) ?? {};
  return isWholeIn(pressedMilli, 1_010, 1_000_000_000) && pressedMilli % 10 === 0 ? pressedMilli : undefined;
}

const LIVE_ROULETTE_ROUND: SharedGame = {
  code: LIVE_ROULETTE.code,
  version: LIVE_ROULETTE.version,
  round(seeds, { stakeMinor, choice }, moves) {
    const bet = LIVE_ROULETTE.readBet(stakeMinor, choice);
    if (bet === undefined) return 'bet';
    if (moves.length > 0) return 'moves';
    const face: LiveSpin = LIVE_ROULETTE.spin(seeds);
    return { face, moves: [], stakedMinor: stakeMinor, paidMinor: paidIn(bet.choice, face.pocket) };
  },
};

const SHARED_GAMES: readonly SharedGame[] = [CRASH_ROUND, LIVE_ROULETTE_ROUND];

/** Codes and versions of games whose rounds many share. */
export const sharedGames = (): readonly Pick<SharedGame, 'code' | 'version'>[] => SHARED_GAMES;

/** The rules by which a round of this code and version is recomputed; undefined for none that many share. */
export const sharedGame = (code: string, version: number): SharedGame | undefined =>
  SHARED_GAMES.find((game) => game.code === code && game.version === version);
