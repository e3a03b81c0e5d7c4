import { formatAmount, type PlayerId } from '@paddock/contract';
import type { ConversionRequest, ConversionView } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import { lockedAccounts } from '../accounts-store.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { postConversion } from './post-conversion.ts';
import { quote, quoteView } from './quote.ts';

export interface WantedConversion {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: ConversionRequest;
}

/**
 * Exchanges money between the player's own accounts, once per key, by exactly the rate that was quoted.
 * @throws RATE_MOVED with the new figures, and what `quote` and `Wallet.convert` refuse; PLAY_PAUSED in a break: it is
 * no part of the restricted way in (rules §9), and money is paid out in every currency; BONUS_RUNNING.
 */
export async function exchange(parts: WalletParts, wanted: WantedConversion): Promise<StoredAnswer> {
  const { kernel } = parts;
  const { playerId, key, request } = wanted;
  const answer = await kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'wallet.convert', key, body: request },
    async (tx) => ({ status: 201, body: await book(tx, parts, wanted) }),
  );
  if (answer.status === 201) tellPlayer(kernel.bus, playerId, { kind: 'accounts' });
  return answer;
}

async function book(
  tx: Tx,
  parts: WalletParts,
  { playerId, request }: WantedConversion,
): Promise<ConversionView> {
  const { clock, ids } = parts.kernel;
  const quoted = await quote(tx, parts, await lockedAccounts(tx, playerId), request);
  const { from, to, fromMinor, toMinor, rate } = quoted;
  const atMs = clock.nowMs();
  if (rate.id !== request.rateId) throw new PlatformError('RATE_MOVED', quoteView(quoted, atMs));
  if (!(await parts.mayPlay(tx, playerId))) throw new PlatformError('PLAY_PAUSED');
  if (await parts.isBonusRunning(tx, playerId, from.currency)) throw new PlatformError('BONUS_RUNNING');
  const id = ids.forPlayer<'conversion'>(playerId);
  const money = { id, playerId, fromAccountId: from.id, toAccountId: to.id, fromMinor, toMinor, atMs };
  await postConversion(tx, { ...money, rateId: rate.id, actor: 'player' }, from, to);
  return {
    id,
    fromAccountId: from.id,
    toAccountId: to.id,
    fromAmount: formatAmount(fromMinor, from.currency),
    fromCurrency: from.currency,
    toAmount: formatAmount(toMinor, to.currency),
    toCurrency: to.currency,
    rateId: rate.id,
    atMs,
  };
}
