import type { Distribution } from '../../simulation/match/lines.ts';
import { OVERTIME_SEC, type Efficiency } from './possessions.ts';
import { mixture, without, type PointChances, type Stretch } from './remaining-points.ts';
import { untouched } from './untouched.ts';

/** Who begins an overtime changes nothing that is priced. */
export const OVERTIME: readonly Stretch[] = [{ sec: OVERTIME_SEC, ball: 'home' }];

/** What is counted of a level end of so many points each. */
type CountOfLevel = (points: number) => number;

/**
 * A level match goes on for an overtime, from the score it is level at; a second one is too rare to change a price, so that
 * none ends level.
 */
export function withOvertime(regular: PointChances, efficiency: Efficiency): PointChances {
  const overtime = untouched(OVERTIME, efficiency);
  const over = (of: 'home' | 'away' | 'total', count: CountOfLevel) =>
    goneOn(regular[of], regular.level, endedOf(overtime, of, count), count);
  const level = sumOf(regular.level);
  return {
    home: over('home', (points) => points),
    away: over('away', (points) => points),
    total: over('total', (points) => 2 * points),
    lead: mixture([
      [1 - level, without(regular.lead, 0)],
      [level, without(overtime.lead, 0)],
    ]),
    level: new Map(),
  };
}

/** What an overtime that does not end level brings. */
function endedOf(overtime: PointChances, of: 'home' | 'away' | 'total', count: CountOfLevel): Distribution {
  const { least, chances } = overtime[of];
  const left = 1 - sumOf(overtime.level);
  const ended = [...chances];
  for (const [points, chance] of overtime.level) {
    const at = count(points) - least;
    ended[at] = (ended[at] ?? 0) - chance;
  }
  return { least, chances: ended.map((chance) => Math.max(0, chance) / left) };
}

/** The counts of ends that are not level, and of those that are with what the overtime adds. */
function goneOn(
  usual: Distribution,
  level: ReadonlyMap<number, number>,
  more: Distribution,
  count: CountOfLevel,
): Distribution {
  const length = usual.chances.length + more.chances.length;
  const chances = Array.from({ length }, (_, at) => usual.chances[at] ?? 0);
  for (const [points, chance] of level) {
    const from = count(points) - usual.least;
    chances[from] = Math.max(0, (chances[from] ?? 0) - chance);
    for (const [at, part] of more.chances.entries()) {
      const to = from + more.least + at;
      chances[to] = (chances[to] ?? 0) + chance * part;
    }
  }
  return { least: usual.least, chances };
}

function sumOf(level: ReadonlyMap<number, number>): number {
  return [...level.values()].reduce((sum, chance) => sum + chance, 0);
}
