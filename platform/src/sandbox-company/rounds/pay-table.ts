import type { GameVolatility } from '@paddock/contract';

/** What a stake comes back as, in hundredths of it: from half of it to two hundred times. */
const LADDER = [50, 100, 200, 500, 1_000, 5_000, 20_000] as const;
/** Draws there are; each prize has so many of them. */
export const DRAWS = 1_000_000_000;

/** How fast prizes grow rare with their size: the slower, the wilder the game. */
const FALL: Readonly<Record<GameVolatility, number>> = {
  low: 1.35,
  'medium-low': 1.2,
  medium: 1.1,
  'medium-high': 1,
  high: 0.85,
};

export interface Prize {
  /** In hundredths of the stake. */
  readonly paysHundredths: number;
  readonly draws: number;
}

/**
 * Prizes of a game, whose mean is exactly what it says it returns: rare prizes are rounded to whole draws, and the prize
 * that gives the stake back takes up what is left.
 */
export function payTable(rtpMillionths: number, volatility: GameVolatility): readonly Prize[] {
  const shares = LADDER.map((pays) => (pays / 100) ** -FALL[volatility]);
  const whole = LADDER.reduce((sum, pays, place) => sum + (pays / 100) * (shares[place] ?? 0), 0);
  const scale = ((rtpMillionths / 1_000_000) * DRAWS) / whole;
  // Even, so that halves of the stake add up to whole ones.
  const draws = LADDER.map((_pays, place) => Math.floor(((shares[place] ?? 0) * scale) / 2) * 2);
  const givenBack = LADDER.indexOf(100);
  const returned = LADDER.reduce((sum, pays, place) => sum + pays * (draws[place] ?? 0), 0);
  const left = (rtpMillionths * (DRAWS / 1_000_000) * 100 - returned) / 100;
  return LADDER.map((paysHundredths, place) => ({
    paysHundredths,
    draws: (draws[place] ?? 0) + (place === givenBack ? left : 0),
  }));
}

/** What a draw pays, in hundredths of the stake. @param drawn from 0, below `DRAWS` */
export function paysOf(table: readonly Prize[], drawn: number): number {
  let before = 0;
  for (const { paysHundredths, draws } of table) {
    before += draws;
    if (drawn < before) return paysHundredths;
  }
  return 0;
}
