import { hrefFor, readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import {
  EmptyState,
  LinkButton,
  PageLayout,
  Panel,
  ReadView,
  SkeletonText,
  useReady,
} from '@paddock/styleguide';

import { EarnsNothing } from '../parts/earns-nothing.tsx';
import { LevelPanel } from '../parts/loyalty/level-panel.tsx';
import { PointsHistory } from '../parts/loyalty/points-history.tsx';
import { PointsPanel } from '../parts/loyalty/points-panel.tsx';
import { PurchasesPanel } from '../parts/loyalty/purchases-panel.tsx';
import { ShopPanel } from '../parts/loyalty/shop-panel.tsx';
import { SHOP_READ } from '../parts/loyalty/shop-read.ts';
import { useOfficeWords } from '../parts/use-office-words.ts';

/** The player's points: how many, what earns them, which level they reach, what came and went. */
export function RewardsPage() {
  const t = useT('office');
  const words = useOfficeWords('failed');
  const { value, reload } = useRead({ ...readOf('/web-api/loyalty/points'), on: ['loyalty:points'] });
  const shop = useRead(SHOP_READ);
  // Both at once: offers that came later would push down what stands below them.
  const isWaiting = value.status === 'ready' && shop.value.status === 'loading';
  useReady(true);
  return (
    <PageLayout title={t('seo.rewards.title')} lead={t('loyalty.lead')}>
      <ReadView
        value={isWaiting ? shop.value : value}
        reload={isWaiting ? shop.reload : reload}
        words={words}
        skeleton={
          <>
            <Panel padded bleed>
              <SkeletonText lines={10} />
            </Panel>
            <Panel padded bleed>
              <SkeletonText lines={16} />
            </Panel>
          </>
        }
        empty={({ isRunning, balance }) =>
          !isRunning &&
          balance === 0 && (
            <EmptyState
              icon="star"
              title={t('loyalty.none')}
              message={t('loyalty.noneText')}
              action={
                <LinkButton variant="outline" href={hrefFor('/office/bonuses/deposit')}>
                  {t('bonus.toOffer')}
                </LinkButton>
              }
            />
          )
        }
      >
        {(view) => (
          <>
            <PointsPanel view={view} />
            <EarnsNothing view={view} />
            <ShopPanel balance={view.balance} />
            <PurchasesPanel />
            <LevelPanel />
            <PointsHistory />
          </>
        )}
      </ReadView>
    </PageLayout>
  );
}
