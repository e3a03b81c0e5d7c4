import type { GameTile } from '@paddock/contract/schemas';

import type { Game } from '../catalogue/game.ts';

const MOST = 24;

/** How much two games have in common: being of one kind says more than doing alike, that more than one maker. */
function likeness(one: Game, other: Game): number {
  const common = (a: readonly string[], b: readonly string[]) => a.filter((word) => b.includes(word)).length;
  return (
    8 * Number(one.entry.sections[0] === other.entry.sections[0]) +
    4 * common(one.entry.subcategories, other.entry.subcategories) +
    2 * common(one.entry.sections, other.entry.sections) +
    2 * common(one.entry.features, other.entry.features) +
    common(one.entry.tags, other.entry.tags) +
    Number(one.studio.code === other.studio.code) +
    Number(one.entry.volatility === other.entry.volatility)
  );
}

/**
 * Those of the popular games that are most like some others, which are not among them; of equal ones the more popular.
 * Without others: the popular ones.
 */
export function like(popular: readonly Game[], others: readonly Game[]): GameTile[] {
  return popular
    .filter(({ id }) => !others.some((other) => other.id === id))
    .map((game) => ({ game, points: others.reduce((sum, other) => sum + likeness(game, other), 0) }))
    .toSorted((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ game }) => game.tile);
}
