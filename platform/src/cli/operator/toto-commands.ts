import type {
  OperatorTotoDecision,
  OperatorTotoDraw,
  OperatorTotoDrawsView,
} from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeIn, wordAt } from './command-words.ts';
import { textTable } from './text-table.ts';

const text = { type: 'string' } as const;
const time = (atMs: number): string => new Date(atMs).toISOString().slice(0, 16);

const toto: OperatorCommand = {
  usage: 'toto',
  about: 'draws of pools, the last made first, with what was staked and paid',
  async run(words, desk) {
    readWords(words, {});
    const { draws } = (await (await desk.api()).get('toto/draws')) as OperatorTotoDrawsView;
    return textTable(
      ['ID', 'POOL', 'STATE', 'CLOSES', 'COUPONS', 'STAKES', 'JACKPOT', 'PAID', 'OPEN'],
      draws.map((one) => [
        one.id,
        one.pool,
        one.phase,
        time(one.closesAtMs),
        String(one.coupons),
        `${one.stakes} ${one.currency}`,
        one.jackpot,
        one.paid ?? '',
        String(one.unended),
      ]),
    );
  },
};

const make: OperatorCommand = {
  usage: 'toto-make POOL CURRENCY PRICE [--events ID,ID] [--closes TIME] [--reason TEXT]',
  about: 'makes a draw of a pool at a price a column, of these matches or those that begin next',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { events: text, closes: text, reason: text });
    const asked = {
      pool: wordAt(positionals, 0, 'POOL'),
      currency: wordAt(positionals, 1, 'CURRENCY'),
      columnPrice: wordAt(positionals, 2, 'PRICE'),
      ...(values.events !== undefined && { eventIds: values.events.split(',') }),
      ...(values.closes !== undefined && { closesAtMs: timeIn(values.closes, '--closes') }),
    };
    const api = await desk.api();
    const body = { ...asked, reason: await reasonOf(values.reason, desk.terminal) };
    return lineOf((await api.post('toto/draws', body)) as OperatorTotoDraw);
  },
};

const lineOf = ({ id, pool, phase, closesAtMs, stakes, currency }: OperatorTotoDraw): string =>
  `${id} ${pool}: ${phase}, closes ${time(closesAtMs)}, ${stakes} ${currency} staked`;

function outcomeOf(answer: unknown): string {
  const { draw, proposalId } = answer as OperatorTotoDecision;
  return proposalId === null
    ? lineOf(draw)
    : `a match has begun, so another operator has to approve it: proposal ${proposalId}`;
}

const close: OperatorCommand = {
  usage: 'toto-close ID [--since TIME] [--reason TEXT]',
  about: 'closes sales, now or as of an earlier moment, since when coupons are void',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { since: text, reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const since = values.since === undefined ? {} : { sinceMs: timeIn(values.since, '--since') };
    const api = await desk.api();
    const body = { ...since, reason: await reasonOf(values.reason, desk.terminal) };
    return outcomeOf(await api.post(`toto/draws/${encodeURIComponent(id)}/close`, body));
  },
};

const cancel: OperatorCommand = {
  usage: 'toto-cancel ID [--reason TEXT]',
  about: 'calls a draw off that is not decided: stakes go back, the jackpot stays',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const api = await desk.api();
    const body = { reason: await reasonOf(values.reason, desk.terminal) };
    return outcomeOf(await api.post(`toto/draws/${encodeURIComponent(id)}/cancel`, body));
  },
};

/** Draws of pools, over the API. */
export const totoCommands = {
  toto,
  'toto-make': make,
  'toto-close': close,
  'toto-cancel': cancel,
} satisfies Readonly<Record<string, OperatorCommand>>;
