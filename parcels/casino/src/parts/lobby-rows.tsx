import type { GameRow, LobbyView } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, ReadView } from '@paddock/styleguide';

import { listOfSection, LISTS } from '../model/catalogue-lists.ts';
import { useGamesWords } from './catalogue-words.ts';
import styles from './lobby-rows.module.css';
import { PlayedRow } from './played-row.tsx';
import { TileRow } from './tile-row.tsx';
import { RowSkeleton } from './tile-skeletons.tsx';
import { usePlayable } from './use-playable.ts';

/** The lobby: what the player played last, what is played most, what is new, ours, and each section with its first games. */
export function LobbyRows() {
  const t = useT('casino');
  const { value, reload } = useRead({
    ...readOf('/web-api/casino/lobby', { query: usePlayable() }),
    isPublic: true,
  });
  return (
    <ReadView
      value={value}
      reload={reload}
      words={useGamesWords()}
      skeleton={<RowSkeletons />}
      empty={({ rows }: LobbyView) =>
        rows.length === 0 && <EmptyState icon="casino" title={t('none.title')} message={t('none.text')} />
      }
    >
      {({ rows }) => (
        <div className={styles.rows}>
          {rows.map((row, at) => (
            <Row key={`${row.row} ${row.section ?? ''}`} row={row} isFirst={at < 2} />
          ))}
          <PlayedRow />
        </div>
      )}
    </ReadView>
  );
}

function Row({ row, isFirst }: { readonly row: GameRow; readonly isFirst: boolean }) {
  const t = useT('casino');
  const list = row.section === null ? undefined : listOfSection(row.section);
  const title = list === undefined ? t(`row.${row.row}`) : t(`seo.${list.name}.title`);
  return (
    <TileRow
      title={title}
      count={row.count}
      path={list?.path ?? PATHS[row.row]}
      games={row.games}
      isFirst={isFirst}
    />
  );
}

const PATHS: Readonly<Record<GameRow['row'], string>> = {
  popular: '/casino?show=popular',
  new: '/casino?show=new',
  originals: LISTS['casino.other-games'].path,
  jackpot: '/casino?show=jackpot',
  section: '/casino',
};

/** Sixteen tiles in two rows under their heads. */
function RowSkeletons() {
  return (
    <div className={styles.rows}>
      <RowSkeleton />
      <RowSkeleton />
    </div>
  );
}
