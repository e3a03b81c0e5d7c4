/** A bet of 1 and what it returns at each of some ends of the match. */
export interface BetReturns {
  readonly bet: string;
  readonly returns: Float64Array;
}

/** Stakes that return 1 at every end, or more. */
export interface Cover {
  /** All of them together: below 1 whoever places them wins, however it ends. */
  readonly cost: number;
  /** Of the bets that are staked on, by their place. */
  readonly stakes: ReadonlyMap<number, number>;
  /** What mattered. The same again at other prices is a good beginning. */
  readonly mattered: Mattered;
}

/** Names of bets, and ends by their place. */
export interface Mattered {
  readonly bets: readonly string[];
  readonly ends: readonly number[];
}

/** Money that is kept returns itself, so that no cover costs more than 1. */
const KEPT = -1;
const CLOSE = 1e-9;
/** Of a round: as many bets and ends come to those that are looked at. */
const AT_ONCE = 4;
const ROUNDS_MOST = 200;
const PIVOTS_MOST = 4_000;

/**
 * The cheapest stakes on bets that return 1 at every end, some of the money kept or none. That it costs 1 is proven by weights of the
 * ends under which no bet returns more than its stake. Of the whole linear program only a few bets and ends matter: it is solved for
 * those alone, and the bet that is the best under its weights and the end that is the worst for its stakes join them until none is
 * better or worse. Where that takes too many rounds, the best cover so far counts, or none.
 * @param begin what mattered before
 */
export function cheapestCover(bets: readonly BetReturns[], begin: Mattered = { bets: [], ends: [] }): Cover {
  const ends = bets[0]?.returns.length ?? 0;
  const known = new Set(begin.bets);
  const chosen = {
    bets: [KEPT, ...bets.flatMap(({ bet }, at) => (known.has(bet) ? [at] : []))],
    ends: [...new Set([0, ...begin.ends])].filter((at) => at < ends),
  };
  const answer = (found: Found | undefined): Cover => ({
    ...(found ?? { cost: 1, stakes: new Map() }),
    mattered: { bets: chosen.bets.flatMap((at) => bets[at]?.bet ?? []), ends: chosen.ends },
  });
  if (ends === 0) return answer(undefined);
  for (let round = 0; round < ROUNDS_MOST; round++) {
    const { stakes, weights } = solved(bets, chosen.bets, chosen.ends);
    const better = best(
      bets.map(({ returns }) => weighted(weights, returns) - 1),
      chosen.bets,
    );
    // Under these weights of the ends nothing wins, and all of the money is weighed.
    if (better.length === 0 && sumOf(weights) >= 1 - CLOSE) return answer(undefined);
    const paid = paidAt(bets, stakes, ends);
    const worse = best(
      Array.from(paid, (returned) => 1 - returned),
      chosen.ends,
    );
    if (better.length === 0 && worse.length === 0) return answer(coverOf(stakes, paid));
    chosen.bets.push(...better);
    chosen.ends.push(...worse);
    if (round === ROUNDS_MOST - 1) return answer(coverOf(stakes, paid));
  }
  return answer(undefined);
}

type Found = Pick<Cover, 'cost' | 'stakes'>;

/** Places of the largest gains that are none of the chosen, a few of them. */
function best(gains: readonly number[], chosen: readonly number[]): readonly number[] {
  const known = new Set(chosen);
  return gains
    .flatMap((gain, at) => (gain > CLOSE && !known.has(at) ? [{ gain, at }] : []))
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, AT_ONCE)
    .map(({ at }) => at);
}

/** Stakes with what they return at the end that is the worst for them brought to 1; undefined where that is no gain. */
function coverOf(stakes: ReadonlyMap<number, number>, paid: Float64Array): Found | undefined {
  const least = paid.reduce((a, b) => Math.min(a, b), Infinity);
  const cost = sumOf(stakes) / least;
  if (!(cost < 1)) return undefined;
  const staked = [...stakes].filter(([at, stake]) => at !== KEPT && stake > CLOSE);
  return { cost, stakes: new Map(staked.map(([at, stake]) => [at, stake / least])) };
}

