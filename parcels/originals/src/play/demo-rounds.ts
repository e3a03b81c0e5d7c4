import { begin, drawsOf, playMove, type GameBet, type Played, type RoundSeeds } from '@paddock/games';

import type { AnyFace } from '../faces/game-face.ts';
import type { PlayedRound } from '../model/played-round.ts';
import { nextOf } from './demo-seeds.ts';
import type { AnyRound } from './play.ts';

type AnyGame = AnyFace['game'];

/** A round of a demo, dealt in the browser by the rules the server deals by. */
export interface DemoRound {
  readonly id: string;
  readonly bet: GameBet<unknown>;
  readonly seeds: RoundSeeds;
  readonly currency: string;
  readonly beganAtMs: number;
  readonly played: Played<unknown, unknown>;
}

/** What a demo round begins with, beside its bet. */
export type DemoStart = Pick<DemoRound, 'id' | 'seeds' | 'currency' | 'beganAtMs'>;

/** @returns undefined where the bet is none of this game's */
export function beginDemo(game: AnyGame, bet: GameBet<unknown>, start: DemoStart): DemoRound | undefined {
  const read = game.readBet(bet.stakeMinor, bet.choice);
  return read && { ...start, bet: read, played: begin(game, drawsOf(start.seeds), read) };
}

/** @returns undefined where the round does not offer the move */
export function moveDemo(game: AnyGame, round: DemoRound, move: unknown): DemoRound | undefined {
  const played = playMove(game, drawsOf(round.seeds), round.bet, round.played, move);
  return played && { ...round, played };
}

export const shownDemo = ({ id, bet, currency, played: { moves, round } }: DemoRound): AnyRound => ({
  id,
  choice: bet.choice,
  face: round.face,
  made: moves,
  moves: round.moves,
  isOver: round.paidMinor !== undefined,
  stakedMinor: round.stakedMinor,
  paidMinor: round.paidMinor,
  currency,
});

/** The same as it is checked: its seed is the demo's own, and may be shown. */
export const playedDemo = (game: AnyGame, demo: DemoRound): PlayedRound => ({
  id: demo.id,
  game: game.code,
  version: game.version,
  currency: demo.currency,
  choice: demo.bet.choice,
  made: demo.played.moves,
  firstStakeMinor: demo.bet.stakeMinor,
  stakedMinor: demo.played.round.stakedMinor,
  paidMinor: demo.played.round.paidMinor,
  isVoid: false,
  seeds: { ...nextOf(demo.seeds), serverSeed: demo.seeds.serverSeed },
  beganAtMs: demo.beganAtMs,
});
