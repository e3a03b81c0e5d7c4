import { displayPublicNumber, formatAmount, parseAmount } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { MoneyText, SummaryList } from '@paddock/styleguide';

import { betEnd } from '../../model/bet-end.ts';
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
          ...linesOrPrice(bet),
          ...ended(),
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

  /** In a word, where the lines below do not say it. */
  function ended() {
    if (bet.status === 'open' || isFree || insuranceStands(bet)) return [];
    return [{ id: 'end', label: t('bets.result'), value: t(`bets.is.${betEnd(bet)}`) }];
  }

  /** The same whole amount on each line of a system or each way; of several legs of one bet their price together. */
  function linesOrPrice({ lineCount, legs, stake, currency, totalOddsMilli }: BetView) {
    if (lineCount !== undefined) {
      const eachMinor = (parseAmount(stake, currency) ?? 0n) / BigInt(lineCount);
      return [{ id: 'line', label: t('bets.eachLine'), value: amount(formatAmount(eachMinor, currency)) }];
    }
    if (legs.length === 1) return [];
    const price = <bdi>{format.totalOdds(BigInt(totalOddsMilli))}</bdi>;
    return [{ id: 'price', label: t('bets.totalPrice'), value: price }];
  }

  /** What its boost or insurance may add beside that, or has added. */
  function extraLines({ gift, extra, status }: BetView) {
    if (gift === undefined || extra === undefined) return [];
    const isToCome = status === 'open' || insuranceStands(bet);
    const label = t(`bets.extra.${isToCome ? 'most' : 'paid'}`, { context: gift.kind });
    return [{ id: 'extra', label, value: amount(isToCome ? extra.most : extra.paid) }];
  }
}
