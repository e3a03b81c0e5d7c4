import type { TableBetView, TableRoundView, TableTopicView } from '@paddock/contract';

import { createTableReader } from './table-reader.ts';

const round = (number: number): TableRoundView => ({
  number,
  phase: 'open',
  betsOn: number,
  startsAtMs: null,
  beganAtMs: null,
  endedAtMs: null,
  stopMilli: null,
  hashBefore: null,
  hash: null,
  result: null,
});
const bet = (id: string, stake: string, collectedMilli: number | null = null): TableBetView => ({
  id,
  who: '12•••34',
  stake,
  currency: 'EUR',
  collectedMilli,
  paid: null,
});
const none = { bets: 0, players: 0, byCurrency: [] };

describe('a table as it is told', () => {
  const read = () => {
    const reader = createTableReader();
    reader.onDelta({ totals: none });
    expect(reader.picture).toBeUndefined();
    reader.onSnapshot({ round: round(1), bets: [bet('1', '10.00')], totals: none } satisfies TableTopicView);
    return reader;
  };

  it('puts, replaces and takes away bets, the largest stakes first', () => {
    const reader = read();
    reader.onDelta({ bets: [bet('2', '100.00'), bet('3', '5.00')] });
    reader.onDelta({
      bets: [bet('1', '10.00', 2_000)],
      goneIds: ['3'],
      totals: { bets: 2, players: 2, byCurrency: [] },
    });
    expect(reader.valueOf('ready')).toMatchObject({
      status: 'ready',
      bets: [{ id: '2' }, { id: '1', collectedMilli: 2_000 }],
      totals: { bets: 2 },
    });
  });

  it('begins its list anew with the next round', () => {
    const reader = read();
    reader.onDelta({ round: { ...round(1), phase: 'running' } });
    expect(reader.valueOf('stale')).toMatchObject({ status: 'stale', bets: [{ id: '1' }] });
    reader.onDelta({ round: round(2), bets: [bet('9', '1.00')] });
    expect(reader.valueOf('ready')).toMatchObject({ round: { number: 2 }, bets: [{ id: '9' }] });
  });
});
