import { hrefFor } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Notice, TextLink } from '@paddock/styleguide';

import { promotionPath } from '../../../model/promotions/promotion-place.ts';
import { useDesk } from '../../session/desk-context.ts';
import styles from '../promotions.module.css';
import { promotionDrafts } from './compose-drafts.ts';

/** Promotions that were composed and left before they were written, with the way back to each. */
export function UnwrittenList() {
  const t = useT('desk');
  const places = Object.keys(promotionDrafts.all(useDesk().session.operatorId));
  if (places.length === 0) return null;
  return (
    <div className={styles.standing}>
      <Notice tone="warning" title={t('content.unsaved')}>
        <ul>
          {places.map((code) => (
            <li key={code}>
              <TextLink href={hrefFor(promotionPath({ at: 'compose', code: code === '' ? null : code }))}>
                {code === '' ? t('promotions.composeNew') : code}
              </TextLink>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
