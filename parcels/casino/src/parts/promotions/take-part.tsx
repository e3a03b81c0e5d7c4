import { useState } from 'react';
import type { GrantView, PromotionView } from '@paddock/contract/schemas';
import { api, auth$, hrefFor, openDialog, refreshAccounts } from '@paddock/shared-utils';
import { useLabels, useStreamValue, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, LinkButton } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { RoundGames } from './round-games.tsx';
import styles from './promotions.module.css';

interface TakePartProps {
  readonly promotion: PromotionView;
  readonly onChanged: () => void;
}

const OPEN: readonly GrantView['state'][] = ['joined', 'waiting', 'running'];

/** Gifts of the coupon are used there, where bonus money is wagered. */
const COUPON_GIFTS: readonly PromotionView['gives']['kind'][] = [
  'free-bet',
  'odds-boost',
  'accumulator-boost',
  'accumulator-insurance',
];
const isCouponGift = ({ gives }: PromotionView): boolean => COUPON_GIFTS.includes(gives.kind);
function wordsOf(promotion: PromotionView): string {
  if (promotion.mine?.isDaily === true) return 'day.stands';
  if (promotion.gives.kind === 'free-bet') return 'freeBet.stands';
  if (promotion.gives.kind === 'free-rounds') return 'freeRounds.stands';
  if (promotion.gives.kind === 'ticket') return 'ticket.stands';
  return isCouponGift(promotion) ? 'boost.stands' : 'stands';
}

/** The way in and, as easy, the way out. */
export function TakePart({ promotion, onChanged }: TakePartProps) {
  const t = useT('casino');
  const status = useStreamValue(auth$, (auth) => auth.status);
  const { mine, starts } = promotion;
  if (status === 'guest')
    return (
      <Button
        variant="primary"
        size={48}
        onClick={() => void openDialog({ widget: 'welcome/login', size: 'small' })}
      >
        {t('promotion.signIn')}
      </Button>
    );
  if (mine !== null && OPEN.includes(mine.state))
    return <Own promotion={promotion} state={mine.state} onChanged={onChanged} />;
  if (mine !== null && mine.state !== 'offered' && wasGiven(mine))
    return <p className={styles.state}>{t(`promotion.${wordsOf(promotion)}.${mine.state}`)}</p>;
  return starts.on === 'code' ? null : (
    <Change promotion={promotion} onChanged={onChanged} step="join" label={t('promotion.join')} />
  );
}

/** Of a boost nothing is told as given but itself, and of what brings its gifts by the day. */
const wasGiven = ({ given, points, giftId, isDaily }: GrantView): boolean =>
  given !== null || points !== null || giftId !== undefined || isDaily === true;

/** What runs is money that goes as its player leaves. */
const hasBonusMoney = (promotion: PromotionView): boolean =>
  !isCouponGift(promotion) &&
  promotion.gives.kind !== 'free-rounds' &&
  promotion.gives.kind !== 'ticket' &&
  promotion.mine?.isDaily !== true;

interface OwnProps extends TakePartProps {
  readonly state: GrantView['state'];
}

/** How the player's part stands, and two steps out of it: what goes is said first. */
function Own({ promotion, state, onChanged }: OwnProps) {
  const t = useT('casino');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.own} data-testid="own-part">
      <p className={styles.state}>{t(`promotion.${wordsOf(promotion)}.${state}`)}</p>
      {state === 'running' && <RoundGames gives={promotion.gives} />}
      {isAsking ? (
        <>
          <p className={styles.summary}>
            {t(
              state === 'running' && hasBonusMoney(promotion)
                ? 'promotion.leaveRunning'
                : 'promotion.leaveText',
            )}
          </p>
          <ButtonRow>
            <Change
              promotion={promotion}
              onChanged={onChanged}
              step="leave"
              label={t('promotion.leaveNow')}
            />
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t('promotion.stay')}
            </Button>
          </ButtonRow>
        </>
      ) : (
        <ButtonRow>
          <LinkButton variant="primary" href={hrefFor('/office/promotion')}>
            {t('promotion.mine')}
          </LinkButton>
          <Button variant="outline" onClick={() => setAsking(true)}>
            {t('promotion.leave')}
          </Button>
        </ButtonRow>
      )}
    </div>
  );
}

interface ChangeProps extends TakePartProps {
  readonly step: 'join' | 'leave';
  readonly label: string;
}

function Change({ promotion: { code }, onChanged, step, label }: ChangeProps) {
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(
    (_nothing: object) =>
      step === 'join'
        ? api.post('/web-api/promotions/:code/join', {}, { params: { code } })
        : api.post('/web-api/promotions/:code/leave', {}, { params: { code } }),
    () => {
      void refreshAccounts();
      onChanged();
    },
  );
  return (
    <div className={styles.own}>
      <Button
        variant={step === 'join' ? 'primary' : 'outline'}
        size={48}
        pending={pending}
        onClick={() => void submit({})}
      >
        {label}
      </Button>
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </div>
  );
}
