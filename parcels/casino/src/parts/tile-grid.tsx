import { useRef } from 'react';
import type { GameTile as Game } from '@paddock/contract/schemas';

import { GameTile } from './game-tile.tsx';
import styles from './tiles.module.css';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface TileGridProps {
  readonly games: readonly Game[];
  /** Of the whole list, where these are its beginning. */
  readonly total?: number;
}

/** Games in lines under each other; only those on the screen and around it stand in the document. */
export function TileGrid({ games, total = games.length }: TileGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const { from, to, aboveHeight, belowHeight } = useRowsInSight(list, games.length);
  return (
    <ul
      ref={list}
      className={styles.grid}
      style={{ paddingBlock: `${aboveHeight}px ${Math.max(0, belowHeight)}px` }}
    >
      {games.slice(from, to).map((game, at) => (
        <GameTile key={game.id} game={game} place={from + at + 1} total={total} isFirst={from + at < 12} />
      ))}
    </ul>
  );
}
