import type { SegmentView } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TextLink } from '@paddock/styleguide';

import { promotionPath } from '../../model/promotions/promotion-place.ts';
import styles from '../promotions/promotions.module.css';

/** What runs or comes for a segment, each with the way to it: a race stands among all. */
export function UsedBy({ usedBy }: Pick<SegmentView, 'usedBy'>) {
  const t = useT('desk');
  if (usedBy.length === 0) return <span className={styles.quiet}>{t('segments.unused')}</span>;
  return (
    <span className={styles.named}>
      {usedBy.map(({ of, code }) => (
        <TextLink
          key={`${of} ${code}`}
          href={hrefFor(promotionPath(of === 'promotion' ? { at: 'one', code } : { at: 'races' }))}
        >
          {t(of === 'promotion' ? 'segments.ofPromotion' : 'segments.ofRace', { code })}
        </TextLink>
      ))}
    </span>
  );
}
