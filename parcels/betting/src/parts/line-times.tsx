import { serverNowMs } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Chip, Panel } from '@paddock/styleguide';

import { DAYS_SHOWN, isSameTime, LINE_TIMES, timeQuery, type LineTime } from '../model/line-times.ts';
import styles from './lists.module.css';

interface LineTimesProps {
  readonly time: LineTime;
  readonly onTime: (time: LineTime) => void;
}

/** When matches begin that are shown: any time, soon, within some hours, or on a day (S9-13). */
export function LineTimes({ time, onTime }: LineTimesProps) {
  const t = useT('betting');
  const format = useFormat();
  const today = format.dayNumber(serverNowMs());
  const days = Array.from({ length: DAYS_SHOWN }, (_, at): LineTime => ({ kind: 'day', day: today + at }));
  const wordsOf = (one: LineTime): string => {
    if (one.kind === 'hours') return t('within.hours', { count: one.hours });
    if (one.kind === 'filter') return t(`time.line.${one.filter}`);
    return one.day === today
      ? t('time.today')
      : format.dayMonth(timeQuery(one, format.zoneHours).fromMs ?? 0);
  };
  return (
    <Panel bleed>
      {[LINE_TIMES, days].map((choices, row) => (
        <div
          key={row}
          role="group"
          aria-label={t(row === 0 ? 'time.label' : 'time.days')}
          className={styles.filters}
        >
          {choices.map((one) => (
            <Chip key={wordsOf(one)} pressed={isSameTime(one, time)} onClick={() => onTime(one)}>
              {wordsOf(one)}
            </Chip>
          ))}
        </div>
      ))}
    </Panel>
  );
}
