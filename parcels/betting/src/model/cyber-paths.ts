import { eventPath, type CyberType } from '@paddock/contract';

import { championshipPath, type Addresses } from './addresses.ts';

export const CYBER_PATH = '/cyber';

export type DisciplineTab = 'events' | 'champs';

/** Cyber sports by kind, a discipline, its championships (S2-12). */
export function cyberPath(type: CyberType, discipline?: string, tab: DisciplineTab = 'events'): string {
  const path = `${CYBER_PATH}/${type}`;
  if (discipline === undefined) return path;
  return tab === 'events' ? `${path}/${discipline}` : `${path}/${discipline}/${tab}`;
}

/** A championship of a discipline and a match of it: their addresses in the sections, below their kind. */
export const CYBER_ADDRESSES: Readonly<Record<CyberType, Addresses>> = {
  real: addressesOf('real'),
  virtual: addressesOf('virtual'),
  stream: addressesOf('stream'),
};

function addressesOf(type: CyberType): Addresses {
  const below = (path: string) => path.replace(/^\/(?:live|line)/, cyberPath(type));
  return {
    event: (event) => below(eventPath(event)),
    championship: (...of) => below(championshipPath(...of)),
  };
}
