/**
 * Games whose rounds can be free: those that are over at once, at a stake beside what is chosen. A move may stake more, and
 * chips on a table are a stake that the player lays.
 */
export const FREE_GAMES: readonly string[] = [
  'bingo',
  'dice',
  'fortuna',
  'keno',
  'limbo',
  'lottery',
  'plinko',
  'scratch',
  'slot',
  'wheel',
];
