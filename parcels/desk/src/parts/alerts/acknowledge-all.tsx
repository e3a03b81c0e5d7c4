import type { TradingAlertEntry } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';

import boardStyles from '../board/board.module.css';
import { useDesk } from '../session/desk-context.ts';
import { useAcknowledge } from './use-acknowledge.ts';

interface AcknowledgeAllProps {
  /** Those that are shown. */
  readonly alerts: readonly TradingAlertEntry[];
  readonly onChanged: () => void;
}

/** Looks after all that is shown and nobody looks after yet; what one alone is, its row has. */
export function AcknowledgeAll({ alerts, onChanged }: AcknowledgeAllProps) {
  const t = useT('desk');
  const { may } = useDesk();
  const acknowledge = useAcknowledge(t('alerts.acknowledgeAll'), onChanged);
  const ids = alerts.filter(({ acknowledgedAtMs }) => acknowledgedAtMs === null).map(({ id }) => id);
  if (ids.length < 2 || !may('bets:trade')) return null;
  return (
    <div className={boardStyles.filters}>
      <Button
        size={32}
        variant="outline"
        onClick={() => acknowledge((as) => api.post('/operator-api/trading-alerts/acknowledge', { ids }, as))}
      >
        {t('alerts.acknowledgeAll')}
      </Button>
    </div>
  );
}
