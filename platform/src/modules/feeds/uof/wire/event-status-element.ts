import { optionalInteger, optionalOneOf, requiredInteger } from './attributes.ts';
import type { WireEventStatus, WirePeriodScore } from './messages.ts';
import { childOf, childrenOf, type XmlElement } from './xml.ts';

type Pair = readonly [number, number];

/** @throws UnreadableError for a status without its number, or with one that is none */
export function readEventStatus(element: XmlElement): WireEventStatus {
  const clock = childOf(element, 'clock');
  const statistics = childOf(element, 'statistics');
  return {
    status: requiredInteger(element, 'status'),
    matchStatus: optionalInteger(element, 'match_status'),
    score: pairOf(element, 'home_score', 'away_score'),
    gameScore: pairOf(element, 'home_gamescore', 'away_gamescore'),
    server: serverOf(element),
    playedSec: secondsOf(clock, 'match_time'),
    leftSec: secondsOf(clock, 'remaining_time_in_period'),
    clockStopped: clock?.attributes['stopped'] === 'true',
    periods: childrenOf(childOf(element, 'period_scores'), 'period_score').map(readPeriod),
    redCards: sumOf(statisticOf(statistics, 'red_cards'), statisticOf(statistics, 'yellow_red_cards')),
    yellowCards: statisticOf(statistics, 'yellow_cards'),
    corners: statisticOf(statistics, 'corners'),
    dismissals: pairOf(element, 'home_dismissals', 'away_dismissals'),
    over: optionalInteger(element, 'over'),
    delivery: optionalInteger(element, 'delivery'),
  };
}

function readPeriod(element: XmlElement): WirePeriodScore {
  const [home, away] = pairOf(element, 'home_score', 'away_score') ?? [0, 0];
  return { code: optionalInteger(element, 'match_status_code'), home, away };
}

function pairOf(element: XmlElement, home: string, away: string): readonly [number, number] | undefined {
  const one = optionalInteger(element, home);
  const other = optionalInteger(element, away);
  return one === undefined || other === undefined ? undefined : [one, other];
}

/** Of what is told; undefined where neither is. */
function sumOf(one: Pair | undefined, other: Pair | undefined): Pair | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return [one[0] + other[0], one[1] + other[1]];
}

function statisticOf(
  statistics: XmlElement | undefined,
  name: string,
): readonly [number, number] | undefined {
  const element = childOf(statistics, name);
  return element && pairOf(element, 'home', 'away');
}

/** Who serves, or has the ball. */
function serverOf(element: XmlElement): 'home' | 'away' | undefined {
  const side =
    optionalOneOf(element, 'current_server', [1, 2]) ?? optionalOneOf(element, 'possession', [1, 2]);
  return side && (side === 1 ? 'home' : 'away');
}

/** `75:02` in seconds; undefined for what is written otherwise: a clock that is not shown harms nobody. */
function secondsOf(clock: XmlElement | undefined, name: string): number | undefined {
  const written = /^(\d{1,3}):(\d\d)$/.exec(clock?.attributes[name] ?? '');
  return written ? Number(written[1]) * 60 + Number(written[2]) : undefined;
}
