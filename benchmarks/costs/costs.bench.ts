import { casinoRound } from '../casino-round/round.ts';
import { conversion } from '../ledger/conversion.ts';
import { placement } from '../placing/placement.ts';
import type { Operation } from '../floor/operation.ts';
import type { Benchmark, Outcome, Row } from '../report/outcome.ts';
import { measureCosts, type Costs, type RunCosts } from './measure-costs.ts';
import { byPart } from './node-parts.ts';

const OPERATIONS: readonly (readonly [one: string, operation: Operation])[] = [
  ['a bet', placement],
  ['a round', casinoRound],
  ['an exchange', conversion],
];

/** Says where the time of an operation goes: nothing is compared with anything, one alone stands beside 32 at once. */
export const costs: Benchmark = {
  name: 'costs',
  about:
    'what one bet, one round of a game and one exchange take of the database and of Node, 32 at once beside one alone',
  async run(): Promise<Outcome> {
    const rows: Row[] = [];
    const notes: string[] = [];
    for (const [one, operation] of OPERATIONS) {
      const measured = await measureCosts(operation);
      rows.push(...rowsOf(one, measured));
      notes.push(`${one}: ${factsOf(measured)}`);
    }
    return { besideName: 'alone', rows, notes };
  },
};

function rowsOf(one: string, { alone, together }: Costs): readonly Row[] {
  const row = (what: string, of: (run: RunCosts) => number, unit = ''): Row => ({
    measure: `${one}: ${what}`,
    ours: `${figure(of(together))}${unit}`,
    beside: `${figure(of(alone))}${unit}`,
  });
  const functions = [...new Set([...Object.keys(alone.functionUs), ...Object.keys(together.functionUs)])];
  const parts = byPart(together.selfMs).map(([part]) => part);
  return [
    row('round trips', ({ statements }) => statements),
    row('transactions', ({ transactions }) => transactions),
    row('WAL', ({ walBytes }) => walBytes, ' B'),
    row('PostgreSQL', ({ postgresMs }) => postgresMs * 1_000, ' µs'),
    ...functions
      .toSorted((a, b) => (alone.functionUs[b] ?? 0) - (alone.functionUs[a] ?? 0))
      .map((name) => row(`  by the clock in ${name}`, ({ functionUs }) => functionUs[name] ?? 0, ' µs')),
    row('Node', ({ nodeMs }) => nodeMs * 1_000, ' µs'),
    ...parts.map((part) => row(`  ${part}`, (run) => shareOf(run, part) * run.nodeMs * 1_000, ' µs')),
  ];
}

/** Of the samples that were taken while the process worked. */
function shareOf({ selfMs }: RunCosts, part: string): number {
  const parts = byPart(selfMs);
  const all = parts.reduce((ms, [, own]) => ms + own, 0);
  return (parts.find(([name]) => name === part)?.[1] ?? 0) / all;
}

function factsOf({ facts }: Costs): string {
  const { inserted, updated, indexEntries, foreignKeys, checksAtCommit, otherTriggers } = facts;
  return (
    `${inserted} rows written and ${updated} updated, ${indexEntries} entries of indexes, ${foreignKeys} looks at foreign ` +
    `keys, ${checksAtCommit} checks at commit, ${otherTriggers} other triggers`
  );
}

function figure(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });
}
