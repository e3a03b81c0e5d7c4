import { builderPrices, MOST_BUILDER_LEGS, type Builder } from '@paddock/contract/bets';

import { legFault, type FoundLeg } from '../placement/check-legs.ts';
import { legRefusal, type LegReason } from '../placement/leg-refusal.ts';
import { asFed, hasKnownChances } from '../risk/chance.ts';
import { jointChancesNow } from './joint-chances-now.ts';

/** A set of legs that comes true less often than this never does: what the model leaves out is more. */
const LEAST_CHANCE = 1e-9;

/**
 * A builder of these legs as it would be struck now (rules §10): their chance together by the model its event is priced
 * from, with the margin of their markets (`builderPrices`).
 * @throws BUILDER_OFF where they are not two to eight legs of one event with a model, BUILDER_MARKET for a leg that may end
 *   otherwise than won or lost or that the model does not know, BUILDER_CONTRADICTS where they cannot all win,
 *   BUILDER_IMPLIED for a leg without which the price is no lower.
 */
export function builderNow(legs: readonly FoundLeg[]): Builder {
  const event = legs[0]?.market.event;
  const model = event?.model;
  const isOffered = legs.length > 1 && legs.length <= MOST_BUILDER_LEGS;
  if (!isOffered || event === undefined || model === undefined) throw refusal(legs, 'builder-off');
  refuseIfAny(
    legs.filter(({ market }) => market.event !== event),
    'builder-off',
  );
  refuseIfAny(
    legs.filter(({ market }) => !hasKnownChances(asFed(market))),
    'builder-market',
  );
  const chances = jointChancesNow(
    event,
    legs.map(({ market: { type, specifiers }, outcome }) => ({ type: type.key, specifiers, outcome })),
  );
  if (chances === undefined) throw refusal(legs, 'builder-off');
  if ('notOfModel' in chances)
    throw refusal(
      legs.filter((_, at) => chances.notOfModel.includes(at)),
      'builder-market',
    );
  const all = chances.length - 1;
  if ((chances[all] ?? 0) < LEAST_CHANCE) throw refusal(contradicting(legs, chances), 'contradicts');
  const builderMilli = builderPrices(
    chances,
    legs.map(({ currentMilli }) => currentMilli),
  );
  const price = builderMilli[all] ?? 0;
  refuseIfAny(
    legs.filter((_, at) => (builderMilli[all & ~(1 << at)] ?? 0) >= price),
    'implied',
  );
  return { builderMilli, model };
}

/** Those that stand against another one; all of them where only more together contradict. */
function contradicting(legs: readonly FoundLeg[], chances: readonly number[]): readonly FoundLeg[] {
  const pairs = legs.filter((_, at) =>
    legs.some((__, other) => other !== at && (chances[(1 << at) | (1 << other)] ?? 0) < LEAST_CHANCE),
  );
  return pairs.length > 0 ? pairs : legs;
}

function refuseIfAny(legs: readonly FoundLeg[], reason: LegReason): void {
  if (legs.length > 0) throw refusal(legs, reason);
}

function refusal(legs: readonly FoundLeg[], reason: LegReason) {
  return legRefusal(legs.map((leg) => legFault(leg, reason)));
}
