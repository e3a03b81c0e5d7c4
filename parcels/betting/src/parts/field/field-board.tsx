import { useContext } from 'react';
import { isOutright, listText, nameDirection } from '@paddock/contract';
import { hrefFor, navigate, type EventInfo } from '@paddock/shared-utils';
import { useFormat, useLabels, useT } from '@paddock/shared-utils/react';
import { Flag, IconButton, LiveLamp, Panel } from '@paddock/styleguide';

import { FavouriteStar } from '../favourite-star.tsx';
import { ListAddresses } from '../list-addresses.ts';
import styles from './field.module.css';

/** The head of the page of a field: where it belongs, what it is called, when it begins or how it stands, who won. */
export function FieldBoard({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const format = useFormat();
  const name = useLabels().match(event);
  const { championship, region, sport, state } = event;
  const section = state.status === 'upcoming' ? 'line' : 'live';
  const path = useContext(ListAddresses).championship(section, sport, championship);
  return (
    <Panel bleed className={styles.board}>
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
        <FavouriteStar kind="event" of={event.id} name={name} />
      </div>
      <p className={styles.name}>{name}</p>
      <p className={styles.when}>
        <FieldClock event={event} />
      </p>
    </Panel>
  );
}

function FieldClock({ event }: { readonly event: EventInfo }) {
  const t = useT('betting');
  const common = useT('common');
  const format = useFormat();
  const labels = useLabels();
  const { state, field, sport } = event;
  const winners = field?.runners.filter(({ code }) => state.winners?.includes(code)) ?? [];
  if (winners.length > 0)
    return t('field.winner', {
      name: listText(
        winners.map(({ name }) => format.name(name)),
        format.language,
      ),
    });
  const isSeason = isOutright(event);
  if (state.status === 'upcoming') {
    const at = `${format.date(state.startsAtMs)}, ${format.time(state.startsAtMs)}`;
    return t(isSeason ? 'outrights.closes' : 'field.starts', { at });
  }
  if (state.status !== 'live') return common(`eventStatus.${state.status}`);
  if (isSeason) return <LiveLamp lamp>{t('outrights.deciding')}</LiveLamp>;
  // A feed may know that a race is on and not how far it is.
  const period = labels.period(sport, state.period) || common('eventStatus.live');
  return <LiveLamp lamp>{period}</LiveLamp>;
}
