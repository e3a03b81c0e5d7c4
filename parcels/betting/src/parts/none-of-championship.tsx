import { useEffect } from 'react';
import type { PageProps } from '@paddock/contract';
import type { BetSection, ChampionshipView } from '@paddock/contract/schemas';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { EmptyState, LinkButton, ReadView } from '@paddock/styleguide';

import { championshipPath, idOfSlug } from '../model/addresses.ts';
import { isUnknown } from '../model/unknown.ts';
import { GoneState } from './gone-panel.tsx';
import { ListSkeleton, useListWords } from './list-states.tsx';
import { useGone } from './use-gone.ts';

interface NoneOfChampionshipProps extends Pick<PageProps, 'setSeo'> {
  readonly section: BetSection;
  readonly sport: string;
  /** As in the address: `301-northern-league`. */
  readonly champ: string;
}

/** A section lists nothing of a championship: there is none of that id in the sport, or its matches stand in the other section. */
export function NoneOfChampionship({ section, sport, champ, setSeo }: NoneOfChampionshipProps) {
  const read = useRead({
    ...readOf('/web-api/sportsbook/championships/:id', { params: { id: idOfSlug(champ) } }),
    isPublic: true,
  });
  return (
    <ReadView
      {...read}
      words={useListWords()}
      skeleton={<ListSkeleton />}
      refused={(problem) => isUnknown(problem) && <NoChampionship setSeo={setSeo} />}
      empty={(championship) => championship.sport !== sport && <NoChampionship setSeo={setSeo} />}
    >
      {(championship) => <Elsewhere {...{ section, sport, championship, setSeo }} />}
    </ReadView>
  );
}

interface ElsewhereProps extends Pick<NoneOfChampionshipProps, 'section' | 'sport' | 'setSeo'> {
  readonly championship: ChampionshipView;
}

function Elsewhere({ section, sport, championship, setSeo }: ElsewhereProps) {
  const t = useT('betting');
  const name = useFormat().name(championship.name);
  useEffect(() => {
    setSeo({ name });
  }, [name, setSeo]);
  const other = section === 'live' ? 'line' : 'live';
  return (
    <EmptyState
      icon="calendar"
      title={t(`nothing.${section}.title`)}
      message={t(`nothing.${section}.text`)}
      action={
        <LinkButton variant="outline" href={hrefFor(championshipPath(other, sport, championship))}>
          {t(`nothing.${section}.action`)}
        </LinkButton>
      }
    />
  );
}

function NoChampionship({ setSeo }: Pick<PageProps, 'setSeo'>) {
  useGone(useT('betting')('champs.gone.title'), setSeo);
  return <GoneState of="champs" />;
}
