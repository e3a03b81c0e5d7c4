import { useRef, useState } from 'react';
import { findSport, percentText } from '@paddock/contract';
import { settings$, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useStreamValue, useT } from '@paddock/shared-utils/react';
import { EmptyState, Panel, SegmentedControl, Silk } from '@paddock/styleguide';

import { FollowingPitch } from './following-pitch.tsx';
import styles from './match-details.module.css';
import { Pitch } from './pitch.tsx';

const STATS = ['possession', 'attacks', 'dangerous-attacks', 'shots', 'corners', 'yellow-cards'] as const;

/** Pitch and statistics of a match that has them: side by side where there is room, one place on phones. */
export function MatchDetails({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const [view, setView] = useState('pitch');
  const isOpen = useStreamValue(settings$, ({ settings }) => settings.zoneOpen);
  const ref = useRef<HTMLDivElement>(null);
  if (!isOpen || findSport(event.sport)?.hasPitch !== true || event.state.status !== 'live') return null;
  return (
    <Panel bleed className={styles.details} data-view={view}>
      <SegmentedControl
        block
        label={t('details.label')}
        className={styles.views}
        value={view}
        onValueChange={setView}
        segments={[
          { value: 'pitch', label: t('details.pitch') },
          { value: 'stats', label: t('details.stats') },
        ]}
      />
      <div className={styles.pitch} ref={ref}>
        <Pitch event={event} />
      </div>
      <FollowingPitch event={event} pitch={ref} />
      <Statistics event={event} />
    </Panel>
  );
}

function Statistics({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const stats = event.state.stats ?? {};
  const known = STATS.filter((key) => stats[key] !== undefined);
  if (known.length === 0) return <EmptyState title={t('details.noStats')} className={styles.stats} />;
  return (
    <dl className={styles.stats}>
      <div className={styles.statHead} aria-hidden>
        <StatTeam event={event} side="home" />
        <StatTeam event={event} side="away" />
      </div>
      {known.map((key) => {
        const [home, away] = stats[key] ?? [0, 0];
        const share = home + away === 0 ? 50 : (100 * home) / (home + away);
        const write = (value: number) =>
          key === 'possession' ? percentText(value / 100, format.locale) : format.digits(value);
        return (
          <div key={key} className={styles.stat}>
            <dt>{t(`stat.${key}`)}</dt>
            <dd aria-label={format.name(event.home.name)}>{write(home)}</dd>
            <dd aria-label={format.name(event.away.name)}>{write(away)}</dd>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden className={styles.bar}>
              <rect width={Math.max(share - 0.5, 0)} height="3" className={styles.barHome} />
              <rect x={share + 0.5} width={Math.max(99.5 - share, 0)} height="3" className={styles.barAway} />
            </svg>
          </div>
        );
      })}
    </dl>
  );
}

function StatTeam({ event, side }: { readonly event: EventInfo; readonly side: 'home' | 'away' }) {
  const format = useFormat();
  const { name, silk } = event[side];
  return (
    <span className={styles.statTeam} data-side={side}>
      <Silk pattern={silk.pattern} colours={silk.colours} size={16} />
      <span>{format.name(name)}</span>
    </span>
  );
}
