import { readFileSync } from 'node:fs';
import { SPORT_CODES, type SportCode } from '@paddock/contract';
import { MARKET_TYPES, SPORT_MARKETS } from '@paddock/contract/markets';

import { quote } from '../simulation/match/quote.ts';
import { createRandom, type Random } from '../simulation/random/random.ts';
import { createWorld } from '../simulation/world/world.ts';
import { ROTATED } from './football/football-cast.ts';
import { betReturns, betterThanFair } from './no-arbitrage.testing.ts';
import { SPORT_MODELS } from './sports.ts';

const world = createWorld('test');
/** Many markets need many ends to tell them apart; of basketball half are of the other jump, which is known before. */
const ENDS: Partial<Record<SportCode, number>> = {
  ...{ football: 500, basketball: 700, tennis: 900 },
  ...{ 'ice-hockey': 600, handball: 600, 'virtual-football': 500, volleyball: 500, 'table-tennis': 500 },
  ...{
    baseball: 700,
    'american-football': 900,
    'counter-strike': 400,
    'dota-2': 400,
    'league-of-legends': 400,
  },
};
const USUAL_ENDS = 240;
/** Asked of what nobody knows before the match begins. */
const IN_PLAY_ALONE = ['over-total', 'over-wicket'];

/** What is known before, and in the prices: the same eleven begin each time, and the same side serves first. */
const KNOWN_BEFORE: Partial<Record<SportCode, (random: Random) => Random>> = {
  football: (random) => ({ ...random, chance: (chance) => chance !== ROTATED && random.chance(chance) }),
  tennis: (random) => ({ ...random, chance: (chance) => chance === 0.5 || random.chance(chance) }),
};

/** Who jumps, bats or runs how is drawn before, and their prices are of it: only the ends with the same are taken. */
const DRAWN_BEFORE: readonly SportCode[] = ['basketball', 'cricket', 'marbles'];

/** One match, priced before it begins, with many ways that it can go. */
function playedOften(sport: SportCode) {
  const championship = world.championships.find((one) => one.sport === sport);
  const [home, away] = championship?.teams ?? [];
  if (championship === undefined || home === undefined || away === undefined) throw new Error('nobody plays');
  const fixture = { id: 'arbitrage', championship, home, away, kickOffMs: 0 };
  const known = KNOWN_BEFORE[sport];
  const open = (seed: number) => {
    const random = createRandom('ends', String(seed));
    return SPORT_MODELS[sport].simulation.open(fixture, known?.(random) ?? random)([0, 0]);
  };
  const prices = open(0).pricesAt(-1);
  const text = JSON.stringify(prices);
  const alike = Array.from({ length: ENDS[sport] ?? USUAL_ENDS }, (_, seed) => open(seed)).filter(
    (match, seed) =>
      (!DRAWN_BEFORE.includes(sport) && seed > 1) || JSON.stringify(match.pricesAt(-1)) === text,
  );
  return { prices, ends: alike.map((match) => match.recordAt(Infinity)) };
}

describe('all markets of one match together', () => {
  it.each(SPORT_CODES)(
    'of %s are of every type it has and leave no set of bets that always wins',
    (sport) => {
      const { prices, ends } = playedOften(sport);
      expect(ends.length).toBeGreaterThan(USUAL_ENDS / 4);
      const offered = new Set(prices.filter((market) => quote(market)).map(({ type }) => type));
      const types = SPORT_MARKETS[sport].types.map(({ key }) => key);
      expect(types.filter((key) => !offered.has(key) && !IN_PLAY_ALONE.includes(key))).toEqual([]);
      for (const { type, selections } of prices) {
        const { outcomes = [], beyond } = MARKET_TYPES.get(type) ?? {};
        const listed = new Set(outcomes.map(({ code }) => code));
        if (beyond === undefined)
          expect([type, selections.filter(([code]) => !listed.has(code))]).toEqual([type, []]);
      }
      expect(betterThanFair(betReturns(prices, ends))).toEqual([]);
    },
  );

  it('are found out where they contradict: more for a draw than both sides leave', () => {
    const ends = ['home', 'home', 'home', 'draw', 'draw', 'away', 'away'];
    const of = (odds: readonly [number, number, number]) =>
      (['home', 'draw', 'away'] as const).map((winner, at) => ({
        bet: winner,
        returns: Float64Array.from(ends, (end) => (end === winner ? (odds[at] ?? 0) : 0)),
      }));
    expect(betterThanFair(of([2.5, 3.2, 2.9]))).toEqual([]);
    expect(betterThanFair(of([2.5, 4, 3.1]))).not.toEqual([]);
  });
});

describe('the table of market types in docs/markets.md', () => {
  it('counts those of every sport', () => {
    const page = readFileSync(new URL('../../../../../docs/markets.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| (\d+) \|/gm)].map(([, sport, count]) => [
      sport,
      Number(count),
    ]);
    expect(rows).toEqual(SPORT_CODES.map((sport) => [sport, SPORT_MARKETS[sport].types.length]));
  });
});
