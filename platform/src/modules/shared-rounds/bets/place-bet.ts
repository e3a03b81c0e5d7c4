import type { AccountId, PlayerId } from '@paddock/contract';
import type { NewSharedBet } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { isDecided, type StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { readStake } from '../../games/index.ts';
import { tellPlayer } from '../../live/index.ts';
import type { WrittenStake } from '../../products/index.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import type { Table } from '../tables/table.ts';
import type { HeldBet } from './bet-store.ts';
import { betView } from './bet-view.ts';
import { isSlotTaken, type NewBetRecord } from './write-bets.ts';

export interface Wanted {
  readonly playerId: PlayerId;
  readonly game: string;
  readonly key: string;
  readonly request: NewSharedBet;
}

/** Writes a bet with its stake and its key, sharing a statement with whoever bets at the moment; undefined where its round takes none. */
export type BetWriter = (record: NewBetRecord) => Promise<WrittenStake | undefined>;

/**
 * Bets on the round that takes bets, once per key. The round's beginning waits for those who are being let in; whoever comes
 * after it is refused and has lost nothing.
 * @throws the refusals of `POST /web-api/shared-rounds/:game/bets`; they are stored with the key.
 */
export async function placeBet(parts: SharedParts, wanted: Wanted): Promise<StoredAnswer> {
  const { kernel } = parts;
  const { playerId, game } = wanted;
  const table = parts.tables.named(game);
  const asked = { principal: `player:${playerId}`, operation: `shared-rounds.bet.${game}` };
  const request = { ...asked, key: wanted.key, body: wanted.request };
  try {
    const bet = await readWanted(parts, table, wanted);
    const answer = { status: 201, body: betView(table, bet, null, bet.acceptedAtMs) };
    const accountId = wanted.request.accountId as AccountId;
    await write(parts, table, { bet, accountId, answered: { request, answer } });
    // The round may have begun with it by now, and its press be here.
    if (table.bet(bet.betId) === undefined) table.put(bet);
    parts.began(playerId, game);
    tellPlayer(kernel.bus, playerId, { kind: 'shared-rounds:bet', id: bet.betId }, { kind: 'accounts' });
    return answer;
  } catch (error) {
    // A key that is used is refused like anything else, and answered as it was.
    if (!isDecided(error)) throw error;
    return kernel.idempotency.refuse(request, error);
  }
}

/** The house's room is held while a bet is being placed, and after it where nobody knows whether it was. */
async function write({ bounds, writeBet }: SharedParts, table: Table, record: NewBetRecord): Promise<void> {
  const { bet } = record;
  const exposure = table.roundOf(bet.round)?.exposure;
  if (exposure === undefined) throw new PlatformError('BETS_CLOSED');
  const tooMuch = exposure.refusalOf(bet, bounds.caps);
  if (tooMuch !== undefined) throw new PlatformError(tooMuch);
  exposure.add(bet);
  try {
    if ((await writeBet(record)) === undefined) throw new PlatformError('BETS_CLOSED');
  } catch (error) {
    const refusal = isSlotTaken(error) ? new PlatformError('SLOT_TAKEN') : error;
    if (refusal instanceof PlatformError) exposure.remove(bet);
    throw refusal;
  }
}

async function readWanted(
  { kernel, bounds, isBanned, isClosed, currencies, names, numbers }: SharedParts,
  { rules }: Table,
  { playerId, request }: Wanted,
): Promise<HeldBet> {
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  if (isClosed(rules.code)) throw new PlatformError('GAME_CLOSED');
  const currency = await currencies.of(kernel.db, playerId, request.accountId as AccountId);
  const inCurrency = bounds.in(currency);
  const stakeMinor = readStake(request.stake, inCurrency, currency);
  const choice = rules.readChoice(stakeMinor, request.choice);
  if (choice === undefined || request.slot > rules.slots)
    throw new PlatformError('INVALID_INPUT', [{ at: '/choice', message: 'is none of this game' }]);
  const capMinor = inCurrency.maxWinMinor;
  if (!rules.fits({ stakeMinor, choice, capMinor })) throw new PlatformError('STAKE_TOO_LARGE');
  return {
    betId: kernel.ids.forPlayer<'bet'>(playerId),
    number: await numbers.next(),
    playerId,
    who: await names.of(playerId),
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
