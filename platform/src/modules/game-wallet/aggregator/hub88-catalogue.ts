import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { GAME_VOLATILITIES, type GameSection } from '@paddock/contract';
import type { CatalogueEntry } from '@paddock/contract/schemas';

const Maybe = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** What is read of a game in Hub88's list; there is more in it. */
const Hub88Game = Type.Object({
  game_code: Type.String(),
  name: Type.String(),
  enabled: Type.Boolean(),
  product: Maybe(Type.String()),
  category: Maybe(Type.String()),
  platforms: Maybe(Type.Array(Type.String())),
  blocked_countries: Maybe(Type.Array(Type.String())),
  features: Maybe(Type.Array(Type.String())),
  release_date: Maybe(Type.String()),
  volatility: Maybe(Type.Number()),
  rtp: Maybe(Type.String()),
  demo_game_support: Maybe(Type.Boolean()),
  url_thumb: Maybe(Type.String()),
});
type Hub88Game = Static<typeof Hub88Game>;
const GAME = Compile(Hub88Game);

/** What a word in the name of a category says of the section; the first that fits. */
const SECTIONS: readonly (readonly [RegExp, GameSection])[] = [
  [/live/i, 'casino'],
  [/crash/i, 'crash-games'],
  [/bingo/i, 'bingo'],
  [/keno|lott/i, 'keno'],
  [/scratch/i, 'scratchcards'],
  [/fish|hunt/i, 'fishinghunting'],
  [/virtual/i, 'virtualsports'],
  [/video ?poker|poker/i, 'poker'],
  [/blackjack|baccarat|card/i, 'card-games'],
  [/roulette|table|dice/i, 'casino'],
  [/instant|arcade|mines|plinko/i, 'fast-games'],
];
const MOST_WORDS = 20;
const DEVICES = { GPL_DESKTOP: 'desktop', GPL_MOBILE: 'mobile' } as const;

/**
 * Hub88's list of games as a catalogue of ours. A game that is not enabled is not in it, and so closed; one of another form is
 * passed on as it came, and refused by its name where catalogues are taken in.
 * @param currencies those the company plays in: the list says none
 */
export function catalogueOfHub88(
  games: readonly unknown[],
  currencies: readonly string[],
): readonly unknown[] {
  return games.flatMap((game): unknown[] => {
    if (!GAME.Check(game)) return [withCode(game)];
    return game.enabled ? [entryOf(game, currencies)] : [];
  });
}

function entryOf(game: Hub88Game, currencies: readonly string[]): CatalogueEntry {
  const { game_code: code, name } = game;
  const features = [...new Set((game.features ?? []).map(wordOf))].filter((word) => word !== '');
  const rtpMillionths = millionths(game.rtp ?? '');
  const volatility = GAME_VOLATILITIES[(game.volatility ?? 0) - 1];
  const closedIn = [...new Set(game.blocked_countries ?? [])].filter((one) => /^[A-Z]{2}$/.test(one));
  const studio = studioOf(game.product ?? '');
  const devices = Object.entries(DEVICES)
    .filter(([platform]) => game.platforms?.includes(platform) ?? true)
    .map(([, device]) => device);
  const [releaseDay] = /^20\d\d-[01]\d-[0-3]\d/.exec(game.release_date ?? '') ?? [];
  const pictureUrl = /^https:\/\/[\w.:-]+\/\S*$/.exec(game.url_thumb ?? '')?.[0];
  return {
    ...{ code, name: { en: name }, slug: slugOf(name) || slugOf(code) || 'game', devices },
    ...(studio !== undefined && { studio }),
    sections: [SECTIONS.find(([words]) => words.test(game.category ?? ''))?.[1] ?? 'slots'],
    ...{ subcategories: [], features: features.slice(0, MOST_WORDS), tags: [] },
    ...(volatility !== undefined && { volatility }),
    ...(rtpMillionths !== undefined && { rtpMillionths }),
    hasDemo: game.demo_game_support ?? false,
    hasJackpot: features.some((word) => word.includes('jackpot')),
    currencies: currencies.map((currency) => ({ currency })),
    ...(closedIn.length > 0 && { closedIn }),
    ...(releaseDay !== undefined && { releaseDay }),
    ...(pictureUrl !== undefined && { pictureUrl }),
  };
}

/** By its code, so that a refusal names it. */
const withCode = (game: unknown): unknown =>
  typeof game === 'object' && game !== null && 'game_code' in game ? { code: game.game_code } : game;

const slugOf = (text: string): string => wordsOf(text, 80);
const wordOf = (text: string): string => wordsOf(text, 40);

const wordsOf = (text: string, most: number): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');

/** Undefined for a product that has no name to make a code of. */
function studioOf(product: string): CatalogueEntry['studio'] {
  const code = wordsOf(product, 31).replace(/^[^a-z]+/, '');
  return code.length < 2 || product.length > 60 ? undefined : { code, name: product };
}

/** `96.5` is 965,000; undefined for what is no percentage. What is finer than a millionth is left off. */
function millionths(text: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,3})(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const found = Number(whole) * 10_000 + Number(part.slice(0, 4).padEnd(4, '0'));
  return found <= 1_000_000 ? found : undefined;
}
