import { matchName } from '@paddock/contract';
import type { TradingAlertEntry } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Button, TextButton } from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import styles from '../desk.module.css';
import { PricedList } from '../priced-list.tsx';
import { useDesk } from '../session/desk-context.ts';
import { useAcknowledge } from './use-acknowledge.ts';

interface AlertRowProps {
  readonly alert: TradingAlertEntry;
  readonly onChanged: () => void;
  readonly onEvent: (eventId: string) => void;
}

/** Why to look, at what, and who looks after it. */
export function AlertRow({ alert, onChanged, onEvent }: AlertRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { may } = useDesk();
  const { id, kind, eventId, home, away, subject, selections, figureMilli } = alert;
  const { raisedAtMs, clearedAtMs, acknowledgedBy } = alert;
  // A feed may live and say nothing of one match.
  const isOfMatch = kind === 'silence' && eventId !== null;
  const acknowledge = useAcknowledge(t('alerts.acknowledge'), onChanged);
  return (
    <li className={boardStyles.alert} data-testid="alert">
      <Badge tone={clearedAtMs === null ? 'danger' : 'neutral'}>
        {t(isOfMatch ? 'alerts.silentMatch' : `alerts.kinds.${kind}`)}
      </Badge>
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
        {selections.length > 0 && <PricedList selections={selections} />}
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
          <Button
            size={32}
            variant="outline"
            onClick={() =>
              acknowledge((as) =>
                api.post('/operator-api/trading-alerts/:id/acknowledge', {}, { ...as, params: { id } }),
              )
            }
          >
            {t('alerts.acknowledge')}
          </Button>
        )
      )}
    </li>
  );
}
