import type { BetId } from '@paddock/contract';
import type { BonusBetReason } from '@paddock/contract/schemas';

import type { JudgedStake, WageringGrant } from '../../products/index.ts';
import { couldCover, isVoidBet, type BetAtRisk } from '../joint-loss/bet-at-risk.ts';
import { crosses } from '../joint-loss/cover.ts';
import { worstJointLoss } from '../joint-loss/worst-joint-loss.ts';
import { smallestPriceMilli } from './smallest-price.ts';

/** A bet of the person with its stake in the currency of the bonus. */
export interface PersonsBet extends BetAtRisk {
  /** False where there is no rate: what it covers cannot be said, so nothing beside it counts. */
  readonly isPriced: boolean;
}

/**
 * By each bet that has ended: what of it counts towards the wagering, and what now counts of single bets on the same events
 * that ended before it (rules §14). `bets` are all of the person's on these events, also of other accounts and from before
 * the bonus: those count nothing and may cover. An event is looked at once, however many bets on it have ended.
 */
export function judgeBets(
  grant: WageringGrant,
  bets: readonly PersonsBet[],
  ended: readonly BetAtRisk[],
): ReadonlyMap<BetId, readonly JudgedStake[]> {
  const singlesOn = singlesByEvent(grant, bets);
  return new Map(
    ended.map((bet) => {
      const singles = eventsOf(bet).flatMap(singlesOn);
      return [
        bet.betId,
        isSingle(bet) ? withOwn(grant, singles, bet) : [...singles, judgeCombination(grant, bets, bet)],
      ];
    }),
  );
}

const eventsOf = ({ legs }: BetAtRisk): readonly string[] => [...new Set(legs.map(({ eventId }) => eventId))];

/** What counts of the single bets on an event that were accepted since the bonus; found once for each event. */
function singlesByEvent(
  grant: WageringGrant,
  bets: readonly PersonsBet[],
): (eventId: string) => readonly JudgedStake[] {
  const known = new Map<string, readonly JudgedStake[]>();
  const isJudged = (bet: PersonsBet) => isOwnSingle(grant, bet) && bet.acceptedAtMs >= grant.grantedAtMs;
  return (eventId) => {
    const found = known.get(eventId);
    if (found !== undefined) return found;
    const onEvent = bets.filter(({ legs }) => legs.some((leg) => leg.eventId === eventId));
    const judged = judgeSingles(grant, onEvent, eventId, isJudged);
    known.set(eventId, judged);
    return judged;
  };
}

/** A bet that ended is told of also where it was accepted before the bonus, and counts nothing. */
function withOwn(
  grant: WageringGrant,
  singles: readonly JudgedStake[],
  bet: BetAtRisk,
): readonly JudgedStake[] {
  if (bet.acceptedAtMs >= grant.grantedAtMs || !isOwnSingle(grant, bet)) return singles;
  const against = reasonAgainst(grant, bet);
  return against === undefined ? singles : [counted(bet, 0n, against), ...singles];
}

/**
 * Single bets of one event that were open together count no more than they could lose together beside all other bets on
 * it, which cover and count nothing: of other accounts, from before, too cheap, of several legs.
 */
function judgeSingles(
  grant: WageringGrant,
  onEvent: readonly PersonsBet[],
  eventId: string,
  isJudged: (bet: PersonsBet) => boolean,
): readonly JudgedStake[] {
  const mayCount = (bet: PersonsBet) => isJudged(bet) && reasonAgainst(grant, bet) === undefined;
  const nothing = onEvent.filter(isJudged).flatMap((bet) => {
    const against = reasonAgainst(grant, bet);
    return against === undefined ? [] : [counted(bet, 0n, against)];
  });
  const shares = openTogether(onEvent.filter(couldCover)).flatMap((together) => {
    const counting = together.filter(mayCount);
    if (counting.length === 0) return [];
    const covering = together.filter((bet) => !mayCount(bet));
    const isKnown = together.every(({ isPriced }) => isPriced);
    let roomMinor = isKnown ? worstJointLoss(counting, covering, eventId) : 0n;
    return counting.map((bet) => {
      const riskedMinor = riskedOf(bet);
      const takenMinor = riskedMinor < roomMinor ? riskedMinor : roomMinor;
      roomMinor -= takenMinor;
      return counted(bet, takenMinor, takenMinor < riskedMinor ? 'cover' : 'counted');
    });
  });
  return [...nothing, ...shares];
}

