import type { EventState } from '@paddock/contract/schemas';

import type { WireEventStatus } from '../wire/messages.ts';

type Side = 'home' | 'away';
type CricketState = NonNullable<EventState['cricket']>;

const BALLS_AN_OVER = 6;
/** Who bats by the code of the match status: the first innings of the home side, and of the away side. */
export const BATTING: Readonly<Record<number, Side>> = { 501: 'home', 502: 'away' };

/** Between the innings: what is told of overs is still of the first. */
const INNINGS_BREAK = 509;

/** What the feed tells of a match of cricket beside the runs. */
export interface CricketTold {
  readonly figures: CricketState;
  /** Who bats, and which innings that is; undefined between them. */
  readonly innings: { readonly batting: Side; readonly period: 'i1' | 'i2' } | undefined;
}

/**
 * Wickets, balls and innings. The feed says who bats and not who began: who bats while the other side has nothing yet does; it is
 * kept from then on, and so are the balls of the side that is out. Undefined before anybody has batted.
 */
export function cricketState(
  wire: WireEventStatus,
  before: CricketState | undefined,
): CricketTold | undefined {
  const batting = BATTING[wire.matchStatus ?? 0];
  const first = before?.first ?? (batting && beganWith(batting, wire));
  if (first === undefined) return undefined;
  const batted = batting ?? (wire.matchStatus === INNINGS_BREAK ? first : undefined);
  const wickets = wire.dismissals ?? before?.wickets ?? [0, 0];
  return {
    figures: { first, wickets: [wickets[0], wickets[1]], balls: ballsOf(wire, batted, before), overs: [] },
    innings: batting && { batting, period: batting === first ? 'i1' : 'i2' },
  };
}

function beganWith(batting: Side, { score = [0, 0], dismissals = [0, 0] }: WireEventStatus): Side {
  const other = batting === 'home' ? 1 : 0;
  const hasBatted = score[other] > 0 || dismissals[other] > 0;
  if (!hasBatted) return batting;
  return batting === 'home' ? 'away' : 'home';
}

/** The feed writes overs as cricket does: over 14, delivery 3 are 14.3, so 87 balls of the side that bats. */
function ballsOf(
  { over, delivery = 0 }: WireEventStatus,
  batted: Side | undefined,
  before: CricketState | undefined,
): [number, number] {
  const [home, away] = before?.balls ?? [0, 0];
  if (batted === undefined || over === undefined) return [home, away];
  const balls = over * BALLS_AN_OVER + delivery;
  return batted === 'home' ? [balls, away] : [home, balls];
}
