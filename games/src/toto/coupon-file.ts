import { couponFault, MOST_ENTRIES, type CouponFault, type Entry, type Choice } from './columns.ts';
import { outcomesOf } from './outcomes.ts';
import type { PoolKind } from './pools.ts';

/** What is wrong with one line of a file. */
export interface LineFault {
  /** From 1, as editors count. */
  readonly line: number;
  readonly fault: Exclude<CouponFault, 'empty'>;
  /** The event from 1 whose choice cannot be read. */
  readonly event?: number;
  /** What stands there, at most 20 characters of it. */
  readonly text?: string;
}

export interface ReadFile {
  /** Of lines without a fault, in order. */
  readonly entries: readonly Entry[];
  readonly faults: readonly LineFault[];
}

/** Characters of a file that are looked at: lines of the longest kind, for more than a packet. */
const MOST_CHARACTERS = 100_000;

/**
 * Reads a file of coupons, a line an entry: choices of the events in order, separated by spaces, commas or semicolons, several
 * outcomes of one event joined by `/` or, where they are one letter long, as they are: `1 1X 2 1/X/2`. Small letters, the
 * Cyrillic Х, a byte-order mark and line ends of any system are taken. Empty lines and those after a `#` are nothing.
 * Each line is checked by itself: a faulty one is told with its number and holds up no other.
 */
export function readCouponFile(kind: PoolKind, text: string): ReadFile {
  const entries: Entry[] = [];
  const faults: LineFault[] = [];
  const lines = text
    .slice(0, MOST_CHARACTERS)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  lines.forEach((written, at) => {
    const content = written.replace(/#.*/, '').trim();
    if (content === '') return;
    const read = readLine(kind, content, at + 1);
    if (!isFault(read)) {
      if (entries.length < MOST_ENTRIES) entries.push(read);
      else faults.push({ line: at + 1, fault: 'too-many-entries' });
    } else faults.push(read);
  });
  return { entries, faults };
}

const isFault = (read: Entry | LineFault): read is LineFault => 'fault' in read;

function readLine(kind: PoolKind, content: string, line: number): Entry | LineFault {
  const words = content.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.length !== kind.events) return { line, fault: 'wrong-length' };
  const entry: Choice[] = [];
  for (const [at, word] of words.entries()) {
    const pick = readChoice(outcomesOf(kind.question), word);
    if (pick === undefined) return { line, fault: 'wrong-choice', event: at + 1, text: word.slice(0, 20) };
    entry.push(pick);
  }
  const fault = couponFault(kind, [entry]);
  return fault === undefined || fault === 'empty' ? entry : { line, fault };
}

/** A choice as people write it; undefined for one that is none, or names an outcome twice. */
function readChoice(outcomes: readonly string[], word: string): Choice | undefined {
  const plain = word.toUpperCase().replaceAll('\u0425', 'X').replaceAll('-', ':');
  const isShort = outcomes.every((name) => name.length === 1);
  const names = plain.includes('/') || !isShort ? plain.split('/') : Array.from(plain);
  let pick = 0;
  for (const name of names) {
    const bit = 2 ** outcomes.indexOf(name);
    if (bit < 1 || Math.floor(pick / bit) % 2 === 1) return undefined;
    pick += bit;
  }
  return pick;
}

/** A choice as a file has it: `1X`, `0:0/1:0`. */
export function writeChoice(kind: PoolKind, pick: Choice): string {
  const outcomes = outcomesOf(kind.question);
  const names = outcomes.filter((_, at) => Math.floor(pick / 2 ** at) % 2 === 1);
  return names.join(outcomes.every((name) => name.length === 1) ? '' : '/');
}

/** Entries as a file that {@link readCouponFile} reads to the same. */
export const writeCouponFile = (kind: PoolKind, entries: readonly Entry[]): string =>
  entries.map((entry) => entry.map((pick) => writeChoice(kind, pick)).join(' ')).join('\n');
