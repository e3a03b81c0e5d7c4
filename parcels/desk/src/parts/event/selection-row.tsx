import type { TradingSelectionView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Button, classNames } from '@paddock/styleguide';

import styles from '../desk.module.css';
import eventStyles from './event.module.css';
import { RoomBar } from '../room-bar.tsx';

interface SelectionRowProps {
  readonly selection: TradingSelectionView;
  /** Opens the price; undefined for who may not change it. */
  readonly onPrice: (() => void) | undefined;
}

/** An outcome: what is offered beside what the feed says, and what would be owed. */
export function SelectionRow({ selection, onPrice }: SelectionRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { names, oddsMilli, fedMilli, open, override, liability, roomTakenMilli } = selection;
  const name = format.name(names.outcome);
  return (
    <li className={eventStyles.selection}>
      <span className={eventStyles.outcome}>
        {name} {override !== null && <Badge tone="brand">{t('ours')}</Badge>}
      </span>
      <span className={classNames(eventStyles.price, !open && eventStyles.closed)} title={t('offered')}>
        <bdi dir="ltr">{format.odds(oddsMilli)}</bdi>
      </span>
      <span className={eventStyles.fed} title={t('fedHint')}>
        {oddsMilli === fedMilli ? '' : t('fed', { odds: format.odds(fedMilli) })}
      </span>
      <bdi className={styles.figure}>{format.amount(liability, 'EUR')}</bdi>
      <RoomBar takenMilli={roomTakenMilli} />
      {onPrice !== undefined && (
        <Button size={32} variant="quiet" aria-label={t('price.open', { name })} onClick={onPrice}>
          {t('price.short')}
        </Button>
      )}
    </li>
  );
}
