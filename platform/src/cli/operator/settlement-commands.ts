import { randomUUID } from 'node:crypto';

import { matchName } from '@paddock/contract';
import type {
  OperatorMoneyAnswer,
  QuarantineView,
  SettlementRequest,
  UnsettledView,
} from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
type Selection = SettlementRequest['selections'][number];

/** How an outcome ended, in a word. */
const ENDS: Readonly<Record<string, Omit<Selection, 'outcome'>>> = {
  win: { won: 1 },
  lose: { won: 0 },
  void: { won: 0, voidHalves: 2 },
  'half-win': { won: 1, voidHalves: 1 },
  'half-lose': { won: 0, voidHalves: 1 },
};

const unsettled: OperatorCommand = {
  usage: 'unsettled [--after EVENT]',
  about: 'lists bets that are open on events that are over, and why',
  async run(words, desk) {
    const { values } = readWords(words, { after: text });
    const found = (await (await desk.api()).get('unsettled', values)) as UnsettledView;
    const table = textTable(
      ['EVENT', 'MATCH', 'OVER SINCE (UTC)', 'MARKET', 'OF', 'WHY', 'BETS', 'STAKES', 'OUTCOMES'],
      found.events.flatMap((event) =>
        event.markets.map((market) => [
          event.eventId,
          matchName(event, 'en'),
          `${textTime(event.overSinceMs)}${event.isLate ? ' LATE' : ''}`,
          market.marketId,
          [market.type, market.specifiers].filter((part) => part !== '').join(' '),
          event.status === 'cancelled' ? `cancelled, ${market.reason}` : market.reason,
          String(market.openBets),
          market.stakes.map(({ amount, currency }) => `${amount} ${currency}`).join(', '),
          market.outcomes.join(' '),
        ]),
      ),
    );
    return found.next === null ? table : `${table}\nmore: --after ${found.next}`;
  },
};

const quarantine: OperatorCommand = {
  usage: 'quarantine [--state STATE] [--before ID] | quarantine dismiss ID [--reason TEXT]',
  about: 'lists what feeds said that was not taken; dismisses what needs nothing done',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { state: text, before: text, reason: text });
    if (positionals[0] !== undefined) {
      if (positionals[0] !== 'dismiss') throw new RangeError(`${positionals[0]} is not dismiss`);
      const id = wordAt(positionals, 1, 'ID');
      const api = await desk.api();
      const reason = await reasonOf(values.reason, desk.terminal);
      await api.post(`quarantine/${encodeURIComponent(id)}/dismiss`, { reason });
      return `${id}: dismissed`;
    }
    const query = { state: values.state, before: values.before };
    const found = (await (await desk.api()).get('quarantine', query)) as QuarantineView;
    const table = textTable(
      ['ID', 'LAST (UTC)', 'TIMES', 'PRODUCER', 'EVENT', 'MARKETS', 'CODES', 'WHY'],
      found.entries.map((one) => [
        one.id,
        textTime(one.lastAtMs),
        String(one.times),
        one.producer,
        one.eventId ?? '',
        one.marketIds.join(' '),
        [...new Set(one.faults.map(({ code }) => code))].join(' '),
        one.reason,
      ]),
    );
    return found.next === null ? table : `${table}\nmore: --before ${found.next}`;
  },
};

const settle: OperatorCommand = {
  usage: 'settle MARKET OUTCOME=win|lose|void|half-win|half-lose ... [--reason TEXT]',
  about: 'settles a market by hand, every outcome of it; above a bound a second operator approves',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const market = wordAt(positionals, 0, 'MARKET');
    wordAt(positionals, 1, 'OUTCOME=END');
    const selections = positionals.slice(1).map(selectionOf);
    return decide(desk, `markets/${encodeURIComponent(market)}/settlement`, { selections }, values.reason);
  },
};

function selectionOf(word: string): Selection {
  const [outcome = '', end = ''] = word.split('=');
  const found = Object.hasOwn(ENDS, end) ? ENDS[end] : undefined;
  if (found === undefined)
    throw new RangeError(`${word}: the end is none of ${Object.keys(ENDS).join(', ')}`);
  return { outcome, ...found };
}

const voidMarket = voiding(
  'void-market',
  'MARKET',
  'markets',
  'makes all of a market void, also what was decided',
);
const voidEvent = voiding('void-event', 'EVENT', 'events', 'makes void what is not decided of an event');

function voiding(word: string, what: string, path: string, about: string): OperatorCommand {
  return {
    usage: `${word} ${what} [--reason TEXT]`,
    about,
    async run(words, desk) {
      const { values, positionals } = readWords(words, { reason: text });
      const id = wordAt(positionals, 0, what);
      return decide(desk, `${path}/${encodeURIComponent(id)}/void`, {}, values.reason);
    },
  };
}

async function decide(desk: Desk, path: string, body: object, given: string | undefined): Promise<string> {
  const api = await desk.api();
  const reason = await reasonOf(given, desk.terminal);
  const answer = (await api.post(path, { ...body, reason }, randomUUID())) as OperatorMoneyAnswer;
  return answer.done
    ? 'done'
    : `above what one may decide alone: proposal ${answer.proposalId} waits for another`;
}

/** Settlement by hand, over the API. */
export const settlementCommands = {
  unsettled,
  quarantine,
  settle,
  'void-market': voidMarket,
  'void-event': voidEvent,
} satisfies Readonly<Record<string, OperatorCommand>>;
