import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import { quote } from '../../simulation/match/quote.ts';
import type { SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { playFootball } from './football-generator.ts';
import { atKickOff, pitchAfter } from './football-lineups.ts';
import { footballMatch } from './football-match.ts';
import { footballResult } from './football-results.ts';
import type { FootballTimeline } from './football-timeline.ts';
import { outlookOf } from './scorer-chances.ts';
import { SCORER_TYPES, scorerResult, type ScorersRecord } from './scorer-results.ts';

const [home, away] = createWorld('test').championships[0]?.teams ?? [];
if (home === undefined || away === undefined) throw new Error('no teams');
const RATES = [1.8, 1.1] as const;
const timelines = Array.from({ length: 160 }, (_, seed) =>
  playFootball(RATES, home, away, createRandom('scorers', String(seed))),
);
const matches = timelines.map((timeline) => footballMatch(timeline, RATES));

describe('squads of a match', () => {
  it('begin with eleven, change four for their like, and keep their goalkeeper', () => {
    for (const { lineups, entries } of timelines.slice(0, 100)) {
      if (lineups === undefined) throw new Error('nobody plays');
      expect([lineups.home.starting.length, lineups.home.bench.length]).toEqual([11, 7]);
      const changes = entries.filter(({ kind, side }) => kind === 'substitution' && side === 'home');
      for (const { player, off } of changes) {
        expect(player?.position).toBe(off?.position);
        expect(player?.position).not.toBe('goalkeeper');
      }
      const after = pitchAfter(lineups, entries).home;
      const sentOff = entries.filter(({ kind, side }) => kind === 'red-card' && side === 'home').length;
      expect(after.places).toHaveLength(11 - sentOff);
      expect(after.bench).toHaveLength(7 - changes.filter(({ player }) => player !== undefined).length);
    }
  });

  it('are of people who are told apart, though both sides may have one of a name', () => {
    const namesake = { ...away, players: away.players.map((one, at) => (at === 0 ? { ...one, name: home.players[0]?.name ?? one.name } : one)) }; // oxfmt-ignore
    const { lineups } = playFootball(RATES, home, namesake, createRandom('scorers', 'namesakes'));
    const sides = [lineups?.home, lineups?.away].flatMap((side) => [...(side?.starting ?? []), ...(side?.bench ?? [])]); // oxfmt-ignore
    expect(sides).toHaveLength(36);
    expect(new Set(sides.map(({ name }) => name.en)).size).toBe(36);
    expect(new Set(sides.map(({ name }) => name.ru)).size).toBe(36);
  });

  it('put goals to whoever was on the pitch then, own goals to the other side', () => {
    for (const { lineups, entries } of timelines) {
      if (lineups === undefined) throw new Error('nobody plays');
      for (const [at, { kind, side, player, isOwn }] of entries.entries()) {
        if (kind !== 'goal') continue;
        const pitch = pitchAfter(lineups, entries.slice(0, at));
        const of = pitch[isOwn === true ? (side === 'home' ? 'away' : 'home') : side];
        expect(of.places.map((place) => place.player.id)).toContain(player?.id);
      }
    }
  });
});

type Prices = ReturnType<SimulatedMatch['pricesAt']>;
const kept = new Map<SimulatedMatch, Map<number, Prices>>();

/** Prices of scorers alone, made once: many questions are asked of them. */
function pricesOf(match: SimulatedMatch, atSec: number): Prices {
  const own = kept.get(match) ?? new Map<number, Prices>();
  kept.set(match, own);
  const prices = own.get(atSec) ?? match.pricesAt(atSec).filter(({ type }) => SCORER_TYPES.includes(type));
  own.set(atSec, prices);
  return prices;
}

/** Chances and results of every player of all matches, grouped by a market and by whether they begin. */
function fit(type: string, atSec: number, isStarting: boolean): number {
  let [difference, variance] = [0, 0];
  for (const [index, match] of matches.entries()) {
    const { home: ours, away: theirs } = lineupsOf(timelines[index]);
    const starting = new Set([...ours.starting, ...theirs.starting].map(({ id }) => id));
    const market = pricesOf(match, atSec).find((one) => one.type === type);
    const paid = multipliersAt2(footballResult({ type, specifiers: {} }, record(match))) ?? {};
    for (const [outcome, chance] of market?.selections ?? []) {
      if (outcome === 'none' || starting.has(outcome) !== isStarting || paid[outcome] === 1) continue;
      difference += (paid[outcome] === 2 ? 1 : 0) - chance;
      variance += chance * (1 - chance);
    }
  }
  return Math.abs(difference) / Math.sqrt(variance);
}

function lineupsOf(timeline: FootballTimeline | undefined) {
  if (timeline?.lineups === undefined) throw new Error('nobody plays');
  return timeline.lineups;
}

function record(match: SimulatedMatch) {
  const played = match.recordAt(Infinity);
  if (played.sport !== 'football') throw new Error('no football');
  return played;
}

describe('prices of scorers', () => {
  it.each(SCORER_TYPES.flatMap((type) => [-1, 2400, 5000].map((at) => [type, at] as const)))(
    'of %s at %i s are what happens, to starters and to who comes on',
    (type, atSec) => {
      expect(fit(type, atSec, true)).toBeLessThan(3.5);
      expect(fit(type, atSec, false)).toBeLessThan(3.5);
    },
  );

  it('are of one measure: each goal is somebody’s, and the first one too', () => {
    const { lineups } = timelines[0] ?? {};
    const pitch = {
      home: atKickOff(lineupsOf(timelines[0]).home),
      away: atKickOff(lineupsOf(timelines[0]).away),
    };
    expect(lineups).toBeDefined();
    const position = { half: 1 as const, sec: 0, lengthSec: 2790 };
    const { prospects, rate, left } = outlookOf({
      ...{ pitch, position, rates: RATES, scorers: [], secondHalfSec: 2940 },
    });
    const comesOn = (id: string) => [...pitch.home.bench, ...pitch.away.bench].some((one) => one.id === id);
    // Four of six come on: a prospect of the bench is one if they do.
    const weight = (id: string) => (comesOn(id) ? 4 / 6 : 1);
    const goals = prospects.reduce(
      (sum, { player, stays }) =>
        sum +
        weight(player.id) * stays.reduce((of, one) => of + one.chance * one.rate * (one.to - one.from), 0),
      0,
    );
    expect(goals).toBeCloseTo(rate * left, 9);
  });

  it('are each no better than fair, stand only once the teams are known, and never for what is decided', () => {
    const wrong: unknown[] = [];
    for (const match of matches.slice(0, 20)) {
      expect(match.pricesAt(-3700).some(({ type }) => SCORER_TYPES.includes(type))).toBe(false);
      for (const atSec of [-3500, -1, 1000, 3700, 5200, 6300]) {
        const goals = new Set(
          record({ ...match, recordAt: () => match.recordAt(atSec) }).scorers?.goals ?? [],
        );
        for (const market of pricesOf(match, atSec)) {
          const chances = new Map(market.selections.map(([code, chance]) => [code, chance]));
          for (const { outcome, oddsMilli, name } of quote(market)?.selections ?? []) {
            const isFair = oddsMilli * (chances.get(outcome) ?? 0) <= 1000;
            const isOpen = market.type !== 'anytime-scorer' || !goals.has(outcome);
            if (!isFair || !isOpen || (outcome !== 'none' && name?.ru === undefined))
              wrong.push([market.type, outcome, oddsMilli]);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('never contradict: more goals are less likely, first and last no likelier than any', () => {
    for (const match of matches.slice(0, 20)) {
      for (const atSec of [-1, 1000, 3700]) {
        const of = (type: string) =>
          new Map(
            pricesOf(match, atSec)
              .find((one) => one.type === type)
              ?.selections.map(([id, c]) => [id, c]),
          );
        const any = of('anytime-scorer');
        const two = of('two-goals-scorer');
        for (const [id, chance] of of('hat-trick-scorer'))
          expect(chance).toBeLessThanOrEqual(two.get(id) ?? 1);
        for (const [id, chance] of two) expect(chance).toBeLessThanOrEqual(any.get(id) ?? 1);
        for (const [id, chance] of of('last-scorer'))
          expect(chance).toBeLessThanOrEqual((any.get(id) ?? 1) + 1e-12);
      }
    }
  });
});

describe('results of scorers', () => {
  const players = [
    { id: 'a', tookPart: true, beforeFirst: true },
    { id: 'b', tookPart: true, beforeFirst: true },
    { id: 'late', tookPart: true, beforeFirst: false },
    { id: 'out', tookPart: false, beforeFirst: false },
  ];
  const table: readonly [string, string, readonly string[], Record<string, number> | undefined][] = [
    ['first-scorer', 'playing', [], undefined],
    ['first-scorer', 'playing', ['b'], { a: 0, b: 2, late: 1, out: 1, none: 0 }],
    ['first-scorer', 'finished', ['b', 'late', 'b'], { a: 0, b: 2, late: 1, out: 1, none: 0 }],
    ['last-scorer', 'finished', ['b', 'late'], { a: 0, b: 0, late: 2, out: 1, none: 0 }],
    ['last-scorer', 'broken-off', ['b', 'late'], { a: 1, b: 1, late: 1, out: 1, none: 0 }],
    ['anytime-scorer', 'playing', ['a'], undefined],
    ['anytime-scorer', 'finished', ['a', 'late'], { a: 2, b: 0, late: 2, out: 1, none: 0 }],
    ['anytime-scorer', 'finished', [], { a: 0, b: 0, late: 0, out: 1, none: 2 }],
    ['anytime-scorer', 'broken-off', ['a'], { a: 2, b: 1, late: 1, out: 1, none: 0 }],
    ['two-goals-scorer', 'finished', ['a', 'b', 'a'], { a: 2, b: 0, late: 0, out: 1 }],
    ['hat-trick-scorer', 'finished', ['a', 'b', 'a'], { a: 0, b: 0, late: 0, out: 1 }],
  ];
  it.each(table)('of %s, %s, after goals of %j', (type, end, goals, expected) => {
    const scorers: ScorersRecord = { players, goals };
    const ended = end === 'playing' ? undefined : (end as 'finished' | 'broken-off');
    expect(multipliersAt2(scorerResult(type, scorers, ended))).toEqual(expected);
  });

  it('leave an own goal to nobody', () => {
    const isOneOwnGoal = ({ entries }: FootballTimeline) =>
      entries.flatMap(({ kind, isOwn }) => (kind === 'goal' ? [isOwn === true] : [])).join() === 'true';
    const found = Array.from({ length: 2_000 }, (_, seed) => seed).find((seed) =>
      isOneOwnGoal(playFootball([0.4, 0.4], home, away, createRandom('own', String(seed)))),
    );
    const timeline = playFootball([0.4, 0.4], home, away, createRandom('own', String(found)));
    const match = footballMatch(timeline, [0.4, 0.4]);
    const played = record(match);
    expect(played.score[0] + played.score[1]).toBe(1);
    const paid = multipliersAt2(footballResult({ type: 'anytime-scorer', specifiers: {} }, played)) ?? {};
    expect(Object.entries(paid).filter(([, multiplier]) => multiplier === 2)).toEqual([['none', 2]]);
    expect(match.viewAt(Infinity).incidents?.find(({ kind }) => kind === 'goal')).toMatchObject({
      ownGoal: true,
    });
  });
});
