import type { ReactNode } from 'react';
import { CYBER_TYPES, isDiscipline, type PageProps } from '@paddock/contract';

import { idOfSlug } from '../model/addresses.ts';
import { CYBER_ADDRESSES } from '../model/cyber-paths.ts';
import { ListAddresses } from './list-addresses.ts';
import { NoDiscipline } from './no-discipline.tsx';
import { useGame } from './use-game.ts';

interface InDisciplineProps {
  readonly params: PageProps['params'];
  readonly children: ReactNode;
}

/** A match below its discipline, where its links stay (S2-12). One of another sport is none there. */
export function InDiscipline({ params, children }: InDisciplineProps) {
  const { discipline = '', game = '' } = params;
  const type = CYBER_TYPES.find((one) => one === params['type']);
  const { event } = useGame(idOfSlug(game));
  const isOfAnother = event !== undefined && event.sport !== discipline;
  if (type === undefined || !isDiscipline(discipline, type) || isOfAnother) return <NoDiscipline />;
  return <ListAddresses value={CYBER_ADDRESSES[type]}>{children}</ListAddresses>;
}
