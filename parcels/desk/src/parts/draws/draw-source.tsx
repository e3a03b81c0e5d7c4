import type { OperatorLottoView } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { isStandIn } from '../../model/lottery-steps.ts';
import styles from '../promotions/promotions.module.css';

type DrawSourceProps = Pick<OperatorLottoView['draws'][number], 'draw' | 'silentSinceMs'>;

/** The public value of a draw or where it comes from, which is opened there; and since when its source is silent. */
export function DrawSource({ draw, silentSinceMs }: DrawSourceProps) {
  const { publicValue, valueSource, beacon } = draw;
  const t = useT('desk');
  const format = useFormat();
  const words = (
    <bdi className={styles.quiet}>{publicValue ?? (isStandIn(draw) ? t('draws.standIn') : valueSource)}</bdi>
  );
  if (beacon === null) return words;
  return (
    <>
      <TextLink href={beacon.url} target="_blank" rel="noopener noreferrer">
        {words}
      </TextLink>
      {silentSinceMs !== null && (
        <p role="status">
          {t('draws.silent', { at: format.moment(silentSinceMs), round: String(beacon.round) })}
        </p>
      )}
    </>
  );
}
