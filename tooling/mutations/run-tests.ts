import { spawn } from 'node:child_process';
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

/** A broken source may also wait for ever: then its test has noticed. */
const LONGEST_TEST_MS = 60_000;
/** It may also never let go of the thread, which no limit of a test ends. */
const LONGEST_RUN_MS = 300_000;

/** Runs the tests of some files whose titles match, in a copy; those that were left out are not answered. */
export async function runTests(
  copy: string,
  files: readonly string[],
  pattern: string,
): Promise<readonly Ended[]> {
  const report = join(copy, 'mutations-report.json');
  await rm(report, { force: true });
  const words = [
    join('node_modules', 'jest', 'bin', 'jest.js'),
    ...['--selectProjects', ...new Set(files.map(projectOf))],
    ...['--runTestsByPath', ...files, '--testNamePattern', pattern],
    ...['--json', '--outputFile', report, '--testTimeout', String(LONGEST_TEST_MS), '--runInBand'],
  ];
  await run(copy, words);
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

function run(copy: string, words: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, words, {
    cwd: copy,
    stdio: 'ignore',
    timeout: LONGEST_RUN_MS,
    killSignal: 'SIGKILL',
    env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules', TZ: 'UTC' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}

const BROWSER = /^(?:shared-utils|styleguide|root-config|shell-react|parcels)\//;

/** The project of `jest.config.mjs` a test belongs to. */
function projectOf(file: string): string {
  if (file.startsWith('platform/')) return 'platform';
  if (file.startsWith('e2e/')) return 'e2e';
  return BROWSER.test(file) ? 'browser' : 'node';
}

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

function firstLine(message: string): string {
  const [first = '', ...rest] = message.replace(ESCAPES, '').split('\n');
  const found = rest.filter((line) => /^(?:Expected|Received)/.test(line)).map((line) => line.trim());
  return [first.replace(/^Error: /, ''), ...found].join(' ').slice(0, 160);
}
