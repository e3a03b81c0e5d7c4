import type { BetView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText } from '@paddock/styleguide';

import { betEnd } from '../../model/bet-end.ts';
import { insuranceStands } from '../../model/insurance-stands.ts';

/** How a bet stands, in words with its money. */
export function BetResult({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  const format = useFormat();
  if (bet.gift?.kind === 'free-bet' && (bet.status === 'lost' || bet.status === 'returned'))
    return (
      <span data-bet-status={bet.status} data-bet={bet.number}>
        {t(`bets.free.${bet.payout === bet.stake ? 'back' : bet.status}`)}
      </span>
    );
  // The stake is not lost for good yet: its card says on what that depends.
  if (insuranceStands(bet))
    return (
      <span data-bet-status={bet.status} data-bet={bet.number}>
        {t('bets.insured.result')}
      </span>
    );
  const amount =
    bet.status === 'open'
      ? bet.possibleReturn
      : bet.status === 'lost'
        ? (bet.remainingStake ?? bet.stake)
        : bet.payout;
  return (
    <span data-bet-status={bet.status} data-bet={bet.number}>
      {t(`bets.is.${betEnd(bet)}`)}{' '}
      <MoneyText tone={bet.status === 'won' ? 'gain' : 'plain'}>
        {format.amount(amount, bet.currency)}
      </MoneyText>
    </span>
  );
}
