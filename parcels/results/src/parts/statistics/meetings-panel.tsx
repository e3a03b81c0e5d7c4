import type { EventStatisticsView, Meeting } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, Panel, SectionHeader } from '@paddock/styleguide';

import { SideName } from './side-name.tsx';
import figures from './figures.module.css';
import styles from './meetings.module.css';

/** The last matches of both sides against each other, and who won how many. */
export function MeetingsPanel({
  statistics: { event, meetings },
}: {
  readonly statistics: EventStatisticsView;
}) {
  const t = useT('results');
  const format = useFormat();
  const count = (sign: number) =>
    meetings.filter(({ score: [home, away] }) => Math.sign(home - away) === sign).length;
  const sums = [
    { id: 'home', label: format.name(event.home.name), value: count(1) },
    { id: 'drawn', label: t('stat.meetings.drawn'), value: count(0) },
    { id: 'away', label: format.name(event.away.name), value: count(-1) },
  ];
  return (
    <Panel bleed>
      <SectionHeader dense title={t('stat.meetings.title')} />
      {meetings.length === 0 ? (
        <p className={figures.quiet}>{t('stat.meetings.none')}</p>
      ) : (
        <>
          <dl className={styles.sums}>
            {sums.map(({ id, label, value }) => (
              <div key={id} data-side={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.shares} aria-hidden>
            {sums.map(({ id, value }) => (
              <i key={id} data-side={id} style={{ flexGrow: value }} />
            ))}
          </div>
          <ul className={figures.matches}>
            {meetings.map((meeting) => (
              <MeetingRow key={meeting.id} event={event} meeting={meeting} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

interface MeetingRowProps {
  readonly event: EventStatisticsView['event'];
  readonly meeting: Meeting;
}

/** A meeting as it was: who was at home then stands first. */
function MeetingRow({ event, meeting: { startsAtMs, isHome, score } }: MeetingRowProps) {
  const format = useFormat();
  const [first, second] = isHome ? [event.home, event.away] : [event.away, event.home];
  const [own, other] = isHome ? score : [score[1], score[0]];
  return (
    <li>
      <time dateTime={new Date(startsAtMs).toISOString()}>{format.date(startsAtMs)}</time>
      <span className={classNames(styles.met, own > other && styles.winner)}>
        <SideName sport={event.sport} side={first} />
      </span>
      <b>
        {own}:{other}
      </b>
      <span className={classNames(styles.met, other > own && styles.winner)}>
        <SideName sport={event.sport} side={second} />
      </span>
    </li>
  );
}
