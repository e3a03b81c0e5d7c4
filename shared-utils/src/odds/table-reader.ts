import type { TableBetView, TableDelta, TableTopicView } from '@paddock/contract';

import type { TableValue } from './odds-types.ts';
import type { Reader } from './reader.ts';

/** A round that many share: its list of bets begins anew with each round, and keeps the order of the largest stakes. */
export function createTableReader(): Reader<TableValue> {
  let picture: TableTopicView | undefined;
  return {
    onSnapshot(data) {
      picture = data as TableTopicView;
    },
    onDelta(data) {
      if (picture !== undefined) picture = afterDelta(picture, data as TableDelta);
    },
    get picture() {
      return picture;
    },
    valueOf: (status) =>
      status === 'gone' || picture === undefined ? { status: 'gone' } : { status, ...picture },
    marketIds: () => [],
    release: () => undefined,
  };
}

function afterDelta(before: TableTopicView, { round, bets, goneIds, totals }: TableDelta): TableTopicView {
  const isNext = round !== undefined && round.number !== before.round.number;
  const byId = new Map<string, TableBetView>(isNext ? [] : before.bets.map((bet) => [bet.id, bet]));
  for (const id of goneIds ?? []) byId.delete(id);
  for (const bet of bets ?? []) byId.set(bet.id, bet);
  return {
    round: round ?? before.round,
    bets: [...byId.values()].sort((a, b) => Number(b.stake) - Number(a.stake)),
    totals: totals ?? before.totals,
  };
}
