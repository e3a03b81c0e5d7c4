import { RESULT_LOSE, RESULT_VOID, RESULT_WIN, type SelectionResult } from '@paddock/contract';
import { deadHeatFactor } from '@paddock/contract/bets';
import { countsFromLast, MARKET_TYPES } from '@paddock/contract/markets';

import { allVoid, type MarketKey, type MarketResult } from '../../results/market-result.ts';
import type { FieldRecord } from './field-record.ts';

/**
 * Decides a market of a field at its end (rules §7, §10). Whoever shares the last place that is paid has a dead heat: the
 * places left over those who share them. Of a runner that was withdrawn bets are void; prices of the others stay as they were
 * struck, without any deduction. An event that breaks off is void. @throws RangeError for a market no field has.
 */
export function fieldResult(market: MarketKey, record: FieldRecord): MarketResult {
  const outcomes = outcomesOf(market, record);
  if (record.end === undefined) return undefined;
  if (record.end === 'broken-off') return allVoid(outcomes);
  return outcomes.map((outcome) => ({ outcome, result: resultOf(market, outcome, record) }));
}

/** Runners, ordered pairs of them, or the outcomes the type lists. */
function outcomesOf({ type, specifiers }: MarketKey, { runners }: FieldRecord): readonly string[] {
  if (MARKET_TYPES.get(type)?.settlement !== 'field') throw new RangeError(`a field has no market ${type}`);
  if (type === 'field-head-to-head') return pairOf(specifiers['pair'] ?? '');
  if (type === 'field-odd-even') return ['odd', 'even'];
  if (type !== 'field-forecast') return runners;
  return runners.flatMap((first) =>
    runners.flatMap((second) => (first === second ? [] : [pairText(first, second)])),
  );
}

export const pairText = (one: string, other: string): string => `${one}:${other}`;

export function pairOf(pair: string): readonly [string, string] {
  const [one, other, ...rest] = pair.split(':');
  if (one === undefined || other === undefined || rest.length > 0)
    throw new RangeError(`not a pair: ${pair}`);
  return [one, other];
}

function resultOf({ type, specifiers }: MarketKey, outcome: string, record: FieldRecord): SelectionResult {
  if (type === 'field-odd-even')
    return shareOf(firstOf(record), (code) => isOdd(code) === (outcome === 'odd'));
  if (type === 'field-forecast') return forecastResult(pairOf(outcome), record);
  const { places } = record;
  const place = places.get(outcome);
  if (type === 'field-head-to-head') {
    const [one = 0, other = 0] = pairOf(specifiers['pair'] ?? '').map((code) => places.get(code));
    if (one === 0 || other === 0) return RESULT_VOID;
    return place === Math.min(one, other) ? tied(1, one === other ? 2 : 1) : RESULT_LOSE;
  }
  if (place === undefined) return RESULT_VOID;
  const sharers = sharing(record, place).length;
  const before = countsFromLast(type) ? places.size - (place - 1) - sharers : place - 1;
  const left = (MARKET_TYPES.get(type)?.winners ?? 1) - before;
  return left < 1 ? RESULT_LOSE : tied(left, sharers);
}

/** Of those who share a place each order is as good as another. */
function forecastResult([first, second]: readonly [string, string], record: FieldRecord): SelectionResult {
  const { places } = record;
  if (places.get(first) === undefined || places.get(second) === undefined) return RESULT_VOID;
  const ahead = firstOf(record);
  if (ahead.length > 1)
    return [first, second].every((code) => ahead.includes(code))
      ? won(1, ahead.length * (ahead.length - 1))
      : RESULT_LOSE;
  const behind = sharing(record, 2);
  return ahead.includes(first) && behind.includes(second) ? won(1, behind.length) : RESULT_LOSE;
}

function shareOf(ahead: readonly string[], counts: (code: string) => boolean): SelectionResult {
  const own = ahead.filter(counts).length;
  return own === 0 ? RESULT_LOSE : won(own, ahead.length);
}

const firstOf = (record: FieldRecord): readonly string[] => sharing(record, 1);

function sharing({ places }: FieldRecord, place: number): readonly string[] {
  return [...places].flatMap(([code, own]) => (own === place ? [code] : []));
}

const isOdd = (code: string): boolean => Number(code) % 2 === 1;

const tied = (left: number, sharers: number): SelectionResult => ({
  ...RESULT_WIN,
  deadHeat: deadHeatFactor(left, sharers),
});

const won = (part: number, of: number): SelectionResult => ({
  ...RESULT_WIN,
  deadHeat: { num: BigInt(part), den: BigInt(of) },
});
