import { displayPublicNumber } from '@paddock/contract';
import type { OperatorBetView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, wordAt } from './command-words.ts';
import { plainText, textTable, textTime } from './text-table.ts';

const bet: OperatorCommand = {
  usage: 'bet NUMBER',
  about: 'shows a bet by the number its player reads out, and whose it is',
  async run(words, desk) {
    const number = wordAt(readWords(words, {}).positionals, 0, 'NUMBER');
    const path = `bets/${encodeURIComponent(number)}`;
    return shown((await (await desk.api()).get(path)) as OperatorBetView);
  },
};

function shown({ playerNumber, bet: found }: OperatorBetView): string {
  const money = (amount: string) => `${amount} ${found.currency}`;
  const settled = found.settledAtMs === undefined ? '' : `, settled ${textTime(found.settledAtMs)}`;
  return [
    `bet ${displayPublicNumber(found.number)}, ${found.type}, ${found.status}, player ${displayPublicNumber(playerNumber)}`,
    `stake ${money(found.stake)}, may pay ${money(found.possibleReturn)}, paid ${money(found.payout)}`,
    `accepted ${textTime(found.acceptedAtMs)}${settled} (UTC)`,
    textTable(
      ['EVENT', 'MATCH', 'MARKET', 'OUTCOME', 'PRICE', 'RESULT'],
      found.legs.map((leg) => [
        leg.eventId,
        plainText(`${leg.home.en} - ${leg.away.en}`),
        leg.marketType,
        leg.outcome,
        (leg.oddsMilli / 1_000).toFixed(3),
        leg.result,
      ]),
    ),
  ].join('\n');
}

/** What is looked at about one bet, over the API. */
export const betCommands = { bet } satisfies Readonly<Record<string, OperatorCommand>>;
