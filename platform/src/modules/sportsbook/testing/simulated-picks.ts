import type { PlaceBetRequest } from '@paddock/contract/schemas';

import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { MortalPlatform } from './mortal-platform.ts';
import type { Outcome, SimulatedMatch } from './simulated-match.ts';
import { eventOf, marketOf } from './sportsbook.fixture.ts';

export const OUTCOMES: readonly Outcome[] = ['home', 'draw', 'away'];

/** A leg as a player picked it. */
export interface Pick {
  readonly match: SimulatedMatch;
  readonly outcome: Outcome;
  readonly seenMilli: number;
}

export interface DrawnLegs {
  readonly legs: PlaceBetRequest['legs'];
  readonly picks: readonly Pick[];
}

interface Draw {
  readonly count: number;
  readonly outcomes: readonly Outcome[];
  /** Whether the next one is picked at a price that is not shown. */
  readonly isRemembered: () => boolean;
}

/** Legs on matches in a row, at the prices shown now; undefined where one of them has none. */
export async function drawnLegs(
  { server, matches }: { readonly server: MortalPlatform; readonly matches: readonly SimulatedMatch[] },
  { int, pick }: SeededRandom,
  { count, outcomes, isRemembered }: Draw,
): Promise<DrawnLegs | undefined> {
  const first = int(matches.length);
  const legs: DrawnLegs['legs'] = [];
  const picks: Pick[] = [];
  for (let at = 0; at < count; at++) {
    const match = matches[(first + at) % matches.length];
    if (match === undefined) return undefined;
    const event = await eventOf(server.platform, match.name);
    if (event.markets.length === 0) return undefined;
    const market = marketOf(event, '1x2');
    const outcome = outcomes.length === 1 ? (outcomes[0] ?? 'home') : pick(outcomes);
    const shown = market.selections.find((selection) => selection.outcome === outcome)?.oddsMilli ?? 2000;
    const seenMilli = isRemembered() ? shown + 10 : shown;
    picks.push({ match, outcome, seenMilli });
    legs.push({ selectionId: `${market.id}.${outcome}`, priceVersion: market.version, oddsMilli: seenMilli });
  }
  return { legs, picks };
}
