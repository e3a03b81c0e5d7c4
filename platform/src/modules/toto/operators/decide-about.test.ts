import type { PlayerId } from '@paddock/contract';

import { consoleOf } from '../../operators/operators.fixture.ts';
import { setOwnPlayer } from '../../operators/index.ts';
import { createTotoFixture, type DrawOfMatches, type TotoFixture, type TotoPlayer } from '../toto.fixture.ts';

const ALL = [1, 1, 1, 1, 1, 1] as const;

describe('decisions about a pool', () => {
  let toto: TotoFixture;
  let player: TotoPlayer;
  beforeAll(async () => {
    toto = await createTotoFixture();
  });
  beforeEach(async () => {
    player = await toto.player();
  });
  afterAll(async () => {
    expect(await toto.problems()).toEqual([]);
    await toto.platform.close();
  });

  const begin = async ({ matches }: DrawOfMatches) => {
    await toto.feed().snapshot(() => toto.feed().begin(matches[3] ?? ''));
    await toto.platform.advance(5_000);
  };

  it('are one trader’s while no match has begun', async () => {
    const { id } = await toto.draw();
    const coupon = await toto.bought(player, id, ALL);
    expect((await toto.decide(id, 'close')).body).toMatchObject({
      draw: { phase: 'closed' },
      proposalId: null,
    });
    expect((await toto.decide(id, 'cancel')).body).toMatchObject({ draw: { phase: 'off' } });
    await toto.platform.advance(5_000);
    expect(await toto.coupon(player, coupon.id)).toMatchObject({ state: 'void' });
  });

  it('take two once a match has begun: coupons since an earlier close are void then', async () => {
    const draw = await toto.draw();
    const early = await toto.bought(player, draw.id, ALL);
    await toto.platform.advance(60_000);
    const late = await toto.bought(player, draw.id, ALL);
    await begin(draw);
    const sinceMs = late.acceptedAtMs - 1;
    const { body } = await toto.decide(draw.id, 'close', { sinceMs });
    expect(body.proposalId).not.toBeNull();
    expect((await toto.decide(draw.id, 'close')).body.code).toBe('TOTO_STATE');
    expect(await toto.approve(body.proposalId)).toBeUndefined();
    await toto.play(draw.matches, ['home', 'home', 'home', 'home', 'home', 'home']);
    await toto.settle();
    expect(await toto.coupon(player, early.id)).toMatchObject({ state: 'won' });
    expect(await toto.coupon(player, late.id)).toMatchObject({ state: 'void', paid: '0.50' });
  });

  it('leave a pool whose results are known to be paid, unless another trader agrees that it is off', async () => {
    const played = async () => {
      const draw = await toto.draw();
      await toto.bought(player, draw.id, ALL);
      await toto.play(draw.matches, ['home', 'home', 'home', 'home', 'home', 'home']);
      const { status, body } = await toto.decide(draw.id, 'cancel');
      expect([status, body.draw.phase]).toEqual([200, 'closed']);
      return { id: draw.id, proposalId: body.proposalId };
    };
    const off = await played();
    expect(await toto.approve(off.proposalId)).toBeUndefined();
    await toto.settle();
    expect((await toto.view(off.id)).phase).toBe('off');
    const paid = await played();
    await toto.settle();
    expect((await toto.view(paid.id)).phase).toBe('settled');
    expect(await toto.approve(paid.proposalId)).toBe('TOTO_STATE');
    expect((await toto.decide(paid.id, 'cancel')).body.code).toBe('TOTO_STATE');
  });

  it('are nobody’s who has a coupon of it', async () => {
    const draw = await toto.draw();
    await toto.bought(player, draw.id, ALL);
    const link = async (name: string, playerId: PlayerId, isOwn: boolean) =>
      setOwnPlayer(consoleOf(toto.platform), name, { playerId, isOwn });
    const name = await toto.traderName();
    await link(name, player.playerId, true);
    expect((await toto.decide(draw.id, 'cancel')).body.code).toBe('OWN_ACCOUNT');
    await link(name, player.playerId, false);
    expect((await toto.decide(draw.id, 'cancel')).status).toBe(200);
  });
});
