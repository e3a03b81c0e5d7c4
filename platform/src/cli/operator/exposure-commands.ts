import { displayPublicNumber } from '@paddock/contract';
import type { NearCopiesView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const nearCopies: OperatorCommand = {
  usage: 'near-copies',
  about: 'lists open combinations of several persons that are the same but for a leg',
  async run(words, desk) {
    readWords(words, {});
    const { copies } = (await (await desk.api()).get('near-copies', {})) as NearCopiesView;
    return textTable(
      ['PERSONS', 'BETS', 'MAY RETURN (EUR)', 'ALARM (UTC)', 'SELECTIONS', 'BET NUMBERS'],
      copies.map((one) => [
        String(one.persons),
        String(one.betIds.length),
        one.returns,
        one.alarmedAtMs === null ? '-' : textTime(one.alarmedAtMs),
        one.selectionIds.join(' '),
        one.betNumbers.map(displayPublicNumber).join('  '),
      ]),
    );
  },
};

/** What the house risks, over the API. */
export const exposureCommands = { 'near-copies': nearCopies } satisfies Readonly<
  Record<string, OperatorCommand>
>;
