import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { NEAR_MS, nearTests } from './near.mjs';
import { commandsOf } from './scripts.mjs';
import { touchedMutations } from './touched-mutations.mjs';

const FILES: Readonly<Record<string, string>> = {
  'contract/src/money/amount.ts': '',
  'contract/src/money/amount.test.ts': "import './amount.ts';",
  'contract/src/money/currency.test.ts': '',
  'contract/src/money/round.ts': '',
  'contract/src/words.test.ts': "import type { A } from './money/round.ts';",
  'contract/src/price.ts': "import { round } from './money/round.ts';",
  'contract/src/price.test.ts': "import './price.ts';",
  'platform/src/compose.ts': "import './modules/wallet/index.ts';",
  'platform/src/composition.test.ts': "readFileSync(new URL('compose.ts', import.meta.url))",
  'platform/src/wired.test.ts': "import './fixture.ts';",
  'platform/src/slow.test.ts': "import './compose.ts';",
  'platform/src/fixture.ts': "import './compose.ts';",
  'platform/src/modules/wallet/index.ts': "export * from './wallet.ts';",
  'platform/src/modules/wallet/wallet.ts': "import { T } from './sql/tables.ts';",
  'platform/src/modules/wallet/wallet.test.ts': "import './wallet.ts';",
  'platform/src/modules/wallet/sql/tables.ts': '',
  'platform/src/modules/wallet/sql/unread.ts': '',
  'README.md': '',
};
/** Every other file takes a second. */
const TIMES: Readonly<Record<string, number>> = { 'platform/src/slow.test.ts': NEAR_MS };
const WIRED = { id: 'wired-x', file: 'platform/src/compose.ts', test: 'platform/src/wired.test.ts' };

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'near-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

const near = (...changed: string[]) =>
  nearTests(root, changed, [WIRED], (test: string) => TIMES[test] ?? 1_000).map((path) =>
    path.replace(/^.*\//, ''),
  );

describe('the tests nearest to a change', () => {
  it.each([
    ['its own and those beside it', 'contract/src/money/amount.ts', ['amount.test.ts', 'currency.test.ts']],
    [
      'beside it, and those that read it or a reader of it',
      'contract/src/money/round.ts',
      ['amount.test.ts', 'currency.test.ts', 'price.test.ts'],
    ],
    ['in the folder above that has any', 'platform/src/modules/wallet/sql/unread.ts', ['wallet.test.ts']],
    ['itself, of a test', 'contract/src/money/currency.test.ts', ['currency.test.ts']],
    ['nothing, of what no test reads', 'README.md', []],
  ])('are %s', (_where, changed, names) => {
    expect(near(changed)).toEqual(names);
  });

  it('are first those that look at its text and that its mutations name, and no more than fit into the time', () => {
    expect(near('platform/src/compose.ts')).toEqual(['composition.test.ts', 'wired.test.ts']);
    expect(near('platform/src/slow.test.ts')).toEqual(['slow.test.ts']);
  });

  it('have the time for each folder', () => {
    const both = near('platform/src/compose.ts', 'platform/src/modules/wallet/sql/tables.ts');
    expect(both).toEqual(['composition.test.ts', 'wallet.test.ts', 'wired.test.ts']);
  });
});

describe('test:near', () => {
  beforeAll(() => mkdir(join(root, 'tooling/mutations'), { recursive: true }));

  it('runs without a build, and nothing where there are none', () => {
    const commands = commandsOf('test:near', ['contract/src/money/amount.ts'], root) ?? [];
    expect(commands.map(({ file }) => file)).toEqual(['node_modules/jest/bin/jest.js']);
    expect(commands[0]?.words).toEqual([
      '--runTestsByPath',
      'contract/src/money/amount.test.ts',
      'contract/src/money/currency.test.ts',
    ]);
    expect(commandsOf('test:near', ['README.md'], root)).toEqual([]);
  });
});

describe('the mutations of changed lines', () => {
  const line = '    mayPlay: (player) => limits.mayPlay(player),';
  const all = [
    { ...WIRED, from: line },
    { ...WIRED, id: 'two-lines', from: `{\n${line}\n    currencyOf: wallet.currencyOf,\n}` },
    { ...WIRED, id: 'of-a-journey', from: line, test: 'e2e/journeys/limits.test.ts' },
    { ...WIRED, id: 'elsewhere', from: line, file: 'platform/src/product.ts' },
  ];
  const touched = (...lines: string[]) => touchedMutations(all, WIRED.file, lines);

  it('are those whose place has one of them, and need no build', () => {
    expect(touched(line.trim())).toEqual(['wired-x', 'two-lines']);
    expect(touched('currencyOf: wallet.currencyOf,')).toEqual(['two-lines']);
    expect(touched('}', 'clock,', 'another: line,')).toEqual([]);
  });
});

it('tells the random stories for as many steps, or of as many players, as are asked for', () => {
  const [command] = commandsOf('simulate', ['--steps', '5000000'], root) ?? [];
  expect(command?.environment).toMatchObject({ SIMULATION_STEPS: '5000000', SIMULATION_SEED: '2026' });
  const [season] = commandsOf('simulate', ['--players', '1000000', '--seed', '7'], root) ?? [];
  expect(season?.environment).toMatchObject({
    ...{ SIMULATION_PLAYERS: '1000000', SIMULATION_AUDITS: '10', SIMULATION_SEED: '7' },
  });
  expect(season?.environment).not.toHaveProperty('SIMULATION_STEPS');
});
