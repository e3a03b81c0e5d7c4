import { runOperator } from './run-operator.ts';
import type { Terminal } from './terminal.ts';

/** Who asks for anything has not looked at its words first. */
const nobody: Terminal = {
  isScreen: false,
  ask: () => Promise.reject(new Error('a question was asked')),
  askSecret: () => Promise.reject(new Error('a secret was asked')),
  close: () => undefined,
};
const environment = {
  OPERATOR_TOKEN: 'none',
  PADDOCK_SITE: 'http://127.0.0.1:1',
  DATABASE_URL: 'postgres://127.0.0.1:1/none',
};
const run = (...words: string[]) => runOperator(words, environment, nobody);

/** What each command's help says may be typed, one line each. */
const { text: help } = await run('');
const usages = [...help.matchAll(/^ {2}(\S.*)$/gm)].flatMap(([, usage = '']) => usage.split(/ \| (?=[a-z])/));
const commands = [...new Set(usages.map((usage) => usage.split(' ')[0] ?? ''))];

/** The command with something in each place, then one of its options without what belongs to it. */
const halves = usages.flatMap((usage) => {
  const places = usage.replaceAll(/\[[^\]]*\]|--[\w-]+ \S+/g, '').split(' ');
  const words = places
    .filter((word) => word !== '' && word !== '...')
    .map((word) => word.split('|')[0] ?? '');
  return [...usage.matchAll(/(--[\w-]+) [A-Za-z]/g)].map(([, option = '']) => [...words, option]);
});

it.each(commands)('%s refuses an option there is none of, before it asks for anything', async (command) => {
  const { exitCode, text } = await run(command, '--no-such-option');
  expect([exitCode, text]).toEqual([2, expect.stringContaining(`usage: npm run operator -- ${command}`)]);
});

it.each(halves.map((words) => [words.join(' '), words] as const))(
  '%s is half a thing and refused as that',
  async (_typed, words) => {
    const { exitCode, text } = await run(...words);
    expect([exitCode, text]).toEqual([2, expect.stringContaining(words.at(-1) ?? '')]);
  },
);

it.each(usages.filter((usage) => /^[\w-]+ [A-Z]/.test(usage)))('%s says what is missing', async (usage) => {
  const { exitCode, text } = await run(usage.split(' ')[0] ?? '');
  expect([exitCode, text]).toEqual([2, expect.stringMatching(/ is missing|usage/)]);
});
