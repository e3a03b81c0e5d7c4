import type { BetView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { matchResult } from '../testing/feed-driver.ts';
import {
  auditProblems,
  betOf,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  openOwnBook,
  place,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const START = 100_000n;

describe('a bet whose result is taken back (rules §7)', () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
  });
  beforeEach(async () => {
    book = await openOwnBook(platform);
    player = await richPlayer(platform, START);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const settle = () => platform.advance(250);
  const money = () => moneyOf(platform, player);
  const selection = () => `${marketOf(book.line, '1x2').id}.home`;

  async function bet(of: TestPlayer = player): Promise<string> {
    const answer = await place(platform, of, [legOf(marketOf(book.line, '1x2'), 'home')]);
    return answer.json<{ bet: BetView }>().bet.id;
  }
  async function result(revision: number, winner: 'home' | 'away'): Promise<void> {
    await book.feed.result(book.lineEvent, revision, matchResult(winner));
    await settle();
  }
  async function takeBack(revision: number): Promise<void> {
    await book.feed.send({ kind: 'rollback', event: book.lineEvent, revision });
    await settle();
  }

  it.each(['home', 'away'] as const)('holds its stake again after %s had won', async (winner) => {
    const id = await bet();
    await result(1, winner);
    await takeBack(2);
    expect(await money()).toEqual({ free: START - 1_000n, held: 1_000n });
    expect(await betOf(platform, player, id)).toMatchObject({ status: 'open', payout: '0.00' });
    expect(platform.modules.sportsbook.liabilityOf(selection())).toBe(1_000n);
    expect(await auditProblems(platform)).toEqual([]);
    await result(3, 'home');
    expect(await money()).toEqual({ free: START + 1_000n, held: 0n });
    expect(platform.modules.sportsbook.liabilityOf(selection())).toBe(0n);
  });

  it('is told in the ledger by what became of it', async () => {
    const id = await bet();
    await result(1, 'home');
    await result(2, 'away');
    await takeBack(3);
    const { rows } = await sql<{ reason: string }>`
      select reason from wallet_transfer where cause = ${`bet:${id}`} and reason <> ''
        order by at_ms, id`.execute(platform.kernel.db);
    expect(rows.map(({ reason }) => reason)).toEqual([
      'bet won',
      'result corrected: won to lost',
      'result taken back',
    ]);
  });

  it('holds the stake of a void bet again', async () => {
    await bet();
    const at = platform.clock.nowMs();
    await result(1, 'home');
    await takeBack(2);
    const window = { fromMs: at - 1, toMs: at + 1, reason: 'wrong price' };
    await book.feed.send({ kind: 'cancel', event: book.lineEvent, ...window });
    await settle();
    expect(await money()).toEqual({ free: START, held: 0n });
  });
});
