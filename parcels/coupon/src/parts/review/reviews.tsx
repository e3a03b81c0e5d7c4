import { useEffect, useState } from 'react';
import { auth$, readOf } from '@paddock/shared-utils';
import { useRead, useServerNow, useStreamValue, useT } from '@paddock/shared-utils/react';

import { ReviewCard } from './review-card.tsx';
import { useReviewNews } from './use-review-news.ts';
import styles from '../coupon.module.css';

/** News comes a moment after the time is over; where it was lost the list is asked for. */
const ASK_AFTER_MS = 1_500;

/** Large bets of the player that traders look at, and how they ended lately: the same in every tab and after a reload. */
export function Reviews() {
  const t = useT('coupon');
  const signedIn = useStreamValue(auth$, ({ status }) => status === 'signed-in');
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set());
  const { value, reload } = useRead({
    ...readOf('/web-api/sportsbook/reviews'),
    ...(!signedIn && { key: null }),
    on: ['placement'],
  });
  const all = value.status === 'ready' ? value.data.reviews : undefined;
  const shown = (all ?? []).filter(({ placementId }) => !readIds.has(placementId));
  const open = shown.filter(({ state }) => state === 'waiting' || state === 'offered');
  const nextMs = open.length === 0 ? null : Math.min(...open.map(({ untilMs }) => untilMs));
  const nowMs = useServerNow(nextMs === null ? null : 1_000);
  const isLate = nextMs !== null && nowMs > nextMs + ASK_AFTER_MS;
  useEffect(() => {
    if (isLate) reload();
  }, [isLate, reload]);
  const section = useReviewNews(all);
  if (shown.length === 0) return null;
  return (
    <section
      ref={section}
      className={styles.receipts}
      aria-label={t('review.title')}
      data-testid="coupon-reviews"
    >
      {shown.map((review) => (
        <ReviewCard
          key={review.placementId}
          review={review}
          nowMs={nowMs}
          onChanged={reload}
          onRead={() => setReadIds((last) => new Set([...last, review.placementId]))}
        />
      ))}
    </section>
  );
}
