import { chosenCount, type Entry, type Choice } from './columns.ts';
import { outcomesOf } from './outcomes.ts';
import type { PoolKind } from './pools.ts';

/** A whole number from 0 below another, each as likely. */
export type Below = (count: number) => number;

/** How many events are to have two and three outcomes. */
export interface Shape {
  readonly doubles: number;
  readonly triples: number;
}

const SINGLES: Shape = { doubles: 0, triples: 0 };

/** An entry by chance: every outcome of every event as likely, and the doubles and triples at events by chance. */
export function fillByChance(kind: PoolKind, below: Below, { doubles, triples }: Shape = SINGLES): Entry {
  const outcomes = outcomesOf(kind.question).length;
  const places = shuffled(kind.events, below);
  const sizes = new Array<number>(kind.events).fill(1);
  places.slice(0, triples).forEach((at) => (sizes[at] = 3));
  places.slice(triples, triples + doubles).forEach((at) => (sizes[at] = 2));
  return sizes.map((size) =>
    shuffled(outcomes, below)
      .slice(0, size)
      .reduce((pick, at) => pick + 2 ** at, 0),
  );
}

function shuffled(count: number, below: Below): readonly number[] {
  const left = Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: count }, () => {
    const [taken = 0] = left.splice(below(left.length), 1);
    return taken;
  });
}

/**
 * The likeliest entry of at most so many columns, by chances of outcomes: first what is likeliest of every event, then,
 * as long as it fits, the outcome that makes the chance of a column with all right grow most for what it costs.
 * @param chances of each event, as likely as they say; they need not sum to one
 */
export function fillByOdds(chances: readonly (readonly number[])[], mostColumns: number): Entry {
  const entry: Choice[] = chances.map((of) => 2 ** likeliest(of, 0));
  for (;;) {
    const widened = widenBest(entry, chances, mostColumns);
    if (widened === undefined) return entry;
    entry[widened.at] = widened.pick;
  }
}

function likeliest(chances: readonly number[], without: Choice): number {
  let best = -1;
  chances.forEach((chance, at) => {
    const isTaken = Math.floor(without / 2 ** at) % 2 === 1;
    if (!isTaken && (best < 0 || chance > (chances[best] ?? 0))) best = at;
  });
  return best;
}

const sumOf = (chances: readonly number[], pick: Choice): number =>
  chances.reduce((sum, chance, at) => sum + (Math.floor(pick / 2 ** at) % 2) * chance, 0);

function widenBest(
  entry: readonly Choice[],
  chances: readonly (readonly number[])[],
  mostColumns: number,
): { readonly at: number; readonly pick: Choice } | undefined {
  const columns = entry.reduce((product, pick) => product * chosenCount(pick), 1);
  let best: { readonly at: number; readonly pick: Choice; readonly gain: number } | undefined;
  entry.forEach((pick, at) => {
    const of = chances[at] ?? [];
    const next = likeliest(of, pick);
    const count = chosenCount(pick);
    if (next < 0 || (columns / count) * (count + 1) > mostColumns) return;
    const wider = pick + 2 ** next;
    const gain = Math.log(sumOf(of, wider) / sumOf(of, pick)) / Math.log((count + 1) / count);
    if (best === undefined || gain > best.gain) best = { at, pick: wider, gain };
  });
  return best;
}
