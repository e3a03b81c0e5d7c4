import type { BlockOf } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead } from '@paddock/shared-utils/react';
import { Icon, Skeleton } from '@paddock/styleguide';

import styles from './offer.module.css';

/** Games of the catalogue by their names; one that is gone, or cannot be played here, is left out. */
export function GamesBlock({ title, games }: BlockOf<'games'>) {
  return (
    <section className={styles.offer} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.games}>
        {games.map((id) => (
          <Game key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function Game({ id }: { readonly id: string }) {
  const format = useFormat();
  const { value } = useRead({ ...readOf('/web-api/casino/games/:id', { params: { id } }), isPublic: true });
  if (value.status === 'error') return null;
  return (
    <li className={styles.game}>
      {value.status === 'loading' ? (
        <Skeleton shape="block" height="100%" />
      ) : (
        <a className={styles.gameLink} href={hrefFor(value.data.address)}>
          <Icon name="casino" size={20} />
          <span>
            <b>{format.name(value.data.name)}</b>
            <small>{value.data.studio.name}</small>
          </span>
        </a>
      )}
    </li>
  );
}
