import { hrefFor, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useServerNow, useT } from '@paddock/shared-utils/react';
import { Flag, IconButton, LiveLamp, Panel, Silk } from '@paddock/styleguide';
import { navigate, periodLabel } from '@paddock/shared-utils';

import { championshipPath } from '../model/addresses.ts';
import { clockSeconds, matchProgress } from '../model/match-clock.ts';
import { FavouriteStar } from './favourite-star.tsx';
import { LiveTrack } from './live-track.tsx';
import styles from './scoreboard.module.css';

/** The head of an event's page: championship, sides, score, clock, track, incidents. */
export function Scoreboard({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const { state, championship, region, sport } = event;
  const section = state.status === 'upcoming' ? 'line' : 'live';
  const path = championshipPath(section, sport, championship);
  const nowMs = useServerNow(state.status === 'live' ? 1000 : null);
  const name = `${format.name(event.home.name)} – ${format.name(event.away.name)}`;
  return (
    <Panel bleed className={styles.board}>
      <div className={styles.head}>
        <IconButton icon="back" label={t('backToList')} onClick={() => navigate(path)} />
        <Flag region={region.code} />
        <a href={hrefFor(path)} className={styles.championship}>
          {format.name(region.name)}. {format.name(championship.name)}
        </a>
        <FavouriteStar eventId={event.id} name={name} />
      </div>
      <div className={styles.sides}>
        <Side event={event} side="home" />
        <div className={styles.middle}>
          <h1 className={styles.title}>{name}</h1>
          {state.status === 'upcoming' ? (
            <p className={styles.score}>{format.time(state.startsAtMs)}</p>
          ) : (
            <p
              className={styles.score}
              aria-label={t('score', { home: state.score[0], away: state.score[1] })}
            >
              {state.score[0]} : {state.score[1]}
            </p>
          )}
          <p className={styles.clock}>
            <BoardClock event={event} nowMs={nowMs} />
          </p>
          {state.parts.length > 1 && (
            <p className={styles.parts}>{state.parts.map((part) => part.join(':')).join('  ')}</p>
          )}
        </div>
        <Side event={event} side="away" />
      </div>
      {state.status === 'live' && (
        <LiveTrack sport={sport} state={state} progress={matchProgress(sport, state, nowMs)} />
      )}
    </Panel>
  );
}

function Side({ event, side }: { readonly event: EventInfo; readonly side: 'home' | 'away' }) {
  const format = useFormat();
  const team = event[side];
  return (
    <div className={styles.side} data-side={side}>
      {event.sport !== 'tennis' && <Silk pattern={team.silk.pattern} colours={team.silk.colours} size={36} />}
      <b>{format.name(team.name)}</b>
    </div>
  );
}

function BoardClock({ event, nowMs }: { readonly event: EventInfo; readonly nowMs: number }) {
  const common = useT('common');
  const format = useFormat();
  const { state, sport } = event;
  if (state.status === 'upcoming') return format.date(state.startsAtMs);
  if (state.status !== 'live') return common(`eventStatus.${state.status}`);
  const seconds = clockSeconds(state, nowMs);
  const rests = seconds !== undefined && (state.clockRate ?? 0) === 0;
  const points = state.points?.join(' : ');
  return (
    <>
      <LiveLamp paused={rests}>{seconds === undefined ? points : format.clock(seconds)}</LiveLamp>{' '}
      {periodLabel(sport, state.period, common)}
    </>
  );
}
