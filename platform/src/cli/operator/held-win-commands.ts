import type { HeldWinsView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const stateOf = (isAllowed: boolean | null): string => {
  if (isAllowed === null) return 'waits';
  return isAllowed ? 'allowed' : 'refused';
};

const companyWins: OperatorCommand = {
  usage: 'company-wins CODE',
  about: 'lists wins of a game company above its bounds, those that wait for a decision first',
  async run(words, desk) {
    const code = encodeURIComponent(wordAt(readWords(words, {}).positionals, 0, 'CODE'));
    const { wins } = (await (await desk.api()).get(`game-companies/${code}/held-wins`, {})) as HeldWinsView;
    return textTable(
      ['TRANSACTION', 'AMOUNT', 'STAKED', 'PLAYER', 'GAME', 'ROUND', 'SINCE', 'STATE'],
      wins.map((win) => [
        win.transaction,
        `${win.amount} ${win.currency}`,
        win.staked,
        win.player,
        win.game,
        win.round,
        textTime(win.atMs),
        stateOf(win.isAllowed),
      ]),
    );
  },
};

const companyWin: OperatorCommand = {
  usage: 'company-win CODE TRANSACTION AMOUNT allow|refuse [--reason TEXT]',
  about: 'lets a held win be paid as its company repeats it, or refuses it for good',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: { type: 'string' } });
    const [code, transaction] = [wordAt(positionals, 0, 'CODE'), wordAt(positionals, 1, 'TRANSACTION')];
    const amount = wordAt(positionals, 2, 'AMOUNT');
    const decision = wordAt(positionals, 3, 'allow or refuse');
    if (decision !== 'allow' && decision !== 'refuse') return 'say allow or refuse';
    const isAllowed = decision === 'allow';
    const body = { transaction, amount, isAllowed, reason: await reasonOf(values.reason, desk.terminal) };
    await (await desk.api()).post(`game-companies/${encodeURIComponent(code)}/held-wins/decide`, body);
    return `${code} ${transaction}: ${isAllowed ? 'paid as the company sends it again' : 'refused'}`;
  },
};

/** Wins of game companies that wait for an operator, over the API. */
export const heldWinCommands = {
  'company-wins': companyWins,
  'company-win': companyWin,
} satisfies Readonly<Record<string, OperatorCommand>>;
