import { addScores, type MarketKey, type Score } from '../../results/index.ts';
import { ladderKeys, type LadderOptions } from '../../simulation/match/lines.ts';
import { HANDICAP, teamTotal, TOTAL } from './basketball-prices.ts';
import { halfPart, partHandicap, partTeamTotal, partTotal, quarterPart } from './part-prices.ts';
import { possessionsWithin, QUARTER_SEC, type Efficiency } from './possessions.ts';
import { RACES } from './whole-prices.ts';

/** Prices move from what was expected to what it came to: lines this far outside of both are never near even. */
const BEYOND = { match: 34, team: 28, half: 28, quarter: 22 } as const;
const WHOLE = ['winner', 'regular-1x2', 'overtime', 'double-result', 'points-margin', 'points-odd-even', 'highest-quarter']; // oxfmt-ignore

/** Every market that a match of these points by period may have offered. */
export function basketballKeys(scores: readonly Score[], efficiency: Efficiency): readonly MarketKey[] {
  const each = possessionsWithin(QUARTER_SEC).mean / 2;
  const usual: Score = [each * efficiency.home, each * efficiency.away];
  const part = (from: number, to: number) => ({
    came: addScores(scores.slice(from, to)),
    usual: [usual[0] * (to - from), usual[1] * (to - from)] as const,
  });
  const halves = [0, 2].map((from, at) => ({ part: halfPart(at + 1), ...part(from, from + 2) }));
  const quarters = [0, 1, 2, 3].map((from) => ({ part: quarterPart(from + 1), ...part(from, from + 1) }));
  const match = { came: addScores(scores), usual: part(0, 4).usual };
  return [
    ...WHOLE.map((type) => ({ type, specifiers: {} })),
    ...RACES.map((points) => ({ type: 'race', specifiers: { points: String(points) } })),
    ...(['home', 'away'] as const).map((team) => ({ type: 'team-points-odd-even', specifiers: { team } })),
    ...lines(match, [TOTAL, HANDICAP, teamTotal('home'), teamTotal('away')], BEYOND.match),
    ...[...halves, ...quarters].flatMap((one) => {
      const { name, specifiers } = one.part;
      const ladders = [
        partTotal(one.part),
        partHandicap(one.part),
        partTeamTotal(one.part, 'home'),
        partTeamTotal(one.part, 'away'),
      ] as const;
      return [
        ...(name === 'quarter' ? [{ type: 'quarter-winner', specifiers }] : []),
        ...['1x2', 'odd-even'].map((rule) => ({ type: `${name}-${rule}`, specifiers })),
        ...lines(one, ladders, BEYOND[name]),
      ];
    }),
  ];
}

interface Points {
  readonly came: Score;
  readonly usual: Score;
}
type Ladders = readonly [
  total: LadderOptions,
  handicap: LadderOptions,
  home: LadderOptions,
  away: LadderOptions,
];

function lines({ came, usual }: Points, ladders: Ladders, beyond: number): readonly MarketKey[] {
  const counts = ([home, away]: Score) => [home + away, home - away, home, away];
  const [fromUsual, fromCame] = [counts(usual), counts(came)];
  return ladders.flatMap((options, at) => {
    const both = [fromUsual[at] ?? 0, fromCame[at] ?? 0];
    return ladderKeys(options, Math.floor(Math.min(...both)) - beyond, Math.ceil(Math.max(...both)) + beyond);
  });
}
