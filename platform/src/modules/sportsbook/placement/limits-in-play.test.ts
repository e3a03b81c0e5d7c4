import { LIMIT_TYPES, type PersonId } from '@paddock/contract';
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PLAYER_HEADER } from '../../../testing/index.ts';
import {
  auditProblems,
  createSportsbookPlatform,
  legOf,
  marketOf,
  moneyOf,
  openBook,
  place,
  placementOf,
  newKey,
  richPlayer,
  type OpenBook,
  type SportsbookPlatform,
  type TestPlayer,
} from '../testing/sportsbook.fixture.ts';

const DELAY_MS = 3_000;
const { wagering24h, loss24h, selfExclusion } = LIMIT_TYPES;

describe("a player's own limits meet his bets (rules §9)", () => {
  let platform: SportsbookPlatform;
  let book: OpenBook;
  let player: TestPlayer;
  let run = 0;

  beforeAll(async () => {
    platform = await createSportsbookPlatform({ liveDelayMs: DELAY_MS });
  });
  beforeEach(async () => {
    run += 1;
    book = await openBook(platform, { epoch: run, lineEvent: `line-${run}`, liveEvent: `live-${run}` });
    player = await richPlayer(platform, 50_000n);
  });
  afterEach(async () => {
    expect(await auditProblems(platform)).toEqual([]);
  });
  afterAll(() => platform.close());

  const home = (): PlaceBetRequest['legs'][number] => legOf(marketOf(book.line, '1x2'), 'home');
  async function limit(limitType: number, limitValue: number): Promise<void> {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limit',
      headers: { [PLAYER_HEADER]: player.playerId },
      body: { limitType, limitValue },
    });
    expect(answer.statusCode).toBe(200);
  }

  it('a refused stake moves no money and names the limit and the room', async () => {
    await limit(wagering24h, 15);
    await place(platform, player, [home()], { stake: '10.00' });
    const refused = await place(platform, player, [home()], { stake: '10.00' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'LIMIT_REACHED',
      details: { limitType: wagering24h, limit: '15.00', room: '5.00', currency: 'EUR' },
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 49_000n, held: 1_000n });
  });

  it.each([wagering24h, loss24h])(
    'a hundred bets at once on limit %i of 10.00: exactly ten',
    async (type) => {
      await limit(type, 10);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => place(platform, player, [home()], { stake: '1.00' })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
      expect(await moneyOf(platform, player)).toEqual({ free: 49_000n, held: 1_000n });
    },
  );

  it('a thousand bets of 1.00 at once on 500.00: exactly five hundred, and nothing is left', async () => {
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => place(platform, player, [home()], { stake: '1.00' })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(500);
    expect(await moneyOf(platform, player)).toEqual({ free: 0n, held: 50_000n });
  });

  it('a placement in its delay is rejected when a break begins, and its stake comes back', async () => {
    const key = newKey();
    const live = legOf(marketOf(book.live, '1x2'), 'home');
    expect((await place(platform, player, [live], { stake: '10.00', key })).statusCode).toBe(202);
    await limit(selfExclusion, 1);
    await platform.advance(DELAY_MS);
    expect(await placementOf(platform, player, key)).toMatchObject({
      status: 'rejected',
      code: 'PLAY_PAUSED',
    });
    expect(await moneyOf(platform, player)).toEqual({ free: 50_000n, held: 0n });
  });

  it('a rejected live placement gives its room back', async () => {
    await limit(wagering24h, 10);
    const live = legOf(marketOf(book.live, '1x2'), 'home');
    await place(platform, player, [live], { stake: '10.00' });
    await book.feed.betStop(`live-${run}`);
    await platform.advance(DELAY_MS);
    expect((await place(platform, player, [home()], { stake: '10.00' })).statusCode).toBe(201);
  });

  it('bets of a person by two accounts at once share the strictest limit, to the cent', async () => {
    await limit(wagering24h, 10);
    const other = await richPlayer(platform, 50_000n);
    const person: PersonId = platform.kernel.ids.next();
    await inTransaction(platform.kernel.db, (tx) =>
      platform.modules.limits.countTogether(tx, person, [player.playerId, other.playerId]),
    );
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        place(platform, n % 2 === 0 ? player : other, [home()], { stake: '1.00' }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = answers.filter(({ statusCode }) => statusCode === 422);
    expect(refused).toHaveLength(20);
    const { held: one } = await moneyOf(platform, player);
    const { held: two } = await moneyOf(platform, other);
    expect(one + two).toBe(1_000n);
    expect((await place(platform, other, [home()], { stake: '0.20' })).json()).toMatchObject({
      code: 'LIMIT_REACHED',
      details: { limitType: wagering24h, isShared: true },
    });
  });
});
