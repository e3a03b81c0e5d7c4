import { useEffect } from 'react';
import { findSport, type PageProps } from '@paddock/contract';
import type { EventListView } from '@paddock/contract/schemas';
import { useFormat, useT, type ReadValue } from '@paddock/shared-utils/react';

interface ListNameProps extends Pick<PageProps, 'setSeo'> {
  readonly sport: string | undefined;
  readonly champ: string | undefined;
  readonly value: ReadValue<EventListView>;
}

/** Titles a list after its sport, or after its championship once a match of it is there. */
export function useListName({ sport, champ, value, setSeo }: ListNameProps): void {
  const format = useFormat();
  const common = useT('common');
  const [first] = value.status === 'ready' ? value.data.events : [];
  const ofSport =
    sport !== undefined && findSport(sport) !== undefined ? common(`sport.${sport}`) : undefined;
  const ofChampionship = first && format.name(first.championship.name);
  const name = champ === undefined ? ofSport : ofChampionship;
  useEffect(() => {
    if (sport !== undefined && name !== undefined) setSeo({ name });
  }, [sport, name, setSeo]);
}
