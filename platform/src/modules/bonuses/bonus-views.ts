import { formatAmount } from '@paddock/contract';
import type { BonusOffer, BonusView } from '@paddock/contract/schemas';

import type { BonusesParts } from './bonuses-parts.ts';
import type { Bonus } from './bonuses-store.ts';
import type { Offer, WageringTerms } from './offer.ts';
import { percentsOfAll } from './percents-of-all.ts';
import type { WaitingFirst } from './waiting-first.ts';

export function offerView({ currency, percent, upToMinor, minDepositMinor, ...offer }: Offer): BonusOffer {
  return {
    currency,
    percent,
    upTo: formatAmount(upToMinor, currency),
    minDeposit: formatAmount(minDepositMinor, currency),
    wageringMultiple: offer.wageringMultiple,
    days: offer.days,
    ...termsView(offer.terms, currency),
  };
}

export function bonusView(
  parts: Pick<BonusesParts, 'products'>,
  bonus: Bonus | WaitingFirst,
  leftMinor: bigint,
): BonusView {
  const { currency, status } = bonus;
  const show = (minor: bigint) => formatAmount(minor, currency);
  return {
    id: bonus.bonusId,
    kind: bonus.kind,
    paymentId: bonus.paymentId,
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
    ...termsView(bonus.terms, currency),
    percents: percentsOfAll(parts, bonus.terms.percents),
  };
}

function termsView(
  { minOddsMilli, percents, percentsOf, maxStakeMinor, maxConversionMinor }: WageringTerms,
  currency: string,
): Pick<BonusView, 'minOddsMilli' | 'percents' | 'sports' | 'ownGames' | 'maxStake' | 'maxConversion'> {
  const show = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, currency));
  return {
    minOddsMilli,
    percents: { ...percents },
    ...(percentsOf['sportsbook'] !== undefined && { sports: { ...percentsOf['sportsbook'] } }),
    ...(percentsOf['games'] !== undefined && { ownGames: { ...percentsOf['games'] } }),
    maxStake: show(maxStakeMinor),
    maxConversion: show(maxConversionMinor),
  };
}
