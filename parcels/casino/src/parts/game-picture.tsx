import { useState } from 'react';
import type { GameTile } from '@paddock/contract/schemas';

import { pictureOf } from '../art/picture.ts';
import styles from './game-picture.module.css';

export type PicturedGame = Pick<GameTile, 'artSeed' | 'name' | 'section' | 'tags' | 'address' | 'pictureUrl'>;

interface GamePictureProps {
  readonly game: PicturedGame;
  /** On the first screen: it is not waited with. */
  readonly isFirst?: boolean;
}

/** The company's picture of a game; where it has none, or it does not come, the scene drawn for it. */
export function GamePicture({ game, isFirst = false }: GamePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const { pictureUrl } = game;
  const own = pictureUrl !== null && pictureUrl !== failedUrl ? pictureUrl : undefined;
  return (
    <img
      className={styles.picture}
      src={own ?? drawn(game)}
      alt=""
      width={300}
      height={400}
      loading={isFirst || own === undefined ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedUrl(pictureUrl)}
    />
  );
}

/** What the names of games in the catalogue are drawn by: English, whatever language is read. */
function drawn({ artSeed, name, section, tags, address }: PicturedGame): string {
  const [, games, own] = address.split('/');
  return pictureOf({
    seed: artSeed,
    name: name.en,
    words: [section, ...tags],
    own: games === 'games' ? own : undefined,
  });
}
