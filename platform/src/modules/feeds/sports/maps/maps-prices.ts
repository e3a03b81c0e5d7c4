import type { MarketKey, Score, Side } from '../../results/index.ts';
import { ladderKeys, lineLadder, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay, yesNo } from '../../simulation/match/two-way.ts';
import { PartChances } from '../rules/part-chances.ts';
import { NEW_MAP, type MapOdds, type MapRules, type TowerChances } from './map-model.ts';
import type { MapsChances } from './maps-chances.ts';
import { FINAL_SCORES, MAPS_TO_WIN, mapsWon, MOST_MAPS } from './maps-record.ts';
import type { MapsMoment } from './maps-timeline.ts';

const LADDER = { stepQuarters: 4, steps: 2, pricedFrom: 0.25 } as const;
const MAPS_TOTAL: LadderOptions = {
  ...{ ...LADDER, type: 'maps-total', outcomes: ['over', 'under'] },
  pricedFrom: 0.05,
};
/** Nobody is level in maps at the end. */
const MAPS_HANDICAP: LadderOptions = {
  ...{ ...LADDER, type: 'maps-handicap', outcomes: ['home', 'away'], negated: true },
  ...{ wonBy: 1, pricedFrom: 0.05 },
};
const mapTotal = (map: string): LadderOptions => ({
  ...{ ...LADDER, type: 'map-total', outcomes: ['over', 'under'], specifiers: { map } },
});
const mapHandicap = (map: string): LadderOptions => ({
  ...{ ...LADDER, type: 'map-handicap', outcomes: ['home', 'away'], negated: true, specifiers: { map } },
});

const teamTotal = (map: string, team: Side): LadderOptions => ({
  ...{ ...LADDER, type: 'map-team-total', outcomes: ['over', 'under'], specifiers: { map, team } },
});
const towersTotal = (map: string): LadderOptions => ({
  ...{ ...mapTotal(map), type: 'map-towers-total', pricedFrom: 0.1 },
});
const towersHandicap = (map: string): LadderOptions => ({
  ...{ ...mapHandicap(map), type: 'map-towers-handicap', pricedFrom: 0.1, wonBy: 1 },
});

/** Every market still open between two points. */
export function mapsPrices(rules: MapRules, now: MapsMoment, chances: MapsChances): readonly FairMarket[] {
  const won = mapsWon(now.maps);
  const running = chances.odds(now.state);
  const scores = chances.scores(won, running.home);
  const counted = (least: number, most: number, measure: (home: number, away: number) => number) => {
    const all = Array.from({ length: most - least + 1 }, () => 0);
    for (const [score, chance] of scores) {
      const [home = 0, away = 0] = score.split(':').map(Number);
      const at = measure(home, away) - least;
      all[at] = (all[at] ?? 0) + chance;
    }
    return { least, chances: all };
  };
  const total = counted(MAPS_TO_WIN, MOST_MAPS, (home, away) => home + away);
  const lead = counted(-MAPS_TO_WIN, MAPS_TO_WIN, (home, away) => home - away);
  const winner = homeOf(scores);
  return [
    twoWay('winner', {}, winner),
    {
      type: 'maps-score',
      specifiers: {},
      selections: FINAL_SCORES.map((score): FairSelection => [score, scores.get(score) ?? 0]),
      core: true,
    },
    ...lineLadder(total, MAPS_TOTAL),
    ...lineLadder(lead, MAPS_HANDICAP),
    yesNo('team-wins-map', { team: 'home' }, 1 - (scores.get('0:2') ?? 0)),
    yesNo('team-wins-map', { team: 'away' }, 1 - (scores.get('2:0') ?? 0)),
    mapAndMatch(now, won, running.home, chances),
    ...sureMaps(now).flatMap((map) =>
      mapMarkets(rules, String(map), map === now.maps.length + 1 ? now : undefined, chances),
    ),
  ];
}

function homeOf(scores: ReadonlyMap<string, number>): number {
  return (scores.get('2:0') ?? 0) + (scores.get('2:1') ?? 0);
}

/** Who wins the first map, and who the match. */
function mapAndMatch(
  { maps: [first] }: MapsMoment,
  won: Score,
  running: number,
  chances: MapsChances,
): FairMarket {
  const fresh = chances.odds(NEW_MAP).home;
  const isHome = first === undefined ? running : first.winner === 'home' ? 1 : 0;
  const selections = (['home', 'away'] as const).flatMap((side): FairSelection[] => {
    const share = side === 'home' ? isHome : 1 - isHome;
    const after: Score = side === 'home' ? [1, 0] : [0, 1];
    const home = homeOf(first === undefined ? chances.scores(after, fresh) : chances.scores(won, running));
    return [
      [`${side}-home`, share * home],
      [`${side}-away`, share * (1 - home)],
    ];
  });
  return { type: 'map-and-match', specifiers: {}, selections, core: true };
}

/** The map that is played, and those that are sure to be. */
function sureMaps({ maps: { length: over } }: MapsMoment): readonly number[] {
  return Array.from({ length: Math.max(1, MAPS_TO_WIN - over) }, (_, at) => over + at + 1);
}

