import type { TotoEvent } from '@paddock/contract/schemas';
import type { Entry, PoolQuestion } from '@paddock/games/toto';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames } from '@paddock/styleguide';

import { outcomeTexts } from '../model/outcome-texts.ts';
import styles from './event-list.module.css';
import { PickMark } from './pick-mark.tsx';

interface EventListProps {
  readonly events: readonly TotoEvent[];
  readonly question: PoolQuestion;
  /** The player's, whose choices are marked. */
  readonly entry?: Entry | undefined;
  readonly className?: string | undefined;
}

/** Matches of a draw with what each of them came to and, of an entry, whether its choice is right. */
export function EventList({ events, question, entry, className }: EventListProps) {
  const format = useFormat();
  return (
    <ol className={classNames(styles.events, className)}>
      {events.map((event, at) => {
        const pick = entry?.[at];
        return (
          <li key={event.eventId}>
            <span className={styles.dim}>{format.number(at + 1)}</span>
            <span className={styles.match}>
              <span>
                {format.name(event.home.name)} – {format.name(event.away.name)}
              </span>
              <span className={styles.dim}>
                {format.dateTime(event.startsAtMs)} · {format.name(event.championship)}
              </span>
              {pick !== undefined && <PickMark pick={pick} event={event} question={question} />}
            </span>
            <EventEnd event={event} question={question} />
          </li>
        );
      })}
    </ol>
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
      <b>{outcome === 'all' ? t('event.all') : outcomeTexts(question, format.score)[outcome]}</b>
      <span className={styles.dim}>
        {isPlayed === false ? t(outcome === 'all' ? 'event.unplayed' : 'event.lot') : writtenScore}
      </span>
    </span>
  );
}
