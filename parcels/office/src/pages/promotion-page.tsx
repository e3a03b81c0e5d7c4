import type { ReactNode } from 'react';
import type { BonusesView, GrantsView, GrantView, OwnGiftsView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  SectionHeader,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import { leavableIn } from '../model/leavable.ts';
import { BonusFrame } from '../parts/bonuses/bonus-frame.tsx';
import { BonusPanel } from '../parts/bonuses/bonus-panel.tsx';
import { CodePanel } from '../parts/promotions/code-form.tsx';
import { CouponGifts } from '../parts/promotions/coupon-gifts.tsx';
import { FreeRounds } from '../parts/promotions/free-rounds.tsx';
import { GivenTickets } from '../parts/promotions/given-tickets.tsx';
import { GrantList } from '../parts/promotions/grant-list.tsx';
import { RunningWords } from '../parts/promotions/running-words.tsx';
import styles from '../parts/promotions/promotions.module.css';
import { useOfficeWords } from '../parts/use-office-words.ts';

const SKELETON = (
  <Panel padded>
    <SkeletonText lines={9} />
  </Panel>
);
const WAITING: readonly GrantView['state'][] = ['offered', 'joined', 'waiting'];

/** Whether something can still come of a part: of an offer that nobody can take, nothing. */
const isToCome = ({ state, shut }: GrantView): boolean =>
  WAITING.includes(state) && (state !== 'offered' || shut === undefined || shut === 'early');

/** What the player takes part in: what they have, what is left, what a bet counts, what they lose if they stop (S2-25). */
export function PromotionPage() {
  const t = useT('office');
  const words = useOfficeWords('bonus.failed');
  useReady(true);
  const { value, reload } = useRead<GrantsView>({
    ...readOf('/web-api/promotions/grants'),
    on: ['accounts'],
  });
  return (
    <PageLayout title={t('seo.promotion.title')} lead={t('promotion.lead')}>
      <BonusFrame>
        {(bonuses) => (
          <ReadView value={value} reload={reload} words={words} skeleton={SKELETON}>
            {({ grants }) => (
              <WithGifts>{(gifts) => <Own {...{ bonuses, grants, gifts }} onChanged={reload} />}</WithGifts>
            )}
          </ReadView>
        )}
      </BonusFrame>
      <CodePanel onTaken={reload} />
    </PageLayout>
  );
}

interface WithGiftsProps {
  readonly children: (gifts: OwnGiftsView) => ReactNode;
}

/** What is kept until it is used too, before anything is shown: nothing moves when it comes. */
function WithGifts({ children }: WithGiftsProps) {
  const words = useOfficeWords('bonus.failed');
  const { value, reload } = useRead<OwnGiftsView>({
    ...readOf('/web-api/promotions/own-gifts'),
    on: ['accounts', 'placement', 'bet', 'games:round', 'lotto:bought', 'lotto:ended', 'toto:coupon'],
  });
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={SKELETON}>
      {children}
    </ReadView>
  );
}

interface OwnProps {
  readonly bonuses: BonusesView;
  readonly grants: readonly GrantView[];
  readonly gifts: OwnGiftsView;
  readonly onChanged: () => void;
}

function Own({ bonuses, grants, gifts, onChanged }: OwnProps) {
  const t = useT('office');
  const running = bonuses.bonuses.find(({ status }) => status === 'running');
  const daily = grants.filter(({ state, isDaily }) => state === 'running' && isDaily === true);
  const waiting = grants.filter(isToCome);
  const ended = grants.filter((grant) => !isToCome(grant) && grant.state !== 'running');
  const leaving = { isLeavable: leavableIn(grants), onLeft: onChanged };
  const toPromotions = (
    <LinkButton variant="outline" href={hrefFor('/promotions')}>
      {t('promotion.all')}
    </LinkButton>
  );
  if (running === undefined && grants.length === 0)
    return (
      <EmptyState
        icon="gift"
        title={t('promotion.none')}
        message={t('promotion.noneText')}
        action={toPromotions}
      />
    );
  return (
    <>
      {running !== undefined && (
        <>
          <Panel bleed>
            <SectionHeader title={t('promotion.plain')} />
            <RunningWords bonus={running} />
          </Panel>
          <BonusPanel bonus={running} grant={grants.find(({ bonusId }) => bonusId === running.id)} />
        </>
      )}
      <CouponGifts gifts={gifts.coupon} {...leaving} />
      <FreeRounds gifts={gifts.rounds} {...leaving} />
      <GivenTickets gifts={gifts.tickets} {...leaving} />
      <GrantList title={t('promotion.daily')} grants={daily} all={grants} onChanged={onChanged} />
      <GrantList title={t('promotion.waiting')} grants={waiting} all={grants} onChanged={onChanged} />
      <GrantList title={t('promotion.ended')} grants={ended} all={grants} onChanged={onChanged} />
      <div className={styles.all}>{toPromotions}</div>
    </>
  );
}
