import { memo, type KeyboardEvent } from 'react';
import type { GameTile as Game } from '@paddock/contract/schemas';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Badge, Icon, IconButton } from '@paddock/styleguide';

import { rtpText } from '../model/rtp.ts';
import { GamePicture } from './game-picture.tsx';
import { useKeptGames } from './kept-games.tsx';
import { useGameName } from './use-game-name.ts';
import styles from './game-tile.module.css';

interface GameTileProps {
  readonly game: Game;
  /** Its place in the list, from 1, and how many the list has: only some of them stand in the document. */
  readonly place?: number;
  readonly total?: number;
  readonly isFirst?: boolean;
}

/**
 * A game: its scene, name and studio. A press anywhere on it plays; under a pointer or the focus it shows what it
 * returns and the ways in. A star keeps it.
 */
export const GameTile = memo(function GameTile({ game, place, total, isFirst = false }: GameTileProps) {
  const t = useT('casino');
  const format = useFormat();
  const name = useGameName()(game);
  const { rtpMillionths } = game;
  return (
    <li
      className={styles.tile}
      data-game={game.id}
      aria-posinset={place}
      aria-setsize={total}
      onKeyDown={moveFocus}
    >
      <div className={styles.cover}>
        <GamePicture game={game} isFirst={isFirst} />
        <Mark tags={game.tags} />
        <div className={styles.over}>
          {rtpMillionths !== null && (
            <span>{t('rtp', { share: rtpText(rtpMillionths, format.decimalMark) })}</span>
          )}
          <span className={styles.ways}>
            <span className={styles.play} aria-hidden>
              <Icon name="play" size={14} filled />
              {t('play')}
            </span>
            {game.hasDemo && (
              <a
                className={styles.demo}
                href={hrefFor(`${game.address}?mode=demo`)}
                aria-label={t('demoOf', { name })}
              >
                {t('demo')}
              </a>
            )}
          </span>
        </div>
      </div>
      <a className={styles.name} href={hrefFor(game.address)} title={name}>
        {name}
      </a>
      <span className={styles.studio}>{game.studio.name}</span>
      <Star gameId={game.id} name={name} />
    </li>
  );
});

/** New, or with a jackpot: the first thing that is worth a word. */
function Mark({ tags }: { readonly tags: readonly string[] }) {
  const t = useT('casino');
  const mark = (['new', 'jackpot'] as const).find((one) => tags.includes(one));
  return mark === undefined ? null : <Badge className={styles.mark}>{t(`mark.${mark}`)}</Badge>;
}

function Star({ gameId, name }: { readonly gameId: string; readonly name: string }) {
  const t = useT('casino');
  const { ids, toggle } = useKeptGames();
  return (
    <IconButton
      icon="star"
      size={32}
      iconSize={16}
      className={styles.star}
      pressed={ids.has(gameId)}
      label={t('favourite', { name })}
      onClick={() => toggle(gameId)}
    />
  );
}

/** The arrows of a keyboard lead from tile to tile, along the line of reading. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>): void {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
  const isForward =
    (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl');
  const next = isForward
    ? event.currentTarget.nextElementSibling
    : event.currentTarget.previousElementSibling;
  const link = next?.querySelector<HTMLElement>(`.${styles.name}`);
  if (link === null || link === undefined) return;
  event.preventDefault();
  link.focus();
}
