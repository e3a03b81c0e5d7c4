import { useState } from 'react';
import type { TradingAlertsView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useReadWords, useT, type Read } from '@paddock/shared-utils/react';
import {
  classNames,
  EmptyState,
  LoadMore,
  Panel,
  ReadView,
  SkeletonRows,
  TextButton,
} from '@paddock/styleguide';
import { SelectField } from '@paddock/styleguide/forms';

import { ALERT_KINDS, type DeskView } from '../../model/desk-view.ts';
import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { SportSelect } from '../sport-select.tsx';
import { useDeskRead } from '../session/use-desk-read.ts';
import { AcknowledgeAll } from './acknowledge-all.tsx';
import { AlertRow } from './alert-row.tsx';

/** How often a page behind the first is read again, and one of a kind or a sport. */
const FURTHER_EVERY_MS = 10_000;

interface AlertListProps {
  /** The latest of every kind and sport. */
  readonly read: Read<TradingAlertsView>;
  readonly view: DeskView;
  readonly onView: (view: DeskView) => void;
  readonly onEvent: (eventId: string) => void;
}

/** Why to look: what goes on, or nobody looks after yet, of a kind and a sport, page by page. */
export function AlertList({ read, view, onView, onEvent }: AlertListProps) {
  const t = useT('desk');
  const { kind, sport } = view;
  const [before, setBefore] = useState<string>();
  const choose = (changed: Partial<DeskView>) => {
    setBefore(undefined);
    onView({ ...view, ...changed });
  };
  const isAll = before === undefined && kind === undefined && sport === undefined;
  return (
    <Panel>
      <div className={boardStyles.filters}>
        <SelectField
          className={boardStyles.sport}
          aria-label={t('alerts.kind')}
          size={36}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose({ kind: ALERT_KINDS.find((one) => one === value) })
          }
          options={[
            { value: '', label: t('alerts.allKinds') },
            ...ALERT_KINDS.map((one) => ({ value: one, label: t(`alerts.kinds.${one}`) })),
          ]}
        />
        <SportSelect sport={sport} onSport={(next) => choose({ sport: next })} />
      </div>
      {isAll ? (
        <AlertPage read={read} onEvent={onEvent} onFurther={setBefore} />
      ) : (
        <AskedAlerts asked={{ kind, sport, before }} onEvent={onEvent} onFurther={setBefore} />
      )}
    </Panel>
  );
}

interface AskedAlertsProps extends Pick<AlertListProps, 'onEvent'> {
  readonly asked: Pick<DeskView, 'kind' | 'sport'> & { readonly before: string | undefined };
  readonly onFurther: (before: string | undefined) => void;
}

function AskedAlerts({ asked, ...further }: AskedAlertsProps) {
  const { kind, sport, before } = asked;
  const read = useDeskRead(
    `trading-alerts ${kind ?? ''} ${sport ?? ''} ${before ?? ''}`,
    (as) => api.get('/operator-api/trading-alerts', { ...as, query: { kind, sport, before } }),
    FURTHER_EVERY_MS,
  );
  const isOfKind = kind !== undefined || sport !== undefined;
  return <AlertPage read={read} {...further} isFurther={before !== undefined} isOfKind={isOfKind} />;
}

interface AlertPageProps extends Pick<AlertListProps, 'read' | 'onEvent'> {
  /** Shows the page before this alert; without one the first. */
  readonly onFurther: (before: string | undefined) => void;
  readonly isFurther?: boolean;
  /** Of a kind or a sport alone. */
  readonly isOfKind?: boolean;
}

function AlertPage({ read, onEvent, onFurther, isFurther = false, isOfKind = false }: AlertPageProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('alerts.slow') });
  return (
    <>
      {isFurther && (
        <p className={classNames(styles.dim, boardStyles.filters)}>
          <TextButton onClick={() => onFurther(undefined)}>{t('board.first')}</TextButton>
        </p>
      )}
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={6} />}
        empty={({ alerts }) =>
          alerts.length === 0 && <EmptyState title={t(isOfKind ? 'alerts.emptyKind' : 'alerts.empty')} />
        }
      >
        {({ alerts, next }) => (
          <>
            <AcknowledgeAll alerts={alerts} onChanged={read.reload} />
            <ul className={boardStyles.rows}>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} onChanged={read.reload} onEvent={onEvent} />
              ))}
            </ul>
            {next !== null && <LoadMore label={t('board.further')} onMore={() => onFurther(next)} />}
          </>
        )}
      </ReadView>
    </>
  );
}
