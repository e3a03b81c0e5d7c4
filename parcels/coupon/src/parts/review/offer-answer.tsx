import { useState } from 'react';
import type { BetReviewView, ReviewOffer } from '@paddock/contract/schemas';
import { api, newKey, resumePlacement, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Notice } from '@paddock/styleguide';

import { reviewWords } from '../../model/review-news.ts';
import { useCouponDispatch } from '../../state/coupon-hooks.ts';
import { betAccepted } from '../../state/coupon.slice.ts';

interface OfferAnswerProps {
  readonly review: BetReviewView;
  readonly offer: ReviewOffer;
  readonly onChanged: () => void;
}

/** What is offered, and the two answers. A second press while one is under way does nothing. */
export function OfferAnswer({ review, offer, onChanged }: OfferAnswerProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const dispatch = useCouponDispatch();
  const [isUnderWay, setUnderWay] = useState(false);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const { placementId, currency } = review;
  const words = reviewWords(review, format);

  async function answer(accept: boolean): Promise<void> {
    if (isUnderWay) return;
    setUnderWay(true);
    setProblem(null);
    const key = newKey();
    const body = { version: offer.version, accept };
    const sent = await api.post('/web-api/sportsbook/reviews/:placementId/answer', body, {
      key,
      params: { placementId },
    });
    if (!sent.ok) setProblem(sent.problem);
    else if (accept) {
      // A match in play is checked for a moment: its end is followed like that of any bet.
      const end = await resumePlacement(key);
      if (end.status === 'accepted') dispatch(betAccepted(end.bet));
      else if ('problem' in end) setProblem(end.problem);
    }
    setUnderWay(false);
    onChanged();
  }

  return (
    <div>
      <p>
        <b>{t('review.offered', words)}</b>{' '}
        {t('review.offeredPays', { amount: format.amount(offer.possibleReturn, currency) })}
      </p>
      {problem !== null && (
        <Notice tone="danger" size="small" announce>
          {labels.problem(problem)}
        </Notice>
      )}
      <ButtonRow>
        <Button variant="primary" pending={isUnderWay} onClick={() => answer(true)}>
          {t('review.accept', { stake: words.stake })}
        </Button>
        <Button variant="outline" unavailable={isUnderWay} onClick={() => answer(false)}>
          {t('review.decline')}
        </Button>
      </ButtonRow>
    </div>
  );
}
