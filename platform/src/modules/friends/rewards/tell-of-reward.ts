import { formatAmount, type PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { Reward } from '../friend-store.ts';
import type { FriendsParts } from '../friends-api.ts';

interface Told {
  readonly playerId: PlayerId;
  /** Whom it is for. */
  readonly friendId: PlayerId;
  readonly step: 'paid' | 'taken-back';
  readonly reward: Reward;
  readonly atMs: number;
}

/** Leaves one side a message that its reward for a friend was paid or taken back. */
export async function tellOfReward(
  tx: Tx,
  { tellInbox }: Pick<FriendsParts, 'tellInbox'>,
  { playerId, friendId, step, reward: { currency, amountMinor }, atMs }: Told,
): Promise<void> {
  const side = playerId === friendId ? 'friend' : 'referrer';
  const amount = formatAmount(amountMinor, currency);
  const content = { kind: 'friend-reward', side, step, amount, currency } as const;
  await tellInbox(tx, { playerId, cause: `friend-reward:${friendId}:${step}`, content, atMs });
}
