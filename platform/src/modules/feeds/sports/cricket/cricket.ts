import { MINUTE_MS } from '@paddock/contract';

import { teamLeagues } from '../../simulation/world/later-championships.ts';
import type { Team } from '../../simulation/world/world.ts';
import type { Nudge, SportModel } from '../sport-model.ts';
import { stepped } from './ball-chances.ts';
import { cricketEnds } from './cricket-ends.ts';
import { cricketMatch } from './cricket-match.ts';
import { cricketResult } from './cricket-results.ts';
import type { CricketRecord } from './cricket-rules.ts';
import { playCricket } from './cricket-timeline.ts';
import { finalLead } from './match-outlook.ts';

const HOME_ADVANTAGE = 0.02;

/** Twenty overs a side. Strengths are advantages with the bat, and with the ball. */
export const cricket: SportModel<CricketRecord> = {
  name: { en: 'Cricket', ru: 'Крикет' },
  decide: cricketResult,
  ends: cricketEnds,
  joint: undefined,
  tablePoints: { win: 2, draw: 1 },
  simulation: {
    // Ten teams of one league at a time: the next turn of a league comes after its longest match.
    pace: { everyMs: 50 * MINUTE_MS, matches: 2 },
    championships: teamLeagues({
      sport: 'cricket',
      name: { en: 'T20 League', ru: 'Лига Т20' },
      clubs:
        '{}_Kings|{}_Кингз {}_Sixers|{}_Сиксерс {}_Strikers|{}_Страйкерс {}_Royals|{}_Роялс {}_Stars|{}_Старз',
      ...{ leagues: 4, teams: 10, squad: 11 },
      strength: (random) => ({ attack: clipped(random.normal()), defence: clipped(random.normal()) }),
    }),
    finalLead: (home, away) => finalLead(advantages(home, away)),
    open({ home, away }, random) {
      const moments = playCricket(advantages(home, away), random);
      const squads = {
        home: home.players.map(({ name }) => name.en),
        away: away.players.map(({ name }) => name.en),
      };
      return (nudge) => cricketMatch(moments, advantages(home, away, nudge), squads);
    },
  },
};

function advantages(home: Team, away: Team, nudge: Nudge = [0, 0]) {
  return {
    home: stepped(home.attack - away.defence + HOME_ADVANTAGE + nudge[0]),
    away: stepped(away.attack - home.defence - HOME_ADVANTAGE + nudge[1]),
  };
}

function clipped(drawn: number): number {
  return 0.08 * Math.max(-2, Math.min(2, drawn));
}
