import { isWholeIn, readDifferent, readRecord } from '../rules/read.ts';
import { choose } from '../rules/ways.ts';
import type { Drum, Lottery } from './lottery.ts';

/** What is marked on one field of a ticket: a line, or a system of all lines of its numbers. */
export interface LottoEntry {
  /** Numbers of a line. */
  readonly picks: number;
  /** Ascending. */
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
}

/** Fields of a ticket. */
export const MOST_ENTRIES = 10;

/** Lines of a system, never listed: C(marked, picks), times those of the bonus balls. */
export const linesOf = (lottery: Lottery, { picks, numbers, bonus }: LottoEntry): bigint =>
  choose(numbers.length, picks) * choose(bonus.length, bonusPicks(lottery));

export const linesOfAll = (lottery: Lottery, entries: readonly LottoEntry[]): bigint =>
  entries.reduce((sum, entry) => sum + linesOf(lottery, entry), 0n);

/** Bonus balls of a line. */
export const bonusPicks = ({ bonus }: Lottery): number => bonus?.picks[0] ?? 0;

/** Reads a field as it came over the wire; undefined where it is none of this lottery. */
export function readEntry(lottery: Lottery, value: unknown): LottoEntry | undefined {
  const record = readRecord(value, ['picks', 'numbers', 'bonus']);
  const { numbers: drum, bonus: bonusDrum } = lottery;
  const picks = record?.picks;
  if (!isWholeIn(picks, 1, drum.of) || !drum.picks.includes(picks)) return undefined;
  const numbers = readMarked(record?.numbers, drum, picks);
  const bonus = readMarked(record?.bonus, bonusDrum, bonusPicks(lottery));
  return numbers && bonus && { picks, numbers, bonus };
}

/** Reads all fields of a ticket; undefined where one of them is none of this lottery. */
export function readEntries(lottery: Lottery, value: unknown): readonly LottoEntry[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_ENTRIES) return undefined;
  const entries = value.flatMap((entry: unknown) => readEntry(lottery, entry) ?? []);
  return entries.length === value.length ? entries : undefined;
}

function readMarked(value: unknown, drum: Drum | undefined, picks: number): readonly number[] | undefined {
  const bounds = { fewest: picks, most: drum?.most ?? 0, least: 1, largest: drum?.of ?? 0 };
  return readDifferent(value, bounds)?.toSorted((a, b) => a - b);
}
