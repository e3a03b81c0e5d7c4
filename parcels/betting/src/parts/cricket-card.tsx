import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { VisuallyHidden } from '@paddock/styleguide';

import { chaseOf, inningsText, oversText } from '../model/cricket-score.ts';
import { BallTicker } from './ball-ticker.tsx';
import styles from './score-table.module.css';

const SIDES = ['home', 'away'] as const;

/** A cricket match: what each side has made, what a chase still needs, and the last overs ball by ball. */
export function CricketCard({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const { state } = event;
  const { superOver } = state.cricket ?? {};
  return (
    <>
      <table className={styles.table}>
        <VisuallyHidden as="caption">{t('cricket.caption')}</VisuallyHidden>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('cricket.runs')}</th>
            <th scope="col">{t('cricket.overs')}</th>
            {superOver && <th scope="col">{t('cricket.superOver')}</th>}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((side, at) => (
            <tr key={side}>
              <th scope="row">
                <span className={styles.name}>{format.name(event[side].name)}</span>
                {state.server === side && (
                  <i className={styles.serve}>
                    <VisuallyHidden>{t('cricket.bats')}</VisuallyHidden>
                  </i>
                )}
              </th>
              <td className={styles.total}>{inningsText(state, at === 0 ? 0 : 1)}</td>
              <td>{oversText(state, side)}</td>
              {superOver && <td>{superOver[at]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <Chase event={event} />
      {state.status === 'live' && <BallTicker event={event} />}
    </>
  );
}

/** What the side that bats second still needs. */
export function Chase({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const chase = event.state.status === 'live' ? chaseOf(event.state) : undefined;
  if (chase === undefined) return null;
  const { side, runs, balls } = chase;
  return (
    <p className={styles.note}>{t('cricket.needs', { team: format.name(event[side].name), runs, balls })}</p>
  );
}
