import { useEffect, useId, useRef, useState } from 'react';
import type { GameTile as Game } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { IconButton } from '@paddock/styleguide';

import { GameTile } from './game-tile.tsx';
import styles from './tile-row.module.css';
import tiles from './tiles.module.css';

interface TileRowProps {
  readonly title: string;
  /** Beside the title: how many there are in all. */
  readonly count?: number | undefined;
  /** Where all of them are. */
  readonly path?: string | undefined;
  readonly games: readonly Game[];
  readonly isFirst?: boolean;
}

/** Games in one line, moved by arrows, keyboard or finger. */
export function TileRow({ title, count, path, games, isFirst = false }: TileRowProps) {
  const t = useT('casino');
  const format = useFormat();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  useEffect(() => {
    const { current: element } = list;
    if (element === null) return undefined;
    const look = () => {
      const moved = Math.abs(element.scrollLeft);
      const next = { isAtStart: moved < 4, isAtEnd: moved + element.clientWidth > element.scrollWidth - 4 };
      setEnds((known) =>
        known.isAtStart === next.isAtStart && known.isAtEnd === next.isAtEnd ? known : next,
      );
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [games]);
  function move(by: 1 | -1): void {
    const { current: element } = list;
    if (element === null) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const along = getComputedStyle(element).direction === 'rtl' ? -by : by;
    element.scrollBy({ left: along * element.clientWidth * 0.9, behavior: isStill ? 'instant' : 'smooth' });
  }
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {path === undefined ? title : <a href={hrefFor(path)}>{title}</a>}
        </h2>
        {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
        <span className={styles.arrows}>
          <IconButton
            icon="back"
            label={t('row.back', { title })}
            disabled={ends.isAtStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="forward"
            label={t('row.forward', { title })}
            disabled={ends.isAtEnd}
            onClick={() => move(1)}
          />
        </span>
      </header>
      <ul ref={list} className={tiles.row}>
        {games.map((game) => (
          <GameTile key={game.id} game={game} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  );
}
