import type { TotoDrawView, TotoEvent } from '@paddock/contract/schemas';
import { findPool, outcomesOf, type PoolQuestion } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import styles from './draw-view.module.css';

/** Events of a draw with what each of them came to. */
export function DrawEvents({ draw }: { readonly draw: TotoDrawView }) {
  const t = useT('toto');
  const format = useFormat();
  const question = findPool(draw.pool)?.question;
  if (question === undefined) return null;
  return (
    <Panel>
      <SectionHeader title={t('draw.events')} />
      <ol className={styles.events}>
        {draw.events.map((event, at) => (
          <li key={event.eventId}>
            <span className={styles.dim}>{at + 1}</span>
            <span className={styles.match}>
              <span>
                {format.name(event.home.name)} – {format.name(event.away.name)}
              </span>
              <span className={styles.dim}>
                {format.dateTime(event.startsAtMs)} · {format.name(event.championship)}
              </span>
            </span>
            <EventEnd event={event} question={question} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function EventEnd({ event, question }: { readonly event: TotoEvent; readonly question: PoolQuestion }) {
  const t = useT('toto');
  const format = useFormat();
  const { outcome, score, isPlayed } = event;
  const writtenScore = score && format.score(score);
  if (outcome === null) return <span className={styles.dim}>{t('event.open')}</span>;
  return (
    <span className={styles.end}>
      <b>{outcome === 'all' ? t('event.all') : outcomesOf(question)[outcome]}</b>
      <span className={styles.dim}>
        {isPlayed === false ? t(outcome === 'all' ? 'event.unplayed' : 'event.lot') : writtenScore}
      </span>
    </span>
  );
}
