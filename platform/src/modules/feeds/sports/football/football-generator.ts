import type { Side } from '../../results/index.ts';
import type { BetStop } from '../../simulation/match/simulated-match.ts';
import type { Random } from '../../simulation/random/random.ts';
import type { Team } from '../../simulation/world/world.ts';
import { castMatch, type Uncast } from './football-cast.ts';
import { SUBSTITUTION_EVERY_SEC, SUBSTITUTION_WITHIN_SEC, SUBSTITUTIONS } from './football-lineups.ts';
import type { FootballEntry, FootballEntryKind, FootballTimeline } from './football-timeline.ts';
import { goalShare, HALF_SEC, withRedCards, type GoalRates } from './goal-rates.ts';

/** Time is cut into slices; in each a side has one chance of each kind of thing. */
const SLICE_SEC = 10;
const SLICES = (2 * HALF_SEC + 330) / SLICE_SEC;
/** Expected counts a side and match of what is not a goal; better attacks have more of those marked. */
const USUAL: readonly { kind: FootballEntryKind; perSlice: number; growsWithAttack: boolean }[] = [
  { kind: 'red-card', perSlice: 0.07 / SLICES, growsWithAttack: false },
  { kind: 'yellow-card', perSlice: 1.9 / SLICES, growsWithAttack: false },
  { kind: 'corner', perSlice: 4.9 / SLICES, growsWithAttack: true },
  { kind: 'shot', perSlice: 5.5 / SLICES, growsWithAttack: true },
  { kind: 'dangerous-attack', perSlice: 26 / SLICES, growsWithAttack: true },
  { kind: 'attack', perSlice: 52 / SLICES, growsWithAttack: true },
];
/** A dangerous attack stops bets for a moment this often although no goal follows. */
const STOPPED_DANGER = 0.12;
const REVIEWS_PER_HALF = 0.18;
const MEAN_GOALS = 1.35;

/** Corners and cards that each side is expected to have in a match with these rates. */
export function expectedBeside(rates: GoalRates): Readonly<Record<'corners' | 'cards', GoalRates>> {
  const [home, away] = rates.map((goals) => meanOf(['corner'], attackFactor(goals)));
  const cards = meanOf(['yellow-card', 'red-card'], 1);
  return { corners: [home ?? 0, away ?? 0], cards: [cards, cards] };
}

function meanOf(kinds: readonly FootballEntryKind[], factor: number): number {
  const perSlice = USUAL.filter(({ kind }) => kinds.includes(kind)).reduce(
    (sum, one) => sum + one.perSlice,
    0,
  );
  return perSlice * SLICES * factor;
}

const attackFactor = (goals: number): number => 0.5 + (0.5 * goals) / MEAN_GOALS;
const SIDES = ['home', 'away'] as const;

/** Plays a whole match from its rates. Means of the goals drawn equal the rates, so prices made from them are fair. */
export function playFootball(rates: GoalRates, home: Team, away: Team, random: Random): FootballTimeline {
  const reds: [number, number] = [0, 0];
  const teams = { home, away };
  // Stoppage averages what the model expects before it is announced.
  const halfLengthsSec = [HALF_SEC + 60 * random.int(4), HALF_SEC + 60 * (2 + random.int(5))] as const;
  const entries: Uncast[] = [];
  const otherStops: (BetStop & { half: 1 | 2 })[] = [];
  for (const half of [1, 2] as const) {
    const lengthSec = halfLengthsSec[half - 1] ?? HALF_SEC;
    for (let from = 0; from < lengthSec; from += SLICE_SEC) {
      entries.push(...playSlice(half, from, rates, reds, random));
    }
    otherStops.push(...reviews(half, lengthSec, random));
  }
  entries.push(...substitutions(random));
  entries.sort((a, b) => a.half - b.half || a.sec - b.sec);
  otherStops.push(...falseAlarms(entries, random));
  return { halfLengthsSec, ...castMatch(entries, teams, random), otherStops };
}

function playSlice(
  half: 1 | 2,
  from: number,
  rates: GoalRates,
  reds: [number, number],
  random: Random,
): Uncast[] {
  const share = goalShare(half, from, from + SLICE_SEC);
  const now = withRedCards(rates, reds);
  const happened: Uncast[] = [];
  const add = (kind: FootballEntryKind, side: Side) => {
    const sec = from + random.int(SLICE_SEC);
    happened.push({ half, sec, kind, side, draw: random.next() });
  };
  for (const [index, side] of SIDES.entries()) {
    const goals = now[index] ?? 0;
    if (random.chance(1 - Math.exp(-goals * share))) add('goal', side);
    const kind = otherKind(random.next(), attackFactor(goals));
    if (kind === undefined) continue;
    if (kind === 'red-card') reds[index] = (reds[index] ?? 0) + 1;
    add(kind, side);
  }
  return happened;
}

/** At most one other thing a slice and side: one draw picks it. */
function otherKind(draw: number, attackFactor: number): FootballEntryKind | undefined {
  let passed = 0;
  for (const { kind, perSlice, growsWithAttack } of USUAL) {
    passed += growsWithAttack ? perSlice * attackFactor : perSlice;
    if (draw < passed) return kind;
  }
  return undefined;
}

function substitutions(random: Random): Uncast[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: SUBSTITUTIONS }, (_, at): Uncast => {
      const sec = Math.floor(at * SUBSTITUTION_EVERY_SEC + random.int(SUBSTITUTION_WITHIN_SEC));
      return { half: 2, sec, kind: 'substitution', side, draw: 0 };
    }),
  );
}

function reviews(half: 1 | 2, lengthSec: number, random: Random): (BetStop & { half: 1 | 2 })[] {
  if (!random.chance(REVIEWS_PER_HALF)) return [];
  const fromSec = random.int(lengthSec - 120);
  return [{ half, fromSec, toSec: fromSec + 50 + random.int(60), reason: 'var' }];
}

function falseAlarms(entries: readonly FootballEntry[], random: Random): (BetStop & { half: 1 | 2 })[] {
  return entries
    .filter(({ kind }) => kind === 'dangerous-attack' && random.chance(STOPPED_DANGER))
    .map(({ half, sec }) => ({ half, fromSec: sec, toSec: sec + 8 + random.int(10), reason: 'danger' }));
}
