import type { ReactNode } from 'react';
import type {
  BonusesView,
  CouponGiftsView,
  CouponGiftView,
  FreeRoundGiftsView,
  FreeRoundsView,
  GrantsView,
  GrantView,
} from '@paddock/contract/schemas';
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

import { BonusFrame } from '../parts/bonuses/bonus-frame.tsx';
import { BonusPanel } from '../parts/bonuses/bonus-panel.tsx';
import { CodePanel } from '../parts/promotions/code-form.tsx';
import { CouponGifts } from '../parts/promotions/coupon-gifts.tsx';
import { FreeRounds } from '../parts/promotions/free-rounds.tsx';
import { GrantList } from '../parts/promotions/grant-list.tsx';
import { RunningWords } from '../parts/promotions/running-words.tsx';
import { useOfficeWords } from '../parts/use-office-words.ts';

const SKELETON = (
  <Panel padded>
    <SkeletonText lines={9} />
  </Panel>
);
const WAITING: readonly GrantView['state'][] = ['offered', 'joined', 'waiting'];

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
              <WithGifts>{(gifts, rounds) => <Own {...{ bonuses, grants, gifts, rounds }} />}</WithGifts>
            )}
          </ReadView>
        )}
      </BonusFrame>
      <CodePanel onTaken={reload} />
    </PageLayout>
  );
}

interface WithGiftsProps {
  readonly children: (gifts: readonly CouponGiftView[], rounds: readonly FreeRoundsView[]) => ReactNode;
}

/** The gifts for the coupon and the free rounds too, before anything is shown: nothing moves when they come. */
function WithGifts({ children }: WithGiftsProps) {
  const words = useOfficeWords('bonus.failed');
  const { value, reload } = useRead<CouponGiftsView>({
    ...readOf('/web-api/promotions/gifts'),
    on: ['accounts', 'placement', 'bet'],
  });
  const rounds = useRead<FreeRoundGiftsView>({
    ...readOf('/web-api/promotions/free-rounds'),
    on: ['accounts', 'games:round'],
  });
  return (
    <ReadView value={value} reload={reload} words={words} skeleton={SKELETON}>
      {({ gifts }) => (
        <ReadView value={rounds.value} reload={rounds.reload} words={words} skeleton={SKELETON}>
          {(free) => children(gifts, free.gifts)}
        </ReadView>
      )}
    </ReadView>
  );
}

interface OwnProps {
  readonly bonuses: BonusesView;
  readonly grants: readonly GrantView[];
  readonly gifts: readonly CouponGiftView[];
  readonly rounds: readonly FreeRoundsView[];
}

function Own({ bonuses, grants, gifts, rounds }: OwnProps) {
  const t = useT('office');
  const running = bonuses.bonuses.find(({ status }) => status === 'running');
  const daily = grants.filter(({ state, isDaily }) => state === 'running' && isDaily === true);
  const waiting = grants.filter(({ state }) => WAITING.includes(state));
  const ended = grants.filter(({ state }) => !WAITING.includes(state) && state !== 'running');
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
          <BonusPanel bonus={running} />
        </>
      )}
      <CouponGifts gifts={gifts} />
      <FreeRounds gifts={rounds} />
      <GrantList title={t('promotion.daily')} grants={daily} />
      <GrantList title={t('promotion.waiting')} grants={waiting} />
      <GrantList title={t('promotion.ended')} grants={ended} />
      {toPromotions}
    </>
  );
}
