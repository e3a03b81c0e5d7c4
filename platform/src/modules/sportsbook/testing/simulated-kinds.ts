import type { PlaceBetRequest } from '@paddock/contract/schemas';

import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { MortalPlatform } from './mortal-platform.ts';
import { antiQuoteOf } from './own-prices.ts';
import type { PlaceOptions } from './sportsbook.fixture.ts';

/** Stakes are so many units: the lines of a system are staked alike. */
export const STAKE_UNITS = 3;

/** What several legs make. */
export const KINDS = ['accumulator', 'system', 'chain', 'conditional', 'anti-accumulator'] as const;
export type Kind = (typeof KINDS)[number];

/** How these legs are placed as that kind; one leg is a single, and what is not offered an accumulator. */
export async function drawnKind(
  server: MortalPlatform,
  random: SeededRandom,
  legs: PlaceBetRequest['legs'],
  kind: Kind,
): Promise<PlaceOptions> {
  if (legs.length < 2 || kind === 'accumulator') return {};
  // Each two of them: a line for each of three.
  if (kind === 'system') return legs.length === 3 ? { lines: { bankers: [], folds: [2] } } : {};
  if (kind === 'chain') return { type: 'chain' };
  if (kind === 'conditional')
    return { links: legs.length === 2 ? [1, 1] : random.int(2) === 0 ? [2, 1] : [1, 2] };
  const quote = await server.survive(() => antiQuoteOf(server.platform, legs));
  return 'oddsMilli' in quote ? { antiOddsMilli: quote.oddsMilli } : {};
}
