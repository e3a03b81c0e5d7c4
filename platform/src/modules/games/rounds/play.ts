import type { AccountId, PlayerId } from '@paddock/contract';
import type { NewRound, RoundView } from '@paddock/contract/schemas';
import type { AnyGame } from '@paddock/games';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { isDecided, type StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { oneAtATime } from '../../../kernel/one-at-a-time.ts';
import { tellPlayer } from '../../live/index.ts';
import type { GamesParts } from '../games-api.ts';
import { keptSeeds } from '../seeds/kept-seeds.ts';
import type { SeedPair } from '../seeds/seed-store.ts';
import { deal } from './deal.ts';
import { readBet } from './read-bet.ts';
import { openRoundOf, type RoundRecord } from './round-store.ts';
import { roundView } from './round-view.ts';
import { roundsStatement, type NewRoundRecord } from './write-rounds.ts';

export interface Wanted {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: NewRound;
}

/** A bet that may be played, before it has a place under its seeds. */
export interface BetToDeal {
  readonly game: AnyGame;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly number: string;
}

/** How often a round is dealt anew because its seeds moved on meanwhile: they change at their player's word alone. */
const TRIES = 5;

/**
 * Plays a round, or begins one of a game with moves, once per key (rules §4, §12). It is dealt from the nonce that comes
 * next, and one statement then takes key, nonce and stake and, where the round is over, pays what it won; where the nonce
 * was another one the statement leaves nothing, and the round is dealt anew. What is refused has taken nothing, the nonce
 * included, and nobody sees what was drawn for it.
 * @throws the refusals of `POST /web-api/games/rounds`; they are stored with the key.
 */
export function createPlay(parts: GamesParts): (wanted: Wanted) => Promise<StoredAnswer> {
  const { kernel, numbers } = parts;
  const seeds = keptSeeds(kernel.db);
  const write = parts.stakes.together(kernel.db, roundsStatement(parts));
  const inTurn = oneAtATime();

  async function playNew(wanted: Wanted): Promise<StoredAnswer> {
    const bet = { ...(await betOf(parts, wanted)), number: await numbers.next() };
    return inTurn(wanted.playerId, () => dealAndWrite(wanted, bet));
  }

  async function dealAndWrite(wanted: Wanted, bet: BetToDeal): Promise<StoredAnswer> {
    const { playerId, request } = wanted;
    for (let tries = 0; tries < TRIES; tries++) {
      const pair = await seeds.of(playerId, request.commitment);
      const dealt = await dealNew(parts, wanted, bet, pair);
      // Whatever happened is not known, unless it was refused, and nothing was written.
      const written = await write(dealt).catch((error: unknown) => {
        if (!(error instanceof PlatformError)) seeds.forget(playerId);
        throw error;
      });
      if (written !== undefined) {
        seeds.drawn(playerId, pair);
        return dealt.answered.answer;
      }
      seeds.forget(playerId);
    }
    throw new Error('the seeds of a player moved on again and again');
  }

  return async (wanted) => {
    // A key that is used is refused like anything else, and answered as it was.
    const answer = await playNew(wanted).catch(async (error: unknown) => {
      if (!isDecided(error)) throw error;
      const refusal = error.code === 'ROUND_OPEN' ? await roundOpen(parts, wanted) : error;
      return kernel.idempotency.refuse(requestOf(wanted), refusal);
    });
    if (answer.status === 201) {
      const { id, game } = answer.body as RoundView;
      parts.began(wanted.playerId, game);
      tellPlayer(kernel.bus, wanted.playerId, { kind: 'games:round', id }, { kind: 'accounts' });
    }
    return answer;
  };
}

/** Names the round that is to be played on instead. */
async function roundOpen({ kernel }: GamesParts, { playerId, request }: Wanted): Promise<PlatformError> {
  const id = await openRoundOf(kernel.db, playerId, request.game);
  return new PlatformError('ROUND_OPEN', { id });
}

export const requestOf = ({ playerId, key, request }: Wanted) => ({
  principal: `player:${playerId}`,
  operation: 'games.play',
  key,
  body: request,
});

/** @throws what a bet is refused for before anything is asked of its player's money */
export async function betOf(
  { kernel, games, bounds, isBanned, isClosed, currencies }: GamesParts,
  { playerId, request }: Wanted,
): Promise<Omit<BetToDeal, 'number'>> {
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const game = await games.named(request.game);
  if (game === undefined) throw new PlatformError('GAME_UNKNOWN');
  if (isClosed(game.code)) throw new PlatformError('GAME_CLOSED');
  const currency = await currencies.of(kernel.db, playerId, request.accountId as AccountId);
  const { stakeMinor } = readBet(game, request, { bounds: bounds(currency), currency });
  return { game, currency, stakeMinor };
}

/** The round that comes next under a pair of seeds, dealt: over already, or waiting for its moves. */
export async function dealNew(
  parts: GamesParts,
  wanted: Wanted,
  { game, currency, stakeMinor, number }: BetToDeal,
  { rounds: nonce, ...pair }: SeedPair,
): Promise<NewRoundRecord> {
  const { playerId, request } = wanted;
  const { ids, clock } = parts.kernel;
  const atMs = clock.nowMs();
  const begun: RoundRecord = {
    roundId: ids.forPlayer<'round'>(playerId),
    number,
    playerId,
    accountId: request.accountId as AccountId,
    currency,
    game: game.code,
    version: game.version,
    choice: request.choice,
    moves: [],
    firstStakeMinor: stakeMinor,
    seed: { ...pair, nonce, isRevealed: false },
    beganAtMs: atMs,
    movedAtMs: atMs,
    endedAtMs: undefined,
    paidMinor: undefined,
    isVoid: false,
    giftId: request.giftId,
  };
  const dealt = await deal(parts, begun);
  const { paidMinor } = dealt.round;
  const round = paidMinor === undefined ? begun : { ...begun, paidMinor, endedAtMs: atMs };
  const answer = { status: 201, body: await roundView(parts, round, dealt) };
  return { round, stakeId: ids.forPlayer<'bet'>(playerId), answered: { request: requestOf(wanted), answer } };
}
