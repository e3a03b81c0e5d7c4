import { findSport } from '@paddock/contract';
import type { EventInfo } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { classNames, VisuallyHidden } from '@paddock/styleguide';

import { CutName } from './cut-name.tsx';
import styles from './score-table.module.css';

const SIDES = ['home', 'away'] as const;

/** Sets or quarters of a match, one row a side; the running one and the points of the running game in orange. */
export function ScoreTable({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const { sport, state } = event;
  const periods = findSport(sport)?.scoredPeriods ?? [];
  if (periods.length === 0 || state.parts.length === 0) return null;
  const { points } = state;
  const running = state.status === 'live' ? state.parts.length - 1 : -1;
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{t('scoreTable.caption')}</VisuallyHidden>
      <thead>
        <tr>
          <td />
          {state.parts.map((_, index) => (
            <th key={index} scope="col">
              {common(`periodShort.${sport}.${periods[index] ?? periods.at(-1)}`)}
            </th>
          ))}
          <th scope="col">{t(points === undefined ? 'scoreTable.total' : 'scoreTable.points')}</th>
        </tr>
      </thead>
      <tbody>
        {SIDES.map((side, at) => (
          <tr key={side}>
            <th scope="row">
              <CutName name={event[side].name} />
              {state.server === side && (
                <i className={styles.serve}>
                  <VisuallyHidden>{t('serves')}</VisuallyHidden>
                </i>
              )}
            </th>
            {state.parts.map((part, index) => (
              <td key={index} className={classNames(index === running && styles.running)}>
                {format.digits(part[at] ?? '')}
              </td>
            ))}
            <td className={styles.total}>{format.digits((points ?? state.score)[at] ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
