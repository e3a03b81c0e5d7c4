import { commitmentTo, isServerSeed } from '@paddock/games';
import { sql } from 'kysely';

import { createGamesFixture, type GamesFixture, type GamesPlayer } from '../games.fixture.ts';
import { resealSeeds } from './reseal-seeds.ts';

describe('seeds of a player (rules §12)', () => {
  let fixture: GamesFixture;
  let player: GamesPlayer;
  beforeAll(async () => {
    fixture = await createGamesFixture();
  });
  afterAll(() => fixture.platform.close());
  beforeEach(async () => {
    player = await fixture.player();
  });

  const begin = (commitment: string, clientSeed: string) =>
    fixture.call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed });

  it('are committed to before a client seed is chosen, and the next before that one is known', async () => {
    expect((await fixture.seeds(player)).body).toEqual({ nextCommitment: null, active: null, former: [] });
    const first = await fixture.next(player);
    expect(await fixture.next(player)).toBe(first);
    expect((await fixture.seeds(player)).body).toEqual({ nextCommitment: first, active: null, former: [] });
    await begin(first, 'lucky');
    const second = (await fixture.seeds(player)).body;
    expect(second.active).toEqual({ commitment: first, clientSeed: 'lucky', rounds: 0 });
    expect(second.nextCommitment).toMatch(/^[0-9a-f]{64}$/);
    expect(second.nextCommitment).not.toBe(first);
  });

  it('are revealed when they are replaced, and no sooner', async () => {
    const commitment = await fixture.begin(player, 'one');
    expect((await fixture.seeds(player)).body.former).toEqual([]);
    await fixture.begin(player, 'two');
    const [former] = (await fixture.seeds(player)).body.former;
    expect(former).toMatchObject({ commitment, clientSeed: 'one', rounds: 0 });
    expect(isServerSeed(former?.serverSeed ?? '')).toBe(true);
    expect(commitmentTo(former?.serverSeed ?? '')).toBe(commitment);
  });

  it('stay hidden while a round under them is open', async () => {
    const commitment = await fixture.begin(player);
    const { body: round } = await fixture.play(player, { game: 'ladder', choice: 'ladder', commitment });
    await fixture.play(player, { commitment });
    await fixture.begin(player, 'two');
    const hidden = (await fixture.seeds(player)).body.former;
    expect(hidden).toMatchObject([{ commitment, serverSeed: null }]);
    expect((await fixture.round(player, round.id)).body.seeds.serverSeed).toBeNull();
    expect((await fixture.move(player, round.id, 0, 'leave')).status).toBe(200);
    const [shown] = (await fixture.seeds(player)).body.former;
    expect(commitmentTo(shown?.serverSeed ?? '')).toBe(commitment);
  });

  it('begin once: a repeat changes nothing, another commitment or client seed is refused', async () => {
    const nextCommitment = await fixture.next(player);
    const answers = await Promise.all(Array.from({ length: 5 }, () => begin(nextCommitment, 'mine')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await fixture.seeds(player)).body.former).toEqual([]);
    expect((await begin(nextCommitment, 'other')).body.code).toBe('SEEDS_CHANGED');
    expect((await begin('00'.repeat(32), 'other')).body.code).toBe('SEEDS_CHANGED');
    expect((await fixture.seeds(player)).body.active).toMatchObject({ clientSeed: 'mine' });
  });

  it.each(['', 'two words', 'a:b', 'x'.repeat(65)])('take no client seed like %j', async (clientSeed) => {
    const nextCommitment = await fixture.next(player);
    expect((await begin(nextCommitment, clientSeed)).body.code).toBe('INVALID_INPUT');
  });

  it('lie sealed in the database, under the current key when that changes', async () => {
    const commitment = await fixture.begin(player);
    const { kernel } = fixture.platform;
    const sealed = async () => {
      const { rows } = await sql<{ sealed: Buffer }>`
        select sealed from games_seed where commitment = ${commitment}`.execute(kernel.db);
      return rows[0]?.sealed.toString('latin1') ?? '';
    };
    const before = await sealed();
    expect(before).not.toMatch(/[0-9a-f]{64}/);
    expect(await resealSeeds(kernel.db, kernel.secrets)).toEqual({ anew: 0, unreadable: [] });
    expect(await sealed()).toBe(before);
    const underAnother = { ...kernel.secrets, isSealedByCurrent: () => false };
    const { anew, unreadable } = await resealSeeds(kernel.db, underAnother);
    expect([anew > 1, unreadable]).toEqual([true, []]);
    expect(await sealed()).not.toBe(before);
    await fixture.begin(player, 'next');
    const [former] = (await fixture.seeds(player)).body.former;
    expect(commitmentTo(former?.serverSeed ?? '')).toBe(commitment);
  });
});
