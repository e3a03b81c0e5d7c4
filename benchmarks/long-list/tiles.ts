import type { GamesView, GameTile } from '@paddock/contract/schemas';

export const TILES = 10_000;

/** A catalogue of many games, as the server would list it: the product's own, under ids, names and pictures of their own. */
export function manyGames({ games }: GamesView): readonly GameTile[] {
  if (games.length === 0) throw new Error('the product lists no game to begin with');
  return Array.from({ length: TILES }, (_, nr) => {
    const game = games[nr % games.length] as GameTile;
    const name = Object.fromEntries(Object.entries(game.name).map(([lng, text]) => [lng, `${text} ${nr}`]));
    return { ...game, id: String(10_000 + nr), name: name as GameTile['name'], artSeed: `game-${nr}` };
  });
}

/** As many tiles with a picture of one shape and the same words, drawn once and never again. */
export function plainTiles(): string {
  const picture =
    '<svg viewBox="0 0 3 4"><rect width="3" height="4" fill="teal"/><circle cx="1" cy="2" r="1"/></svg>';
  const tile = (nr: number) => `<li>${picture}<a href="#${nr}">Game ${nr}</a><i>Studio</i></li>`;
  const style = 'ul{display:grid;grid-template-columns:repeat(6,1fr);gap:1rem}li{display:grid;height:15rem}';
  const tiles = Array.from({ length: TILES }, (_, nr) => tile(nr)).join('');
  return `<!doctype html><style>${style}</style><ul>${tiles}</ul>`;
}
