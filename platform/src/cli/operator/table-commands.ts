import type { OperatorTablesView, RoundChain } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;

const tables: OperatorCommand = {
  usage: 'tables',
  about: 'tables whose rounds many share: what they do now, and how many rounds their chains are good for',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('shared-rounds')) as OperatorTablesView;
    const list = textTable(
      ['GAME', 'STATE', 'ROUND', 'BETS', 'UNPAID', 'ROUNDS LEFT'],
      found.tables.map(({ game, isOpen, phase, round, bets, unpaid, roundsLeft }) => [
        game,
        isOpen ? phase : `${phase}, closed`,
        String(round ?? '–'),
        String(bets),
        String(unpaid),
        String(roundsLeft),
      ]),
    );
    return [list, ...found.tables.flatMap(({ chains }) => chains.map(chainLine))].join('\n');
  },
};

/** A chain in one line: of what rounds, from when, and whether it waits for its salt. */
const chainLine = ({ game, terminalHash, firstRound, length, salt, saltSource }: RoundChain): string =>
  `${game} chain ${terminalHash}, rounds ${firstRound} to ${firstRound + length - 1}: ` +
  (salt === null ? `waits for its salt, the ${saltSource}` : `salt ${salt}, the ${saltSource}`);

const publish: OperatorCommand = {
  usage: 'table-chain GAME SALT-SOURCE [--reason TEXT]',
  about:
    'publishes the next chain of a table, and names the public value nobody knows yet that will be its salt',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const game = wordAt(positionals, 0, 'GAME');
    const saltSource = wordAt(positionals, 1, 'SALT-SOURCE');
    const api = await desk.api();
    const body = { saltSource, reason: await reasonOf(values.reason, desk.terminal) };
    const path = `shared-rounds/${encodeURIComponent(game)}/chains`;
    const chain = (await api.post(path, body)) as RoundChain;
    return `${chainLine(chain)}\nOnce it is known: table-salt ${game} ${chain.terminalHash} SALT`;
  },
};

const salt: OperatorCommand = {
  usage: 'table-salt GAME TERMINAL-HASH SALT [--reason TEXT]',
  about: 'fixes the salt of a chain that was published, once and for all',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const game = wordAt(positionals, 0, 'GAME');
    const terminalHash = wordAt(positionals, 1, 'TERMINAL-HASH');
    const known = wordAt(positionals, 2, 'SALT');
    const api = await desk.api();
    const body = { terminalHash, salt: known, reason: await reasonOf(values.reason, desk.terminal) };
    const path = `shared-rounds/${encodeURIComponent(game)}/salt`;
    return chainLine((await api.post(path, body)) as RoundChain);
  },
};

/** Chains and salts of tables that many share, over the API. */
export const tableCommands = {
  tables,
  'table-chain': publish,
  'table-salt': salt,
} satisfies Readonly<Record<string, OperatorCommand>>;
