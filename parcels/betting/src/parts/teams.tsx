import { findSport } from '@paddock/contract';
import type { EventState, Competitor } from '@paddock/contract/schemas';
import { settings$ } from '@paddock/shared-utils';
import { useFormat, useStreamValue } from '@paddock/shared-utils/react';
import { ScoreText, Silk } from '@paddock/styleguide';

import { inningsText } from '../model/cricket-score.ts';
import { CutName } from './cut-name.tsx';
import styles from './teams.module.css';

interface TeamLineProps {
  readonly sport: string;
  readonly team: Competitor;
  readonly side: 'home' | 'away';
  readonly state: EventState;
}

/** One side of a row: silk, name, red cards, serve, score. */
export function TeamLine({ sport, team, side, state }: TeamLineProps) {
  const at = side === 'home' ? 0 : 1;
  const redCards = state.redCards?.[at] ?? 0;
  return (
    <span className={styles.team}>
      {findSport(sport)?.sides === 'people' ? null : (
        <Silk pattern={team.silk.pattern} colours={team.silk.colours} size={16} />
      )}
      <CutName name={team.name} className={styles.name} />
      {redCards > 0 && <i className={styles.redCard} title={String(redCards)} />}
      {state.server === side && <i className={styles.serve} />}
      {state.status === 'live' && <SideScore sport={sport} state={state} at={at} />}
    </span>
  );
}

function SideScore({ sport, state, at }: { sport: string; state: EventState; at: 0 | 1 }) {
  const { digits } = useFormat();
  const isDetailed = useStreamValue(settings$, ({ settings }) => settings.detailedScore);
  const parts = isDetailed ? state.parts.map((part) => digits(part[at])) : [];
  const shape = findSport(sport)?.score;
  if (shape === 'points')
    return (
      <ScoreText
        parts={isDetailed ? parts : [digits(setsWon(state, at))]}
        total={digits(state.points?.[at] ?? '')}
      />
    );
  if (shape === 'innings') return <ScoreText total={digits(inningsText(state, at))} />;
  if (shape !== 'periods') return <ScoreText total={digits(state.score[at])} />;
  return <ScoreText wide className={styles.quarters} parts={parts} total={digits(state.score[at])} />;
}

/** Sets a side has won, where the parts are not shown. */
function setsWon({ parts }: EventState, at: 0 | 1): number {
  const over = parts.slice(0, -1);
  return over.filter((part) => part[at] > part[at === 0 ? 1 : 0]).length;
}
