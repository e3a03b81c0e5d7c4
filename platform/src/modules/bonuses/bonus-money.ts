import type { Tx } from '../../kernel/database/database.ts';
import type { Account, TransferKind } from '../wallet/index.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import type { Bonus } from './bonuses-store.ts';

type BonusKey = Pick<Bonus, 'playerId' | 'bonusId' | 'currency'>;

/** A movement of a bonus's money, once per name. */
interface BonusMove {
  readonly kind: Extract<TransferKind, `bonus-${string}`>;
  /** Tells movements of one kind apart; empty for the one that begins or ends the bonus. */
  readonly part: string;
  /** Positive comes to the bonus account. */
  readonly amountMinor: bigint;
  /** The other side: what bonuses cost the house, or the player's real money. */
  readonly against: 'house' | 'real';
  readonly reason: string;
  readonly atMs: number;
}

/** What lies on the bonus account. Takes the lock every transfer of the player takes. */
export async function bonusBalance(
  tx: Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  { playerId, currency }: BonusKey,
): Promise<bigint> {
  return accountOf(await wallet.lock(tx, playerId), currency, ['bonus']).balanceMinor;
}

/** Posts a movement of a bonus's money; nothing where there is none to move. */
export async function moveBonus(
  tx: Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  { playerId, bonusId, currency }: BonusKey,
  { kind, part, amountMinor, against, reason, atMs }: BonusMove,
): Promise<void> {
  if (amountMinor === 0n) return;
  const accounts = await wallet.lock(tx, playerId);
  const other =
    against === 'house'
      ? ({ house: 'bonuses', currency } as const)
      : { account: accountOf(accounts, currency, ['main', 'currency']).id };
  await wallet.post(tx, {
    id: part === '' ? `${kind}:${bonusId}` : `${kind}:${bonusId}:${part}`,
    playerId,
    kind,
    actor: 'system',
    cause: `bonus:${bonusId}`,
    reason,
    atMs,
    postings: [
      { account: accountOf(accounts, currency, ['bonus']).id, amountMinor },
      { ...other, amountMinor: -amountMinor },
    ],
  });
}

/** Posts what a bonus takes back of the player's real money; nothing where there is none to move. */
export async function moveReal(
  tx: Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  { playerId, bonusId, currency }: BonusKey,
  { amountMinor, reason, atMs }: Pick<BonusMove, 'amountMinor' | 'reason' | 'atMs'>,
): Promise<void> {
  if (amountMinor === 0n) return;
  const accounts = await wallet.lock(tx, playerId);
  await wallet.post(tx, {
    id: `bonus-return:${bonusId}:real`,
    playerId,
    kind: 'bonus-return',
    actor: 'system',
    cause: `bonus:${bonusId}`,
    reason,
    atMs,
    postings: [
      { account: accountOf(accounts, currency, ['main', 'currency']).id, amountMinor },
      { house: 'bonuses', currency, amountMinor: -amountMinor },
    ],
  });
}

function accountOf(
  accounts: readonly Account[],
  currency: string,
  kinds: readonly Account['kind'][],
): Account {
  const found = accounts.find((account) => account.currency === currency && kinds.includes(account.kind));
  if (found === undefined) throw new Error(`a bonus without a ${kinds.join(' or ')} account in ${currency}`);
  return found;
}
