import { useT } from '@paddock/shared-utils/react';
import { ErrorBlock, Panel } from '@paddock/styleguide';

import { PlayFigures } from './play-figures.tsx';
import { useRecentMoney, useTimePlayed } from './use-play-so-far.ts';

/** Time and result so far, above the limits that are set by them. */
export function PlayStrip() {
  const t = useT('office');
  const week = useRecentMoney(7);
  const month = useRecentMoney(30);
  const time = useTimePlayed();
  const reads = [week, month, time];
  return (
    <Panel bleed data-testid="play-strip">
      {reads.some(({ isFailed }) => isFailed) ? (
        <ErrorBlock
          title={t('recent.failed')}
          message={t('failedText')}
          retryLabel={t('common:retry')}
          onRetry={() => reads.forEach(({ reload }) => reload())}
        />
      ) : (
        <PlayFigures
          figures={[
            { id: 'day', label: t('recent.playedDay'), value: time.figures?.day },
            { id: 'week', label: t('recent.playedWeek'), value: time.figures?.week },
            { id: 'result-week', label: t('recent.resultWeek'), value: week.figures?.betResult },
            { id: 'result-month', label: t('recent.resultMonth'), value: month.figures?.betResult },
          ]}
        />
      )}
    </Panel>
  );
}
