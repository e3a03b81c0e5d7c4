import { useState } from 'react';
import type { GrantView, PromotionView } from '@paddock/contract/schemas';
import { api, auth$, hrefFor, openDialog, refreshAccounts, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useStreamValue, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, LinkButton } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';

import { useNothingOffered } from '../use-nothing-offered.ts';
import { LeavingWords } from './leaving-words.tsx';
import { RoundGames } from './round-games.tsx';
import styles from './promotions.module.css';
import { useShutWords } from './use-shut-words.ts';

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
  if (promotion.gives.kind === 'ticket')
    return promotion.gives.product === 'toto' ? 'poolCoupon.stands' : 'ticket.stands';
  return isCouponGift(promotion) ? 'boost.stands' : 'stands';
}

/** The way in and, as easy, the way out; where there is no way in, why. */
export function TakePart({ promotion, onChanged }: TakePartProps) {
  const t = useT('casino');
  const status = useStreamValue(auth$, (auth) => auth.status);
  const saysShut = useShutWords();
  const stopped = useNothingOffered();
  const { mine, starts, shut, isSold } = promotion;
  if (mine !== null && OPEN.includes(mine.state))
    return <Own promotion={promotion} mine={mine} onChanged={onChanged} />;
  if (mine !== null && mine.state !== 'offered' && wasGiven(mine))
    return <p className={styles.state}>{t(`promotion.${wordsOf(promotion)}.${mine.state}`)}</p>;
  if (shut !== undefined) return <p className={styles.state}>{saysShut(shut)}</p>;
  if (stopped !== null) return <p className={styles.state}>{stopped}</p>;
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
  if (isSold === true)
    return (
      <div className={styles.own}>
        <p className={styles.state}>{t('promotion.sold')}</p>
        <LinkButton variant="primary" href={hrefFor('/office/rewards')}>
          {t('rewards')}
        </LinkButton>
      </div>
    );
  if (starts.on === 'code' || (starts.on === 'deposit' && starts.hasCode === true)) return null;
  const isDeclined = mine?.state === 'declined';
  const join = (
    <Change
      promotion={promotion}
      onChanged={onChanged}
      step="join"
      label={t('promotion.join')}
      isQuiet={isDeclined}
    />
  );
  if (isDeclined)
    return (
      <div className={styles.own}>
        <p className={styles.state}>{t('promotion.stands.declined')}</p>
        {join}
      </div>
    );
  return mine?.state === 'offered' ? (
    <ButtonRow>
      {join}
      <Change promotion={promotion} onChanged={onChanged} step="leave" label={t('promotion.decline')} />
    </ButtonRow>
  ) : (
    join
  );
}

/** Of a boost nothing is told as given but itself, and of what brings its gifts by the day. */
const wasGiven = ({ given, points, giftId, isDaily }: GrantView): boolean =>
  given !== null || points !== null || giftId !== undefined || isDaily === true;

interface OwnProps extends TakePartProps {
  readonly mine: GrantView;
}

/** How the player's part stands, and two steps out of it: what goes is said first. */
function Own({ promotion, mine, onChanged }: OwnProps) {
  const { state, shut } = mine;
  const t = useT('casino');
  const saysShut = useShutWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles.own} data-testid="own-part">
      <p className={styles.state}>
        {shut === undefined ? t(`promotion.${wordsOf(promotion)}.${state}`) : saysShut(shut)}
      </p>
      {state === 'running' && <RoundGames gives={promotion.gives} />}
      {isAsking ? (
        <>
          <LeavingWords gives={promotion.gives} mine={mine} />
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
  /** It invites to nothing. */
  readonly isQuiet?: boolean;
}

function Change({ promotion: { code }, onChanged, step, label, isQuiet = false }: ChangeProps) {
  const labels = useLabels();
  const saysShut = useShutWords();
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
        variant={step === 'join' && !isQuiet ? 'primary' : 'outline'}
        size={48}
        pending={pending}
        onClick={() => void submit({})}
      >
        {label}
      </Button>
      {refusal !== null && <FormMessage title={wordsFor(refusal.problem)} attempt={refusal.attempt} />}
    </div>
  );

  /** One that was stopped since this page was read takes nobody in, as if it had never been there. */
  function wordsFor(problem: ApiProblem): string {
    return step === 'join' && problem.code === 'NOT_FOUND' ? saysShut('over') : labels.problem(problem);
  }
}
