import type { Name } from '../../simulation/world/names.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { UsualScores } from '../scores-by-lines.ts';
import type { SportModel, SportSimulation } from '../sport-model.ts';
import { turnsEnds } from './turns-ends.ts';
import { turnsJoint } from './turns-joint.ts';
import { turnsMatch, type TurnsTelling } from './turns-match.ts';
import { turnsBook } from './turns-offer.ts';
import { TurnsPrices } from './turns-prices.ts';
import { turnsResult } from './turns-results.ts';
import type { TurnChances, TurnsRecord, TurnsRules } from './turns-rules.ts';
import { playTurns } from './turns-timeline.ts';

/** A sport whose sides take turns to score. */
export interface TurnsGame<Code extends string> {
  readonly sport: Code;
  readonly name: Name;
  readonly rules: TurnsRules;
  readonly telling: TurnsTelling;
  /** That a side scores in a turn, and what playing at home adds to it; strengths are in the same unit. */
  readonly usualChance: number;
  readonly homeChance: number;
  readonly usualScores: UsualScores;
  readonly pace: SportSimulation['pace'];
  readonly championships: SportSimulation['championships'];
}

/** All that the server has of it: tries know nothing of each other, everything else follows. */
export function turnsGame<Code extends string>(game: TurnsGame<Code>): SportModel<TurnsRecord<Code>> {
  const { sport, name, rules, telling, pace, championships } = game;
  const book = turnsBook(rules, sport);
  const chancesOf = (home: Team, away: Team): TurnChances => ({
    home: game.usualChance + home.attack - away.defence + game.homeChance,
    away: game.usualChance + away.attack - home.defence - game.homeChance,
  });
  return {
    name,
    decide: (market, match) => turnsResult(rules, book, market, match),
    ends: turnsEnds(rules, book, sport, game.usualScores),
    joint: turnsJoint(rules, book, sport),
    // Tables of these sports are by share of matches won.
    tablePoints: undefined,
    simulation: {
      pace,
      championships,
      finalLead: (home, away) => new TurnsPrices(rules, book, chancesOf(home, away)).finalLead(),
      open({ home, away }, random) {
        const chances = chancesOf(home, away);
        const timeline = playTurns(rules, chances, random);
        return (nudge) => {
          const opinion = { home: chances.home * (1 + nudge[0]), away: chances.away * (1 + nudge[1]) };
          return turnsMatch(rules, telling, timeline, new TurnsPrices(rules, book, opinion));
        };
      },
    },
  };
}
