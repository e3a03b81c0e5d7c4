import { parseAmount } from '@paddock/contract';
import { useFormat, useT, useWritten } from '@paddock/shared-utils/react';
import { SegmentedControl } from '@paddock/styleguide';

import type { FreeSource } from '../play/use-bet.ts';
import styles from './bet-panel.module.css';

interface SourceProps {
  readonly source: FreeSource;
}

/** Who pays the round: the house, while free rounds are left, or the player. */
export function SourceChoice({ source }: SourceProps) {
  const t = useT('originals');
  return (
    <SegmentedControl
      label={t('free.source')}
      value={source.isChosen ? 'free' : 'own'}
      segments={[
        { value: 'free', label: t('free.rounds', { left: source.gift.left }) },
        { value: 'own', label: t('free.own') },
      ]}
      onValueChange={(value) => source.choose(value === 'free')}
    />
  );
}

/** The stake of a free round, where the player's own would be typed. */
export function FreeStake({ source: { gift } }: SourceProps) {
  const t = useT('originals');
  const { money } = useFormat();
  const { currency, stake } = gift;
  const amount = money(parseAmount(stake, currency) ?? 0n, currency);
  return (
    <p className={styles.free} data-testid="free-stake">
      {t('free.stake', { amount })}
    </p>
  );
}

/** Until when free rounds can be played, and what they win. */
export function FreeNote({ source: { gift } }: SourceProps) {
  const t = useT('originals');
  const { moment } = useFormat();
  const written = useWritten();
  return (
    <p className={styles.note}>
      {t('free.from', { title: written.title(gift.title) })}{' '}
      {t('free.until', { until: moment(gift.expiresAtMs) })} {t(`free.${gift.as}`)}
    </p>
  );
}
