import type { BetReviewView } from '@paddock/contract/schemas';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Notice, TextButton, type NoticeTone } from '@paddock/styleguide';

import { reviewWords } from '../../model/review-news.ts';
import { usePlaceWords } from '../each-way/use-place-words.ts';
import { OfferAnswer } from './offer-answer.tsx';
import styles from '../coupon.module.css';

export interface ReviewCardProps {
  readonly review: BetReviewView;
  readonly nowMs: number;
  readonly onChanged: () => void;
  /** The player has read how it ended. */
  readonly onRead: () => void;
}

const TONES: Readonly<Record<BetReviewView['state'], NoticeTone>> = {
  waiting: 'info',
  offered: 'warning',
  accepted: 'positive',
  taken: 'positive',
  rejected: 'danger',
  declined: 'neutral',
  lapsed: 'danger',
};

/** One large bet: being looked at with the time left, an offer to answer, or how it ended. */
export function ReviewCard({ review, nowMs, onChanged, onRead }: ReviewCardProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  const placeWords = usePlaceWords();
  const { state, legs, untilMs, offer } = review;
  const isOpen = state === 'waiting' || state === 'offered';
  return (
    <Notice tone={TONES[state]} announce>
      <div className={styles.slips}>
        <div className={styles.legHead}>
          {state === 'offered' && offer !== null ? (
            <OfferAnswer review={review} offer={offer} onChanged={onChanged} />
          ) : (
            <span>{t(`review.${state}`, { stake: reviewWords(review, format).stake })}</span>
          )}
          {isOpen && (
            <b role="timer" aria-label={t('review.left')}>
              {timeLeft(untilMs - nowMs)}
            </b>
          )}
        </div>
        <ul className={styles.legs}>
          {legs.map((leg) => {
            const { outcome, market, match } = labels.leg(leg);
            return (
              <li key={leg.selectionId}>
                <b>{outcome}</b> {format.odds(leg.seenMilli)}{' '}
                <span className={styles.dim}>
                  {`${market}. ${match}`}
                  {leg.placed !== undefined && `. ${placeWords(leg.placed)}`}
                </span>
              </li>
            );
          })}
        </ul>
        {!isOpen && <TextButton onClick={onRead}>{t('review.done')}</TextButton>}
      </div>
    </Notice>
  );
}

/** "1:05", never below nothing. */
function timeLeft(leftMs: number): string {
  const sec = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, '0')}`;
}
