import { formatAmount, type PlayerId } from '@paddock/contract';
import type { BonusesView, BonusOffer, BonusPopupView, BonusView } from '@paddock/contract/schemas';

import { PlatformError } from '../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../live/index.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, type Bonus } from './bonuses-store.ts';
import { endBonus } from './end-bonus.ts';
import { offerState } from './first-deposit.ts';
import type { Offer } from './offer.ts';

/** The player's bonuses, what is left of them, and what is offered. */
export async function showBonuses(parts: BonusesParts, playerId: PlayerId): Promise<BonusesView> {
  const { kernel, wallet } = parts;
  const bonuses = await bonusesOf(kernel.db, playerId);
  const accounts = await wallet.accounts(kernel.db, playerId);
  const { offer, state } = await offerState(kernel.db, parts, playerId);
  const leftOf = ({ currency }: Bonus) =>
    accounts.find((account) => account.kind === 'bonus' && account.currency === currency)?.balanceMinor ?? 0n;
  return {
    offer: offer === undefined ? null : offerView(offer),
    offerState: state,
    bonuses: bonuses.map((bonus) => bonusView(bonus, leftOf(bonus))),
  };
}

/** What the popup tells (S7-11): null once there is nothing to be had. */
export async function popupInformation(parts: BonusesParts, playerId: PlayerId): Promise<BonusPopupView> {
  const { offer, state } = await offerState(parts.kernel.db, parts, playerId);
  return {
    bonusPopupInformation: offer !== undefined && state === 'available' ? offerView(offer) : null,
  };
}

/**
 * Gives a running bonus up: what is left goes back to the house, real money stays. One that has ended stays as it is.
 * @throws NOT_FOUND for no bonus of the player.
 */
export async function forfeit(
  parts: BonusesParts,
  { playerId, bonusId, key }: { readonly playerId: PlayerId; readonly bonusId: string; readonly key: string },
): Promise<StoredAnswer> {
  const { kernel, wallet } = parts;
  const answer = await kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'bonuses.forfeit', key, body: { bonusId } },
    async (tx) => {
      await wallet.lock(tx, playerId);
      const bonus = (await bonusesOf(tx, playerId)).find((one) => one.bonusId === bonusId);
      if (bonus === undefined) throw new PlatformError('NOT_FOUND');
      const ended =
        bonus.status === 'running'
          ? await endBonus(tx, parts, bonus, 'forfeited', kernel.clock.nowMs())
          : bonus;
      return { status: 200, body: bonusView(ended, 0n) };
    },
  );
  tellPlayer(kernel.bus, playerId, { kind: 'accounts' });
  return answer;
}

function offerView({ currency, percent, upToMinor, minDepositMinor, ...terms }: Offer): BonusOffer {
  return {
    currency,
    percent,
    upTo: formatAmount(upToMinor, currency),
    minDeposit: formatAmount(minDepositMinor, currency),
    wageringMultiple: terms.wageringMultiple,
    days: terms.days,
  };
}

function bonusView(bonus: Bonus, leftMinor: bigint): BonusView {
  const { currency, status } = bonus;
  const show = (minor: bigint) => formatAmount(minor, currency);
  return {
    id: bonus.bonusId,
    status,
    currency,
    amount: show(bonus.grantedMinor),
    left: show(status === 'running' ? leftMinor : 0n),
    wagered: show(bonus.wageredMinor),
    required: show(bonus.requiredMinor),
    converted: show(bonus.convertedMinor),
    grantedAtMs: bonus.grantedAtMs,
    expiresAtMs: bonus.expiresAtMs,
    endedAtMs: bonus.endedAtMs,
  };
}
