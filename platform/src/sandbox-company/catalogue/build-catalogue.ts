import { CURRENCIES, DAY_MS, type GameVolatility } from '@paddock/contract';
import type { CatalogueEntry } from '@paddock/contract/schemas';

import { createChance, type Chance } from './chance.ts';
import { SHELVES, type Face, type Shelf } from './shelves.ts';

/** A game of the sandbox: what it says of it to others, and what it keeps for itself. */
export interface SandboxGame {
  readonly entry: CatalogueEntry;
  readonly face: Face;
  readonly rtpMillionths: number;
  readonly volatility: GameVolatility;
}

const MILLIONTHS_OF_STEP = 100;
const OLDEST_DAYS = 1_500;
/** What came out within so many days before the month is still new in it. */
const NEW_DAYS = 25;

/**
 * All games of the sandbox, the same for the same seed in the same month: names, what they return and when they came out.
 * Release days are counted from the first of the month, so that there is always something new and no day moves daily.
 */
export function buildCatalogue(seed: string, nowMs: number): readonly SandboxGame[] {
  const monthMs = Date.parse(`${new Date(nowMs).toISOString().slice(0, 7)}-01T00:00:00Z`);
  const taken = new Set<string>();
  return SHELVES.flatMap((shelf, place) => {
    const chance = createChance(`${seed}:${place}`);
    return namesOf(shelf, chance, taken).map((name) => gameOf(shelf, chance, name, monthMs));
  });
}

/** Names of a shelf in an order of chance; one that stands on another shelf already is passed over. */
function namesOf({ titles, games }: Shelf, chance: Chance, taken: Set<string>): readonly string[] {
  const free = titles
    .flatMap(({ beginnings, endings }) =>
      beginnings.flatMap((first) => endings.map((last) => `${first} ${last}`)),
    )
    .filter((name) => !taken.has(slugOf(name)));
  const chosen: string[] = [];
  while (chosen.length < games && free.length > 0) chosen.push(...free.splice(chance.int(free.length), 1));
  for (const name of chosen) taken.add(slugOf(name));
  return chosen;
}

function gameOf(shelf: Shelf, chance: Chance, name: string, monthMs: number): SandboxGame {
  const [least, most] = shelf.rtp;
  const rtpMillionths = (least + chance.int(most - least + 1)) * MILLIONTHS_OF_STEP;
  const volatility = chance.pick(shelf.volatilities);
  const ageDays = chance.happens(12) ? chance.int(NEW_DAYS) : chance.int(OLDEST_DAYS);
  const code = slugOf(name);
  const entry: CatalogueEntry = {
    code,
    name: { en: name },
    slug: code,
    studio: chance.pick(shelf.studios),
    sections: [...shelf.sections],
    subcategories: [...shelf.subcategories],
    features: shelf.features.filter(() => chance.happens(70)),
    tags: [],
    volatility,
    rtpMillionths,
    hasDemo: shelf.hasDemo,
    hasJackpot: shelf.subcategories.includes('jackpots'),
    devices: chance.happens(3) ? ['desktop'] : ['desktop', 'mobile'],
    currencies: [...CURRENCIES.keys()].map((currency) => ({ currency })),
    releaseDay: new Date(monthMs - ageDays * DAY_MS).toISOString().slice(0, 10),
  };
  return { entry, face: shelf.face, rtpMillionths, volatility };
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-');
