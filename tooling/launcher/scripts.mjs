// What each npm script runs. Files are paths from the repository's root, run one after the other.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

import { changedFiles, changedLines, nearTests } from './near.mjs';
import { PRODUCT_TESTS } from './product-tests.mjs';
import { isStale } from './stale.mjs';
import { allMutations, touchedMutations } from './touched-mutations.mjs';

const MODULES = '--experimental-vm-modules';

/** Builds every package that changed (Nx keeps what did not) and puts the site together. */
const BUILD = [
  {
    file: 'node_modules/lerna/dist/cli.js',
    words: ['run', 'build', '--no-bail', '--loglevel', 'error'],
    environment: { NX_DAEMON: 'false', NX_TUI: 'false' },
    builds: true,
  },
  { file: 'import-maps/src/commands/assemble.ts', builds: true },
];

/** Node has four threads for what takes a core: hashes of passwords take all cores, and files and names are read beside. */
const THREADS = { UV_THREADPOOL_SIZE: String(Math.max(4, availableParallelism() + 2)) };

const jest = (words) => ({
  file: 'node_modules/jest/bin/jest.js',
  words,
  environment: { NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${MODULES}`.trim() },
});

/** Tests name their zones themselves; what they leave open shall not be that of the machine. */
const inUtc = (command) => ({ ...command, environment: { ...command.environment, TZ: 'UTC' } });

/**
 * All at once, three files at a time on two cores: a journey waits often, for its product, its browser or a provider, and
 * a unit test uses the time.
 */
const ALL_TESTS = [inUtc(jest(['--maxWorkers', '3']))];

/**
 * The tests nearest to what changed, or to the named files, and the mutations of changed lines: seconds, since nothing is
 * built.
 */
function nearCommands(root, words) {
  const changed = words.length > 0 ? words : changedFiles(root);
  const mutations = allMutations(root);
  const near = nearTests(root, changed, mutations);
  const touched = changed.flatMap((file) => touchedMutations(mutations, file, changedLines(root, file)));
  return [
    ...(near.length === 0 ? [] : [inUtc(jest(['--runTestsByPath', ...near]))]),
    ...(touched.length === 0 ? [] : [{ file: 'tooling/mutations/run-mutations.ts', words: touched }]),
  ];
}

/**
 * Whether a journey, which is of the built site, notices one of the mutations that the words ask for. Words that are no ids
 * (lines of documents, samples) may ask for any.
 */
function needJourneys(root, words) {
  const all = allMutations(root);
  const named = all.filter(({ id }) => words.includes(id));
  const asked = words.length > 0 && named.length === words.length ? named : all;
  return asked.some(({ test }) => test.startsWith('e2e/'));
}

/**
 * The random stories, those of payments and promotions as long as wanted: `--steps 10000000 --seed 7`. With `--players 1000000`
 * a season of so many with promotions on, looked at `--audits 10` times. Their time is not counted.
 */
function simulateCommand(words) {
  const option = { type: 'string' };
  const { values } = parseArgs({
    args: words,
    options: { steps: option, seed: option, players: option, audits: option },
  });
  const { steps = '1000000', seed = '2026', players, audits = '10' } = values;
  const isOfMany = players !== undefined;
  const files = isOfMany
    ? 'season-of-many.simulation'
    : '(payments-simulation|promotions.simulation|accumulators.simulation|kill-at-every-write)';
  const command = inUtc(jest(['--selectProjects', 'platform', '--testTimeout', '2147483647', files]));
  const wanted = isOfMany
    ? { SIMULATION_PLAYERS: players, SIMULATION_AUDITS: audits }
    : { SIMULATION_STEPS: steps };
  return { ...command, environment: { ...command.environment, ...wanted, SIMULATION_SEED: seed } };
}

/** The one check that reads what was built. */
const OF_THE_BUILD = 'sizes';

/**
 * The quick checks before the build, so that they fail in seconds; named ones without a build, unless they need it.
 * `--changed` looks at lint, types and format of what differs from the last commit instead of the build and the long ones.
 */
function verifyCommands(words) {
  const verify = (...parts) => ({
    file: 'tooling/verify/verify.ts',
    words: [...parts, ...words.filter((word) => word !== '--changed')],
  });
  if (words.includes('--help')) return [verify()];
  if (words.includes('--changed')) return [verify('--quick'), verify('--changed')];
  if (words.length > 0 && !words.includes(OF_THE_BUILD)) return [verify()];
  return [verify('--quick'), ...BUILD, verify('--long')];
}

/** Compares the galleries with their accepted pictures; `--accept` makes what is seen now the accepted ones. */
function picturesCommand(words) {
  const command = jest([
    '--selectProjects',
    'pictures',
    '--',
    ...words.filter((word) => word !== '--accept'),
  ]);
  if (!words.includes('--accept')) return command;
  return { ...command, environment: { ...command.environment, PICTURES: 'accept' } };
}

/**
 * Commands of a script with the caller's further words, or undefined for an unknown script.
 * @param {string} script
 * @param {string[]} words
 * @param {string} root
 * @returns {{ file: string, words?: string[], environment?: Record<string, string>, unless?: () => boolean,
 *   builds?: boolean }[] | undefined} `builds`: one process at a time runs it
 */
export function commandsOf(script, words, root) {
  const one = (file) => [{ file, words }];
  const paddock = (...all) => [{ file: 'import-maps/src/commands/paddock.ts', words: all.flat() }];
  switch (script) {
    case 'build':
      return BUILD;
    case 'start':
      return [
        ...BUILD.map((step) => ({ ...step, unless: () => !isStale(root) })),
        { file: 'platform/src/main.ts', words, environment: THREADS },
      ];
    case 'test':
      return [...BUILD, ...(words.length > 0 ? [jest(words)] : ALL_TESTS)];
    case 'test:near':
      return nearCommands(root, words);
    case 'test:product':
      return [inUtc(jest(['--runTestsByPath', ...PRODUCT_TESTS]))];
    case 'simulate':
      return [simulateCommand(words)];
    case 'pictures':
      return [picturesCommand(words)];
    case 'jest':
      return [jest(words)];
    case 'verify':
      return verifyCommands(words);
    case 'errors':
      return one('contract/src/errors/write-errors-page.ts');
    case 'words':
      return one('tooling/words/run-words.ts');
    case 'spec':
      return one('tooling/spec/run-spec.ts');
    case 'mutations':
      return [...(needJourneys(root, words) ? BUILD : []), ...one('tooling/mutations/run-mutations.ts')];
    case 'mutate':
      return one('tooling/mutants/run-mutate.ts');
    case 'backup':
      return one('platform/src/cli/backup.ts');
    case 'restore':
      return one('platform/src/cli/restore.ts');
    case 'audit':
      return one('platform/src/cli/audit.ts');
    case 'ledger:audit':
      return one('platform/src/cli/audit-ledger.ts');
    case 'override-grant':
      return one('platform/src/cli/override-grant.ts');
    case 'rates':
      return one('platform/src/cli/rates.ts');
    case 'partner:key':
      return one('platform/src/cli/partner-key.ts');
    case 'feed:key':
      return one('platform/src/cli/feed-key.ts');
    case 'keys':
      return one('platform/src/cli/keys.ts');
    case 'terms':
      return one('platform/src/cli/terms.ts');
    case 'verification':
      return one('platform/src/cli/verification.ts');
    case 'parcel:token':
      return one('platform/src/cli/parcel-token.ts');
    case 'operator':
      return one('platform/src/cli/operator.ts');
    case 'bet:explain':
      return [{ file: 'platform/src/cli/operator.ts', words: ['explain', ...words] }];
    case 'games:chi-square':
      return one('games/src/commands/chi-square.ts');
    case 'games:video-poker':
      return one('games/src/commands/video-poker-return.ts');
    case 'feed:replay':
      return one('platform/src/cli/feed-replay.ts');
    case 'wallet:conformance':
      return one('platform/src/cli/wallet-conformance.ts');
    case 'feed:uof-sandbox':
      return one('platform/src/cli/feed-uof-sandbox.ts');
    case 'sandbox-company':
      return one('platform/src/cli/sandbox-company.ts');
    case 'fuzz':
      return one('platform/src/cli/fuzz.ts');
    case 'wapiti':
      return [...BUILD, ...one('platform/src/cli/wapiti.ts')];
    case 'bench':
      return [...BUILD, ...one('benchmarks/run.ts')];
    case 'new-sport':
      return one('tooling/generator/run-new-sport.ts');
    case 'new-module':
    case 'new-stream':
      return [{ file: 'tooling/generator/run-new-module.ts', words: [script, ...words] }];
    case 'new-parcel':
    case 'dev':
      return paddock(script, words);
    case 'publish-parcel':
      return paddock('publish', words);
    case 'rollback-parcel':
      return paddock('rollback', words);
    case 'promote-parcel':
      return paddock('promote', words);
    case 'releases':
      return paddock(words.length === 0 ? 'status' : words);
    case 'pack-packages':
      return one('import-maps/src/commands/pack-packages.ts');
    default:
      return undefined;
  }
}
