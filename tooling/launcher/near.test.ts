import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { nearTests } from './near.mjs';
import { commandsOf } from './scripts.mjs';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'near-'));
  const files = [
    'contract/src/money/amount.ts',
    'contract/src/money/amount.test.ts',
    'contract/src/money/currency.test.ts',
    'platform/src/product.test.ts',
    'platform/src/modules/wallet/wallet.test.ts',
    'platform/src/modules/wallet/sql/tables.ts',
    'README.md',
  ];
  for (const file of files) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '');
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the tests nearest to a change', () => {
  it.each([
    ['its own', ['contract/src/money/amount.ts'], ['amount.test.ts']],
    ['in its folder', ['contract/src/money/round.ts'], ['amount.test.ts', 'currency.test.ts']],
    ['in the folder above that has any', ['platform/src/modules/wallet/sql/tables.ts'], ['wallet.test.ts']],
    ['itself, of a test', ['contract/src/money/currency.test.ts'], ['currency.test.ts']],
    ['nothing, of what no test reads', ['README.md'], []],
  ])('are %s', (_where, changed, names) => {
    expect(nearTests(root, changed).map((path) => path.replace(/^.*\//, ''))).toEqual(names);
  });

  it('run without a build, and nothing runs where there are none', () => {
    const commands = commandsOf('test:near', ['contract/src/money/round.ts'], root) ?? [];
    expect(commands.map(({ file }) => file)).toEqual(['node_modules/jest/bin/jest.js']);
    expect(commands[0]?.words).toEqual([
      '--runTestsByPath',
      'contract/src/money/amount.test.ts',
      'contract/src/money/currency.test.ts',
    ]);
    expect(commandsOf('test:near', ['README.md'], root)).toEqual([]);
  });
});

it('tells the random story of payments as many steps as are asked for', () => {
  const [command] = commandsOf('simulate', ['--steps', '5000000'], root) ?? [];
  expect(command?.environment).toMatchObject({ SIMULATION_STEPS: '5000000', SIMULATION_SEED: '2026' });
});
