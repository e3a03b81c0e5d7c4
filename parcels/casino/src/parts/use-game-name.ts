import { ownGameRoute } from '@paddock/contract';
import type { GameTile } from '@paddock/contract/schemas';
import { useFormat, useT } from '@paddock/shared-utils/react';

const OWN = '/games/';

/** What a game is called: one of our own as its page is, in the language of the page; a company's as the company calls it. */
export function useGameName(): (game: Pick<GameTile, 'name' | 'address'>) => string {
  const t = useT('casino');
  const format = useFormat();
  return ({ name, address }) => {
    const own = address.startsWith(OWN) ? ownGameRoute(address.slice(OWN.length)) : undefined;
    return own === undefined ? format.name(name) : t(`ownGames.${own}`);
  };
}
