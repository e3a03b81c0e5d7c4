import { ruleName, shapeOf, type RedirectRule, type RedirectTerms } from '@paddock/contract/redirects';
import { RedirectRuleView, type RedirectTableView } from '@paddock/contract/schemas';
import { Check } from 'typebox/value';

import { escaped, MOST_PROBLEMS, outcomeOf } from './change-redirects.ts';
import { readTableRows, type TableRow } from './redirect-table.ts';

type Outcome = Omit<RedirectTableView, 'version'>;

/**
 * What putting the rules of a CSV table would change, and what of it is refused line by line, by the check that a change
 * goes through. Where its rows are no rules, only that is told: the others would be found wrong in other company.
 */
export function checkTable(table: string, before: readonly RedirectRule[], terms: RedirectTerms): Outcome {
  const rows = rowsIn(table);
  if (typeof rows === 'string') return refused(0, [{ line: null, text: rows }]);
  const faults = rows.flatMap((row) => ('fault' in row ? [{ line: row.line, text: row.fault }] : []));
  const lines = rows.flatMap((row) => ('rule' in row ? [{ ...row, rule: escaped(row.rule) }] : []));
  if (faults.length > 0) return refused(lines.length, faults);
  const { changed, ended, problems } = outcomeOf(
    before,
    { put: lines.map(({ rule }) => rule), remove: [] },
    terms,
  );
  if (problems.length > 0) return refused(lines.length, atLines(problems.slice(0, MOST_PROBLEMS), lines));
  const goes = new Set(ended);
  return {
    rows: lines.length,
    problems: [],
    put: changed,
    ended: before.filter((rule) => goes.has(shapeOf(rule))),
  };
}

function rowsIn(table: string): readonly TableRow[] | string {
  try {
    return readTableRows(table).map((row) =>
      'rule' in row && !Check(RedirectRuleView, escaped(row.rule))
        ? { line: row.line, fault: 'an address is too long' }
        : row,
    );
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

const refused = (rows: number, problems: Outcome['problems']): Outcome => ({
  rows,
  problems: problems.slice(0, MOST_PROBLEMS),
  put: [],
  ended: [],
});

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
