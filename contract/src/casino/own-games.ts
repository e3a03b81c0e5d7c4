/**
 * Our own games: their ids in the catalogue from 1 on, by place, and their routes below `/games/`. An id is never given
 * again; a game that leaves keeps its place.
 */
const ROUTES = [
  'crash',
  'dice',
  'limbo',
  'mines',
  'plinko',
  'wheel',
  'keno',
  'roulette',
  'blackjack',
  'baccarat',
  'hi-lo',
  'video-poker',
  'slot',
  'scratch',
  'bingo',
  'chest',
  'fortuna',
  'memory',
  'safe',
  'lottery',
  'dragon',
  'live-roulette',
] as const;
export type OwnGameRoute = (typeof ROUTES)[number];

/** Routes that games had, or have on other sites, with those of today (S5-06). */
const OLD_ROUTES: Readonly<Record<string, OwnGameRoute>> = {
  'classic-dice': 'dice',
  'european-roulette': 'roulette',
  'black-jack': 'blackjack',
  hilo: 'hi-lo',
  videopoker: 'video-poker',
  'scratch-card': 'scratch',
  fortune: 'fortuna',
  lotto: 'lottery',
};

export interface OwnGame {
  readonly id: number;
  /** The tail of its address, and the code of its rules. */
  readonly route: OwnGameRoute;
  readonly oldRoutes: readonly string[];
}

/** Each with its id, its route and the routes it had. */
export const ownGames = (): readonly OwnGame[] =>
  ROUTES.map((route, at) => ({
    id: at + 1,
    route,
    oldRoutes: Object.keys(OLD_ROUTES).filter((old) => OLD_ROUTES[old] === route),
  }));

/**
 * The route that a tail of `/games/` means: a number is an id, an old route the one of today, a route itself. Undefined
 * for what no game ever had (S5-06).
 */
export function ownGameRoute(tail: string): OwnGameRoute | undefined {
  if (/^\d+$/.test(tail)) return /^[1-9]\d{0,3}$/.test(tail) ? ROUTES[Number(tail) - 1] : undefined;
  if (Object.hasOwn(OLD_ROUTES, tail)) return OLD_ROUTES[tail];
  return ROUTES.find((route) => route === tail);
}
