import type { AccountId, PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { shortened } from '../shared-rounds/index.ts';
import { entriesOf, insertEntry, type Entry } from './entry-store.ts';
import { lookAgain } from './run-tournaments.ts';
import { phaseOf, termsIn, type TournamentId } from './tournament.ts';
import { lockTournament, readTournament } from './tournament-store.ts';
import type { TournamentsParts } from './tournaments-api.ts';
import { whoMayJoin } from './who-may-join.ts';

export interface Joining {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/**
 * Takes a player in, with the rounds of one currency from now on; asked again it changes nothing. A person takes part with
 * one account (rules §9), and only somebody who may play now: not on a break, not banned, and with room under their limits
 * for the least stake that counts.
 * @throws TOURNAMENT_UNKNOWN, TOURNAMENT_OVER, TOURNAMENT_JOINED for another currency or account,
 * TOURNAMENT_NOT_FOR_YOU, ACCOUNT_UNKNOWN, ACCOUNT_FROZEN, ACCOUNT_RESTRICTED, CURRENCY_UNSUPPORTED, LIMIT_REACHED,
 * PLAY_PAUSED, RATE_UNAVAILABLE
 */
export async function join(parts: TournamentsParts, joining: Joining): Promise<Entry> {
  const { kernel, isBanned } = parts;
  const { playerId, tournamentId } = joining;
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  await requireRoom(parts, joining);
  const { entry, isNew } = await inTransaction(kernel.db, (tx) => enter(tx, parts, joining));
  if (isNew) await lookAgain(parts, tournamentId);
  return entry;
}

async function enter(
  tx: Tx,
  parts: TournamentsParts,
  { tournamentId, playerId, accountId }: Joining,
): Promise<{ readonly entry: Entry; readonly isNew: boolean }> {
  const { kernel, wallet, playerNumbers, lockedPerson } = parts;
  // Before accounts, as where a prize is paid: the two never wait for each other.
  const tournament = await lockTournament(tx, tournamentId);
  if (tournament === undefined) throw new PlatformError('TOURNAMENT_UNKNOWN');
  // Of two accounts of a person at once one is the first.
  const person = await lockedPerson(tx, playerId);
  const accounts = await wallet.lock(tx, playerId);
  const account = accounts.find(({ id }) => id === accountId);
  if (account === undefined || account.isClosed || !isReal(account.kind))
    throw new PlatformError('ACCOUNT_UNKNOWN');
  const { currency } = account;
  const before = await entriesOf(tx, tournamentId, person);
  const own = before.find((entry) => entry.playerId === playerId && entry.currency === currency);
  if (own !== undefined) return { entry: own, isNew: false };
  if (before.length > 0) throw new PlatformError('TOURNAMENT_JOINED');
  const atMs = kernel.clock.nowMs();
  const phase = phaseOf(tournament, atMs);
  if (phase !== 'coming' && phase !== 'running') throw new PlatformError('TOURNAMENT_OVER');
  const mayJoin = await whoMayJoin(tx, parts, playerId, { tournaments: [tournament], nowMs: atMs });
  if (!mayJoin(tournament)) throw new PlatformError('TOURNAMENT_NOT_FOR_YOU');
  if (termsIn(tournament, currency) === undefined) throw new PlatformError('CURRENCY_UNSUPPORTED');
  if (await wallet.isFrozen(tx, playerId)) throw new PlatformError('ACCOUNT_FROZEN');
  const who = shortened((await playerNumbers.numbersOf(tx, [playerId]))(playerId));
  const entryId = kernel.ids.forPlayer<'tournament-entry'>(playerId);
  await insertEntry(tx, tournamentId, { entryId, playerId, currency, who, joinedAtMs: atMs });
  const [entry] = await entriesOf(tx, tournamentId, [playerId]);
  if (entry === undefined) throw new Error(`entry ${entryId} was written and is not there`);
  return { entry, isNew: true };
}

const isReal = (kind: string): boolean => kind === 'main' || kind === 'currency';

/**
 * Asks whether the least stake that counts would be taken now, by taking it in a transaction that is undone. Who takes part
 * already is not asked again.
 */
async function requireRoom(
  { kernel, wallet, limits }: TournamentsParts,
  { tournamentId, playerId, accountId }: Joining,
): Promise<void> {
  const asked = new Error('asked, and nothing is to stay');
  await inTransaction(kernel.db, async (tx) => {
    const account = (await wallet.lock(tx, playerId)).find(({ id }) => id === accountId);
    const tournament = await readTournament(tx, tournamentId);
    const terms = account && tournament && termsIn(tournament, account.currency);
    if (terms === undefined || (await entriesOf(tx, tournamentId, [playerId])).length > 0) throw asked;
    await limits.admitStake(tx, {
      playerId,
      accountId,
      betId: kernel.ids.forPlayer<'bet'>(playerId),
      currency: terms.currency,
      stakeMinor: terms.leastStakeMinor,
      atMs: kernel.clock.nowMs(),
    });
    throw asked;
  }).catch((error: unknown) => {
    if (error !== asked) throw error;
  });
}
