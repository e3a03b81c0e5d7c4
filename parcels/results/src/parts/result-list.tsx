import { Fragment } from 'react';
import { findSport, partsText } from '@paddock/contract';
import type {
  Competitor,
  EventState,
  LocalizedName,
  NamedPlacing,
  WithdrawnRunner,
} from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { ChampionshipHeader, classNames, Panel, Silk, SportHeader } from '@paddock/styleguide';
import type { ReactNode } from 'react';

import { PlacingList } from './placing-list.tsx';
import styles from './result-list.module.css';

/** A match with its score, being played or over. */
export interface ResultRow {
  readonly id: string;
  readonly sport: string;
  readonly championship: { readonly id: string; readonly name: LocalizedName };
  readonly region: { readonly code: string; readonly name: LocalizedName };
  readonly home: Competitor;
  readonly away: Competitor;
  /** Of a field that is still competing. */
  readonly field?: unknown;
  /** Of a field that is over: who came first. */
  readonly winners?: readonly LocalizedName[] | undefined;
  /** And the whole order, where its feed told that. */
  readonly placings?: readonly NamedPlacing[] | undefined;
  /** And who was withdrawn. */
  readonly withdrawn?: readonly WithdrawnRunner[] | undefined;
}

interface ResultListProps<Row extends ResultRow> {
  readonly rows: readonly Row[];
  readonly row: (row: Row) => ReactNode;
}

/** Matches by sport and championship, each in the order it first comes up. */
export function ResultList<Row extends ResultRow>({ rows, row }: ResultListProps<Row>) {
  const common = useT('common');
  const format = useFormat();
  return [...Map.groupBy(rows, ({ sport }) => sport)].map(([sport, ofSport]) => (
    <Panel bleed key={sport}>
      <SportHeader sport={sport} title={common(`sport.${sport}`)} note={format.number(ofSport.length)} />
      {[...Map.groupBy(ofSport, ({ championship }) => championship.id)].map(([id, matches]) => {
        const [first] = matches;
        return (
          first !== undefined && (
            <Fragment key={id}>
              <ChampionshipHeader
                region={first.region.code}
                name={`${format.name(first.region.name)}. ${format.name(first.championship.name)}`}
                count={matches.length}
              />
              <ul className={styles.rows}>
                {matches.map((match) => (
                  <li key={match.id} className={styles.row} data-event={match.id}>
                    {row(match)}
                  </li>
                ))}
              </ul>
            </Fragment>
          )
        );
      })}
    </Panel>
  ));
}

interface SidesProps {
  readonly match: Pick<ResultRow, 'sport' | 'home' | 'away' | 'field' | 'winners' | 'placings' | 'withdrawn'>;
  readonly state: Pick<EventState, 'score' | 'parts'>;
  readonly isOver: boolean;
}

/**
 * Both sides with what each brought in every period, and in all; of a match that is over the winner stands out. A field has
 * its title alone, and the order it came in by, or at least who came first.
 */
export function Sides({ match, state, isOver }: SidesProps) {
  const format = useFormat();
  if (match.placings !== undefined)
    return (
      <>
        <span className={styles.side}>
          <span className={styles.name}>{format.name(match.home.name)}</span>
        </span>
        <PlacingList placings={match.placings} />
        <Withdrawn runners={match.withdrawn} />
      </>
    );
  if (match.field !== undefined || match.winners !== undefined)
    return (
      <>
        {[match.home.name, ...(match.winners ?? [])].map((name, at) => (
          <span key={at} className={classNames(styles.side, at > 0 && styles.winner)}>
            <span className={styles.name}>{format.name(name)}</span>
          </span>
        ))}
        <Withdrawn runners={match.withdrawn} />
      </>
    );
  const sport = findSport(match.sport);
  const parts = (sport?.scoredPeriods.length ?? 0) > 0 ? state.parts : [];
  return ([0, 1] as const).map((at) => {
    const team = at === 0 ? match.home : match.away;
    const isWinner = isOver && state.score[at] > state.score[at === 0 ? 1 : 0];
    return (
      <span key={at} className={classNames(styles.side, isWinner && styles.winner)}>
        {sport?.sides === 'people' ? null : (
          <Silk pattern={team.silk.pattern} colours={team.silk.colours} size={16} />
        )}
        <span className={styles.name}>{format.name(team.name)}</span>
        {parts.map((part, index) => (
          <span key={index} className={styles.part}>
            {part[at]}
          </span>
        ))}
        <b className={styles.total}>{state.score[at]}</b>
      </span>
    );
  });
}

/** Who was not in it, and what became of bets on them. */
function Withdrawn({ runners = [] }: { readonly runners?: readonly WithdrawnRunner[] | undefined }) {
  const t = useT('results');
  const format = useFormat();
  if (runners.length === 0) return null;
  const names = partsText(
    runners.map(({ name }) => format.name(name)),
    format.language,
  );
  return <span className={styles.withdrawn}>{t('withdrawn', { names })}</span>;
}
