import { sql } from 'kysely';
import { MINUTE_MS, LIMIT_TYPES } from '@paddock/contract';

import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from '../limits.fixture.ts';

const PATH = '/web-api/api/web/user/v1/reality-check';

describe('the reality check', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  beforeEach(() => {
    player = fixture.newPlayer();
  });
  afterAll(() => fixture.platform.close());

  const shown = async (since: number) => (await player.call('GET', `${PATH}?since=${since}`)).json;
  const answer = (attributes: object) => player.call('POST', PATH, { data: { attributes } });

  it('shows what was staked and won since the player came, other currencies at their rate [S4-08]', async () => {
    await player.stake('1', 10_000n);
    await fixture.platform.advance(MINUTE_MS);
    const since = fixture.nowSec();
    await fixture.platform.advance(MINUTE_MS);
    await player.stake('2', 1_000n);
    await player.settle('2', 2_150n);
    await player.stake('3', 500n);
    await player.giveBack('3');
    await player.stake('4', 700n);
    await player.settle('4', 700n, { isVoid: true });
    fixture.rates.set('JPYEUR', { id: 'r1', from: 'JPY', to: 'EUR', numerator: 6n, denominator: 1_000n });
    await player.stake('5', 300n, 'JPY');
    expect(await shown(since)).toEqual({ sums: [{ currency: 'EUR', staked: '11.80', won: '21.50' }] });
  });

  it('has nothing to show before the first bet', async () => {
    expect(await shown(fixture.nowSec())).toEqual({ sums: [] });
  });

  it('keeps the answer, and changes no limit by it [S7-10]', async () => {
    await player.set(LIMIT_TYPES.realityCheck, 15);
    const shownAt = fixture.nowSec();
    const { status } = await answer({ action: 'nothing', do_not_show_again: false, popup_show_at: shownAt });
    expect(status).toBe(200);
    const { rows } = await sql`
      select action, do_not_show_again, shown_at_ms from limits_reality_check
      where player_id = ${player.playerId}::bigint`.execute(fixture.platform.kernel.db);
    expect(rows).toEqual([
      { action: 'nothing', do_not_show_again: false, shown_at_ms: BigInt(shownAt * 1000) },
    ]);
    expect(await player.limits()).toHaveLength(1);
  });

  it('is over for a player who wants to see it no more [S4-08, S7-10]', async () => {
    await player.set(LIMIT_TYPES.realityCheck, 15);
    await answer({ action: 'continue', do_not_show_again: true, popup_show_at: fixture.nowSec() });
    expect(await player.limits()).toEqual([]);
  });

  it('takes no other answer, and none of a guest', async () => {
    const odd = await answer({ action: 'later', do_not_show_again: false, popup_show_at: fixture.nowSec() });
    expect(odd.status).toBe(400);
    const guest = await fixture.platform.app.inject(`${PATH}?since=0`);
    expect(guest.statusCode).toBe(401);
  });
});
