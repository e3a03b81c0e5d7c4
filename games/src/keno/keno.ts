import { pickDifferent } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import { readDifferent, readOneOf, readRecord } from '../rules/read.ts';
import { endsByHits, returnOfEnds } from '../rules/ways.ts';
import { kenoPays, RISKS, type KenoRisk } from './keno-table.ts';

export { kenoPays, RISKS, type KenoRisk } from './keno-table.ts';

/** The player marks numbers of a card of forty; ten are drawn. */
export interface KenoChoice {
  /** One to ten different ones, from 1 to 40. */
  readonly numbers: readonly number[];
  readonly risk: KenoRisk;
}

export interface KenoFace extends InstantFace {
  /** In the order drawn. */
  readonly drawn: readonly number[];
  /** Those of them that were marked. */
  readonly hits: readonly number[];
}

export const NUMBERS = 40;
export const DRAWN = 10;
export const MOST_MARKED = 10;

function readChoice(value: unknown): KenoChoice | undefined {
  const record = readRecord(value, ['numbers', 'risk']);
  const risk = readOneOf(record?.risk, RISKS);
  const numbers = readDifferent(record?.numbers, {
    fewest: 1,
    most: MOST_MARKED,
    least: 1,
    largest: NUMBERS,
  });
  return risk && numbers && { numbers, risk };
}

export const KENO = instantGame<KenoChoice, KenoFace>({
  code: 'keno',
  version: 1,
  readChoice,
  play(draws, { numbers, risk }) {
    const drawn = pickDifferent(draws, 0, DRAWN, NUMBERS).map((at) => at + 1);
    const hits = drawn.filter((number) => numbers.includes(number));
    return { drawn, hits, paidMilli: kenoPays(numbers.length, risk)[hits.length] ?? 0 };
  },
  returnOf: ({ numbers, risk }) =>
    returnOfEnds(endsByHits(kenoPays(numbers.length, risk), numbers.length, DRAWN, NUMBERS)),
  mostMilli: ({ numbers, risk }) => Math.max(...kenoPays(numbers.length, risk)),
});
