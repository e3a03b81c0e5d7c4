import type { QuarantineView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { putOperatorsAboveCancels } from '../schema/cancels-below-operators-migration.ts';
import { matchOdds, total } from '../testing/feed-driver.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import {
  auditProblems,
  betOf,
  eventOf,
  legOf,
  marketOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const WINNER = [{ type: '1x2', specifiers: {} }];
const CONFLICT = {
  status: 'quarantined',
  faults: [{ code: 'RESULT_CONFLICT', market: { type: '1x2' }, reason: '1x2 was decided by an operator' }],
};

describe('a cancel of the feed and an operator’s word', () => {
  let platform: SportsbookPlatform;
  let trader: TestOperator;
  let book: OpenBook;
  let player: TestPlayer;
  let event: string;
  let market: string;
  let keys = 0;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    event = book.lineEvent;
    market = marketOf(book.line, '1x2').id;
    player = await richPlayer(platform, 1_000_000n);
    await book.feed.prices(event, matchOdds(2000, 3400, 3600), total('2.5', 1900, 1900));
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const bet = async (type: string, outcome: string, line?: string): Promise<string> => {
    const leg = legOf(marketOf(await eventOf(platform, event), type, line), outcome);
    return (await place(platform, player, [leg], { stake: '10.00' })).json<{ bet: { id: string } }>().bet.id;
  };
  const statusesOf = (...ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await betOf(platform, player, id)).status));
  const decide = async (what: 'settlement' | 'void', winner?: string) => {
    await book.feed.begin(event);
    await platform.advance(1_000);
    const selections = ['home', 'draw', 'away'].map((outcome) => ({
      outcome,
      won: outcome === winner ? 1 : 0,
    }));
    const body = { reason: 'seen on television', ...(winner !== undefined && { selections }) };
    const headers = { 'idempotency-key': `cancelled-${(keys += 1)}` };
    const answer = await call(platform, trader, 'POST', `markets/${market}/${what}`, body, headers);
    expect(answer.json()).toMatchObject({ done: true });
    await platform.advance(250);
  };
  const cancel = async (markets?: typeof WINNER) => {
    const toMs = platform.clock.nowMs() + 1;
    const answer = await book.feed.send({
      ...{ kind: 'cancel', event, fromMs: 0, toMs, reason: 'wrong price' },
      ...(markets && { markets }),
    });
    await platform.advance(250);
    return answer;
  };
  const quarantined = async () =>
    (await call(platform, trader, 'GET', 'quarantine'))
      .json<QuarantineView>()
      .entries.filter(({ eventId }) => eventId === book.line.id);

  it('leaves what an operator settled, and voids the other markets of the event', async () => {
    const [won, lost] = [await bet('1x2', 'home'), await bet('1x2', 'away')];
    const goals = await bet('total', 'over', '2.5');
    await decide('settlement', 'home');
    expect(await cancel(WINNER)).toMatchObject(CONFLICT);
    expect(await statusesOf(won, lost, goals)).toEqual(['won', 'lost', 'open']);
    expect(await cancel()).toMatchObject(CONFLICT);
    expect(await statusesOf(won, lost, goals)).toEqual(['won', 'lost', 'returned']);
    expect(await betOf(platform, player, won)).toMatchObject({ payout: '20.00' });
    expect(await quarantined()).toMatchObject([{ marketIds: [market], times: 2 }]);
  });

  it('is overruled by an operator who settles afterwards', async () => {
    const [won, lost] = [await bet('1x2', 'home'), await bet('1x2', 'away')];
    expect(await cancel(WINNER)).toEqual({ status: 'accepted' });
    expect(await statusesOf(won, lost)).toEqual(['returned', 'returned']);
    await decide('settlement', 'home');
    expect(await statusesOf(won, lost)).toEqual(['won', 'lost']);
  });

  it('says nothing else of what an operator made void, who can still settle it', async () => {
    const id = await bet('1x2', 'home');
    await decide('void');
    expect(await cancel(WINNER)).toEqual({ status: 'accepted' });
    expect(await statusesOf(id)).toEqual(['returned']);
    await decide('settlement', 'home');
    expect(await statusesOf(id)).toEqual(['won']);
  });

  it('that overruled an operator in a database of before has its market settled again', async () => {
    await cancel();
    await decide('settlement', 'home');
    const { db } = platform.kernel;
    await putOperatorsAboveCancels(db);
    const { rows } = await sql<{ ours: boolean }>`
      select j.market_id = ${market}::bigint as ours from sportsbook_settlement_job j
        join sportsbook_market m on m.id = j.market_id where m.event_id = ${book.line.id}::bigint`.execute(
      db,
    );
    expect(rows).toEqual([{ ours: true }]);
    await platform.advance(10_000);
  });
});
