import type { CyberType } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView } from '@paddock/styleguide';

import { allChampionships } from '../model/all-championships.ts';
import { CYBER_ADDRESSES, cyberPath } from '../model/cyber-paths.ts';
import { ChampionshipIndex } from './championship-index.tsx';
import { ListSkeleton, onPanel, useListWords } from './list-states.tsx';
import { useAllSports } from './use-all-sports.ts';
import { useClosedSports } from './use-closed-sports.ts';

interface DisciplineChampsProps {
  readonly type: CyberType;
  readonly code: string;
}

/** The championships of a discipline that have matches. */
export function DisciplineChamps({ type, code }: DisciplineChampsProps) {
  const t = useT('betting');
  const format = useFormat();
  const read = useAllSports();
  const closed = { live: useClosedSports('live'), line: useClosedSports('line') };
  const nothing = (
    <EmptyState
      icon="trophy"
      title={t('champs.none.title')}
      message={t('champs.none.text')}
      action={
        <LinkButton variant="outline" href={hrefFor(cyberPath(type))}>
          {t('seo.cyber.title')}
        </LinkButton>
      }
    />
  );
  return (
    <ReadView {...read} words={useListWords()} skeleton={<ListSkeleton />} frame={onPanel}>
      {({ sports }) => {
        const own = sports.filter(({ slug }) => slug === code);
        const [found] = allChampionships(own, { search: '', closed, nameOf: format.name });
        if (found === undefined) return onPanel(nothing);
        return (
          <ChampionshipIndex
            sport={found}
            pathOf={(one) => CYBER_ADDRESSES[type].championship('live', code, one)}
          />
        );
      }}
    </ReadView>
  );
}
