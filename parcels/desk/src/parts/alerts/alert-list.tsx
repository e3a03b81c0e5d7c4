import { matchName } from '@paddock/contract';
import type { TradingAlertEntry, TradingAlertsView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useReadWords, useT, type Read } from '@paddock/shared-utils/react';
import { Badge, Button, EmptyState, Panel, ReadView, SkeletonRows, TextButton } from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { useDesk } from '../session/desk-context.ts';
import { lostOr } from '../session/use-desk-read.ts';

interface AlertListProps {
  readonly read: Read<TradingAlertsView>;
  readonly onEvent: (eventId: string) => void;
}

/** Why to look: what goes on, or nobody looks after yet. */
export function AlertList({ read, onEvent }: AlertListProps) {
  const t = useT('desk');
  const words = useReadWords({ slow: t('alerts.slow') });
  return (
    <Panel>
      <ReadView
        value={read.value}
        reload={read.reload}
        words={words}
        skeleton={<SkeletonRows count={6} />}
        empty={({ alerts }) => alerts.length === 0 && <EmptyState title={t('alerts.empty')} />}
      >
        {({ alerts }) => (
          <ul className={boardStyles.rows}>
            {alerts.map((alert) => (
              <AlertRow key={alert.id} alert={alert} onChanged={read.reload} onEvent={onEvent} />
            ))}
          </ul>
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
  const { may, token, lost } = useDesk();
  const { id, kind, eventId, home, away, subject, figureMilli, raisedAtMs, clearedAtMs, acknowledgedBy } =
    alert;
  const acknowledge = async () => {
    const as = { bearer: { token }, params: { id } };
    lostOr(await api.post('/operator-api/trading-alerts/:id/acknowledge', {}, as), lost);
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
