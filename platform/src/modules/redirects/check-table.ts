import { ruleName, shapeOf, type RedirectRule, type RedirectTerms } from '@paddock/contract/redirects';
import { RedirectRuleView, type RedirectTableView } from '@paddock/contract/schemas';
import { Check } from 'typebox/value';

import { escaped, MOST_PROBLEMS, outcomeOf } from './change-redirects.ts';
import { redirectDoubts, type DoubtTerms } from './redirect-doubts.ts';
import { readTableRows, type TableRow } from './redirect-table.ts';

type Outcome = Omit<RedirectTableView, 'version'>;

interface TableWish {
  readonly table: string;
  /** Rules that stand and that the table does not name go. */
  readonly isWhole: boolean;
}

/**
 * What putting the rules of a CSV table would change, and what of it is refused or doubted line by line, by the check that a
 * change goes through. A line that is no rule hides nothing that is wrong with the others.
 */
export async function checkTable(
  { table, isWhole }: TableWish,
  before: readonly RedirectRule[],
  terms: RedirectTerms & DoubtTerms,
): Promise<Outcome> {
  const rows = readTableRows(table).map(asItIsKept);
  const faults = rows.flatMap((row) => ('fault' in row ? [{ line: row.line, text: row.fault }] : []));
  const lines = rows.flatMap((row) => ('rule' in row ? [row] : []));
  const put = lines.map(({ rule }) => rule);
  const outcome = outcomeOf(before, { put, remove: isWhole ? unnamed(before, put) : [] }, terms);
  const problems = [...faults, ...atLines(outcome.problems, lines)].toSorted(byLine);
  const refused = new Set(problems.map(({ line }) => line));
  const doubts = atLines(await redirectDoubts(outcome, terms), lines).filter(
    ({ line }) => !refused.has(line),
  );
  return {
    rows: lines.length,
    problems: problems.slice(0, MOST_PROBLEMS),
    doubts: doubts.slice(0, MOST_PROBLEMS),
    put: problems.length > 0 ? [] : outcome.changed,
    ended: problems.length > 0 ? [] : outcome.ended,
  };
}

const asItIsKept = (row: TableRow): TableRow => {
  if (!('rule' in row)) return row;
  const rule = escaped(row.rule);
  return Check(RedirectRuleView, rule)
    ? { line: row.line, rule }
    : { line: row.line, fault: 'an address is too long' };
};

function unnamed(before: readonly RedirectRule[], put: readonly RedirectRule[]): readonly RedirectRule[] {
  const named = new Set(put.map(shapeOf));
  return before.filter((rule) => !named.has(shapeOf(rule)));
}

const byLine = (one: Outcome['problems'][number], other: Outcome['problems'][number]): number =>
  (one.line ?? 0) - (other.line ?? 0);

/** Problems with the lines their rules stand on; of two rules of one name, each problem is at the last that has none yet. */
function atLines(
  problems: readonly string[],
  lines: readonly { readonly line: number; readonly rule: RedirectRule }[],
): Outcome['problems'] {
  const places = new Map<string, number[]>();
  for (const { line, rule } of lines) {
    const name = ruleName(rule);
    places.set(name, [...(places.get(name) ?? []), line]);
  }
  return problems.map((text) => {
    // An address that is wrong may hold blanks, so its name is the longest the text begins with.
    const named = [...places.keys()].filter((name) => text.startsWith(`${name} `));
    const at = places.get(named.reduce((one, other) => (other.length > one.length ? other : one), '')) ?? [];
    return { line: (at.length > 1 ? at.pop() : at[0]) ?? null, text };
  });
}
