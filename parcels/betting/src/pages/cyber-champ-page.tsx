import { useEffect } from 'react';
import { CYBER_TYPES, isDiscipline, type CyberType, type PageProps } from '@paddock/contract';
import { hrefFor, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useT } from '@paddock/shared-utils/react';
import { LinkButton, PageLayout, ReadView, useReady } from '@paddock/styleguide';

import { idOfSlug } from '../model/addresses.ts';
import { CYBER_ADDRESSES, cyberPath } from '../model/cyber-paths.ts';
import { ChampionshipEvents } from '../parts/championship-events.tsx';
import { ListAddresses } from '../parts/list-addresses.ts';
import { ListSkeleton, onPanel, useListWords } from '../parts/list-states.tsx';
import { NoDiscipline } from '../parts/no-discipline.tsx';

/** Answers of the server for an id that is none. */
const UNKNOWN: readonly string[] = ['NOT_FOUND', 'INVALID_INPUT'];

/** A championship of a discipline: its matches that are on and to come (S2-12). */
export function CyberChampPage({ params, setSeo }: PageProps) {
  const { discipline = '' } = params;
  const type = CYBER_TYPES.find((one) => one === params['type']);
  const id = idOfSlug(params['champId'] ?? '');
  const format = useFormat();
  const read = useRead({
    ...readOf('/web-api/sportsbook/championships/:id', { params: { id } }),
    isPublic: true,
  });
  const words = useListWords();
  useReady(true);
  const name = read.value.status === 'ready' ? format.name(read.value.data.name) : undefined;
  useEffect(() => {
    if (name !== undefined) setSeo({ name });
  }, [name, setSeo]);
  if (type === undefined || !isDiscipline(discipline, type)) return <NoDiscipline />;
  return (
    <ReadView
      {...read}
      words={words}
      skeleton={<ListSkeleton />}
      refused={({ code }) => UNKNOWN.includes(code) && <NoDiscipline />}
      frame={onPanel}
    >
      {(championship) =>
        championship.sport === discipline ? (
          <Championship type={type} discipline={discipline} id={id} name={format.name(championship.name)} />
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
