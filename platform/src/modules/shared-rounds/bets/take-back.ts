import type { PlayerId } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { tellPlayer } from '../../live/index.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { holdOpen } from '../tables/round-store.ts';
import type { Table } from '../tables/table.ts';
import { endBets, lockBets, lockBetsOfPlayer, readBet, type HeldBet } from './bet-store.ts';
import { betView } from './bet-view.ts';

/**
 * Takes a bet back before its round begins: as if it had never been. One that was taken back is answered as it stands.
 * @throws BET_UNKNOWN, BETS_CLOSED
 */
export async function takeBack(
  parts: SharedParts,
  { playerId, game, id }: { readonly playerId: PlayerId; readonly game: string; readonly id: string },
): Promise<SharedBetView> {
  const { kernel } = parts;
  const table = parts.tables.named(game);
  const betId = requiredId<'bet'>(id, 'BET_UNKNOWN');
  const seen = await readBet(kernel.db, betId);
  if (seen?.playerId !== playerId || seen.game !== game) throw new PlatformError('BET_UNKNOWN');
  const { bet, isNew } = await inTransaction(kernel.db, async (tx) => {
    const isOpen = await holdOpen(tx, game, seen.round);
    const [kept = seen] = await lockBets(tx, [betId]);
    if (kept.end?.isTakenBack === true) return { bet: kept, isNew: false };
    if (!isOpen) throw new PlatformError('BETS_CLOSED');
    return { bet: await giveBack(tx, parts, kept), isNew: true };
  });
  if (isNew) told(parts, table, bet);
  return betView(table, bet, null, kernel.clock.nowMs());
}

/**
 * Takes all bets of a player in a round back, at once or none of them; answers those that were still there.
 * @throws GAME_UNKNOWN, BETS_CLOSED
 */
export async function takeAllBack(
  parts: SharedParts,
  { playerId, game, number }: { readonly playerId: PlayerId; readonly game: string; readonly number: string },
): Promise<{ bets: SharedBetView[] }> {
  const { kernel } = parts;
  const table = parts.tables.named(game);
  const round = Number(number);
  const bets = await inTransaction(kernel.db, async (tx) => {
    if (!(await holdOpen(tx, game, round))) throw new PlatformError('BETS_CLOSED');
    const given: HeldBet[] = [];
    for (const bet of await lockBetsOfPlayer(tx, { playerId, game, round }))
      given.push(await giveBack(tx, parts, bet));
    return given;
  });
  for (const bet of bets) told(parts, table, bet);
  const atMs = kernel.clock.nowMs();
  return { bets: bets.map((bet) => betView(table, bet, null, atMs)) };
}

async function giveBack(tx: Tx, { kernel, stakes }: SharedParts, bet: HeldBet): Promise<HeldBet> {
  const { playerId, betId, stakeMinor: targetMinor, currency, game } = bet;
  const atMs = kernel.clock.nowMs();
  const end = { paidMinor: targetMinor, paidMilli: undefined, isVoid: true, isTakenBack: true, atMs };
  const settlement = { playerId, betId, revision: 1, targetMinor, reason: `${game} taken back`, atMs };
  await stakes.settle(tx, { ...settlement, currency, isVoid: true }, () => endBets(tx, [{ betId, ...end }]));
  return { ...bet, end };
}

function told({ kernel }: SharedParts, table: Table, bet: HeldBet): void {
  table.roundOf(bet.round)?.exposure.remove(bet);
  table.put(bet);
  const news = { kind: 'shared-rounds:bet', id: bet.betId } as const;
  tellPlayer(kernel.bus, bet.playerId, news, { kind: 'accounts' });
}
