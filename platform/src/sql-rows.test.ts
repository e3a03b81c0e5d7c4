import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

import { rowProblems } from './testing/sql-rows/compare-row.ts';
import { openDescriber, type Describer } from './testing/sql-rows/describe-statement.ts';
import { moduleProgram } from './testing/sql-rows/module-program.ts';
import { RIGHT_STATEMENTS, sampleFile, WRONG_STATEMENTS } from './testing/sql-rows/sample-statements.ts';
import { statedRows, type StatedRow } from './testing/sql-rows/stated-rows.ts';
import { PRODUCT_TEMPLATE_VARIABLE } from './testing/product-template.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { quickFolder } from './testing/quick-folder.ts';

/** Statements with a part that only a run makes. Nobody's row is added here while another way is left. */
const NOT_FOLLOWED = [
  // Each product brings the select of its rounds.
  'modules/casino/returns/return-store.ts: has no body',
  // Handed in by another module, as what can be staked.
  'modules/game-wallet/money/balance.ts: has no body',
  // Handed in by another module, as the condition whether time is counted.
  'modules/identity/sessions/sessions.ts: has no body',
  // Each rule of the alerts brings the select it is about.
  'modules/limits/admission.ts: bets',
  'modules/security/alerts/alert-store.ts: has no body',
  // A column for each filter that is set, of those in its type.
  'modules/sportsbook/bets/bet-filters.ts: sql.join(shown)',
  'modules/sportsbook/placement/placement-store.ts: take',
  // Each product brings the select of its rounds.
  'modules/tournaments/counting/round-store.ts: has no body',
];

describe('the type of every row', () => {
  let database: TestDatabase;
  let describer: Describer;

  beforeAll(async () => {
    database = await createTestDatabase(process.env[PRODUCT_TEMPLATE_VARIABLE]);
    describer = await openDescriber(database.url);
  });
  afterAll(async () => {
    await describer.close();
    await database.drop();
  });

  async function problemsOf({ place, texts, columns }: StatedRow): Promise<string[]> {
    const problems: string[] = [];
    for (const text of texts)
      try {
        problems.push(...rowProblems(text, columns, await describer.describe(text)));
      } catch (error) {
        problems.push(`is refused: ${(error as Error).message}`);
      }
    return [...new Set(problems)].map((problem) => `${place}: ${problem}`);
  }

  it('is what PostgreSQL says of its statement, in kernel and modules', async () => {
    const { program, files } = moduleProgram();
    const rows = statedRows(program, files, import.meta.dirname);
    const problems: string[] = [];
    for (const row of rows) problems.push(...(await problemsOf(row)));
    expect(problems).toEqual([]);
    const notFollowed = rows.flatMap(({ place, unknown }) =>
      unknown === undefined ? [] : [`${place.replace(/:\d+$/, '')}: ${unknown}`],
    );
    expect(notFollowed).toEqual(NOT_FOLLOWED);
    expect(rows.length).toBeGreaterThan(250);
  });

  describe('in a statement of a file', () => {
    const folder = mkdtempSync(join(quickFolder(), 'paddock-rows-'));
    let rows: ReadonlyMap<string, StatedRow>;

    /** One program of all: most of the time goes into the language's own types. */
    beforeAll(() => {
      const sources = [...RIGHT_STATEMENTS, ...WRONG_STATEMENTS].map(([what, source]) => {
        const file = join(folder, `${what.replaceAll(' ', '-')}.ts`);
        writeFileSync(file, sampleFile(source));
        return { what, file };
      });
      const files = sources.map(({ file }) => file);
      const program = ts.createProgram(files, { strict: true, target: ts.ScriptTarget.ES2024, types: [] });
      rows = new Map(
        sources.flatMap(({ what, file }) =>
          statedRows(program, [file], folder).map((row) => [what, row] as const),
        ),
      );
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    async function read(what: string): Promise<string[]> {
      const row = rows.get(what);
      if (row === undefined) throw new Error('no statement');
      if (row.unknown !== undefined) return [`unknown: ${row.unknown}`];
      return (await problemsOf(row)).map((problem) => problem.replace(/^[^ ]+:\d+: /, ''));
    }

    it.each(RIGHT_STATEMENTS)('lets %s pass', async (what) => {
      expect(await read(what)).toEqual([]);
    });

    it.each(WRONG_STATEMENTS)('names %s', async (what, _source, problem) => {
      expect(await read(what)).toEqual([problem]);
    });
  });
});
