import type { GameTile, TournamentGames } from '@paddock/contract/schemas';

import type { CasinoParts, PlayWish } from '../casino-api.ts';
import type { Game } from '../catalogue/game.ts';
import { placeOf, playableAt } from '../place-of.ts';

/** Whether a game is among those that a choice names. */
export function isChosen(choice: TournamentGames, { id, company, studio, entry }: Game): boolean {
  switch (choice.of) {
    case 'all':
      return true;
    case 'companies':
      return choice.companies.includes(company.code) || choice.companies.includes(studio.code);
    case 'sections':
      return entry.sections.some((section) => choice.sections.includes(section));
    case 'games':
      return choice.games.includes(id);
  }
}

/** @see Casino.chosenKeys */
export function chosenKeys(
  { catalogue }: Pick<CasinoParts, 'catalogue'>,
  choice: TournamentGames,
): readonly string[] | undefined {
  if (choice.of === 'all') return undefined;
  return catalogue
    .sorted('popular')
    .games.flatMap(({ game }) =>
      isChosen(choice, game) ? [gameKey(game.company.code, game.entry.code)] : [],
    );
}

/** @see Casino.chosenTiles */
export async function chosenTiles(
  parts: CasinoParts,
  choice: TournamentGames,
  wish: PlayWish,
): Promise<readonly GameTile[]> {
  const playable = playableAt(parts, await placeOf(parts, wish));
  return playable.flatMap((game) => (isChosen(choice, game) ? [game.tile] : []));
}

/** A game as `chosenKeys` names it. */
export const gameKey = (company: string, code: string): string => `${company} ${code}`;
