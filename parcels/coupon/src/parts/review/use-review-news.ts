import { useEffect, useRef, type RefObject } from 'react';
import type { BetReviewView } from '@paddock/contract/schemas';
import {
  notify,
  openSheet,
  serverNowMs,
  type Formatters,
  type NotificationInput,
} from '@paddock/shared-utils';
import { useFormat } from '@paddock/shared-utils/react';

import { newsOf, reviewWords, standOf, type Stands } from '../../model/review-news.ts';
import { setCouponOpen } from '../folded-coupon.tsx';
import { bring } from '../use-in-sight.ts';

/**
 * What an operator said of a large bet comes into sight in the coupon; where the coupon is a closed sheet or folded it is
 * told over the page, for the time to take an offer is short.
 * @param reviews undefined until they are read
 * @returns for the section that holds them
 */
export function useReviewNews(reviews: readonly BetReviewView[] | undefined): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const before = useRef<Stands>(undefined);
  const format = useFormat();
  useEffect(() => {
    if (reviews === undefined) return;
    const news = newsOf(before.current, reviews);
    before.current = standOf(reviews);
    const { current: element } = section;
    if (news.length === 0 || element === null) return;
    if (isDrawn(element)) return bring(element);
    for (const review of news) if (review.state !== 'waiting') notify(told(review, format, element));
  }, [reviews, format]);
  return section;
}

function told(review: BetReviewView, format: Formatters, section: HTMLElement): NotificationInput {
  const { state, untilMs } = review;
  return {
    kind: state === 'accepted' ? 'success' : 'warning',
    group: 'reviews',
    text: { key: `coupon:review.${state}`, values: reviewWords(review, format) },
    closeAfterMs: state === 'offered' ? Math.max(0, untilMs - serverNowMs()) : null,
    action: {
      label: { key: 'coupon:unfold' },
      run() {
        openSheet('aside');
        setCouponOpen(true);
        bring(section);
      },
    },
  };
}

/** Neither folded away nor in a sheet that is closed. */
function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
}
