import { milliseconds, perSecond } from '../report/figures.ts';
import type { Outcome, Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import type { Done } from '../setup/pace.ts';
import { FULL, type Measured, type Pair, type Spent, type Worked } from './measure.ts';

/** A pace is held when this share of it was done. */
const HELD_SHARE = 0.97;

/** Figures of all rounds, each the median; ratios are medians of the rounds' own. */
export interface Summary {
  readonly ours: number;
  readonly floor: number;
  readonly ratio: number;
}

export function summaryOf(pairs: readonly Pair[], figure: (worked: Worked) => number): Summary {
  return {
    ours: median(pairs.map(({ ours }) => figure(ours))),
    floor: median(pairs.map(({ floor }) => figure(floor))),
    ratio: median(pairs.map(({ ours, floor }) => figure(ours) / figure(floor))),
  };
}

/** What a benchmark asks of the figures that have targets; none where it asks nothing. */
export interface Asked {
  rate?(perSecond: number): Row['target'];
  share?(ratio: number): Row['target'];
  /** Of the rate of that many a second. */
  p99?(ms: number, perSecond: number): Row['target'];
  /** Processor time of one. */
  spent?(ms: number, by: keyof Spent): Row['target'];
}

const PARTS: readonly (readonly [keyof Spent, string])[] = [
  ['node', 'Node'],
  ['postgres', 'PostgreSQL'],
  ['generator', 'the load generator'],
];

/** Throughput, processor time, and times at each rate, as every operation's table begins. */
export function measuredRows({ full, steady }: Measured, many: string, asked: Asked = {}): readonly Row[] {
  const rate = summaryOf(full, rateOf);
  return [
    {
      measure: `rate, ${FULL.inFlight} in flight`,
      ours: perSecond(rate.ours, many),
      beside: perSecond(rate.floor, many),
      ratio: rate.ratio,
      ...targetOf(asked.rate?.(rate.ours)),
    },
    { measure: 'share of the floor', ours: rate.ratio.toFixed(2), ...targetOf(asked.share?.(rate.ratio)) },
    ...timeRows(full, `at full speed`),
    ...[...steady].flatMap(([perS, pairs]) =>
      timeRows(pairs, `at ${perS.toLocaleString('en')}/s`, (ms) => asked.p99?.(ms, perS)),
    ),
    ...PARTS.flatMap(([part, name]) => workRow(full, part, name, asked)),
  ];
}

/** What one transaction writes, and whether the rates were held. */
export function measuredNotes({ one, steady }: Measured): Outcome['notes'] {
  return [
    `written by one: ${one.written.map(({ table, owner, rows }) => `${rows.length} ${table} (key ${owner}, ...)`).join(', ')}`,
    ...[...steady].flatMap(([perS, pairs]) => {
      const held = summaryOf(pairs, rateOf);
      return [...paceNote('ours', held.ours, perS), ...paceNote('the floor', held.floor, perS)];
    }),
  ];
}

/** Where the system says it: what one costs, whatever else the machine is doing. */
function workRow(full: readonly Pair[], part: keyof Spent, name: string, asked: Asked): readonly Row[] {
  const work = summaryOf(full, ({ spent, count }) => (spent[part] * 1000) / count);
  if (Number.isNaN(work.ratio)) return [];
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const measure = `processor time of ${name} for one`;
  return [
    {
      measure,
      ours: ms(work.ours),
      beside: ms(work.floor),
      ratio: work.ratio,
      ...targetOf(asked.spent?.(work.ours, part)),
    },
  ];
}

function timeRows(
  pairs: readonly Pair[],
  when: string,
  target: (ms: number) => Row['target'] = () => undefined,
): readonly Row[] {
  const p50 = summaryOf(pairs, ({ p50Ms }) => p50Ms);
  const p99 = summaryOf(pairs, ({ p99Ms }) => p99Ms);
  return [
    { measure: `median ${when}`, ...times(p50) },
    { measure: `p99 ${when}`, ...times(p99), ...targetOf(target(p99.ours)) },
  ];
}

function times({ ours, floor, ratio }: Summary) {
  return { ours: milliseconds(ours), beside: milliseconds(floor), ratio };
}

function targetOf(target: Row['target']): Pick<Row, 'target'> {
  return target === undefined ? {} : { target };
}

function rateOf({ count, seconds }: Done): number {
  return count / seconds;
}

function paceNote(who: string, rate: number, wanted: number): readonly string[] {
  if (rate >= HELD_SHARE * wanted) return [];
  return [`${who} held only ${rate.toFixed(0)}/s of ${wanted}/s: its times are those of a queue`];
}
