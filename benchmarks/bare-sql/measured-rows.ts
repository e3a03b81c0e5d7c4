import { milliseconds, perSecond } from '../report/figures.ts';
import type { Outcome, Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import type { Done } from '../setup/pace.ts';
import { FULL, STEADY, type Measured, type Pair, type Worked } from './measure.ts';

/** A pace is held when this share of it was done. */
const HELD_SHARE = 0.97;

/** Figures of all rounds, each the median; ratios are medians of the rounds' own. */
export interface Summary {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

export function summaryOf(pairs: readonly Pair[], figure: (worked: Worked) => number): Summary {
  return {
    ours: median(pairs.map(({ ours }) => figure(ours))),
    bare: median(pairs.map(({ bare }) => figure(bare))),
    ratio: median(pairs.map(({ ours, bare }) => figure(ours) / figure(bare))),
  };
}

/** What a benchmark asks of the two figures that have targets; none where it asks nothing. */
export interface AskedOf {
  throughput?(ratio: number): Row['target'];
  p99?(ms: number): Row['target'];
}

/** Throughput, processor time, times at the steady rate and round trips, as every operation's table begins. */
export function measuredRows(measured: Measured, many: string, asked: AskedOf = {}): readonly Row[] {
  const { full, steady, recorded } = measured;
  const rate = summaryOf(full, rateOf);
  const trips = recorded.script.statements.length;
  return [
    {
      measure: `throughput, ${FULL.inFlight} in flight`,
      ours: perSecond(rate.ours, many),
      beside: perSecond(rate.bare, many),
      ratio: rate.ratio,
      ...targetOf(asked.throughput?.(rate.ratio)),
    },
    ...workRow(full),
    timeRow(
      'median',
      summaryOf(steady, ({ p50Ms }) => p50Ms),
    ),
    timeRow(
      'p99',
      summaryOf(steady, ({ p99Ms }) => p99Ms),
      asked.p99,
    ),
    {
      measure: 'round trips of one',
      ours: recorded.tripsEach.toFixed(2),
      beside: String(trips),
      ratio: recorded.tripsEach / trips,
    },
  ];
}

/** What was asked and written in one transaction, and whether the steady rate was held. */
export function measuredNotes({ recorded, steady }: Measured): Outcome['notes'] {
  const { script, written } = recorded;
  const held = summaryOf(steady, rateOf);
  return [
    `asked in one: ${script.statements.map(({ sql }) => firstWords(sql)).join(' | ')}`,
    `written by it: ${written.map(({ table, owner, rows }) => `${rows} ${table} (key ${owner}, ...)`).join(', ')}`,
    ...paceNote('ours', held.ours),
    ...paceNote('bare', held.bare),
  ];
}

/** Where the system says it: what one costs Node itself, whatever else the machine is doing. */
function workRow(full: readonly Pair[]): readonly Row[] {
  const work = summaryOf(full, ({ processorSeconds, count }) => (processorSeconds * 1000) / count);
  if (Number.isNaN(work.ratio)) return [];
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const measure = 'processor time of Node for one';
  return [{ measure, ours: ms(work.ours), beside: ms(work.bare), ratio: work.ratio }];
}

function timeRow(of: string, { ours, bare, ratio }: Summary, asked?: AskedOf['p99']): Row {
  return {
    measure: `${of} at ${STEADY.perSecond}/s`,
    ours: milliseconds(ours),
    beside: milliseconds(bare),
    ratio,
    ...targetOf(asked?.(ours)),
  };
}

function targetOf(target: Row['target']): Pick<Row, 'target'> {
  return target === undefined ? {} : { target };
}

function rateOf({ count, seconds }: Done): number {
  return count / seconds;
}

function paceNote(who: string, rate: number): readonly string[] {
  if (rate >= HELD_SHARE * STEADY.perSecond) return [];
  return [`${who} held only ${rate.toFixed(0)}/s of ${STEADY.perSecond}/s: its times are those of a queue`];
}

function firstWords(sql: string): string {
  const words = sql
    .replaceAll(/\/\*.*?\*\//g, '')
    .trim()
    .split(/\s+/);
  return words.slice(0, 3).join(' ');
}
