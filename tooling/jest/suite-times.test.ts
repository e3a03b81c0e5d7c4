import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';

const REPORTER: string = './suite-times.mjs';
type Reporter = new (
  config: { rootDir: string },
  options: { file: string },
) => { onRunComplete(contexts: unknown, results: { testResults: readonly unknown[] }): void };

const resultOf = (path: string, ms: number) => ({
  testFilePath: path,
  skipped: false,
  perfStats: { start: 1_000, end: 1_000 + ms },
});

it('keeps what each file took last, and prints the slowest of a long run', async () => {
  const { default: SuiteTimes } = (await import(REPORTER)) as { default: Reporter };
  const folder = await mkdtemp(join(tmpdir(), 'suite-times-'));
  const file = join(folder, 'times.json');
  const lines: string[] = [];
  const printed = jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const reporter = new SuiteTimes({ rootDir: '/house' }, { file });
  await writeFile(file, JSON.stringify({ 'gone.test.ts': 5, 'a/0.test.ts': 5 }));

  reporter.onRunComplete(undefined, { testResults: [resultOf('/house/a/0.test.ts', 70)] });
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ 'gone.test.ts': 5, 'a/0.test.ts': 70 });
  expect(lines).toEqual([]);

  const many = Array.from({ length: 20 }, (_, n) => resultOf(`/house/a/${n}.test.ts`, n * 1_000));
  reporter.onRunComplete(undefined, { testResults: many });
  printed.mockRestore();
  await rm(folder, { recursive: true });
  expect(lines[0]).toContain('20 test files, which took 190.0 s');
  expect(lines[1]).toBe('   19.0 s  a/19.test.ts');
  expect(lines).toHaveLength(16);
});
