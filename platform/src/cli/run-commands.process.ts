import { pathToFileURL } from 'node:url';

/**
 * Runs commands one after the other in one process, which reads the modules they share once: `[file, words][]` as JSON in
 * the first argument, `{ exitCode, said }[]` as JSON on the standard output.
 */
const runs = JSON.parse(process.argv[2] ?? '[]') as [file: string, words: string[]][];
const answer = (text: string) => process.stdout.write(text);
const outcomes: { exitCode: number; said: string }[] = [];
for (const [number, [file, words]] of runs.entries()) {
  const lines: unknown[] = [];
  console.log = console.error = (line: unknown) => lines.push(line);
  process.argv = [process.execPath, file, ...words];
  process.exitCode = 0;
  try {
    await import(`${pathToFileURL(file).href}?run=${number}`);
  } catch (error) {
    lines.push((error as Error).stack);
    process.exitCode = 70;
  }
  outcomes.push({ exitCode: process.exitCode, said: lines.join('\n') });
}
process.exitCode = 0;
answer(JSON.stringify(outcomes));
