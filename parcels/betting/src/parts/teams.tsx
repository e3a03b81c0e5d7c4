import type { EventState, Competitor } from '@paddock/contract/schemas';
import { useFormat } from '@paddock/shared-utils/react';
import { ScoreText, Silk } from '@paddock/styleguide';

import styles from './teams.module.css';

interface TeamLineProps {
  readonly sport: string;
  readonly team: Competitor;
  readonly side: 'home' | 'away';
  readonly state: EventState;
}

/** One side of a row: silk, name, red cards, serve, score. */
export function TeamLine({ sport, team, side, state }: TeamLineProps) {
  const format = useFormat();
  const at = side === 'home' ? 0 : 1;
  const redCards = state.redCards?.[at] ?? 0;
  return (
    <span className={styles.team}>
      {sport === 'tennis' ? null : <Silk pattern={team.silk.pattern} colours={team.silk.colours} size={16} />}
      <span className={styles.name}>{format.name(team.name)}</span>
      {redCards > 0 && <i className={styles.redCard} title={String(redCards)} />}
      {state.server === side && <i className={styles.serve} />}
      {state.status === 'live' && <SideScore sport={sport} state={state} at={at} />}
    </span>
  );
}

function SideScore({ sport, state, at }: { sport: string; state: EventState; at: 0 | 1 }) {
  if (sport === 'tennis') {
    return <ScoreText parts={state.parts.map((part) => part[at])} total={state.points?.[at] ?? ''} />;
  }
  if (sport !== 'basketball') return <ScoreText total={state.score[at]} />;
  const quarters = state.parts.map((part) => part[at]);
  return <ScoreText wide className={styles.quarters} parts={quarters} total={state.score[at]} />;
}
