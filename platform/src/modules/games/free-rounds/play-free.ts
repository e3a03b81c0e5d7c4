import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import type { NewRound, RoundView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { GamesParts } from '../games-api.ts';
import { betOf, dealNew, requestOf, type BetToDeal, type Wanted } from '../rounds/play.ts';
import { holdActivePair, insertFreeRound } from './free-round-store.ts';

/** A round by a gift. */
interface WantedFree {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: NewRound & { readonly giftId: string };
}

/**
 * Plays a round at the stake of a gift, once per key: seeds, draw and rules are those of any round, nothing of the player's
 * is staked, and what it wins is paid by the gift. One transaction, in which nothing of the draw is seen before it counts.
 * @throws what a round is refused for before its stake, what the gift refuses, GIFT_NOT_FOR_BET
 */
export function createPlayFree(parts: GamesParts): (wanted: WantedFree) => Promise<StoredAnswer> {
  const { kernel, numbers } = parts;
  return async (wanted) => {
    const { playerId } = wanted;
    const number = await numbers.next();
    const answer = await kernel.idempotency.run(requestOf(wanted), async (tx) => {
      const atMs = kernel.clock.nowMs();
      const giftId = requiredId<'gift'>(wanted.request.giftId, 'GIFT_UNKNOWN');
      const bet: BetToDeal = { ...(await betOf(parts, wanted)), number };
      requireFits(bet, await parts.freeRounds.find(tx, { playerId, giftId, atMs }));
      const pair = await holdActivePair(tx, playerId);
      if (pair?.commitment !== wanted.request.commitment) throw new PlatformError('SEEDS_CHANGED');
      const { round, answered } = await dealNew(parts, wanted, bet, pair);
      const { roundId, paidMinor: wonMinor } = round;
      if (wonMinor === undefined) throw new PlatformError('GIFT_NOT_FOR_BET', { reason: 'game' });
      await parts.freeRounds.play(tx, {
        ...{ playerId, giftId, wonMinor, atMs },
        accountId: wanted.request.accountId as AccountId,
        roundId: roundId as string as BetId,
      });
      await insertFreeRound(tx, { ...round, giftId });
      return answered.answer;
    });
    if (answer.status === 201) {
      const { id, game } = answer.body as RoundView;
      parts.began(playerId, game);
      tellPlayer(kernel.bus, playerId, { kind: 'games:round', id }, { kind: 'accounts' }, { kind: 'inbox' });
    }
    return answer;
  };
}

type UsableRounds = Awaited<ReturnType<GamesParts['freeRounds']['find']>>;

function requireFits({ game, currency, stakeMinor }: BetToDeal, gift: UsableRounds): void {
  const reason = !gift.games.includes(game.code)
    ? 'game'
    : currency !== gift.currency
      ? 'currency'
      : stakeMinor !== gift.stakeMinor
        ? 'stake'
        : undefined;
  if (reason !== undefined) throw new PlatformError('GIFT_NOT_FOR_BET', { reason });
}

/** Whether a round is asked for by a gift. */
export const isFree = (wanted: Wanted): wanted is WantedFree => wanted.request.giftId !== undefined;
