import { formatAmount } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { roundStakeMinor } from '../free-rounds/round-terms.ts';
import type { KeptGift } from './gift-store.ts';

/** What of a gift is told. */
type ToldGift = Pick<
  KeptGift,
  'playerId' | 'giftId' | 'terms' | 'amountMinor' | 'currency' | 'mostBets' | 'usedAtMs'
>;

/** Leaves the player a message that a free bet, free rounds or a ticket were given, have a day left or were not used in time; each once. */
export async function tellOfGift(
  tx: Tx,
  { tellInbox }: Pick<BonusesParts, 'tellInbox'>,
  { playerId, giftId, terms, amountMinor, currency, mostBets, usedAtMs }: ToldGift,
  { step, atMs }: { readonly step: 'given' | 'ending' | 'expired'; readonly atMs: number },
): Promise<void> {
  if (terms.kind === 'free-rounds') {
    const stake = formatAmount(roundStakeMinor(terms, currency), currency);
    const rounds = mostBets - usedAtMs.length;
    const content = { kind: 'free-rounds', giftId, step, rounds, stake, currency } as const;
    await tellInbox(tx, { playerId, cause: `free-rounds:${giftId}:${step}`, content, atMs });
  }
  const amount = formatAmount(amountMinor, currency);
  if (terms.kind === 'ticket') {
    const content = { kind: 'ticket-gift', giftId, product: terms.product, step, amount, currency } as const;
    await tellInbox(tx, { playerId, cause: `ticket-gift:${giftId}:${step}`, content, atMs });
  }
  if (terms.kind !== 'free-bet') return;
  const content = { kind: 'free-bet', giftId, step, amount, currency } as const;
  await tellInbox(tx, { playerId, cause: `free-bet:${giftId}:${step}`, content, atMs });
}
