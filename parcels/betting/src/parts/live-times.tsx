import { TIME_FILTERS_OF } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Chip, Panel } from '@paddock/styleguide';

import type { LiveTime } from '../model/time-query.ts';
import bar from './list-bar.module.css';
import { ListOrderChoice } from './list-order-choice.tsx';
import styles from './lists.module.css';

interface LiveTimesProps {
  readonly time: LiveTime;
  readonly onTime: (time: LiveTime) => void;
}

/** How far matches have come that are shown (S9-13). */
export function LiveTimes({ time, onTime }: LiveTimesProps) {
  const t = useT('betting');
  return (
    <Panel bleed className={bar.bar}>
      <div role="group" aria-label={t('time.label')} className={styles.filters}>
        {TIME_FILTERS_OF.live.map((filter) => (
          <Chip key={filter} pressed={filter === time} onClick={() => onTime(filter)}>
            {t(`time.live.${filter}`)}
          </Chip>
        ))}
      </div>
      <ListOrderChoice />
    </Panel>
  );
}
