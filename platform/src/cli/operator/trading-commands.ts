import { matchName } from '@paddock/contract';
import type {
  MarketMarginsView,
  TradingBoardView,
  TradingOrdersView,
  TradingOrderView,
} from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;

const board: OperatorCommand = {
  usage: 'board [--section live|line] [--sport SPORT] [--typed WORDS] [--after EVENT]',
  about: 'events that are offered, those first on which most is at risk, and why to look',
  async run(words, desk) {
    const { values } = readWords(words, { section: text, sport: text, typed: text, after: text });
    const found = (await (await desk.api()).get('trading-board', values)) as TradingBoardView;
    const table = textTable(
      ['EVENT', 'MATCH', 'STARTS (UTC)', 'STANDS', 'OPEN', 'LOOK', 'MOST AT RISK (EUR)'],
      found.events.map((event) => [
        event.eventId,
        matchName(event, 'en'),
        textTime(event.startsAtMs),
        event.isHeld ? 'held' : event.status === 'live' ? event.score.join(':') : event.status,
        `${event.openMarkets}/${event.markets}`,
        event.alerts.join(' '),
        event.risks.slice(0, 1).map(riskText).join(''),
      ]),
    );
    const silent = found.producers.filter(({ isUp }) => !isUp).map(({ name }) => `silent: ${name}`);
    const more = found.next === null ? [] : [`more: --after ${found.next}`];
    return [table, ...silent, ...more].join('\n');
  },
};

type Risk = TradingBoardView['events'][number]['risks'][number];

function riskText({ marketId, type, specifiers, selection, liability, roomTakenMilli }: Risk): string {
  const market = [type, specifiers].filter((part) => part !== '').join(' ');
  const taken = `${roomTakenMilli / 10} % of its room`;
  return `${liability} on ${selection.outcome} of ${market} (${marketId}), ${taken}`;
}

const orders: OperatorCommand = {
  usage: 'orders',
  about: 'holds and cut prices that stand, newest first',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('trading-orders', {})) as TradingOrdersView;
    return textTable(
      ['ID', 'SINCE (UTC)', 'ORDER', 'OF', 'BY', 'WHY'],
      found.orders.map((one) => [
        one.id,
        textTime(one.atMs),
        one.cutMilli === null ? one.kind : `cut ${one.cutMilli} ‰`,
        `${one.scope} ${one.subject}`,
        one.operator,
        one.reason,
      ]),
    );
  },
};

const hold: OperatorCommand = {
  usage: 'hold sport|championship|event|market SUBJECT [--reason TEXT]',
  about: 'takes no bets on it until the order is ended; a sport by its name, anything else by its id',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    return give(desk, { kind: 'hold', ...subjectOf(positionals) }, values.reason);
  },
};

const cut: OperatorCommand = {
  usage: 'cut sport|championship|event|market SUBJECT THOUSANDTHS [--reason TEXT]',
  about: 'cuts what its prices win by so many thousandths, at most 500; of several cuts the narrowest counts',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const subject = subjectOf(positionals);
    const cutMilli = wordAt(positionals, 2, 'THOUSANDTHS');
    if (!/^\d{1,3}$/.test(cutMilli)) throw new RangeError(`${cutMilli} is no number of thousandths`);
    return give(desk, { kind: 'margin', ...subject, cutMilli: Number(cutMilli) }, values.reason);
  },
};

const endOrder: OperatorCommand = {
  usage: 'end-order ID [--reason TEXT]',
  about: 'ends a hold or a cut',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    await api.post(`trading-orders/${encodeURIComponent(id)}/end`, { reason });
    return `${id}: ended`;
  },
};

const SCOPES = ['sport', 'championship', 'event', 'market'];

function subjectOf(positionals: readonly string[]) {
  const scope = wordAt(positionals, 0, 'SCOPE');
  if (!SCOPES.includes(scope)) throw new RangeError(`${scope} is none of ${SCOPES.join(', ')}`);
  return { scope, subject: wordAt(positionals, 1, 'SUBJECT') };
}

async function give(desk: Desk, order: object, given: string | undefined): Promise<string> {
  const api = await desk.api();
  const reason = await reasonOf(given, desk.terminal);
  const { id } = (await api.post('trading-orders', { ...order, reason })) as TradingOrderView;
  return `order ${id} stands`;
}

const margins: OperatorCommand = {
  usage: 'margins',
  about: 'how the margin of each market type is put on and taken off; MARGIN_METHODS says otherwise',
  async run(words, desk) {
    readWords(words, {});
    const found = (await (await desk.api()).get('market-margins', {})) as MarketMarginsView;
    return textTable(
      ['TYPE', 'NAME', 'METHOD', 'USUALLY'],
      found.types.map(({ key, name, method, usual }) => [key, name.en, method, usual ?? method]),
    );
  },
};

/** Trading, over the API. */
export const tradingCommands = {
  board,
  orders,
  hold,
  cut,
  'end-order': endOrder,
  margins,
} satisfies Readonly<Record<string, OperatorCommand>>;
