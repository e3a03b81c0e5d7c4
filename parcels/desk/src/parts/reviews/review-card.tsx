import { useState } from 'react';
import { matchName } from '@paddock/contract';
import type { OperatorReviewView } from '@paddock/contract/schemas';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Badge, Button, ButtonRow, Panel, TextButton } from '@paddock/styleguide';

import { timeLeft } from '../../model/time-left.ts';
import styles from '../desk.module.css';
import reviewStyles from './reviews.module.css';
import { useDesk } from '../session/desk-context.ts';
import { AnswerForm } from './answer-form.tsx';
import { OfferForm } from './offer-form.tsx';

interface ReviewCardProps {
  readonly review: OperatorReviewView;
  readonly onChanged: () => void;
  readonly onEvent: (eventId: string) => void;
}

/** A large bet: what is asked, how prices stand now, how long there is, and the three answers. */
export function ReviewCard({ review, onChanged, onEvent }: ReviewCardProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const nowMs = useServerNow(1_000);
  const [form, setForm] = useState<'accept' | 'reject' | 'offer' | null>(null);
  const { state, stake, currency, legs, untilMs, offer, playerNumber, automaticStake, possibleReturn } =
    review;
  const close = () => setForm(null);
  const done = () => {
    close();
    onChanged();
  };
  return (
    <Panel padded className={reviewStyles.card} data-testid="review">
      <header className={reviewStyles.cardHead}>
        <b className={reviewStyles.stake}>
          <bdi>{format.amount(stake, currency)}</bdi>
        </b>
        <Badge tone={state === 'waiting' ? 'warning' : 'neutral'}>{t(`reviews.states.${state}`)}</Badge>
        <span className={reviewStyles.left} role="timer" aria-label={t('reviews.left')}>
          {timeLeft(untilMs, nowMs)}
        </span>
      </header>
      <p className={styles.dim}>
        {t('reviews.player', { number: playerNumber })} · {t('reviews.pays')}{' '}
        {format.amount(possibleReturn, currency)} · {t('reviews.automatic')}{' '}
        {format.amount(automaticStake, currency)}
      </p>
      <ul className={reviewStyles.legs}>
        {legs.map((leg) => (
          <li key={leg.selectionId}>
            <b>{format.name(leg.names.outcome)}</b> {format.odds(leg.seenMilli)}
            {leg.nowMilli !== leg.seenMilli && (
              <Badge tone={leg.nowMilli < leg.seenMilli ? 'danger' : 'positive'}>
                {t('reviews.now', { odds: format.odds(leg.nowMilli) })}
              </Badge>
            )}
            {!leg.isOpen && <Badge tone="danger">{t('reviews.closed')}</Badge>}
            <span className={styles.dim}> {format.name(leg.names.market)} · </span>
            <TextButton onClick={() => onEvent(leg.eventId)}>{matchName(leg, format.language)}</TextButton>
            {leg.placed !== undefined && (
              <span className={styles.dim}>
                {' '}
                {t('reviews.eachWay', {
                  part: `${leg.placed.num}/${leg.placed.den}`,
                  count: leg.placed.places,
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {offer !== null && (
        <p className={styles.standing}>
          {t('reviews.offered', {
            stake: format.amount(offer.stake, currency),
            odds: offer.oddsMilli.map((odds) => format.odds(odds)).join(' · '),
          })}
        </p>
      )}
      {may('bets:trade') && form === null && (
        <ButtonRow>
          <Button variant="primary" size={40} onClick={() => setForm('accept')}>
            {t('reviews.accept')}
          </Button>
          <Button variant="secondary" size={40} onClick={() => setForm('offer')}>
            {t('reviews.offer')}
          </Button>
          <Button variant="danger-outline" size={40} onClick={() => setForm('reject')}>
            {t('reviews.reject')}
          </Button>
        </ButtonRow>
      )}
      {form === 'offer' && <OfferForm {...{ review, done, close }} />}
      {(form === 'accept' || form === 'reject') && <AnswerForm answer={form} {...{ review, done, close }} />}
    </Panel>
  );
}
