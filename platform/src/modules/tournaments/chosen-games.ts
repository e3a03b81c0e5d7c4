import type { GameTile, TournamentScope } from '@paddock/contract/schemas';

import type { PlayWish } from '../casino/index.ts';
import type { TournamentsParts } from './tournaments-api.ts';

type Parts = Pick<TournamentsParts, 'casino'>;

/** Games that count, as the catalogue names them; undefined for all that there are of what counts. */
export const keysOf = ({ casino }: Parts, scope: TournamentScope): readonly string[] | undefined =>
  scope.of === 'products' ? undefined : casino.chosenKeys(scope);

/** Games that a page shows; a race over products shows none. */
export const tilesOf = async (
  { casino }: Parts,
  scope: TournamentScope,
  wish: PlayWish,
): Promise<readonly GameTile[]> => (scope.of === 'products' ? [] : casino.chosenTiles(scope, wish));
