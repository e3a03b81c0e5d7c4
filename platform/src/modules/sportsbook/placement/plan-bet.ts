import { acceptsPrice, type OddsMilli, type PriceChangePolicy } from '@paddock/contract';
import {
  areLines,
  areLinks,
  areTerms,
  builderOdds,
  MOST_LEGS,
  oneLine,
  type BetPlan,
} from '@paddock/contract/bets';
import type { BetType, PlaceBetRequest } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { builderNow } from '../builder/builder-now.ts';
import { antiNow } from './anti-price.ts';
import type { FoundLeg } from './check-legs.ts';
import { MOST_EACH_WAY } from './each-way-legs.ts';
import type { Ticket } from './ticket.ts';

/** Refuses a request whose parts do not belong together. @throws TOO_MANY_LEGS, INVALID_INPUT. */
export function checkShape({ type, legs, lines, links, eachWay, ...prices }: PlaceBetRequest): void {
  if (legs.length > MOST_LEGS) throw new PlatformError('TOO_MANY_LEGS', { max: MOST_LEGS });
  if (eachWay !== undefined && legs.length > MOST_EACH_WAY)
    throw new PlatformError('TOO_MANY_LEGS', { max: MOST_EACH_WAY });
  if (type !== 'each-way' && (type === 'single') !== (legs.length === 1))
    throw invalid('/legs', 'a single has one leg, any other bet two or more');
  if (!isOwn(type === 'system', lines, (own) => areLines(own, legs.length)))
    throw invalid('/lines', 'a system, and no other bet, says its lines: choices among its legs, ascending');
  if (!isOwn(type === 'conditional', links, (own) => areLinks(own, legs.length)))
    throw invalid(
      '/links',
      'a conditional bet, and no other, says its links: two or more that hold all legs',
    );
  if (!isOwn(type === 'each-way', eachWay, (own) => own.length === legs.length && own.every(areTerms)))
    throw invalid('/eachWay', 'a bet each way, and no other, says the terms of each leg');
  if (!isOwn(type === 'anti-accumulator', prices.antiOddsMilli, () => true))
    throw invalid('/antiOddsMilli', 'an anti-accumulator, and no other bet, says the price it was seen at');
  if (!isOwn(type === 'builder', prices.builderOddsMilli, () => true))
    throw invalid('/builderOddsMilli', 'a builder, and no other bet, says the price it was seen at');
}

/** Whether a part is there exactly for the kind of bet it belongs to, and fits it. */
function isOwn<Part>(isOfKind: boolean, part: Part | undefined, fits: (part: Part) => boolean): boolean {
  return isOfKind === (part !== undefined) && (part === undefined || fits(part));
}

function invalid(at: string, message: string): PlatformError {
  return new PlatformError('INVALID_INPUT', [{ at, message }]);
}

/**
 * The plan of a bet that is asked for, at the prices of this instant. @throws PRICE_MOVED, and as `antiNow` and `builderNow`
 * do.
 */
export function planOf(
  { type, lines, links, antiOddsMilli, builderOddsMilli, eachWay, policy }: PlaceBetRequest,
  legs: readonly FoundLeg[],
): BetPlan {
  if (antiOddsMilli !== undefined) return antiAccepted(legs, antiOddsMilli, policy);
  if (builderOddsMilli !== undefined) return builderAccepted(legs, builderOddsMilli, policy);
  if (eachWay !== undefined) return { terms: eachWay };
  if (links !== undefined) return { links };
  return type === 'chain' ? { links: legs.map(() => 1) } : (lines ?? oneLine(legs.length));
}

/** The same of a placement that waited: an anti-accumulator and a builder are priced anew. @throws as above. */
export function planOfWaiting(
  { plan, antiSeenMilli, builderSeenMilli, policy }: Omit<Ticket, 'legs'>,
  legs: readonly FoundLeg[],
): BetPlan {
  if (builderSeenMilli !== undefined) return builderAccepted(legs, builderSeenMilli, policy);
  return antiSeenMilli === undefined ? plan : antiAccepted(legs, antiSeenMilli, policy);
}

/** What an answer to moved prices says of each leg: where the bet has a price of its own it speaks of that alone. */
export function legPolicy(type: BetType, policy: PriceChangePolicy): PriceChangePolicy {
  return type === 'anti-accumulator' || type === 'builder' ? 'any' : policy;
}

function antiAccepted(legs: readonly FoundLeg[], seenMilli: OddsMilli, policy: PriceChangePolicy): BetPlan {
  const anti = antiNow(legs);
  if (acceptsPrice(policy, seenMilli, anti.antiOddsMilli)) return anti;
  throw new PlatformError('PRICE_MOVED', { legs: [], antiOddsMilli: anti.antiOddsMilli });
}

function builderAccepted(
  legs: readonly FoundLeg[],
  seenMilli: OddsMilli,
  policy: PriceChangePolicy,
): BetPlan {
  const builder = builderNow(legs);
  const builderOddsMilli = builderOdds(builder);
  if (acceptsPrice(policy, seenMilli, builderOddsMilli)) return builder;
  throw new PlatformError('PRICE_MOVED', { legs: [], builderOddsMilli });
}
