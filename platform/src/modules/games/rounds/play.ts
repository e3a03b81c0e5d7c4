import type { AccountId, PlayerId } from '@paddock/contract';
import type { NewRound, RoundView } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { GamesParts } from '../games-api.ts';
import { takeNonce } from '../seeds/seed-store.ts';
import { insertStake } from '../stakes/stake-store.ts';
import { closeRound } from './close-round.ts';
import { deal } from './deal.ts';
import { readStake } from './round-bounds.ts';
import { hasOpenRound, insertRound, type RoundRecord } from './round-store.ts';
import { roundView } from './round-view.ts';

export interface Wanted {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: NewRound;
}

/**
 * Plays a round, or begins one of a game with moves: once per key, in one transaction that takes the nonce, the stake and,
 * where the round is over, pays what it won. What is refused has taken nothing, the nonce included, and nothing was drawn.
 * @throws the refusals of `POST /web-api/games/rounds`; they are stored with the key.
 */
export async function play(parts: GamesParts, { playerId, key, request }: Wanted): Promise<StoredAnswer> {
  const { kernel } = parts;
  const number = await parts.numbers.next();
  const answer = await kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'games.play', key, body: request },
    async (tx) => {
      const round = await begin(tx, parts, { playerId, request, number });
      await insertRound(tx, round);
      await takeFirstStake(tx, parts, round);
      return { status: 201, body: await roundView(parts, await endAtOnce(tx, parts, round)) };
    },
  );
  if (answer.status === 201) {
    const { id } = answer.body as RoundView;
    tellPlayer(kernel.bus, playerId, { kind: 'games:round', id }, { kind: 'accounts' });
  }
  return answer;
}

/** A round that may be played, with the next nonce of the seeds the player saw. */
async function begin(
  tx: Tx,
  parts: GamesParts,
  { playerId, request, number }: { playerId: PlayerId; request: NewRound; number: string },
): Promise<RoundRecord> {
  const { kernel, games, bounds, isBanned, currencyOf } = parts;
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const game = await games.named(request.game);
  if (game === undefined) throw new PlatformError('GAME_UNKNOWN');
  const accountId = request.accountId as AccountId;
  const currency = await currencyOf(tx, playerId, accountId);
  if (currency === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  const inCurrency = bounds(currency);
  const firstStakeMinor = readStake(request.stake, inCurrency, currency);
  const bet = game.readBet(firstStakeMinor, request.choice);
  if (bet === undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: '/choice', message: 'is none of this game' }]);
  if (game.mostMinor(bet) > inCurrency.maxWinMinor) throw new PlatformError('STAKE_TOO_LARGE');
  // Taken before the look for an open round: of two bets at once the second waits here, and sees the first.
  const pair = await takeNonce(tx, playerId, request.commitment);
  if (pair === undefined) throw new PlatformError('SEEDS_CHANGED');
  if (await hasOpenRound(tx, playerId, game.code)) throw new PlatformError('ROUND_OPEN');
  const atMs = kernel.clock.nowMs();
  const { seedId, sealed, commitment, clientSeed, rounds: nonce } = pair;
  return {
    roundId: kernel.ids.forPlayer<'round'>(playerId),
    number,
    playerId,
    accountId,
    currency,
    game: game.code,
    version: game.version,
    choice: request.choice,
    moves: [],
    firstStakeMinor,
    seed: { seedId, sealed, commitment, clientSeed, nonce, isRevealed: false },
    beganAtMs: atMs,
    movedAtMs: atMs,
    endedAtMs: undefined,
    paidMinor: undefined,
    isVoid: false,
  };
}

function takeFirstStake(tx: Tx, { kernel, stakes }: GamesParts, round: RoundRecord): Promise<void> {
  const { roundId, playerId, accountId, firstStakeMinor: stakeMinor, beganAtMs: atMs } = round;
  const stakeId = kernel.ids.forPlayer<'bet'>(playerId);
  return stakes.take(tx, { playerId, betId: stakeId, accountId, stakeMinor, atMs }, ({ currency }) =>
    insertStake(tx, { stakeId, roundId, playerId, currency, step: 0, stakeMinor, acceptedAtMs: atMs }),
  );
}

/** Dealt for the first time here, when the stake is taken. */
async function endAtOnce(tx: Tx, parts: GamesParts, round: RoundRecord): Promise<RoundRecord> {
  const { paidMinor } = (await deal(parts, round)).round;
  if (paidMinor === undefined) return round;
  await closeRound(tx, parts, round, { paidMinor, isVoid: false, atMs: round.beganAtMs });
  return { ...round, paidMinor, endedAtMs: round.beganAtMs };
}