function paidAt(
  bets: readonly BetReturns[],
  stakes: ReadonlyMap<number, number>,
  ends: number,
): Float64Array {
  const paid = new Float64Array(ends).fill(stakes.get(KEPT) ?? 0);
  for (const [at, stake] of stakes) {
    const returns = bets[at]?.returns;
    if (returns !== undefined)
      for (let end = 0; end < ends; end++) paid[end] = (paid[end] ?? 0) + stake * (returns[end] ?? 0);
  }
  return paid;
}

function weighted(weights: ReadonlyMap<number, number>, returns: Float64Array): number {
  let sum = 0;
  for (const [end, weight] of weights) sum += weight * (returns[end] ?? 0);
  return sum;
}

const sumOf = (by: ReadonlyMap<number, number>): number => [...by.values()].reduce((a, b) => a + b, 0);

interface Solved {
  readonly stakes: ReadonlyMap<number, number>;
  readonly weights: ReadonlyMap<number, number>;
}

/**
 * The program of some bets and ends alone, by the simplex method: the most that the ends can weigh with no bet returning more than 1.
 * What its bounds are worth are the stakes.
 */
function solved(bets: readonly BetReturns[], rows: readonly number[], columns: readonly number[]): Solved {
  const n = columns.length;
  const table = rows.map((bet) => {
    const returns = bets[bet]?.returns;
    return Float64Array.from([...columns.map((end) => (returns === undefined ? 1 : (returns[end] ?? 0))), 1]);
  });
  const goal = new Float64Array(n + 1).fill(1, 0, n);
  /** What stands in each row and column: an end, or from `n` on the slack of a bet. */
  const [inRow, inColumn] = [rows.map((_, at) => n + at), columns.map((_, at) => at)];
  for (let pivots = 0; pivots < PIVOTS_MOST; pivots++) {
    const column = entering(goal, inColumn, pivots > PIVOTS_MOST / 2);
    if (column === undefined) break;
    const row = leaving(table, inRow, column, n);
    if (row === undefined) break;
    pivot(table, goal, row, column);
    [inRow[row], inColumn[column]] = [inColumn[column] ?? 0, inRow[row] ?? 0];
  }
  return {
    weights: new Map(
      inRow.flatMap((one, at) => (one < n ? [[columns[one] ?? 0, table[at]?.[n] ?? 0] as const] : [])),
    ),
    stakes: new Map(
      inColumn.flatMap((one, at) => (one < n ? [] : [[rows[one - n] ?? 0, -(goal[at] ?? 0)] as const])),
    ),
  };
}

/** The column that gains most; after long the first that gains at all, which never goes round in circles. */
function entering(goal: Float64Array, inColumn: readonly number[], isCareful: boolean): number | undefined {
  let found: number | undefined;
  for (const [at, name] of inColumn.entries()) {
    const gain = goal[at] ?? 0;
    if (gain <= CLOSE) continue;
    const isBetter =
      found === undefined || (isCareful ? name < (inColumn[found] ?? 0) : gain > (goal[found] ?? 0));
    if (isBetter) found = at;
  }
  return found;
}

function leaving(
  table: readonly Float64Array[],
  inRow: readonly number[],
  column: number,
  last: number,
): number | undefined {
  let found: number | undefined;
  let least = Infinity;
  for (const [at, row] of table.entries()) {
    const by = row[column] ?? 0;
    if (by <= CLOSE) continue;
    const room = (row[last] ?? 0) / by;
    const isTie = found !== undefined && room <= least + 1e-12 && (inRow[at] ?? 0) < (inRow[found] ?? 0);
    if (room >= least - 1e-12 && !isTie) continue;
    least = Math.min(least, room);
    found = at;
  }
  return found;
}

function pivot(table: readonly Float64Array[], goal: Float64Array, row: number, column: number): void {
  const own = table[row];
  if (own === undefined) return;
  const by = own[column] ?? 1;
  for (let at = 0; at < own.length; at++) own[at] = (own[at] ?? 0) / by;
  own[column] = 1 / by;
  for (const other of [...table, goal]) {
    const times = other[column] ?? 0;
    if (other === own || times === 0) continue;
    for (let at = 0; at < own.length; at++) other[at] = (other[at] ?? 0) - times * (own[at] ?? 0);
    other[column] = -times / by;
  }
}
