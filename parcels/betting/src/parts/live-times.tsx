import { TIME_FILTERS_OF } from '@paddock/contract';
import { useT } from '@paddock/shared-utils/react';
import { Chip, Panel } from '@paddock/styleguide';

import type { LiveTime } from '../model/time-query.ts';
import { ListBar } from './list-bar.tsx';
import styles from './list-bar.module.css';
import { ListOrderChoice } from './list-order-choice.tsx';

interface LiveTimesProps {
  readonly time: LiveTime;
  readonly onTime: (time: LiveTime) => void;
}

/** How far matches have come that are shown (S9-13). */
export function LiveTimes({ time, onTime }: LiveTimesProps) {
  const t = useT('betting');
  return (
    <Panel bleed>
      <ListBar
        current={time}
        choices={
          <div role="group" aria-label={t('time.label')} className={styles.filters}>
            {TIME_FILTERS_OF.live.map((filter) => (
              <Chip key={filter} pressed={filter === time} onClick={() => onTime(filter)}>
                {t(`time.live.${filter}`)}
              </Chip>
            ))}
          </div>
        }
        order={<ListOrderChoice />}
      />
    </Panel>
  );
}
