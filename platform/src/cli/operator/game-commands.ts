import type { CatalogueAnswer, OperatorGamesView, OperatorGameView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { jsonIn } from './json-file.ts';
import { tellCatalogue } from './tell-catalogue.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;
const ORDERS = ['close', 'open', 'new', 'not-new', 'popular', 'not-popular', 'usual'] as const;

const games: OperatorCommand = {
  usage: 'games [WORDS] [--company CODE]',
  about: 'looks games up by their names, closed ones too',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { company: text });
    const search = positionals.length === 0 ? undefined : positionals.join(' ');
    const query = { search, company: values.company };
    const found = (await (await desk.api()).get('casino/games', query)) as OperatorGamesView;
    return textTable(
      ['ID', 'COMPANY', 'CODE', 'STATE', 'TAGS', 'NAME'],
      found.games.map((game) => [
        game.id,
        game.company.code,
        game.code,
        stateOf(game),
        game.tags.join(' '),
        game.name.en,
      ]),
    );
  },
};

const stateOf = ({ isListed, isOpen }: OperatorGameView): string =>
  isListed ? (isOpen ? 'open' : 'closed') : 'left';

const gameOrder: OperatorCommand = {
  usage: `game ID ${ORDERS.join('|')} [--reason TEXT]`,
  about: 'closes or opens a game to new rounds, or marks it; usual takes marks back',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const order = wordAt(positionals, 1, 'the order');
    if (!ORDERS.some((one) => one === order))
      throw new RangeError(`${order} is none of ${ORDERS.join(', ')}`);
    const api = await desk.api();
    const body = { order, reason: await reasonOf(values.reason, desk.terminal) };
    const game = (await api.post(`casino/games/${encodeURIComponent(id)}/order`, body)) as OperatorGameView;
    return `${game.name.en} (${game.id}): ${[stateOf(game), ...game.tags].join(', ')}`;
  },
};

const catalogue: OperatorCommand = {
  usage: 'game-catalogue COMPANY NAME FILE [--reason TEXT]',
  about: 'takes in the whole catalogue of a game company from a JSON file: a list of games',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const company = wordAt(positionals, 0, 'COMPANY');
    const name = wordAt(positionals, 1, 'NAME');
    const sent = await gamesIn(wordAt(positionals, 2, 'FILE'));
    const api = await desk.api();
    const body = { name, games: sent, reason: await reasonOf(values.reason, desk.terminal) };
    const path = `casino/companies/${encodeURIComponent(company)}/catalogue`;
    return tellCatalogue((await api.post(path, body)) as CatalogueAnswer);
  },
};

/** @throws RangeError for a file that cannot be read, or is no list */
async function gamesIn(file: string): Promise<unknown[]> {
  const games = await jsonIn(file);
  if (!Array.isArray(games)) throw new RangeError(`${file} is no list of games`);
  return games as unknown[];
}

/** The catalogue of games, over the API. */
export const gameCommands = {
  games,
  game: gameOrder,
  'game-catalogue': catalogue,
} satisfies Readonly<Record<string, OperatorCommand>>;
