import { displayPublicNumber } from '@paddock/contract';
import type { OperatorRoundsView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const companyRound: OperatorCommand = {
  usage: 'company-round NUMBER | company-round CODE ROUND',
  about:
    'shows a round of a company’s game with all its transactions, by the number its player reads out or the company’s name',
  async run(words, desk) {
    const { positionals } = readWords(words, {});
    const [first, round] = [wordAt(positionals, 0, 'NUMBER'), positionals[1]];
    const query = round === undefined ? { number: first } : { company: first, round };
    const { rounds } = (await (await desk.api()).get('company-rounds', query)) as OperatorRoundsView;
    return rounds.map(shown).join('\n\n');
  },
};

function shown(one: OperatorRoundsView['rounds'][number]): string {
  const money = (amount: string) => `${amount} ${one.currency}`;
  const ended = one.endedAtMs === null ? '' : `, ended ${textTime(one.endedAtMs)}`;
  return [
    `round ${displayPublicNumber(one.number)}, ${one.state}, player ${one.player}`,
    `${one.company} ${one.game}, there ${one.round}`,
    `staked ${money(one.staked)}, won ${money(one.won)}, given back ${money(one.returned)}`,
    `began ${textTime(one.beganAtMs)}${ended} (UTC)`,
    textTable(
      ['TRANSACTION', 'ID', 'KIND', 'AT', 'STAKED', 'WON', 'OF', 'STATE'],
      one.transactions.map((transaction) => [
        transaction.transaction,
        transaction.id,
        transaction.kind,
        textTime(transaction.atMs),
        transaction.staked ?? '',
        transaction.won ?? '',
        transaction.bet ?? transaction.undoes ?? '',
        transaction.isUndone ? 'rolled back' : '',
      ]),
    ),
  ].join('\n');
}

/** Rounds of companies' games, over the API. */
export const companyRoundCommands = {
  'company-round': companyRound,
} satisfies Readonly<Record<string, OperatorCommand>>;
