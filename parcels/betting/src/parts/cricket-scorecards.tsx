import type { PlayerFigures } from '@paddock/contract/schemas';
import { hrefFor, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Panel, SectionHeader } from '@paddock/styleguide';

import { cricketPlayerPath } from '../model/cricket-paths.ts';
import { oversOf } from '../model/cricket-score.ts';
import styles from './cricket-hub.module.css';

/** Who made what with the bat and with the ball, side by side where there is room. */
export function CricketScorecards({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const { cards, first = 'home' } = event.state.cricket ?? {};
  if (cards === undefined) return null;
  const sides = first === 'home' ? (['home', 'away'] as const) : (['away', 'home'] as const);
  return (
    <Panel bleed>
      <SectionHeader dense title={t('cricket.cards')} />
      <div className={styles.cards}>
        {sides.map((side) => (
          <div key={side}>
            <Batting event={event} side={side} players={cards[side]} />
            <Bowling event={event} side={side} players={cards[side]} />
          </div>
        ))}
      </div>
    </Panel>
  );
}

interface CardProps {
  readonly event: EventInfo;
  readonly side: 'home' | 'away';
  readonly players: readonly PlayerFigures[];
}

function Batting({ event, side, players }: CardProps) {
  const t = useT('betting');
  const format = useFormat();
  const team = event[side].name;
  const rows = players.flatMap(({ name, bat }, at) => (bat === undefined ? [] : [{ name, bat, at }]));
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t('cricket.batting', { team: format.name(team) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cricket.player')}</th>
          <th scope="col">{t('cricket.runs')}</th>
          <th scope="col">{t('cricket.balls')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, bat: [runs, balls, out], at }) => (
          <tr key={at}>
            <th scope="row">
              <a href={hrefFor(cricketPlayerPath(at + 1, team))}>{name}</a>
            </th>
            <td>{runs}</td>
            <td>{balls}</td>
            <td>{t(out === 1 ? 'cricket.out' : 'cricket.notOut')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bowling({ event, side, players }: CardProps) {
  const t = useT('betting');
  const format = useFormat();
  const team = event[side].name;
  const rows = players.flatMap(({ name, bowl }, at) => (bowl === undefined ? [] : [{ name, bowl, at }]));
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{t('cricket.bowling', { team: format.name(team) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('cricket.player')}</th>
          <th scope="col">{t('cricket.overs')}</th>
          <th scope="col">{t('cricket.conceded')}</th>
          <th scope="col">{t('cricket.wickets')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, bowl: [balls, conceded, wickets], at }) => (
          <tr key={at}>
            <th scope="row">
              <a href={hrefFor(cricketPlayerPath(at + 1, team))}>{name}</a>
            </th>
            <td>{oversOf(balls)}</td>
            <td>{conceded}</td>
            <td>{wickets}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
