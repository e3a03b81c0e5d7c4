import type { BonusesView, GrantsView, GrantView, OwnGiftsView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT, type Read } from '@paddock/shared-utils/react';
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
import { BonusPanel } from '../parts/bonuses/bonus-panel.tsx';
import { useBonuses } from '../parts/bonuses/use-bonuses.ts';
import { CodePanel } from '../parts/promotions/code-form.tsx';
import { CouponGifts } from '../parts/promotions/coupon-gifts.tsx';
import { FreeRounds } from '../parts/promotions/free-rounds.tsx';
import { GivenTickets } from '../parts/promotions/given-tickets.tsx';
import { GrantList } from '../parts/promotions/grant-list.tsx';
import { RunningWords } from '../parts/promotions/running-words.tsx';
import styles from '../parts/promotions/promotions.module.css';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** As tall as a bonus in plain words and its figures are on a phone. */
const SKELETON = (
  <>
    <Panel padded>
      <SkeletonText lines={18} />
    </Panel>
    <Panel padded>
      <SkeletonText lines={12} />
    </Panel>
  </>
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
  const bonuses = useBonuses();
  const grants = useRead<GrantsView>({
    ...readOf('/web-api/promotions/grants'),
    on: ['accounts'],
  });
  const gifts = useRead<OwnGiftsView>({
    ...readOf('/web-api/promotions/own-gifts'),
    on: ['accounts', 'placement', 'bet', 'games:round', 'lotto:bought', 'lotto:ended', 'toto:coupon'],
  });
  const reads: readonly Read<unknown>[] = [bonuses, grants, gifts];
  const pending = reads.find(isLoading) ?? reads.find(({ value }) => value.status === 'error');
  return (
    <PageLayout title={t('seo.promotion.title')} lead={t('promotion.lead')}>
      {bonuses.value.status === 'ready' &&
        grants.value.status === 'ready' &&
        gifts.value.status === 'ready' && (
          <Own
            bonuses={bonuses.value.data}
            grants={grants.value.data.grants}
            gifts={gifts.value.data}
            onChanged={grants.reload}
          />
        )}
      {pending !== undefined && (
        <ReadView value={pending.value} reload={pending.reload} words={words} skeleton={SKELETON}>
          {() => null}
        </ReadView>
      )}
      {/* It stands below what is read, however tall that is: it comes with it and is not moved by it. */}
      {!reads.some(isLoading) && <CodePanel onTaken={grants.reload} />}
    </PageLayout>
  );
}

const isLoading = ({ value }: Read<unknown>): boolean => value.status === 'loading';

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
