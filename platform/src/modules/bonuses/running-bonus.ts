import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { RunningBonus } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf } from './bonuses-store.ts';
import { grantsOf } from './promotions/grant-store.ts';
import { waitingFirst } from './waiting-first.ts';

/** The bonus a player is wagering now, else the one that begins next. @see Bonuses.running */
export async function runningBonus(
  db: Database | Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  playerId: PlayerId,
): Promise<RunningBonus | undefined> {
  const bonus = (await bonusesOf(db, playerId)).find(({ status }) => status === 'running');
  if (bonus === undefined) return (await waitingBonuses(db, playerId))[0];
  const { currency } = bonus;
  const account = (await wallet.accounts(db, playerId)).find(
    ({ kind, currency: iso }) => kind === 'bonus' && iso === currency,
  );
  return { currency, leftMinor: account?.balanceMinor ?? 0n };
}

/** @see Bonuses.isIn */
export async function hasBonusIn(
  db: Database | Tx,
  parts: Pick<BonusesParts, 'wallet'>,
  playerId: PlayerId,
  currency: string,
): Promise<boolean> {
  const bonuses = [await runningBonus(db, parts, playerId), ...(await waitingBonuses(db, playerId))];
  return bonuses.some((bonus) => bonus?.currency === currency);
}

/** What waits, in the order in which it begins. */
async function waitingBonuses(db: Database | Tx, playerId: PlayerId): Promise<readonly RunningBonus[]> {
  const first = await waitingFirst(db, playerId);
  const promised = (await grantsOf(db, playerId)).filter(({ state }) => state === 'waiting').toReversed();
  return [
    ...(first?.status === 'waiting' ? [{ currency: first.currency, leftMinor: first.grantedMinor }] : []),
    ...promised.flatMap(({ currency, givenMinor }) =>
      currency === null || givenMinor === null ? [] : [{ currency, leftMinor: givenMinor }],
    ),
  ];
}
