import { formatAmount } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import type { Bonus } from './bonuses-store.ts';
import type { BonusEnd } from './end-bonus.ts';

/** Leaves the player a message that a bonus began or ended, with what was given or became real money. */
export async function tellOfBonus(
  tx: Tx,
  { tellInbox }: Pick<BonusesParts, 'tellInbox'>,
  { playerId, bonusId, currency }: Pick<Bonus, 'playerId' | 'bonusId' | 'currency'>,
  { step, amountMinor, atMs }: BonusStep,
): Promise<void> {
  const amount = formatAmount(amountMinor, currency);
  const content = { kind: 'bonus', bonusId, step, amount, currency } as const;
  await tellInbox(tx, { playerId, cause: `bonus:${bonusId}:${step}`, content, atMs });
}

interface BonusStep {
  readonly step: 'granted' | BonusEnd;
  readonly amountMinor: bigint;
  readonly atMs: number;
}
