/** @jest-environment node */
import { deviceZoneHours } from '@paddock/contract';

import { createTestWorld } from '../testing/test-world.ts';
import { keepDeviceZone, ZONE_WAIT_MS } from './keep-device-zone.ts';

describe('the offset of a player who follows the device', () => {
  it.each([
    ['follows the device, and summer time has changed', true, 0],
    ['chose a zone', false, 7],
  ])('is brought up to date once a page, of one who %s', async (_who, followsDeviceZone, after) => {
    const world = createTestWorld();
    const tab = world.open();
    tab.settings.updateSettings({ followsDeviceZone, timeZone: 7 });
    const stop = keepDeviceZone({ ...tab, timing: world.timing });
    const zone = () => tab.settings.settings$.snapshot().settings.timeZone;
    await world.timing.advanceAsync(ZONE_WAIT_MS - 1);
    expect(zone()).toBe(7);
    await world.timing.advanceAsync(1);
    // Tests run in UTC or wherever: the device's own offset is what it asks.
    const device = deviceZoneHours(world.timing.nowMs());
    expect(zone()).toBe(followsDeviceZone ? device : after);
    tab.settings.updateSettings({ timeZone: 3 });
    await world.timing.advanceAsync(60_000);
    expect(zone()).toBe(3);
    stop();
    world.close();
  });
});
