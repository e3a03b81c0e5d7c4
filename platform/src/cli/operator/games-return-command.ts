import type { GameReturn, GameReturnsView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, timeOf } from './command-words.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;

const percent = (millionths: number | null): string =>
  millionths === null ? '-' : `${(millionths / 10_000).toFixed(2)}%`;

const promised = ({ promisedMillionths: best, promisedLeastMillionths: least }: GameReturn): string =>
  best === least ? percent(best) : `${percent(least)} to ${percent(best)}`;

const between = ({ lowMillionths, highMillionths }: GameReturn): string =>
  lowMillionths === null ? '-' : `${percent(lowMillionths)} to ${percent(highMillionths)}`;

/** What games returned to their players, over the API. */
export const gamesReturnCommand = {
  'games-return': {
    usage: 'games-return [--from TIME] [--to TIME] [--company CODE]',
    about: 'what games returned to their players, promised and measured; the last seven days unless said',
    async run(words, desk) {
      const { values } = readWords(words, { from: text, to: text, company: text });
      const [from, to] = [timeOf(values.from, '--from'), timeOf(values.to, '--to')];
      const query = { fromMs: from?.toString(), toMs: to?.toString(), company: values.company };
      const { games } = (await (await desk.api()).get('casino/returns', query)) as GameReturnsView;
      return textTable(
        [
          'COMPANY',
          'GAME',
          'MONEY',
          'ROUNDS',
          'OPEN',
          'VOID',
          'STAKED',
          'PAID',
          'PROMISED',
          'MEASURED',
          'FAIR',
          'IS',
        ],
        games.map((one) => [
          ...[one.company, one.game, one.currency],
          ...[one.rounds, one.openRounds, one.voidRounds].map(String),
          ...[
            one.staked,
            one.paid,
            promised(one),
            percent(one.measuredMillionths),
            between(one),
            one.standing,
          ],
        ]),
      );
    },
  },
} satisfies Readonly<Record<string, OperatorCommand>>;
