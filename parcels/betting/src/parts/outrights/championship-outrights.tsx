import type { ChampionshipView } from '@paddock/contract/schemas';

import { championshipPagePath } from '../../model/addresses.ts';
import { OutrightEvents } from './outright-events.tsx';

/** Who wins a championship, season by season. */
export function ChampionshipOutrights({ championship }: { readonly championship: ChampionshipView }) {
  return (
    <OutrightEvents
      sport={championship.sport}
      championshipId={championship.id}
      matchesPath={championshipPagePath(championship)}
    />
  );
}
