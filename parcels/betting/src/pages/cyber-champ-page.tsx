import { CYBER_TYPES, isDiscipline, type CyberType, type PageProps } from '@paddock/contract';
import { hrefFor } from '@paddock/shared-utils';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { LinkButton, PageLayout, ReadView, useReady } from '@paddock/styleguide';

import { CYBER_ADDRESSES, cyberPath } from '../model/cyber-paths.ts';
import { isUnknown } from '../model/unknown.ts';
import { ChampionshipEvents } from '../parts/championship-events.tsx';
import { ListAddresses } from '../parts/list-addresses.ts';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { NoDiscipline } from '../parts/no-discipline.tsx';
import { useChampionship } from '../parts/use-championship.ts';

/** A championship of a discipline: its matches that are on and to come (S2-12). */
export function CyberChampPage({ params, setSeo }: PageProps) {
  const { discipline = '' } = params;
  const type = CYBER_TYPES.find((one) => one === params['type']);
  const format = useFormat();
  const read = useChampionship({ params, setSeo });
  const words = useListWords();
  useReady(true);
  if (type === undefined || !isDiscipline(discipline, type)) return <NoDiscipline />;
  return (
    <ReadView
      {...read}
      words={words}
      skeleton={<ListSkeleton />}
      refused={(problem) => isUnknown(problem) && <NoDiscipline />}
      frame={onPanel}
    >
      {(championship) =>
        championship.sport === discipline ? (
          <Championship
            type={type}
            discipline={discipline}
            id={championship.id}
            name={format.name(championship.name)}
          />
        ) : (
          <NoDiscipline />
        )
      }
    </ReadView>
  );
}

interface ChampionshipProps {
  readonly type: CyberType;
  readonly discipline: string;
  readonly id: string;
  readonly name: string;
}

function Championship({ type, discipline, id, name }: ChampionshipProps) {
  const t = useT('betting');
  const common = useT('common');
  return (
    <PageLayout
      title={name}
      lead={t(`cyber.${type}`)}
      actions={
        <LinkButton variant="quiet" size={32} icon="back" href={hrefFor(cyberPath(type, discipline))}>
          {common(`sport.${discipline}`)}
        </LinkButton>
      }
    >
      <ListAddresses value={CYBER_ADDRESSES[type]}>
        <ChampionshipEvents id={id} sport={discipline} allPath={cyberPath(type, discipline, 'champs')} />
      </ListAddresses>
    </PageLayout>
  );
}
