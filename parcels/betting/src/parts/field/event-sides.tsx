import type { EventDetail } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

import { TeamLine } from '../teams.tsx';
import styles from './field.module.css';

type Sides = Pick<EventDetail, 'sport' | 'home' | 'away' | 'field' | 'state'>;

/** Who competes, in a row: both sides, or what a field is called and how many are in it. */
export function EventSides({ event }: { readonly event: Sides }) {
  const t = useT('betting');
  const format = useFormat();
  const { field, sport, home, away, state } = event;
  if (field === undefined)
    return (
      <>
        <TeamLine sport={sport} team={home} side="home" state={state} />
        <TeamLine sport={sport} team={away} side="away" state={state} />
      </>
    );
  return (
    <>
      <span className={styles.title}>{format.name(field.title)}</span>
      <span className={styles.count}>{t('field.runners', { count: field.runners.length })}</span>
    </>
  );
}
