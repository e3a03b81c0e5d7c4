import { parseArgs } from 'node:util';

import { ALL_CASES } from '../chi-square/all-cases.ts';
import { runCases } from '../chi-square/run-cases.ts';

const USAGE = 'npm run games:chi-square -- [--rounds NUMBER] [--seed WORDS] [--game NAME]';

/** What was asked for; undefined where it was not understood. */
function readWords() {
  const options = { rounds: { type: 'string' }, seed: { type: 'string' }, game: { type: 'string' } } as const;
  try {
    const { rounds = '1000000', seed = '2026', game = '' } = parseArgs({ options }).values;
    const cases = ALL_CASES.filter(({ name }) => name.startsWith(game));
    return /^[1-9]\d{0,8}$/.test(rounds) && cases.length > 0
      ? { rounds: Number(rounds), seed, cases }
      : undefined;
  } catch {
    return undefined;
  }
}

/** `npm run games:chi-square`: seeded rounds of every game against its counted odds; exit code 1 where they do not fit. */
const words = readWords();
if (words === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  console.log(`${words.rounds} rounds, seed ${words.seed}`);
  console.log('game                   chi-square   critical   degrees');
  for (const { name, statistic, critical, degrees } of runCases(words.cases, words.rounds, words.seed)) {
    const figures = [statistic.toFixed(2), critical.toFixed(2), String(degrees)].map((text) =>
      text.padStart(10),
    );
    const isFitting = statistic <= critical;
    console.log(`${name.padEnd(22)} ${figures.join(' ')}${isFitting ? '' : '   does not fit'}`);
    if (!isFitting) process.exitCode = 1;
  }
}
