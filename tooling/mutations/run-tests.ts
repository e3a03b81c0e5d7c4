import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How one test ended. */
export interface Ended {
  /** Its file, from the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly status: string;
  /** The first line of what it found wrong. */
  readonly message: string;
}

export interface RunOptions {
  /** What the tests are told beside the environment of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Ends the run and every process it started in its group. */
  readonly signal?: AbortSignal | undefined;
}

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** A test of a broken source may also wait for ever, */
const LONGEST_TEST_MS = 60_000;
/** or never let go of the thread, which no limit of a test ends. */
const LONGEST_RUN_MS = 300_000;
/** What Jest says of a test that ran out of time. */
const OUT_OF_TIME = /^thrown: "Exceeded timeout of/;

/** A test that only ran out of time does not say what is missing, and would do so on a bad day too. */
export const isOutOfTime = ({ message }: Ended): boolean => OUT_OF_TIME.test(message);

/**
 * Runs the tests of some files whose titles match, in a copy; those that were left out are not answered.
 * @throws the signal's reason once it is given
 */
export async function runTests(
  copy: string,
  files: readonly string[],
  pattern: string,
  { environment = {}, signal }: RunOptions = {},
): Promise<readonly Ended[]> {
  signal?.throwIfAborted();
  const report = join(copy, 'mutations-report.json');
  await rm(report, { force: true });
  const words = [
    join('node_modules', 'jest', 'bin', 'jest.js'),
    ...['--selectProjects', ...new Set(files.map(projectOf))],
    ...['--runTestsByPath', ...files, '--testNamePattern', pattern],
    ...['--json', '--outputFile', report, '--testTimeout', String(LONGEST_TEST_MS), '--runInBand'],
    // A test that failed may leave a connection open, and would be waited for.
    '--forceExit',
    ...['--cacheDirectory', join(copy, '.jest-cache')],
  ];
  await run(copy, words, environment, signal);
  signal?.throwIfAborted();
  // Nothing is written by who ran out of memory or time.
  const text = await readFile(report, 'utf8').catch(() => '{"testResults":[]}');
  const { testResults } = JSON.parse(text) as JestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages }) => ({
        file: files.find((file) => name.replaceAll('\\', '/').endsWith(`/${file}`)) ?? name,
        title: fullName,
        status,
        message: firstLine(failureMessages?.[0] ?? ''),
      })),
  );
}

/** Resolves when the run has ended by itself, by its bound of time or by the signal. */
async function run(
  copy: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const child = spawn(process.execPath, words, {
    cwd: copy,
    stdio: 'ignore',
    // The leader of a group, so that what tests have started ends with them.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...environment, NODE_OPTIONS: '--experimental-vm-modules', TZ: 'UTC' },
  });
  const end = (): void => endGroup(child);
  const timer = setTimeout(end, LONGEST_RUN_MS);
  signal?.addEventListener('abort', end);
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', () => resolve());
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (process.platform === 'win32') child.kill('SIGKILL');
  else process.kill(-child.pid, 'SIGKILL');
}

const BROWSER = /^(?:shared-utils|styleguide|root-config|shell-react|parcels)\//;
const MODEL = /^parcels\/[^/]+\/src\/model(?:\/|$)/;

/** The project of `jest.config.mjs` a test belongs to. */
export function projectOf(file: string): string {
  if (file.startsWith('platform/')) return 'platform';
  if (file.startsWith('e2e/')) return 'e2e';
  return BROWSER.test(file) && !MODEL.test(file) ? 'browser' : 'node';
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

function firstLine(message: string): string {
  const [first = '', ...rest] = message.replace(ESCAPES, '').split('\n');
  const found = rest.filter((line) => /^(?:Expected|Received)/.test(line)).map((line) => line.trim());
  return [first.replace(/^Error: /, ''), ...found].join(' ').slice(0, 160);
}
