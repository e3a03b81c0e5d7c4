import type { BetLegView, BetView } from '@paddock/contract/schemas';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Badge, MoneyText, OddsText, SummaryList, type BadgeTone } from '@paddock/styleguide';

import styles from './bet-detail.module.css';

const TONES: Readonly<Record<BetLegView['result'], BadgeTone>> = {
  open: 'neutral',
  win: 'positive',
  'half-win': 'positive',
  lose: 'neutral',
  'half-lose': 'neutral',
  void: 'neutral',
};

/** Everything about one bet: its legs with what became of them, and its money. */
export function BetDetail({ bet }: { readonly bet: BetView }) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const amount = (value: string) => <MoneyText>{format.amount(value, bet.currency)}</MoneyText>;
  return (
    <div className={styles.detail}>
      <ul className={styles.legs} aria-label={t('bets.selections')}>
        {bet.legs.map((leg) => (
          <Leg key={leg.selectionId} leg={leg} />
        ))}
      </ul>
      <SummaryList
        lines={[
          { id: 'number', label: t('bets.number'), value: bet.id },
          { id: 'placed', label: t('bets.placed'), value: format.moment(bet.acceptedAtMs) },
          ...(bet.settledAtMs === undefined
            ? []
            : [{ id: 'settled', label: t('bets.settled'), value: format.moment(bet.settledAtMs) }]),
          { id: 'stake', label: common('stake'), value: amount(bet.stake) },
          bet.status === 'open'
            ? { id: 'return', label: t('bets.canPay'), value: amount(bet.possibleReturn), strong: true }
            : { id: 'return', label: t('bets.paid'), value: amount(bet.payout), strong: true },
        ]}
      />
    </div>
  );
}

function Leg({ leg }: { readonly leg: BetLegView }) {
  const t = useT('office');
  const common = useT('common');
  const format = useFormat();
  const labels = useLabels();
  const { outcome, market, match } = labels.leg(leg);
  return (
    <li className={styles.leg} data-result={leg.result}>
      <div className={styles.legHead}>
        <b>{outcome}</b>
        <Badge tone={TONES[leg.result]}>{common(`legResult.${leg.result}`)}</Badge>
        <OddsText size={14} exact={format.exactOdds(leg.oddsMilli)}>
          {format.odds(leg.oddsMilli)}
        </OddsText>
      </div>
      <p>
        {market}. {match}
      </p>
      <p>
        {leg.struckPeriod === ''
          ? t('bets.startsAt', { time: format.moment(leg.startsAtMs) })
          : t('bets.struckAt', {
              score: leg.struckScore.join(':'),
              period: labels.period(leg.sport, leg.struckPeriod),
            })}
        {leg.finalScore !== undefined && ` ${t('bets.final', { score: leg.finalScore.join(':') })}`}
      </p>
    </li>
  );
}
