import { readFileSync } from 'node:fs';
import { ownGames } from '@paddock/contract';
import { NAME_LANGUAGES } from '@paddock/contract/schemas';
import { CRASH } from '@paddock/games/crash';
import { LIVE_ROULETTE } from '@paddock/games/live-roulette';
import { allGames, loadGame } from '@paddock/games/all-games';

import { checkEntry } from './check-entry.ts';
import { ownEntry } from './own-entries.ts';
import { ownNames } from './translated-names.ts';

/** Of the dictionary of these pages. */
interface Words {
  readonly games: Readonly<Record<string, { readonly name: string }>>;
  readonly seo: Readonly<Record<'crash' | 'liveRoulette', { readonly title: string }>>;
}

const chips = (on: string) => [{ on, amountMinor: '600' }];

/** The best choice of each game and, where it is less, the worst. */
const CHOICES: Readonly<Record<string, readonly [best: object, worst?: object]>> = {
  dice: [
    { side: 'over', target: 249_999 },
    { side: 'over', target: 29_410 },
  ],
  limbo: [{ targetMilli: 1_280 }, { targetMilli: 996_488_780 }],
  mines: [{ mines: 1 }, { mines: 11 }],
  plinko: [
    { rows: 8, risk: 'medium' },
    { rows: 10, risk: 'low' },
  ],
  wheel: [{ segments: 10, risk: 'low' }],
  keno: [
    { numbers: [1, 2, 3], risk: 'high' },
    { numbers: [1, 2, 3, 4], risk: 'high' },
  ],
  roulette: [
    { table: 'la-partage', chips: chips('red') },
    { table: 'european', chips: chips('red') },
  ],
  blackjack: [{}],
  baccarat: [{ chips: chips('banker') }, { chips: chips('tie') }],
  'hi-lo': [{}],
  'video-poker': [{}],
  slot: [{}],
  scratch: [{}],
  bingo: [
    { balls: 75, cards: 1 },
    { balls: 90, cards: 1 },
  ],
  chest: [{ chests: 3, opened: 0 }],
  fortuna: [{}],
  memory: [{ places: [0, 1, 2, 3, 4, 5] }],
  safe: [{ code: [1, 2, 3, 4, 5] }, { code: [1, 2, 3, 4] }],
  lottery: [{ numbers: [1, 2, 3, 4, 5], star: 1 }],
  dragon: [
    { dragons: 1, path: [0, 1, 2, 3, 0, 1] },
    { dragons: 2, path: [0, 1, 2, 3, 0, 1] },
  ],
};

async function returnOf(code: string, choice: object): Promise<number> {
  const game = await loadGame(code, 1);
  const bet = game?.readBet(600n, choice);
  if (game === undefined || bet === undefined) throw new Error(`${code} takes no such bet`);
  const { num, den } = game.returnOf(bet.choice);
  return Number((num * 1_000_000n) / den);
}

describe('our own games in the catalogue', () => {
  it('are all that there are rules of', () => {
    const routes: readonly string[] = ownGames().map(({ route }) => route);
    expect(allGames().filter(({ code }) => !routes.includes(code))).toEqual([]);
    expect(routes.filter((route) => !Object.hasOwn(CHOICES, route))).toEqual(['crash', 'live-roulette']);
  });

  it.each(ownGames().map(({ route }) => route))('%s is sent as any company would send it', (route) => {
    expect(checkEntry(ownEntry(route), 1)).toEqual({ entry: ownEntry(route) });
  });

  it.each(['en', ...NAME_LANGUAGES] as const)('have the names of their pages, in %s', (language) => {
    const file = new URL(`../../../../../parcels/originals/locales/${language}.json`, import.meta.url);
    const { games, seo } = JSON.parse(readFileSync(file, 'utf8')) as Words;
    const titles = {
      ...games,
      crash: { name: seo.crash.title },
      'live-roulette': { name: seo.liveRoulette.title },
    };
    // Draws of lotteries are checked beside rounds of games, and sold on pages of their own.
    const ofCatalogue = Object.entries(titles).filter(([route]) => !route.startsWith('lotto-'));
    expect(
      Object.fromEntries(ownGames().map(({ route }) => [route, ownNames(ownEntry(route))[language]])),
    ).toEqual(Object.fromEntries(ofCatalogue.map(([route, { name }]) => [route, name])));
  });

  it.each(Object.entries(CHOICES))('%s returns what its rules count', async (route, [best, worst]) => {
    const { rtpMillionths, rtpLeastMillionths } = ownEntry(route as Parameters<typeof ownEntry>[0]);
    expect(rtpMillionths).toBe(await returnOf(route, best));
    expect(rtpLeastMillionths).toBe(worst && (await returnOf(route, worst)));
  });

  it('live roulette returns what its rules count, with la partage on even chances and without', () => {
    const { table, returnOf } = LIVE_ROULETTE;
    const returns = ['red', 'dozen-1'].map((on) => {
      const { num, den } = returnOf({ table, chips: chips(on) });
      return Number((num * 1_000_000n) / den);
    });
    const { rtpMillionths, rtpLeastMillionths } = ownEntry('live-roulette');
    expect([rtpMillionths, rtpLeastMillionths]).toEqual(returns);
  });

  it('crash returns what its curve counts, at every target', () => {
    for (const targetMilli of [1_010, 2_000, 1_000_000]) {
      const { num, den } = CRASH.returnOf(targetMilli);
      expect(Number((num * 1_000_000n) / den)).toBe(ownEntry('crash').rtpMillionths);
    }
  });
});
