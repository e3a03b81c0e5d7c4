import { useReadWords, useT } from '@paddock/shared-utils/react';
import { LoadMore, ReadView, SkeletonRows } from '@paddock/styleguide';

import { playedOf } from '../model/played-round.ts';
import type { RealPlay } from '../play/use-real-play.ts';
import { NoRounds, RoundsTable } from './rounds-panel.tsx';

/** The player's rounds of this game; the one on the table is told when the table has shown it. */
export function OwnRounds({ play }: { readonly play: RealPlay }) {
  const t = useT('originals');
  const words = useReadWords({ slow: t('rounds.slow'), failed: t('rounds.failed') });
  const { value, reload, more } = play.history;
  const hiddenId = play.isMoving ? play.shown?.round.id : undefined;
  return (
    <ReadView
      value={value}
      reload={reload}
      words={words}
      skeleton={<SkeletonRows count={5} cells={2} />}
      empty={({ rows }) => rows.length === 0 && <NoRounds />}
    >
      {({ rows, next }) => (
        <>
          <RoundsTable rounds={rows.filter(({ id }) => id !== hiddenId).map(playedOf)} onCheck={undefined} />
          {next !== null && <LoadMore label={t('rounds.more')} onMore={more} />}
        </>
      )}
    </ReadView>
  );
}
