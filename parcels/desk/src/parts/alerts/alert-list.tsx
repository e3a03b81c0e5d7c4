import { useState } from 'react';
import { matchName } from '@paddock/contract';
import type { TradingAlertEntry, TradingAlertsView } from '@paddock/contract/schemas';
import { api, notify } from '@paddock/shared-utils';
import { useFormat, useLabels, useReadWords, useT, type Read } from '@paddock/shared-utils/react';
import {
  Badge,
  Button,
  classNames,
  EmptyState,
  LoadMore,
  Panel,
  ReadView,
  SkeletonRows,
  TextButton,
} from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';
import { lostOr, useDeskRead } from '../session/use-desk-read.ts';

/** How often a page behind the first is read again. */
const FURTHER_EVERY_MS = 10_000;

interface AlertListProps {
  /** The latest. */
  readonly read: Read<TradingAlertsView>;
  readonly onEvent: (eventId: string) => void;
}

/** Why to look: what goes on, or nobody looks after yet, page by page. */
export function AlertList({ read, onEvent }: AlertListProps) {
  const [before, setBefore] = useState<string>();
  return before === undefined ? (
    <AlertPage read={read} onEvent={onEvent} onFurther={setBefore} />
  ) : (
    <FurtherAlerts before={before} onEvent={onEvent} onFurther={setBefore} />
  );
}

interface FurtherAlertsProps extends Pick<AlertListProps, 'onEvent'> {
  readonly before: string;
  readonly onFurther: (before: string | undefined) => void;
}

function FurtherAlerts({ before, ...further }: FurtherAlertsProps) {
  const read = useDeskRead(
    `trading-alerts ${before}`,
    (as) => api.get('/operator-api/trading-alerts', { ...as, query: { before } }),
    FURTHER_EVERY_MS,
  );
  return <AlertPage read={read} {...further} isFurther />;
}

interface AlertPageProps extends AlertListProps {
  /** Shows the page before this alert; without one the first. */
  readonly onFurther: (before: string | undefined) => void;
  readonly isFurther?: boolean;
}

function AlertPage({ read, onEvent, onFurther, isFurther = false }: AlertPageProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('alerts.slow') });
  return (
    <Panel>
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
        empty={({ alerts }) => alerts.length === 0 && <EmptyState title={t('alerts.empty')} />}
      >
        {({ alerts, next }) => (
          <>
            <ul className={boardStyles.rows}>
              {alerts.map((alert) => (
                <AlertRow key={alert.id} alert={alert} onChanged={read.reload} onEvent={onEvent} />
              ))}
            </ul>
            {next !== null && <LoadMore label={t('board.further')} onMore={() => onFurther(next)} />}
          </>
        )}
      </ReadView>
    </Panel>
  );
}

interface AlertRowProps {
  readonly alert: TradingAlertEntry;
  readonly onChanged: () => void;
  readonly onEvent: (eventId: string) => void;
}

function AlertRow({ alert, onChanged, onEvent }: AlertRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const labels = useLabels();
  const { may, token, lost } = useDesk();
  const { id, kind, eventId, home, away, subject, figureMilli, raisedAtMs, clearedAtMs, acknowledgedBy } =
    alert;
  const acknowledge = async () => {
    const as = { bearer: { token }, params: { id } };
    const answer = lostOr(await api.post('/operator-api/trading-alerts/:id/acknowledge', {}, as), lost);
    if (!answer.ok && answer.status !== 'close') {
      const values = { title: t('alerts.acknowledge'), why: labels.problem(answer.problem) };
      notify({ kind: 'error', text: { key: 'desk:form.refusedLater', values } });
    }
    onChanged();
  };
  return (
    <li className={boardStyles.alert} data-testid="alert">
      <Badge tone={clearedAtMs === null ? 'danger' : 'neutral'}>{t(`alerts.kinds.${kind}`)}</Badge>
      <span className={boardStyles.match}>
        {eventId !== null && home !== null && away !== null ? (
          <TextButton onClick={() => onEvent(eventId)}>
            {matchName({ home, away }, format.language)}
          </TextButton>
        ) : (
          <b>
            <bdi>{subject.slice(subject.indexOf(':') + 1)}</bdi>
          </b>
        )}
        <span className={styles.dim}>
          {figureMilli !== null &&
            `${t(`alerts.figures.${kind}`, { percent: (figureMilli / 10).toFixed(1) })} · `}
          {format.dateTime(raisedAtMs)}
          {clearedAtMs !== null && ` · ${t('alerts.over', { time: format.time(clearedAtMs) })}`}
        </span>
      </span>
      {acknowledgedBy !== null ? (
        <span className={styles.dim}>{t('alerts.by', { operator: acknowledgedBy })}</span>
      ) : (
        may('bets:trade') && (
          <Button size={32} variant="outline" onClick={acknowledge}>
            {t('alerts.acknowledge')}
          </Button>
        )
      )}
    </li>
  );
}
