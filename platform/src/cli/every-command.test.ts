import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { REPOSITORY_DIR } from './repository-dir.ts';
import { quickFolder } from '../testing/quick-folder.ts';

interface Outcome {
  readonly exitCode: number;
  readonly said: string;
}

/** Words a person types wrong, each with what the answer has to name. */
const MISTAKES: readonly (readonly [command: string, words: readonly string[], names: string])[] = [
  ['verification', ['--player'], '--player'],
  ['verification', ['--player', '4711', '--by'], '--by'],
  ['verification', ['--player', '4711', '--save'], '--save'],
  ['verification', ['--player', '4711', '--by', 'ann', '--refuse'], '--refuse'],
  ['verification', ['--player', '4711', '--by', 'ann', '--ask', 'horoscope'], '"horoscope" is none of'],
  ['verification', ['--player', '4711', '--by', 'ann'], 'usage'],
  ['verification', ['--player', '4711', '--by', 'ann', '--approve', '--revoke'], 'usage'],
  ['verification', ['--player', '4711', '--save', 'here', '--approve'], 'usage'],
  ['verification', [], 'usage'],
  ['terms', ['--publish'], '--publish'],
  ['terms', ['--by', 'ann'], 'usage'],
  ['terms', ['--publish', 'no-such-file.json', '--by', 'ann'], 'no-such-file.json'],
  ['terms', ['--publish', 'BROKEN_FILE', '--by', 'ann'], 'is no JSON'],
  ['override-grant', ['--developer'], '--developer'],
  [
    'override-grant',
    ['--developer', 'ann', '--origins', 'http://127.0.0.1:9101', '--minutes', 'x'],
    '--minutes',
  ],
  ['parcel-token', ['--team', '@paddock/a'], 'usage'],
  ['parcel-token', ['--team', '@paddock/a', '--parcels', 'a', '--days', 'soon'], '"soon" is no number'],
  ['parcel-token', ['--revoke'], '--revoke'],
  ['partner-key', ['club'], 'usage'],
  ['partner-key', ['club', 'no-such-file.pem'], 'no-such-file.pem'],
  ['partner-key', ['club', 'BROKEN_FILE'], 'no public Ed25519 key'],
  ['feed-key', [], 'usage'],
  ['feed-key', ['Not A Name'], 'not a provider name'],
  ['rates', [], 'usage'],
  ['rates', ['USD=much'], 'USD=much'],
  ['rates', ['USD=1.1', 'GBP'], 'GBP'],
  ['backup', ['one', 'two'], 'usage'],
  ['restore', [], 'usage'],
  ['audit', ['check'], 'usage'],
  ['audit', ['sign', 'database'], 'usage'],
  ['audit', ['check', 'database', '--root', 'abc'], '--root'],
  ['audit', ['check', 'no-such-file.jsonl', '--without-secret'], 'no-such-file.jsonl'],
  ['audit-ledger', ['now'], 'usage'],
  ['feed-replay', ['season.json', '--speed'], '--speed'],
  ['feed-replay', ['no-such-file.json'], 'no-such-file.json'],
  ['operator', ['disable'], 'NAME is missing'],
];

describe('a command of the operator that is typed wrong', () => {
  let dir: string;
  let outcomes: ReadonlyMap<string, Outcome>;
  const runs: [command: string, words: readonly string[]][] = [
    ...commandFiles().map((command): [string, readonly string[]] => [command, ['--no-such-option']]),
    ...MISTAKES.map(([command, words]): [string, readonly string[]] => [command, words]),
  ];

  beforeAll(async () => {
    dir = mkdtempSync(join(quickFolder(), 'paddock-commands-'));
    const broken = join(dir, 'broken');
    writeFileSync(broken, '{"half":');
    const typed = runs.map(([command, words]) => [
      join(import.meta.dirname, `${command}.ts`),
      words.map((word) => (word === 'BROKEN_FILE' ? broken : word)),
    ]);
    // A database nobody listens at, so that no command gets further than its words.
    const env = {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: dir,
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    };
    const script = join(import.meta.dirname, 'run-commands.process.ts');
    const { stdout } = await promisify(execFile)(process.execPath, [script, JSON.stringify(typed)], {
      env,
      cwd: dir,
    });
    const answers = JSON.parse(stdout) as Outcome[];
    outcomes = new Map(runs.map(([command, words], at) => [keyOf(command, words), answers[at]!]));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it.each(runs.map(([command, words]) => [keyOf(command, words)]))(
    'is told so in words and by its exit code, without a stack: %s',
    (key) => {
      const { exitCode, said } = outcomes.get(key)!;
      expect(said).not.toMatch(/\n {4}at |Error:/);
      expect(said.length).toBeGreaterThan(10);
      expect([1, 2]).toContain(exitCode);
    },
  );

  it.each(MISTAKES.map(([command, words, names]) => [keyOf(command, words), names]))(
    'is told what: %s',
    (key, names) => {
      expect(outcomes.get(key)!.said).toContain(names);
    },
  );

  it('leaves nothing behind', () => {
    expect(readdirSync(dir).toSorted()).toEqual(['broken']);
  });
});

function keyOf(command: string, words: readonly string[]): string {
  return [command, ...words].join(' ');
}

/** Every command that `npm run` has of the platform. */
function commandFiles(): readonly string[] {
  const launcher = readFileSync(join(REPOSITORY_DIR, 'tooling/launcher/scripts.mjs'), 'utf8');
  return [...launcher.matchAll(/platform\/src\/cli\/([\w-]+)\.ts/g)].map(([, name = '']) => name);
}
