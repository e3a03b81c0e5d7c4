import fc from 'fast-check';
import { isErrorCode } from '@paddock/contract';
import type { UnsettledView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { call, operatorWith, type TestOperator } from '../../operators/operators.fixture.ts';
import { createOperatorsPlatform } from '../testing/operators-platform.ts';
import { auditProblems, place, richPlayer, type TestPlayer } from '../testing/sportsbook.fixture.ts';
import { EVENTS, pushedMessage } from './pushed-messages.fixture.ts';
import { UNSETTLED_EVERY_MS } from './unsettled-sweep.ts';

const SEED = 20_261_122;
const RUNS = 60;
describe('the push endpoint under fire', () => {
  let platform: Awaited<ReturnType<typeof createOperatorsPlatform>>;
  let trader: TestOperator;
  let player: TestPlayer;
  let key: string;
  let seq = 0;
  let epoch = 1;

  beforeAll(async () => {
    platform = await createOperatorsPlatform();
    trader = await operatorWith(platform, 'tom', 'trader');
    player = await richPlayer(platform, 10_000_000n);
    key = await platform.modules.feeds.createProviderKey('acme');
  });
  afterAll(() => platform.close());

  const push = (messages: readonly unknown[]) =>
    platform.app.inject({
      method: 'POST',
      url: '/feed-api/v1/messages',
      headers: { authorization: `Bearer ${key}` },
      payload: { messages },
    });
  /** Puts the moments and markets of a generated body into the words of the contract. */
  const worded = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_name, one: unknown) => {
      if (typeof one !== 'object' || one === null) return one;
      if ('by' in one) return platform.clock.nowMs() + Number(one.by);
      if (!('key' in one)) return one;
      const { key: named, ...rest } = one;
      return { ...(named as object), ...rest };
    }) as unknown;
  const message = (inside: unknown, ageMs = 0, seqStep = 1) => ({
    producer: 'acme',
    epoch,
    seq: (seq += seqStep),
    generatedAtMs: platform.clock.nowMs() - ageMs,
    body: inside,
  });

  /** A picture in which everything can be bet on. */
  async function freshPicture(): Promise<void> {
    epoch += 1;
    seq = 0;
    const names: readonly string[] = EVENTS;
    const inside = names.flatMap((name) => [
      {
        kind: 'fixture',
        event: name,
        sport: 'football',
        region: { id: 'r', code: 'x', name: { en: 'R' } },
        championship: { id: 'c', slug: 'c', name: { en: 'C' } },
        home: { name: { en: name }, silk: { pattern: 'solid', colours: ['#aa0000', '#ffffff'] } },
        away: { name: { en: 'Away' }, silk: { pattern: 'solid', colours: ['#aa0000', '#ffffff'] } },
        startsAtMs: platform.clock.nowMs() + 3_600_000,
      },
      {
        kind: 'prices',
        event: name,
        markets: [
          {
            type: '1x2',
            specifiers: {},
            status: 'open',
            selections: ['home', 'draw', 'away'].map((one) => ({ outcome: one, oddsMilli: 2900 })),
          },
          {
            type: 'total',
            specifiers: { line: '2.5' },
            status: 'open',
            selections: ['over', 'under'].map((one) => ({ outcome: one, oddsMilli: 1900 })),
          },
        ],
      },
    ]);
    await push([{ kind: 'snapshot-begin' }, ...inside, { kind: 'snapshot-end' }].map((one) => message(one)));
  }

  async function betOnAll(): Promise<void> {
    const { rows } = await sql<{ id: bigint }>`select id from sportsbook_market`.execute(platform.kernel.db);
    for (const { id } of rows) {
      for (const one of ['home', 'draw', 'over', 'under']) {
        const shown = { selectionId: `${id}.${one}`, priceVersion: '0.0', oddsMilli: 2000 };
        await place(platform, player, [shown], { stake: '1.00', policy: 'any' });
      }
    }
  }

  it('answers whatever is sent with 2xx or 4xx and a code, and no bet stays open on an event that is over unlisted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pushedMessage, { minLength: 1, maxLength: 25 }), async (sent) => {
        await freshPicture();
        await platform.advance(300);
        await betOnAll();
        const batch = sent.map(({ body: inside, ageMs, seqStep }) => message(worded(inside), ageMs, seqStep));
        const answer = await push(batch);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          expect(isErrorCode(answer.json<{ code: string }>().code)).toBe(true);
        } else {
          const { results } = answer.json<{ results: { status: string; faults?: { code: string }[] }[] }>();
          expect(results).toHaveLength(batch.length);
          for (const { status: outcomeOf, faults = [] } of results) {
            const refused = ['quarantined', 'stale', 'malformed'].includes(outcomeOf);
            expect(faults.length > 0).toBe(refused);
            for (const { code } of faults) expect(isErrorCode(code)).toBe(true);
          }
        }
        await platform.advance(300);
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    await platform.advance(UNSETTLED_EVERY_MS);
    await platform.advance(1_000);
    const open = await sql<{ market_id: bigint; over: boolean }>`
      select distinct l.market_id, e.ended_at_ms is not null as over from sportsbook_bet_leg l
      join sportsbook_bet b on b.id = l.bet_id and b.player_id = l.player_id
      join sportsbook_event e on e.id = l.event_id
      where b.status = 'open' and l.result = 'open'`.execute(platform.kernel.db);
    const bets = await sql<{ all: number; settled: number }>`
      select count(*)::int as all, count(*) filter (where status <> 'open')::int as settled from sportsbook_bet`.execute(
      platform.kernel.db,
    );
    // It was worth looking: bets were taken, some settled, some left open by events that are over.
    expect(bets.rows[0]?.settled).toBeGreaterThan(10);
    expect(open.rows.length).toBeGreaterThan(0);
    const { events } = (await call(platform, trader, 'GET', 'unsettled')).json<UnsettledView>();
    const listed = new Set(events.flatMap(({ markets }) => markets.map(({ marketId }) => marketId)));
    const over = open.rows.filter((row) => row.over).map((row) => row.market_id.toString());
    expect(over.filter((id) => !listed.has(id))).toEqual([]);
    const cancelled = events.filter((one) => one.status === 'cancelled');
    expect(cancelled).toEqual([]);
    expect(await auditProblems(platform)).toEqual([]);
  });
});
