import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../testing/index.ts';
import { createFriendsFixture, type FriendsFixture } from './friends.fixture.ts';

describe('who brings themselves [S2-25]', () => {
  let fixture: FriendsFixture;
  beforeAll(async () => {
    fixture = await createFriendsFixture();
    await fixture.begin();
  });
  afterAll(async () => {
    expect(await fixture.problems()).toEqual([]);
    await fixture.platform.close();
  });

  const brought = async (by: PlayerId): Promise<PlayerId> => {
    const friend = await fixture.player(await fixture.code(by));
    fixture.plays(friend);
    return friend;
  };

  it('gets nothing for an account of their own', async () => {
    const player = await fixture.player();
    const second = await brought(player);
    fixture.said.persons.set(second, [player, second]);
    await fixture.look();
    expect([await fixture.ended(second), await fixture.balance(player)]).toEqual(['self', 0n]);
  });

  it('gets nothing in a loop: A brings B, who brings another account of A', async () => {
    const a = await fixture.player();
    const b = await brought(a);
    const again = await brought(b);
    fixture.said.persons.set(again, [a, again]);
    await fixture.look();
    expect([await fixture.ended(b), await fixture.ended(again)]).toEqual(['paid', 'known']);
    expect([await fixture.balance(a), await fixture.balance(b), await fixture.balance(again)]).toEqual([
      10_00n,
      5_00n,
      0n,
    ]);
  });

  it('gets nothing for fifty accounts of one device or card', async () => {
    const player = await fixture.player();
    const accounts: PlayerId[] = [];
    for (let n = 0; n < 50; n++) accounts.push(await brought(player));
    for (const account of accounts) fixture.said.sharing.add(account);
    await fixture.look();
    expect(new Set(await Promise.all(accounts.map((account) => fixture.ended(account))))).toEqual(
      new Set(['shared']),
    );
    expect(await fixture.balance(player)).toBe(0n);
  });

  it('gets no more for one network than the terms say, and no more than the terms say at all', async () => {
    const player = await fixture.player();
    const home: PlayerId[] = [];
    for (let n = 0; n < 3; n++) {
      const friend = await brought(player);
      fixture.said.networks.set(friend, 'home');
      home.push(friend);
    }
    // Looked at by three nodes at once: a bound is counted by one.
    await fixture.lookAtOnce(3);
    expect(await endsOf(home)).toEqual(['paid', 'paid', 'network']);
    const away = [await brought(player), await brought(player)];
    await fixture.look();
    expect(await endsOf(away)).toEqual(['paid', 'enough']);
    expect(await fixture.balance(player)).toBe(30_00n);
  });

  const endsOf = (players: readonly PlayerId[]) => Promise.all(players.map((one) => fixture.ended(one)));

  it('is kept waiting while either may be given nothing, and rewarded when they may', async () => {
    const player = await fixture.player();
    const friend = await brought(player);
    for (const one of [player, friend]) {
      fixture.said.held.add(one);
      await fixture.look();
      expect(await fixture.ended(friend)).toBe('open');
      fixture.said.held.delete(one);
    }
    const { kernel, modules, clock } = fixture.platform;
    await inTransaction(kernel.db, (tx) => modules.wallet.freeze(tx, player, clock.nowMs()));
    await fixture.look();
    expect(await fixture.ended(friend)).toBe('open');
    await inTransaction(kernel.db, (tx) => modules.wallet.unfreeze(tx, player));
    await fixture.look();
    expect(await fixture.ended(friend)).toBe('paid');
  });
});
