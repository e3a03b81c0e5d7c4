import type { OddsMilli } from '@paddock/contract';

import { footballMatch } from '../../sports/football/football-match.ts';
import type { FootballTimeline } from '../../sports/football/football-timeline.ts';
import type { GoalRates } from '../../sports/football/goal-rates.ts';
import { lineText } from '../../simulation/match/lines.ts';
import type { FairMarket, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import type { RecordedMatch, RecordedPrices } from '../files/recorded-match.ts';
import { orderIsUnknown } from './recorded-timeline.ts';

/**
 * A recorded match as the feed plays it: priced from its expected goals, before kick-off with the file's own prices where
 * it has them. `tellsMinutes` is of the whole file, so that what is offered never depends on how a match will end.
 */
export function recordedFootball(
  match: RecordedMatch,
  timeline: FootballTimeline,
  rates: GoalRates,
  tellsMinutes: boolean,
): SimulatedMatch {
  const played = footballMatch(timeline, rates, {
    halfTimeScore: match.halfTime !== undefined,
    goalOrder: match.goals !== undefined && !orderIsUnknown(match.goals),
    nextGoal: tellsMinutes,
    statistics: false,
  });
  return {
    ...played,
    // A file's own prices are no model's: no builder.
    modelAt: undefined,
    pricesAt(elapsedSec) {
      const markets = played.pricesAt(elapsedSec);
      return elapsedSec < 0 ? withRecordedPrices(markets, match.prices ?? {}) : markets;
    },
    viewAt(elapsedSec) {
      const view = played.viewAt(elapsedSec);
      return view.period === 'ft' ? { ...view, ...afterNinety(match, view.parts) } : view;
    },
  };
}

/** Extra time and penalties are told and stored, beside the 90-minute score that decides bets (rules §7). */
function afterNinety({ extraTime, penalties }: RecordedMatch, parts: readonly [number, number][]) {
  const more = [extraTime, penalties].flatMap((score): [number, number][] =>
    score === undefined ? [] : [[...score]],
  );
  if (more.length === 0) return {};
  return { period: penalties === undefined ? 'et' : 'pen', parts: [...parts, ...more] };
}

function withRecordedPrices(
  markets: readonly FairMarket[],
  { winner, total, handicap }: RecordedPrices,
): readonly FairMarket[] {
  let priced = markets;
  if (winner !== undefined) priced = quoted(priced, '1x2', {}, ['home', 'draw', 'away'], winner);
  if (total !== undefined) priced = quoted(priced, 'total', { line: '2.5' }, ['over', 'under'], total);
  if (handicap !== undefined) {
    const line = lineText(handicap.line * 4);
    priced = quoted(priced, 'handicap', { line }, ['home', 'away'], [handicap.home, handicap.away]);
  }
  return priced;
}

/** Puts recorded prices in the place of the model's. */
function quoted(
  markets: readonly FairMarket[],
  type: string,
  specifiers: Readonly<Record<string, string>>,
  outcomes: readonly string[],
  recordedOdds: readonly OddsMilli[],
): readonly FairMarket[] {
  const implied = recordedOdds.reduce((sum, odds) => sum + 1 / odds, 0);
  const selections = outcomes.map((outcome, at) => [outcome, 1 / (recordedOdds[at] ?? 1) / implied] as const);
  const others = markets.filter(
    (market) => market.type !== type || market.specifiers['line'] !== specifiers['line'],
  );
  return [...others, { type, specifiers, selections, core: true, recordedOdds }];
}
