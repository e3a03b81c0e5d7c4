import { displayPublicNumber } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, SummaryList } from '@paddock/styleguide';

import { insuranceStands } from '../../model/insurance-stands.ts';
import { BetLegs } from './bet-legs.tsx';
import styles from './bet-detail.module.css';

/** Everything about one bet: its legs with what became of them, and its money. */
export function BetDetail({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const amount = (value: string) => <MoneyText>{format.amount(value, bet.currency)}</MoneyText>;
  const isFree = bet.gift?.kind === 'free-bet';
  const isFreeBack = isFree && bet.status === 'returned' && bet.payout === bet.stake;
  return (
    <div className={styles.detail}>
      <BetLegs bet={bet} />
      <SummaryList
        lines={[
          { id: 'number', label: t('bets.number'), value: displayPublicNumber(bet.number) },
          { id: 'placed', label: t('bets.placed'), value: format.moment(bet.acceptedAtMs) },
          ...(bet.settledAtMs === undefined
            ? []
            : [{ id: 'settled', label: t('bets.settled'), value: format.moment(bet.settledAtMs) }]),
          {
            id: 'stake',
            label: isFree ? t('bets.free.stake') : common('stake'),
            value: amount(bet.stake),
          },
          ...(bet.cashOuts ?? []).map(({ stake, paid, atMs, byOrder }) => ({
            id: `cashed-out-${atMs}`,
            label: t(byOrder ? 'bets.cashedByOrder' : 'bets.cashedPart', {
              stake: format.amount(stake, bet.currency),
              time: format.moment(atMs),
            }),
            value: amount(paid),
          })),
          bet.status === 'open'
            ? { id: 'return', label: t('bets.canPay'), value: amount(bet.possibleReturn), strong: true }
            : isFreeBack
              ? { id: 'return', label: t('bets.free.back'), value: amount(bet.stake), strong: true }
              : { id: 'return', label: t('bets.paid'), value: amount(bet.payout), strong: true },
          ...extraLines(bet),
        ]}
      />
    </div>
  );

  /** What its boost or insurance may add beside that, or has added. */
  function extraLines({ gift, extra, status }: BetView) {
    if (gift === undefined || extra === undefined) return [];
    const isToCome = status === 'open' || insuranceStands(bet);
    const label = t(`bets.extra.${isToCome ? 'most' : 'paid'}`, { context: gift.kind });
    return [{ id: 'extra', label, value: amount(isToCome ? extra.most : extra.paid) }];
  }
}
