import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { RunningBonus } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf } from './bonuses-store.ts';

/** The bonus a player is wagering now. @see Bonuses.running */
export async function runningBonus(
  db: Database | Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  playerId: PlayerId,
): Promise<RunningBonus | undefined> {
  const bonus = (await bonusesOf(db, playerId)).find(({ status }) => status === 'running');
  if (bonus === undefined) return undefined;
  const { currency } = bonus;
  const account = (await wallet.accounts(db, playerId)).find(
    ({ kind, currency: iso }) => kind === 'bonus' && iso === currency,
  );
  return { currency, leftMinor: account?.balanceMinor ?? 0n };
}
