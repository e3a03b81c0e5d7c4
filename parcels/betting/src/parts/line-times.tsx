import { useState } from 'react';
import { serverNowMs } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Chip, classNames, Panel, ScrollStrip, TextInput } from '@paddock/styleguide';

import {
  ANY_TIME,
  DAYS_AHEAD,
  DAYS_SHOWN,
  dayText,
  isSameTime,
  LINE_TIMES,
  timeQuery,
  writtenDay,
  type LineTime,
} from '../model/line-times.ts';
import type { SectionQuery } from '../model/section-read.ts';
import { ListBar } from './list-bar.tsx';
import styles from './list-bar.module.css';
import { ListOrderChoice } from './list-order-choice.tsx';
import { useEventDays } from './use-event-days.ts';

interface LineTimesProps extends Pick<SectionQuery, 'sport' | 'championshipId'> {
  readonly time: LineTime;
  readonly onTime: (time: LineTime) => void;
}

/** When matches begin that are shown (any time, soon, within some hours, on a day, S9-13), and in which order they stand. */
export function LineTimes(props: LineTimesProps) {
  const { time, onTime } = props;
  const t = useT('betting');
  const format = useFormat();
  const today = format.dayNumber(serverNowMs());
  const counts = useEventDays(props, { first: today, count: DAYS_SHOWN });
  const wordsOf = (one: LineTime): string => {
    if (one.kind === 'hours') return t('within.hours', { count: one.hours });
    if (one.kind === 'filter') return t(`time.line.${one.filter}`);
    return one.day === today
      ? t('time.today')
      : format.dayMonth(timeQuery(one, format.zoneHours).fromMs ?? 0);
  };
  return (
    <Panel bleed>
      <ListBar
        current={wordsOf(time)}
        choices={
          <div role="group" aria-label={t('time.label')} className={styles.filters}>
            {LINE_TIMES.map((one) => (
              <Chip key={wordsOf(one)} pressed={isSameTime(one, time)} onClick={() => onTime(one)}>
                {wordsOf(one)}
              </Chip>
            ))}
          </div>
        }
        order={<ListOrderChoice />}
      />
      <ScrollStrip current={wordsOf(time)}>
        <div role="group" aria-label={t('time.days')} className={classNames(styles.filters, styles.days)}>
          {Array.from({ length: DAYS_SHOWN }, (_, at): LineTime => ({ kind: 'day', day: today + at })).map(
            (one, at) => (
              <Chip key={at} pressed={isSameTime(one, time)} onClick={() => onTime(one)}>
                {wordsOf(one)} <span className={styles.count}>{counts[at]}</span>
              </Chip>
            ),
          )}
          <LaterDay today={today} time={time} onTime={onTime} />
        </div>
      </ScrollStrip>
    </Panel>
  );
}

/** Any day, the far ones too. What is typed stands as it is typed, and counts once it is a day. */
function LaterDay({ today, time, onTime }: LineTimesProps & { readonly today: number }) {
  const t = useT('betting');
  const chosen = time.kind === 'day' ? dayText(time.day) : '';
  const [typed, setTyped] = useState({ of: '', text: '' });
  return (
    <TextInput
      type="date"
      aria-label={t('time.date')}
      look="quiet"
      size={36}
      className={styles.date}
      min={dayText(today)}
      max={dayText(today + DAYS_AHEAD)}
      value={typed.of === chosen ? typed.text : chosen}
      onChange={({ currentTarget: { value: text } }) => {
        const day = writtenDay(text, today);
        setTyped({ of: day === undefined ? chosen : dayText(day), text });
        if (day !== undefined) onTime({ kind: 'day', day });
        else if (text === '' && chosen !== '') onTime(ANY_TIME);
      }}
    />
  );
}
