import type { AccountId, PlayerId } from '@paddock/contract';
import type { NewSharedBet } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { readStake } from '../../games/index.ts';
import { tellPlayer } from '../../live/index.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { holdOpen } from '../tables/round-store.ts';
import type { Table } from '../tables/table.ts';
import { insertBet, type HeldBet } from './bet-store.ts';
import { betView } from './bet-view.ts';

export interface Wanted {
  readonly playerId: PlayerId;
  readonly game: string;
  readonly key: string;
  readonly request: NewSharedBet;
}

/**
 * Bets on the round that takes bets, once per key, in one transaction. The round's beginning waits for those who are
 * being let in; whoever comes after it is refused and has lost nothing.
 * @throws the refusals of `POST /web-api/shared-rounds/:game/bets`; they are stored with the key.
 */
export async function placeBet(
  parts: SharedParts,
  { playerId, game, key, request }: Wanted,
): Promise<StoredAnswer> {
  const { kernel } = parts;
  const table = parts.tables.named(game);
  const number = await parts.numbers.next();
  let placed: HeldBet | undefined;
  let release: (() => void) | undefined;
  try {
    const answer = await kernel.idempotency.run(
      { principal: `player:${playerId}`, operation: `shared-rounds.bet.${game}`, key, body: request },
      async (tx) => {
        release?.();
        release = undefined;
        const bet = await readWanted(tx, parts, table, { playerId, request, number });
        if (!(await holdOpen(tx, game, bet.round))) throw new PlatformError('BETS_CLOSED');
        release = reserve(parts, table, bet);
        await takeStake(tx, parts, bet, request.accountId as AccountId);
        placed = bet;
        return { status: 201, body: betView(table, bet, null, bet.acceptedAtMs) };
      },
    );
    if (placed !== undefined && answer.status === 201) {
      release = undefined;
      // The round may have begun with it by now, and its press be here.
      if (table.bet(placed.betId) === undefined) table.put(placed);
      const news = { kind: 'shared-rounds:bet', id: placed.betId } as const;
      tellPlayer(kernel.bus, playerId, news, { kind: 'accounts' });
    }
    return answer;
  } finally {
    release?.();
  }
}

async function readWanted(
  tx: Tx,
  { kernel, bounds, isBanned, currencyOf, playerNumbers }: SharedParts,
  { rules }: Table,
  { playerId, request, number }: { playerId: PlayerId; request: NewSharedBet; number: string },
): Promise<HeldBet> {
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const currency = await currencyOf(tx, playerId, request.accountId as AccountId);
  if (currency === undefined) throw new PlatformError('ACCOUNT_UNKNOWN');
  const inCurrency = bounds.in(currency);
  const stakeMinor = readStake(request.stake, inCurrency, currency);
  const choice = rules.readChoice(stakeMinor, request.choice);
  if (choice === undefined || request.slot > rules.slots)
    throw new PlatformError('INVALID_INPUT', [{ at: '/choice', message: 'is none of this game' }]);
  const capMinor = inCurrency.maxWinMinor;
  if (!rules.fits({ stakeMinor, choice, capMinor })) throw new PlatformError('STAKE_TOO_LARGE');
  const numberOf = await playerNumbers.numbersOf(tx, [playerId]);
  return {
    betId: kernel.ids.forPlayer<'bet'>(playerId),
    number,
    playerId,
    who: shortened(numberOf(playerId)),
    game: rules.code,
    round: request.round,
    slot: request.slot,
    currency,
    stakeMinor,
    capMinor,
    choice,
    acceptedAtMs: kernel.clock.nowMs(),
    press: undefined,
    end: undefined,
  };
}

/** What a player is called before everybody: neither a name nor a whole number. */
export const shortened = (number: string): string => `${number.slice(0, 2)}•••${number.slice(-2)}`;

/** Holds the house's room for a bet while it is being placed. @throws ROUND_FULL @returns gives it back */
function reserve({ bounds }: SharedParts, table: Table, bet: HeldBet): () => void {
  const live = table.roundOf(bet.round);
  if (live === undefined) throw new PlatformError('BETS_CLOSED');
  const { exposure } = live;
  if (!exposure.hasRoom(bet, bounds.roundWinCents)) throw new PlatformError('ROUND_FULL');
  exposure.add(bet);
  return () => exposure.remove(bet);
}

async function takeStake(tx: Tx, { stakes }: SharedParts, bet: HeldBet, accountId: AccountId): Promise<void> {
  const { playerId, betId, stakeMinor, acceptedAtMs: atMs } = bet;
  await stakes.take(tx, { playerId, betId, accountId, stakeMinor, atMs }, async () => {
    if (!(await insertBet(tx, bet))) throw new PlatformError('SLOT_TAKEN');
  });
}
