import type { Name } from '../../simulation/world/names.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { SportModel, SportSimulation } from '../sport-model.ts';
import { timedEnds } from './timed-ends.ts';
import { timedJoint } from './timed-joint.ts';
import { timedMatch } from './timed-match.ts';
import { timedBook, type TimedLines } from './timed-book.ts';
import { TimedPrices } from './timed-prices.ts';
import { timedResult } from './timed-results.ts';
import type { GoalChances, TimedRecord, TimedRules } from './timed-rules.ts';
import { playTimed } from './timed-timeline.ts';
import type { TimedTelling } from './timed-view.ts';

/** A sport of goals by a clock. */
export interface TimedGame<Code extends string> {
  readonly sport: Code;
  readonly name: Name;
  readonly rules: TimedRules;
  readonly telling: TimedTelling;
  readonly lines: Omit<TimedLines, 'sport' | 'usualChance'>;
  /** That an attack is a goal, and what playing at home adds to it; strengths are in the same unit. */
  readonly usualChance: number;
  readonly homeChance: number;
  readonly mostGoals: number;
  readonly tablePoints: SportModel<TimedRecord>['tablePoints'];
  readonly pace: SportSimulation['pace'];
  readonly championships: SportSimulation['championships'];
}

/** All that the server has of it: attacks know nothing of each other, everything else follows. */
export function timedGame<Code extends string>(game: TimedGame<Code>): SportModel<TimedRecord<Code>> {
  const { sport, name, rules, telling, usualChance, pace, championships, tablePoints } = game;
  const book = timedBook(rules, { sport, usualChance, ...game.lines });
  const chancesOf = (home: Team, away: Team): GoalChances => ({
    home: usualChance + home.attack - away.defence + game.homeChance,
    away: usualChance + away.attack - home.defence - game.homeChance,
  });
  return {
    name,
    decide: (market, match) => timedResult(rules, book, market, match),
    ends: timedEnds(rules, book, sport, game.mostGoals),
    joint: timedJoint(rules, book),
    tablePoints,
    simulation: {
      pace,
      championships,
      finalLead: (home, away) => new TimedPrices(rules, book, chancesOf(home, away)).finalLead(),
      open({ home, away }, random) {
        const chances = chancesOf(home, away);
        const timeline = playTimed(rules, chances, random);
        return (nudge) => {
          const opinion = { home: chances.home * (1 + nudge[0]), away: chances.away * (1 + nudge[1]) };
          return timedMatch(rules, telling, timeline, new TimedPrices(rules, book, opinion));
        };
      },
    },
  };
}
