import { useContext } from 'react';
import { findSport, nameDirection, teamKeyOf, teamPath } from '@paddock/contract';
import { hrefFor, navigate, settings$, updateSettings, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useLabels, useServerNow, useStreamValue, useT } from '@paddock/shared-utils/react';
import { Flag, IconButton, LiveLamp, Panel, Silk, VisuallyHidden } from '@paddock/styleguide';

import { clockSeconds, matchProgress } from '../model/match-clock.ts';
import { CricketCard } from './cricket-card.tsx';
import { FavouriteStar } from './favourite-star.tsx';
import { ListAddresses } from './list-addresses.ts';
import { MultiToggle } from './multi-toggle.tsx';
import { MatchTimeline } from './match-timeline.tsx';
import { ScoreTable } from './score-table.tsx';
import styles from './scoreboard.module.css';
import { StatisticsLink } from './statistics-link.tsx';

interface BoardProps {
  readonly event: EventInfo;
}

/** The head of an event's page: championship, sides, score, clock; the line of a match with a pitch, others' sets or quarters. */
export function Scoreboard({ event }: BoardProps) {
  const { state, sport } = event;
  const hasPitch = findSport(sport)?.hasPitch === true;
  const showsZone = useStreamValue(settings$, ({ settings }) => settings.zoneOpen);
  const nowMs = useServerNow(state.status === 'live' ? 1000 : null);
  const name = useLabels().match(event);
  return (
    <Panel bleed className={styles.board}>
      <BoardHead event={event} name={name} />
      <div className={styles.sides}>
        <Side event={event} side="home" />
        <div className={styles.middle}>
          <Score event={event} />
          <p className={styles.clock}>
            <BoardClock event={event} nowMs={nowMs} />
          </p>
          {hasPitch && state.parts.length > 1 && <FirstHalf event={event} />}
        </div>
        <Side event={event} side="away" />
      </div>
      {state.status === 'live' && hasPitch && showsZone && (
        <MatchTimeline event={event} progress={matchProgress(sport, state, nowMs) ?? 0} />
      )}
      {state.cricket === undefined ? <ScoreTable event={event} /> : <CricketCard event={event} />}
    </Panel>
  );
}

function BoardHead({ event, name }: BoardProps & { readonly name: string }) {
  const t = useT('betting');
  const format = useFormat();
  const isNumbered = useStreamValue(settings$, ({ settings }) => settings.showGameId);
  const { state, championship, region, sport } = event;
  const path = useContext(ListAddresses).championship(
    state.status === 'upcoming' ? 'line' : 'live',
    sport,
    championship,
  );
  return (
    <div className={styles.head}>
      <IconButton icon="back" label={t('backToList')} onClick={() => navigate(path)} />
      <Flag region={region.code} />
      <a
        href={hrefFor(path)}
        className={styles.championship}
        dir={nameDirection(championship.name, format.language)}
      >
        {format.name(region.name)}. {format.name(championship.name)}
      </a>
      {isNumbered && <span className={styles.number}>{t('eventNumber', { id: event.id })}</span>}
      {state.status === 'live' && findSport(sport)?.hasPitch === true && <ZoneToggle />}
      <StatisticsLink eventId={event.id} />
      {state.status === 'live' && <MultiToggle eventId={event.id} name={name} />}
      <FavouriteStar kind="event" of={event.id} name={name} />
    </div>
  );
}

/** Shows and hides pitch, figures and line of time, in this match and in the next. */
function ZoneToggle() {
  const t = useT('betting');
  const isOpen = useStreamValue(settings$, ({ settings }) => settings.zoneOpen);
  return (
    <IconButton
      icon={isOpen ? 'chevron-up' : 'chevron-down'}
      label={t(isOpen ? 'details.hide' : 'details.show')}
      onClick={() => updateSettings({ zoneOpen: !isOpen })}
    />
  );
}

function Side({ event, side }: BoardProps & { readonly side: 'home' | 'away' }) {
  const format = useFormat();
  const team = event[side];
  return (
    <div className={styles.side} data-side={side}>
      {findSport(event.sport)?.sides !== 'people' && (
        <Silk pattern={team.silk.pattern} colours={team.silk.colours} size={36} />
      )}
      <a href={hrefFor(teamPath(event.sport, team.name))} className={styles.name}>
        {format.name(team.name)}
      </a>
      <FavouriteStar kind="team" of={teamKeyOf(event.sport, team.name)} name={format.name(team.name)} />
    </div>
  );
}

/** The score, or the time it starts. */
function Score({ event: { state } }: BoardProps) {
  const t = useT('betting');
  const format = useFormat();
  if (state.status === 'upcoming') return <p className={styles.score}>{format.time(state.startsAtMs)}</p>;
  const [home, away] = state.score;
  return (
    <p className={styles.score}>
      <span aria-hidden="true">{format.digits(`${home} : ${away}`)}</span>
      <VisuallyHidden>{t('score', { home, away })}</VisuallyHidden>
    </p>
  );
}

function FirstHalf({ event: { state, sport } }: BoardProps) {
  const common = useT('common');
  const format = useFormat();
  return (
    <p className={styles.clock}>
      {common(`periodShort.${sport}.ht`)} {format.digits(state.parts[0]?.join(' : ') ?? '')}
    </p>
  );
}

function BoardClock({ event, nowMs }: BoardProps & { readonly nowMs: number }) {
  const common = useT('common');
  const format = useFormat();
  const labels = useLabels();
  const { state, sport } = event;
  if (state.status === 'upcoming') return format.date(state.startsAtMs);
  if (state.status !== 'live') return common(`eventStatus.${state.status}`);
  const period = labels.period(sport, state.period);
  const seconds = clockSeconds(sport, state, nowMs);
  if (seconds === undefined) return <LiveLamp lamp>{period}</LiveLamp>;
  return (
    <>
      <LiveLamp paused={(state.clockRate ?? 0) === 0}>{format.clock(seconds)}</LiveLamp> {period}
    </>
  );
}
