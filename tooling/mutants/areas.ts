/**
 * Where money, odds, routes and sessions are decided: nine of ten mutants of each folder are to be killed by the tests in it.
 */
export const AREAS = [
  'contract/src/limits',
  'contract/src/odds',
  'contract/src/routing',
  'games/src',
  'shared-utils/src/accounts',
  'shared-utils/src/limits',
  'shared-utils/src/stream',
  'root-config/src/mounting',
  'root-config/src/navigation',
  'platform/src/kernel/http',
  'platform/src/modules/cashier',
  'platform/src/modules/identity/codes',
  'platform/src/modules/identity/sessions',
  'platform/src/modules/limits',
  'platform/src/modules/site/overrides',
  'platform/src/modules/sportsbook/placement',
  'platform/src/modules/sportsbook/settlement',
  'platform/src/modules/wallet',
] as const;

/** Folders with nothing but tests of another one, which are asked with it: a folder for each way in which mounting fails. */
const TESTS_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  'root-config/src/mounting': ['root-config/src/failures'],
};

/** The folders whose tests are asked about a folder. */
export const testedIn = (folder: string): readonly [string, ...string[]] => [
  folder,
  ...(TESTS_ELSEWHERE[folder] ?? []),
];

/** A share of fewer says nothing: a single line may have four mutants that nobody can tell apart. */
export const FEWEST_JUDGED = 20;

/** Share of the mutants of a folder that its tests have to kill, in per cent. */
export const WANTED_PERCENT = 90;

/**
 * Test files, what only they use, what only runs by hand, and migrations with the SQL they run: the tests' databases are
 * copies of one that the whole sources have set up, and a mutant there would change nothing.
 */
const NOT_MUTATED = /\.(?:test|fixture|process|d)\.tsx?$|\/(?:testing|sql)\/|migrations\.ts$/;

/** Whether mutants are made of a file, by its path from the root. */
export const isMutated = (file: string): boolean => /\.tsx?$/.test(file) && !NOT_MUTATED.test(file);
