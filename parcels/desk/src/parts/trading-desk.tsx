import type { TradingAlertsView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { TabPanel, Tabs } from '@paddock/styleguide';

import { addressOf, DESK_TABS, type DeskTab, type DeskView } from '../model/desk-view.ts';
import { AlertList } from './alerts/alert-list.tsx';
import { ApprovalList } from './approvals/approval-list.tsx';
import { Board } from './board/board.tsx';
import { BoundsPanel } from './bounds/bounds-panel.tsx';
import boardStyles from './board/board.module.css';
import styles from './desk.module.css';
import { DrawsPanel } from './draws/draws-panel.tsx';
import { EventView } from './event/event-view.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { ReviewQueue } from './reviews/review-queue.tsx';
import { useDeskRead } from './session/use-desk-read.ts';
import { QuarantineList } from './unsettled/quarantine-list.tsx';
import { UnsettledList } from './unsettled/unsettled-list.tsx';

const PANEL = 'desk-panel';
export const REVIEWS_EVERY_MS = 2_000;
export const ALERTS_EVERY_MS = 4_000;

const show = (view: DeskView) => {
  navigate(hrefFor(addressOf(view)), { replace: true });
};

/** Alerts nobody looks after yet; `100+` where the page that was read is not all of them, and any more may be behind it. */
function raisedCount({ alerts, next }: TradingAlertsView): number | string {
  const raised = alerts.filter(({ acknowledgedAtMs }) => acknowledgedAtMs === null).length;
  return next === null || raised === 0 ? raised : `${raised}+`;
}

/** The trading tab: what is at risk with the event that is looked at, large bets, alerts, bounds, draws and approvals. */
export function TradingDesk({ view }: { readonly view: DeskView }) {
  const t = useT('desk');
  const reviews = useDeskRead(
    'bet-reviews',
    (as) => api.get('/operator-api/bet-reviews', as),
    REVIEWS_EVERY_MS,
  );
  const alerts = useDeskRead(
    'trading-alerts',
    (as) => api.get('/operator-api/trading-alerts', as),
    ALERTS_EVERY_MS,
  );
  const waiting =
    reviews.value.status === 'ready'
      ? reviews.value.data.reviews.filter(({ state }) => state === 'waiting').length
      : undefined;
  const raised = alerts.value.status === 'ready' ? raisedCount(alerts.value.data) : undefined;
  const counts: Partial<Record<DeskTab, number | string | undefined>> = { reviews: waiting, alerts: raised };
  const openEvent = (event: string | undefined) => show({ ...view, tab: 'board', event });
  const openBeside = (event: string | undefined) => show({ ...view, event });

  return (
    <>
      <Tabs
        label={t('tabs.label')}
        panelId={PANEL}
        value={view.tab}
        onValueChange={(id) => {
          const tab = DESK_TABS.find((one) => one === id);
          if (tab !== undefined) show({ ...view, tab });
        }}
        items={DESK_TABS.map((id) => ({ id, label: t(`tabs.${id}`), count: counts[id] }))}
      />
      <p className={styles.said} role="status">
        {waiting !== undefined && waiting > 0 && t('reviews.waiting', { count: waiting })}
      </p>
      <TabPanel id={PANEL} tab={view.tab}>
        {(view.tab === 'board' || view.tab === 'unsettled') && (
          <div className={boardStyles.split} data-event={view.event !== undefined || undefined}>
            {view.tab === 'board' ? (
              <Board view={view} onView={show} onEvent={openBeside} />
            ) : (
              <UnsettledList shown={view.event} onEvent={openBeside} />
            )}
            {view.event !== undefined && (
              <EventView key={view.event} eventId={view.event} onClose={() => openBeside(undefined)} />
            )}
          </div>
        )}
        {view.tab === 'reviews' && <ReviewQueue read={reviews} onEvent={openEvent} />}
        {view.tab === 'alerts' && <AlertList read={alerts} view={view} onView={show} onEvent={openEvent} />}
        {view.tab === 'orders' && <OrdersPanel onEvent={openEvent} />}
        {view.tab === 'bounds' && <BoundsPanel />}
        {view.tab === 'quarantine' && <QuarantineList onEvent={openEvent} />}
        {view.tab === 'draws' && <DrawsPanel />}
        {view.tab === 'approvals' && <ApprovalList />}
      </TabPanel>
    </>
  );
}
