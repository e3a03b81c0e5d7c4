import type { MarketKey, Score } from '../../results/index.ts';
import { ladderKeys, lineLadder, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import type { FootballSituation } from './football-prices.ts';
import { HALVES_RULES, TALLY_RULES } from './football-rules.ts';
import { isHalvesRule, isTallyRule, RULED_KINDS, type RuledKind } from './football-ruled.ts';
import { differenceOf, poisson } from './goal-counts.ts';
import type { GoalRates, RemainingGoals } from './goal-rates.ts';
import { chancesOf, endOf, endOfHalves, tableOf, type Ends } from './rule-tables.ts';

/** Ends rarer than this change no price. */
const LEAST_END = 1e-9;
const LEAST_OF_HALVES = 1e-7;

/** Values that are offered of the specifiers that are no ladder of lines. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  half: ['1', '2'],
  team: ['home', 'away'],
  start: ['1:0', '0:1', '2:0', '0:2'],
  goals: ['2', '3', '4'],
};
const COMBINED_LINES = { match: ['2.5', '3.5'], half: ['1.5'], halves: ['0.5', '1.5'] } as const;

interface PartOfMatch {
  readonly score: Score;
  readonly rest: GoalRates;
}

/** Prices every market that a rule decides: its chance of an outcome is that of the ends of which the rule says so. */
export function ruledPrices(situation: FootballSituation): readonly FairMarket[] {
  const known = new Map<string, Ends<Score>>();
  const endsOf = (name: string, part: PartOfMatch) => {
    const ends = known.get(name) ?? endsOfPart(part);
    known.set(name, ends);
    return ends;
  };
  const halves = bothHalves(endsOf(':1', partOf(situation, '1')), endsOf(':2', partOf(situation, '2')));
  return RULED_KINDS.flatMap((kind) => {
    const { key: type, of, by, outcomes } = kind;
    const counted = of === undefined ? situation : situation.beside?.[of];
    if (counted === undefined) return [];
    return seriesOf(kind).flatMap((specifiers): readonly FairMarket[] => {
      const { half } = specifiers;
      if (half === '1' && situation.firstHalfOver) return [];
      const part = partOf(counted, half);
      if (by === 'total' || by === 'handicap') return ladderOf(kind, specifiers, part);
      const table = tableOf({ type, specifiers }, isHalvesRule(by));
      const chances = isHalvesRule(by)
        ? chancesOf(halves, table, outcomes, ([one, two]) => HALVES_RULES[by](one, two, specifiers))
        : isTallyRule(by)
          ? chancesOf(endsOf(`${of ?? ''}:${half ?? ''}`, part), table, outcomes, (score) =>
              TALLY_RULES[by](score, specifiers, outcomes),
            )
          : [];
      const selections = outcomes.map((outcome, at) => [outcome, chances[at] ?? 0] as const);
      return [{ type, specifiers, selections, core: true }];
    });
  });
}

/** Every market by rule that may have been offered, as far as `most` of anything is counted. */
export function ruledKeys(most: number): readonly MarketKey[] {
  return RULED_KINDS.flatMap((kind) =>
    seriesOf(kind).flatMap((specifiers) => {
      if (kind.by !== 'total' && kind.by !== 'handicap') return [{ type: kind.key, specifiers }];
      return ladderKeys(ladder(kind, specifiers), kind.by === 'handicap' ? -most : 0, most);
    }),
  );
}

/** All its specifiers that are offered; of a ladder without the line. */
function seriesOf({ specifiers, by, scope }: RuledKind): readonly MarketKey['specifiers'][] {
  let series: readonly MarketKey['specifiers'][] = [{}];
  for (const name of specifiers) {
    const isLadder = name === 'line' && (by === 'total' || by === 'handicap');
    if (isLadder) continue;
    const values = name === 'line' ? COMBINED_LINES[scope] : (OFFERED[name] ?? []);
    series = series.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
  }
  return series;
}

function ladder({ key, by }: RuledKind, specifiers: MarketKey['specifiers']): LadderOptions {
  const outcomes = by === 'handicap' ? (['home', 'away'] as const) : (['over', 'under'] as const);
  return {
    type: key,
    specifiers,
    outcomes,
    stepQuarters: 4,
    steps: 1,
    pricedFrom: 0.05,
    ...(by === 'handicap' && { negated: true }),
  };
}

function ladderOf(kind: RuledKind, specifiers: MarketKey['specifiers'], { score, rest }: PartOfMatch) {
  const options = ladder(kind, specifiers);
  const [home, away] = rest.map(poisson) as [readonly number[], readonly number[]];
  if (kind.by === 'handicap') return lineLadder(differenceOf(home, away, score), options);
  const { team } = specifiers;
  if (team === 'home') return lineLadder({ least: score[0], chances: home }, options);
  if (team === 'away') return lineLadder({ least: score[1], chances: away }, options);
  return lineLadder({ least: score[0] + score[1], chances: poisson(rest[0] + rest[1]) }, options);
}

/** What a half, or the whole match, has come to and what is still expected in it. */
function partOf(
  {
    score,
    firstHalf,
    remaining,
  }: { readonly score: Score; readonly firstHalf: Score; readonly remaining: RemainingGoals },
  half: string | undefined,
): PartOfMatch {
  const { first, second } = remaining;
  if (half === '1') return { score: firstHalf, rest: first };
  if (half === '2') return { score: [score[0] - firstHalf[0], score[1] - firstHalf[1]], rest: second };
  return { score, rest: [first[0] + second[0], first[1] + second[1]] };
}

function endsOfPart({ score, rest }: PartOfMatch): Ends<Score> {
  const away = poisson(rest[1]);
  const ends = poisson(rest[0]).flatMap((chance, more) =>
    away.map((other, against) => [[score[0] + more, score[1] + against] as const, chance * other] as const),
  );
  return listed(
    ends.filter(([, chance]) => chance >= LEAST_END),
    endOf,
  );
}

function bothHalves(first: Ends<Score>, second: Ends<Score>): Ends<readonly [Score, Score]> {
  const ends = first.all.flatMap((one, at) =>
    second.all.flatMap((two, against) => {
      const chance = (first.chances[at] ?? 0) * (second.chances[against] ?? 0);
      return chance < LEAST_OF_HALVES ? [] : [[[one, two] as const, chance] as const];
    }),
  );
  return listed(ends, ([one, two]) => endOfHalves(one, two));
}

function listed<Of>(
  ends: readonly (readonly [end: Of, chance: number])[],
  numberOf: (end: Of) => number,
): Ends<Of> {
  return {
    all: ends.map(([end]) => end),
    numbers: ends.map(([end]) => numberOf(end)),
    chances: ends.map(([, chance]) => chance),
  };
}
