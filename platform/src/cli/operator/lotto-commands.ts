import type { LottoDrawView, OperatorLottoView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;
const time = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);

const draws: OperatorCommand = {
  usage: 'lotto',
  about: 'draws of lotteries that are sold, that wait for their public value, that are being paid',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('lotto')) as OperatorLottoView;
    return textTable(
      ['LOTTERY', 'DRAW', 'STATE', 'CLOSES', 'TICKETS', 'STAKED', 'PUBLIC VALUE'],
      found.draws.map(({ draw, silentSinceMs, tickets, staked }) => [
        draw.lottery,
        String(draw.number),
        draw.phase,
        time(draw.closesAtMs),
        String(tickets),
        staked.map(({ amount, currency }) => `${amount} ${currency}`).join(', '),
        draw.publicValue ?? sourceWords(draw, silentSinceMs),
      ]),
    );
  },
};

/** What is awaited and from where; of a source that is silent since when, for the value may be entered then. */
const sourceWords = ({ valueSource, beacon }: LottoDrawView, silentSinceMs: number | null): string =>
  [valueSource, beacon?.url, silentSinceMs !== null && `silent since ${time(silentSinceMs)}`]
    .filter(Boolean)
    .join(', ');

const lineOf = ({ lottery, number, phase, numbers, bonus }: LottoDrawView): string =>
  [`${lottery} draw ${number}: ${phase}`, numbers.join(' '), bonus.join(' ')].filter(Boolean).join(', ');

const value: OperatorCommand = {
  usage: 'lotto-value LOTTERY DRAW VALUE [--reason TEXT]',
  about: 'enters the public value that was named before the sales of a draw; its numbers fall at once',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const path = pathOf(wordAt(positionals, 0, 'LOTTERY'), wordAt(positionals, 1, 'DRAW'), 'value');
    const known = wordAt(positionals, 2, 'VALUE');
    const api = await desk.api();
    const body = { value: known, reason: await reasonOf(values.reason, desk.terminal) };
    return lineOf((await api.post(path, body)) as LottoDrawView);
  },
};

const giveBack: OperatorCommand = {
  usage: 'lotto-void LOTTERY DRAW [--reason TEXT]',
  about: 'gives back every stake of a draw whose public value is not known yet',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const path = pathOf(wordAt(positionals, 0, 'LOTTERY'), wordAt(positionals, 1, 'DRAW'), 'void');
    const api = await desk.api();
    const body = { reason: await reasonOf(values.reason, desk.terminal) };
    return lineOf((await api.post(path, body)) as LottoDrawView);
  },
};

const pathOf = (lottery: string, draw: string, step: string): string =>
  `lotto/${encodeURIComponent(lottery)}/draws/${encodeURIComponent(draw)}/${step}`;

/** Draws of lotteries, over the API. */
export const lottoCommands = {
  lotto: draws,
  'lotto-value': value,
  'lotto-void': giveBack,
} satisfies Readonly<Record<string, OperatorCommand>>;