/** A combination counts nothing while another bet of the person takes another side of one of its legs. */
function judgeCombination(grant: WageringGrant, bets: readonly PersonsBet[], bet: BetAtRisk): JudgedStake {
  const against = reasonAgainst(grant, bet);
  if (against !== undefined) return counted(bet, 0n, against);
  const covering = bets.some(
    (other) => other.betId !== bet.betId && couldCover(other) && overlap(bet, other) && crosses(bet, other),
  );
  return covering ? counted(bet, 0n, 'cover') : counted(bet, bet.stakeMinor, 'counted');
}

/** Why nothing of a bet counts, whatever lies beside it. */
function reasonAgainst({ grantedAtMs, terms }: WageringGrant, bet: BetAtRisk): BonusBetReason | undefined {
  if (bet.status === 'open') return 'open';
  if (bet.status === 'cashed-out') return 'cashed-out';
  if (isVoidBet(bet)) return 'void';
  if (bet.acceptedAtMs < grantedAtMs) return 'before';
  if (terms.sports !== undefined && bet.legs.some(({ sport }) => terms.sports?.includes(sport) === false))
    return 'product';
  if (smallestPriceMilli(bet) < BigInt(terms.minOddsMilli)) return 'price';
  return terms.maxStakeMinor !== null && bet.struckMinor > terms.maxStakeMinor ? 'stake' : undefined;
}

/** Half of a quarter line that ended even is void. */
function riskedOf({ legs, stakeMinor }: BetAtRisk): bigint {
  return legs[0]?.result === 'half-win' || legs[0]?.result === 'half-lose' ? stakeMinor / 2n : stakeMinor;
}

function counted(
  { betId, stakeMinor, settledAtMs, acceptedAtMs, legs }: BetAtRisk,
  countedMinor: bigint,
  reason: BonusBetReason,
): JudgedStake {
  return {
    betId,
    stakeMinor,
    countedMinor,
    reason,
    on: [...new Set(legs.map(({ sport }) => sport))],
    acceptedAtMs,
    settledAtMs: settledAtMs ?? acceptedAtMs,
  };
}

const isOwnSingle = ({ playerId, currency }: WageringGrant, bet: BetAtRisk): boolean =>
  isSingle(bet) && bet.playerId === playerId && bet.currency === currency && bet.revision > 0;

const isSingle = ({ legs }: BetAtRisk): boolean => legs.length === 1;

const endOf = ({ settledAtMs }: BetAtRisk): number => settledAtMs ?? Number.POSITIVE_INFINITY;

const overlap = (a: BetAtRisk, b: BetAtRisk): boolean =>
  a.acceptedAtMs <= endOf(b) && b.acceptedAtMs <= endOf(a);

/** Bets in groups of which each was open while another of its group was; each group in the order of their ends. */
function openTogether(bets: readonly PersonsBet[]): readonly (readonly PersonsBet[])[] {
  const groups: PersonsBet[][] = [];
  let untilMs = Number.NEGATIVE_INFINITY;
  for (const bet of bets.toSorted((a, b) => a.acceptedAtMs - b.acceptedAtMs)) {
    const group = bet.acceptedAtMs <= untilMs ? groups.at(-1) : undefined;
    if (group === undefined) groups.push([bet]);
    else group.push(bet);
    untilMs = Math.max(untilMs, endOf(bet));
  }
  return groups.map((group) => group.toSorted((a, b) => endOf(a) - endOf(b)));
}
