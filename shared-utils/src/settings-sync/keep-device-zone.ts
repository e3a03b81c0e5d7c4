import { deviceZoneHours, knowsDeviceZone } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';

/** The server's settings are there by then. */
export const ZONE_WAIT_MS = 5_000;

type Parts = Pick<SharedUtils, 'clock' | 'settings'> & Pick<Environment, 'timing'>;

/**
 * Tells the server the offset of a player who follows the clock of the device, where summer time has changed it: days of
 * limits are counted by it. Once a page, so that two devices in different zones do not correct each other for ever.
 */
export function keepDeviceZone({ clock, settings, timing }: Parts): () => void {
  return timing.after(ZONE_WAIT_MS, () => {
    const { followsDeviceZone, timeZone } = settings.settings$.snapshot().settings;
    const hours = deviceZoneHours(clock.serverNowMs());
    if (!followsDeviceZone || timeZone === hours || !knowsDeviceZone()) return;
    // Both: an offset by itself would be a zone that was chosen.
    settings.updateSettings({ timeZone: hours, followsDeviceZone });
  });
}
