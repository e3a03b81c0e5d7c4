import { DAY_MS, HOUR_MS, MINUTE_MS } from '@paddock/contract';
import type { TimePlayedView } from '@paddock/contract/schemas';

import { createLimitsFixture, type LimitsFixture, type LimitsPlayer } from '../limits.fixture.ts';

describe('the time a player has been here', () => {
  let fixture: LimitsFixture;
  let player: LimitsPlayer;

  beforeAll(async () => {
    fixture = await createLimitsFixture();
  });
  beforeEach(async () => {
    player = fixture.newPlayer();
    // To the next full hour, so that minutes fall into known hours.
    await fixture.platform.leap(HOUR_MS - (fixture.platform.clock.nowMs() % HOUR_MS));
  });
  afterAll(() => fixture.platform.close());

  const asked = () => fixture.platform.modules.limits.countPlayed(player.playerId);
  const shown = async () => (await player.call('GET', '/web-api/office/played')).json as TimePlayedView;
  async function stay(minutes: number): Promise<void> {
    for (let at = 0; at < minutes; at++) {
      await fixture.platform.advance(MINUTE_MS);
      await asked();
    }
  }

  it('adds up minute by minute, over the end of an hour, and not what passed away from the site', async () => {
    expect(await shown()).toEqual({ daySec: 0, weekSec: 0, monthSec: 0 });
    await fixture.platform.advance(50 * MINUTE_MS);
    await asked();
    await stay(20);
    expect(await shown()).toMatchObject({ daySec: 1_200 });
    await fixture.platform.advance(2 * MINUTE_MS);
    await asked();
    await stay(1);
    expect(await shown()).toMatchObject({ daySec: 1_260 });
  });

  it('counts two pages, and two questions at once, as one player', async () => {
    await asked();
    await fixture.platform.advance(MINUTE_MS);
    await Promise.all([asked(), asked(), asked()]);
    await fixture.platform.advance(MINUTE_MS / 2);
    await asked();
    expect(await shown()).toMatchObject({ daySec: 90 });
  });

  it('forgets by the hour what is older than a day, a week and a month', async () => {
    await asked();
    await stay(3);
    const played = { daySec: 180, weekSec: 180, monthSec: 180 };
    await fixture.platform.leap(DAY_MS - 4 * MINUTE_MS);
    expect(await shown()).toEqual(played);
    await fixture.platform.advance(MINUTE_MS);
    expect(await shown()).toEqual({ ...played, daySec: 0 });
    await fixture.platform.leap(6 * DAY_MS);
    expect(await shown()).toEqual({ daySec: 0, weekSec: 0, monthSec: 180 });
    await fixture.platform.leap(23 * DAY_MS);
    expect(await shown()).toEqual({ daySec: 0, weekSec: 0, monthSec: 0 });
  });
});
