import type { HalvesRule, TallyRule } from '@paddock/contract/markets';

import type { MarketKey } from '../../results/index.ts';
import { ladderKeys, lineLadder, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import type { Count, HalvesChances, Measure, PartChances } from './part-chances.ts';
import { chancesOf, tableOf } from './rule-tables.ts';
import { isHalvesRule, isLineRule, isTallyRule, type RuledKind } from './ruled-kinds.ts';
import { HALVES_RULES, TALLY_RULES } from './tally-rules.ts';

type Specifiers = MarketKey['specifiers'];

/** How far lines reach. */
export type LadderShape = Pick<LadderOptions, 'stepQuarters' | 'steps' | 'pricedFrom' | 'wonBy'>;

/** What a sport offers of the types that rules decide. */
export interface RuledOffer {
  readonly kinds: readonly RuledKind[];
  /** Values that are offered of the specifiers that are no ladder of lines. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Lines of types that are no ladder, by what they are asked of. */
  readonly combinedLines: Readonly<Partial<Record<RuledKind['scope'], readonly string[]>>>;
  ladder(kind: RuledKind): LadderShape;
}

/** How the match can end. */
export interface RuledChances {
  /** The part a market is about; undefined for one that is over, or is not bet on. */
  part(kind: RuledKind, specifiers: Specifiers): PartChances | undefined;
  readonly halves: HalvesChances | undefined;
}

/** Prices every market that a rule decides: its chance of an outcome is that of the ends of which the rule says so. */
export function ruledMarkets(offer: RuledOffer, match: RuledChances): readonly FairMarket[] {
  return offer.kinds.flatMap((kind) =>
    seriesOf(offer, kind).flatMap((specifiers): readonly FairMarket[] => {
      const { key: type, by, outcomes } = kind;
      if (isHalvesRule(by)) {
        const ends = match.halves?.ends(measureOf(by, specifiers));
        if (ends === undefined) return [];
        const rule = HALVES_RULES[by];
        const table = tableOf({ type, specifiers }, true);
        const chances = chancesOf(ends, table, outcomes, ([one, two]) => rule(one, two, specifiers));
        return [marketOf(type, specifiers, outcomes, chances)];
      }
      const part = match.part(kind, specifiers);
      if (part === undefined) return [];
      if (isLineRule(by))
        return lineLadder(part.counts[countOfLine(by, specifiers)], optionsOf(offer, kind, specifiers));
      if (!isTallyRule(by)) return [];
      const rule = TALLY_RULES[by];
      const ends = part.ends(measureOf(by, specifiers));
      const table = tableOf({ type, specifiers }, false);
      const chances = chancesOf(ends, table, outcomes, (score) => rule(score, specifiers, outcomes));
      return [marketOf(type, specifiers, outcomes, chances)];
    }),
  );
}

/** Every market by rule that may have been offered, as far as `most` of anything is counted in the part it is about. */
export function ruledKeys(offer: RuledOffer, most: (kind: RuledKind) => number): readonly MarketKey[] {
  return offer.kinds.flatMap((kind) =>
    seriesOf(offer, kind).flatMap((specifiers) => {
      if (!isLineRule(kind.by)) return [{ type: kind.key, specifiers }];
      const reach = most(kind);
      return ladderKeys(optionsOf(offer, kind, specifiers), kind.by === 'handicap' ? -reach : 0, reach);
    }),
  );
}

function marketOf(
  type: string,
  specifiers: Specifiers,
  outcomes: readonly string[],
  chances: readonly number[],
): FairMarket {
  const selections = outcomes.map((outcome, at) => [outcome, chances[at] ?? 0] as const);
  return { type, specifiers, selections, core: true };
}

/** All its specifiers that are offered; of a ladder without the line. */
function seriesOf(
  { values, combinedLines }: RuledOffer,
  { specifiers, by, scope }: RuledKind,
): readonly Specifiers[] {
  let series: readonly Specifiers[] = [{}];
  for (const name of specifiers) {
    if (name === 'line' && isLineRule(by)) continue;
    const offered = (name === 'line' ? combinedLines[scope] : values[name]) ?? [];
    series = series.flatMap((one) => offered.map((value) => ({ ...one, [name]: value })));
  }
  return series;
}

function optionsOf(offer: RuledOffer, kind: RuledKind, specifiers: Specifiers): LadderOptions {
  const { wonBy, ...shape } = offer.ladder(kind);
  const type = { type: kind.key, specifiers };
  if (kind.by !== 'handicap') return { ...type, ...shape, outcomes: ['over', 'under'] };
  const options = { ...type, ...shape, outcomes: ['home', 'away'] as const, negated: true };
  return wonBy === undefined ? options : { ...options, wonBy };
}

/** What has to be known of an end for a market of this kind; undefined where no rule decides one part alone. */
export function measureOfKind({ by }: RuledKind, specifiers: Specifiers): Measure | undefined {
  if (isLineRule(by)) return countOfLine(by, specifiers);
  return isTallyRule(by) ? measureOf(by, specifiers) : undefined;
}

function countOfLine(by: 'total' | 'handicap', specifiers: Specifiers): Count {
  return by === 'handicap' ? 'lead' : ownOf(specifiers);
}

function ownOf({ team }: Specifiers): Count {
  return team === undefined ? 'total' : team === 'home' ? 'home' : 'away';
}

/** What each rule looks at: who leads and by how much, how many there are, or (where nothing is said) both sides. */
const LOOKS_AT: Readonly<Partial<Record<TallyRule | HalvesRule, 'lead' | 'own'>>> = {
  ...{ winner: 'lead', 'double-chance': 'lead', 'draw-no-bet': 'lead', 'head-start': 'lead', margin: 'lead' },
  ...{ 'odd-even': 'own', count: 'own', 'three-way': 'own' },
  ...{ 'half-and-full': 'lead', 'wins-both': 'lead', 'wins-either': 'lead', 'level-in-either': 'lead' },
  ...{ 'higher-half': 'own', 'scores-in-both': 'own', 'both-over': 'own', 'both-under': 'own' },
};

function measureOf(by: TallyRule | HalvesRule, specifiers: Specifiers): Measure {
  const looksAt = LOOKS_AT[by] ?? 'score';
  return looksAt === 'own' ? ownOf(specifiers) : looksAt;
}
