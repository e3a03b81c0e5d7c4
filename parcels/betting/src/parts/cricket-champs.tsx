import { useFormat, useReadWords, useT } from '@paddock/shared-utils/react';
import { PageLayout, ReadView } from '@paddock/styleguide';

import { allChampionships } from '../model/all-championships.ts';
import { CRICKET, cricketChampPath } from '../model/cricket-paths.ts';
import { ChampionshipIndex } from './championship-index.tsx';
import { NoCricket } from './cricket-events.tsx';
import { ListSkeleton, onPanel } from './list-states.tsx';
import { useAllSports } from './use-all-sports.ts';
import { useClosedSports } from './use-closed-sports.ts';

/** Cricket's championships by country, each with how many matches are on and to come. */
export function CricketChamps() {
  const t = useT('betting');
  const format = useFormat();
  const { value, reload } = useAllSports();
  const closed = { live: useClosedSports('live'), line: useClosedSports('line') };
  const words = useReadWords({
    busy: t('champs.loading'),
    slow: t('champs.slow'),
    failed: t('champs.failed'),
  });
  return (
    <PageLayout title={t('cricket.title.all-champs')} titleHidden>
      <ReadView value={value} reload={reload} words={words} skeleton={<ListSkeleton />} frame={onPanel}>
        {({ sports }) => {
          const own = sports.filter(({ slug }) => slug === CRICKET);
          const [found] = allChampionships(own, { search: '', closed, nameOf: format.name });
          if (found === undefined) return onPanel(<NoCricket />);
          return <ChampionshipIndex sport={found} pathOf={cricketChampPath} />;
        }}
      </ReadView>
    </PageLayout>
  );
}