/** @param now where it is the map that is played */
function mapMarkets(
  rules: MapRules,
  map: string,
  now: MapsMoment | undefined,
  chances: MapsChances,
): readonly FairMarket[] {
  const state = now?.state ?? NEW_MAP;
  const { home, total, lead, ours, theirs } = chances.odds(state);
  return [
    twoWay('map-winner', { map }, home),
    ...lineLadder(total, mapTotal(map)).filter(tellsApart(total)),
    ...lineLadder(lead, mapHandicap(map)).filter(isNotTheWinner(rules)),
    ...firstMarkets(rules, map, now, chances),
    ...lineLadder(ours, teamTotal(map, 'home')),
    ...lineLadder(theirs, teamTotal(map, 'away')),
    oddEven(map, total),
    ...overtimeOf(rules, map, total),
    ...towerMarkets(map, now, chances.model.towers(state)),
  ];
}

function oddEven(map: string, { least, chances }: MapOdds['total']): FairMarket {
  const odd = chances.reduce((sum, chance, at) => ((least + at) % 2 === 0 ? sum : sum + chance), 0);
  const selections = [['odd', odd] as const, ['even', 1 - odd] as const];
  return { type: 'map-odd-even', specifiers: { map }, selections, core: true };
}

function overtimeOf(
  { regularPoints }: MapRules,
  map: string,
  { least, chances }: MapOdds['total'],
): readonly FairMarket[] {
  if (regularPoints === undefined) return [];
  const beyond = chances.slice(Math.max(0, regularPoints + 1 - least)).reduce((sum, one) => sum + one, 0);
  return [yesNo('map-overtime', { map }, beyond)];
}

/** A side has all of them at the end. */
function towerMarkets(
  map: string,
  now: MapsMoment | undefined,
  towers: TowerChances | undefined,
): readonly FairMarket[] {
  if (towers === undefined) return [];
  const { total, lead } = PartChances.ofScores(towers.ends).counts;
  return [
    ...lineLadder(total, towersTotal(map)),
    ...lineLadder(lead, towersHandicap(map)),
    ...(now?.firstTower === undefined ? [twoWay('map-first-tower', { map }, towers.nextHome)] : []),
  ];
}

/** Where a map cannot end with so many points, the line above them says what the one below says. */
function tellsApart({ least, chances }: MapOdds['total']): (market: MarketKey) => boolean {
  return ({ specifiers }) => (chances[Math.floor(Number(specifiers['line'])) - least] ?? 0) > 0;
}

/** Where nobody wins by so little, the line says who wins. */
function isNotTheWinner({ wonBy }: MapRules): (market: MarketKey) => boolean {
  return ({ specifiers }) => Math.abs(Number(specifiers['line'])) > wonBy;
}

function firstMarkets(
  rules: MapRules,
  map: string,
  now: MapsMoment | undefined,
  { model }: MapsChances,
): readonly FairMarket[] {
  return firstKeys(rules, map).flatMap(({ count, ...key }) => {
    if (now?.firsts[count] !== undefined) return [];
    const [home, away] = model.firstTo(now?.state ?? NEW_MAP, count);
    return [twoWay(key.type, key.specifiers, home / (home + away))];
  });
}

/** Markets of who is first with so many points. */
function firstKeys({ firsts, hasFirstBlood }: MapRules, map: string) {
  return [
    ...(hasFirstBlood ? [{ type: 'map-first-blood', specifiers: { map }, count: 1 }] : []),
    ...firsts.map((count) => ({ type: 'map-first', specifiers: { map, count: String(count) }, count })),
  ];
}

const MOST_TOWERS = 12;

function plainOf({ regularPoints, hasTowers }: MapRules): readonly string[] {
  return [
    'map-odd-even',
    ...(regularPoints === undefined ? [] : ['map-overtime']),
    ...(hasTowers ? ['map-first-tower'] : []),
  ];
}

/** Every market a match may have offered. */
export function allMapsMarkets(rules: MapRules): readonly MarketKey[] {
  const { mostPoints, mostLead } = rules;
  const maps = Array.from({ length: MOST_MAPS }, (_, at) => String(at + 1));
  return [
    { type: 'winner', specifiers: {} },
    { type: 'maps-score', specifiers: {} },
    { type: 'map-and-match', specifiers: {} },
    ...['home', 'away'].map((team) => ({ type: 'team-wins-map', specifiers: { team } })),
    ...ladderKeys(MAPS_TOTAL, MAPS_TO_WIN, MOST_MAPS),
    ...ladderKeys(MAPS_HANDICAP, -MAPS_TO_WIN, MAPS_TO_WIN),
    ...maps.flatMap((map) => [
      { type: 'map-winner', specifiers: { map } },
      ...ladderKeys(mapTotal(map), 0, mostPoints),
      ...ladderKeys(mapHandicap(map), -mostLead, mostLead),
      ...firstKeys(rules, map).map(({ type, specifiers }) => ({ type, specifiers })),
      ...(['home', 'away'] as const).flatMap((team) => ladderKeys(teamTotal(map, team), 0, mostPoints)),
      ...plainOf(rules).map((type) => ({ type, specifiers: { map } })),
      ...(rules.hasTowers
        ? [
            ...ladderKeys(towersTotal(map), 0, MOST_TOWERS),
            ...ladderKeys(towersHandicap(map), -MOST_TOWERS, MOST_TOWERS),
          ]
        : []),
    ]),
  ];
}
