import type { BetView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { insuranceStands } from '../../model/insurance-stands.ts';
import styles from './bet-card.module.css';

/** What a boost or an insurance may bring beside what a bet pays, or has brought. */
export function ExtraNote({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  const format = useFormat();
  const { gift, extra, currency, status } = bet;
  if (gift === undefined || gift.kind === 'free-bet' || extra === undefined) return null;
  const isInsured = gift.kind === 'accumulator-insurance';
  const mayCome = isInsured ? insuranceStands(bet) : status === 'open';
  if (!mayCome && Number(extra.paid) === 0) return null;
  const amount = format.amount(mayCome ? extra.most : extra.paid, currency);
  return (
    <p className={styles.dim}>
      {t(`bets.${isInsured ? 'insured' : 'boosted'}.${mayCome ? 'may' : 'paid'}`, { amount })}
    </p>
  );
}
