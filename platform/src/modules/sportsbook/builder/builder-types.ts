import { typeKeyOf } from '@paddock/contract/markets';
import type { EventDetail } from '@paddock/contract/schemas';

import { findSportModel } from '../../feeds/index.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';

/**
 * The types of which selections of an event can be bet on together, of some of its markets; nothing where its producer says
 * no model or its sport reads none. Of a type with lines the half ones alone can be.
 */
export function builderTypes(
  { sport, model }: Pick<EventEntry, 'sport' | 'model'>,
  markets: readonly MarketEntry[],
): Pick<EventDetail, 'builder'> {
  const joint = findSportModel(sport)?.joint;
  if (model === undefined || joint === undefined) return {};
  const own = markets.filter(({ type: { key, settlement } }) => {
    const isPlain = typeof settlement === 'object' && settlement.maybeDrawn !== true;
    return isPlain && joint.knows(key);
  });
  return { builder: [...new Set(own.map(({ type, specifiers }) => typeKeyOf(type, specifiers)))] };
}
