import { useState } from 'react';
import { matchName } from '@paddock/contract';
import type { TradingMarketsView, TradingOrderView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import { Badge, Button, ButtonRow, IconButton, Panel, ReadView, SkeletonRows } from '@paddock/styleguide';

import styles from '../desk.module.css';
import eventStyles from './event.module.css';
import { useDesk } from '../session/desk-context.ts';
import { useDeskRead } from '../session/use-desk-read.ts';
import { CutForm } from './cut-form.tsx';
import { FoundMarkets } from './found-markets.tsx';
import { HoldForm } from './hold-form.tsx';
import { standingFor } from '../../model/standing-orders.ts';
import { VoidForm } from './void-form.tsx';

const EVERY_MS = 2_000;

interface EventViewProps {
  readonly eventId: string;
  readonly onClose: () => void;
}

/** One match: its markets with the feed's prices and those that are offered, what is at risk, and what can be done. */
export function EventView({ eventId, onClose }: EventViewProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('event.slow') });
  const read = useDeskRead(
    `trading-events ${eventId}`,
    (as) => api.get('/operator-api/trading-events/:eventId', { ...as, params: { eventId } }),
    EVERY_MS,
  );
  const orders = useDeskRead('trading-orders', (as) => api.get('/operator-api/trading-orders', as), 5_000);
  const standing = orders.value.status === 'ready' ? orders.value.data.orders : [];
  const reload = () => {
    read.reload();
    orders.reload();
  };
  return (
    <Panel className={eventStyles.event} aria-label={t('event.label')} data-testid="event-view">
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={10} cells={3} />}
      >
        {(view) => <Markets view={view} orders={standing} onChanged={reload} onClose={onClose} />}
      </ReadView>
    </Panel>
  );
}

interface MarketsProps {
  readonly view: TradingMarketsView;
  readonly orders: readonly TradingOrderView[];
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function Markets({ view: { event, markets }, orders, onChanged, onClose }: MarketsProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const [form, setForm] = useState<'hold' | 'hold-championship' | 'cut' | 'void' | null>(null);
  const { eventId, home, away, championshipId, championship, status, score, startsAtMs, isHeld } = event;
  const isOver = status === 'ended' || status === 'cancelled';
  const ofEvent = { scope: 'event', subject: eventId } as const;
  const ofChampionship = { scope: 'championship', subject: championshipId } as const;
  const held = standingFor(orders, 'hold', ofEvent);
  const heldWith = standingFor(orders, 'hold', ofChampionship);
  const match = matchName({ home, away }, format.language);
  // An answer that comes late closes its own form, never the one that was opened meanwhile.
  const done = () => {
    setForm((now) => (now === form ? null : now));
    onChanged();
  };
  const close = () => setForm(null);
  return (
    <>
      <header className={eventStyles.eventHead}>
        <div>
          <h2 className={eventStyles.eventTitle}>{match}</h2>
          <p className={styles.dim}>
            {status === 'live' ? score.join(':') : format.dateTime(startsAtMs)} · {format.name(championship)}{' '}
            {isHeld && <Badge tone="warning">{t('held')}</Badge>}
          </p>
        </div>
        <IconButton icon="close" label={t('event.close')} onClick={onClose} />
      </header>
      <div className={eventStyles.actions}>
        <ButtonRow>
          {may('bets:trade') && !isOver && (
            <>
              <Button size={32} variant="outline" onClick={() => setForm('hold')}>
                {held === undefined ? t('hold.event') : t('hold.resumeEvent')}
              </Button>
              <Button size={32} variant="outline" onClick={() => setForm('hold-championship')}>
                {heldWith === undefined ? t('hold.championship') : t('hold.resumeChampionship')}
              </Button>
              <Button size={32} variant="outline" onClick={() => setForm('cut')}>
                {t('cutting.short')}
              </Button>
            </>
          )}
          {may('bets:settle') && (
            <Button size={32} variant="danger-outline" onClick={() => setForm('void')}>
              {t('void.event')}
            </Button>
          )}
        </ButtonRow>
      </div>
      {form === 'hold' && <HoldForm subject={ofEvent} name={match} standing={held} {...{ done, close }} />}
      {form === 'hold-championship' && (
        <HoldForm
          subject={ofChampionship}
          name={format.name(championship)}
          standing={heldWith}
          {...{ done, close }}
        />
      )}
      {form === 'cut' && (
        <CutForm
          subject={ofEvent}
          name={match}
          standing={standingFor(orders, 'margin', ofEvent)}
          {...{ done, close }}
        />
      )}
      {form === 'void' && <VoidForm of={{ eventId }} name={match} {...{ done, close }} />}
      <FoundMarkets markets={markets} orders={orders} onChanged={onChanged} />
    </>
  );
}
