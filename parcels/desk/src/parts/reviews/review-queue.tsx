import type { OperatorReviewsView } from '@paddock/contract/schemas';
import { useReadWords, useT, type Read } from '@paddock/shared-utils/react';
import { EmptyState, Panel, ReadView, SkeletonRows } from '@paddock/styleguide';

import reviewStyles from './reviews.module.css';
import { ReviewCard } from './review-card.tsx';

interface ReviewQueueProps {
  readonly read: Read<OperatorReviewsView>;
  readonly onEvent: (eventId: string) => void;
}

/** Large bets that wait, what ends first at the head. */
export function ReviewQueue({ read, onEvent }: ReviewQueueProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('reviews.slow') });
  return (
    <ReadView
      value={read.value}
      reload={read.reload}
      words={words}
      skeleton={<SkeletonRows count={4} />}
      frame={(inner) => <Panel padded>{inner}</Panel>}
      empty={({ reviews }) =>
        reviews.length === 0 && <EmptyState title={t('reviews.empty')} message={t('reviews.emptyHint')} />
      }
    >
      {({ reviews }) => (
        <div className={reviewStyles.cards}>
          {reviews.map((review) => (
            <ReviewCard key={review.placementId} review={review} onChanged={read.reload} onEvent={onEvent} />
          ))}
        </div>
      )}
    </ReadView>
  );
}
