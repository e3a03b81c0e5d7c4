import { DAY_MS, MINUTE_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { SettingsView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import { withDefaults } from './chosen-settings.ts';
import { settingsMigrations } from './migrations.ts';
import { settingsRoutes } from './routes.ts';
import type { Settings, SettingsDependencies } from './settings-api.ts';
import { logAgreement, mergeChosen, readChosen, type ChosenSettings } from './settings-store.ts';

/** An agreement is asked for again long before that. */
const OLDEST_AGREEMENT_MS = 5 * 365 * DAY_MS;
/** A browser's clock may be a little ahead. */
const CLOCK_AHEAD_MS = 5 * MINUTE_MS;

/** Keeps how each player wants the site, and tells the player's other pages of every change. */
export function createSettings(
  kernel: Kernel,
  { requirePlayer, languages, siteDefaults, speaks, timeZoneChanges }: SettingsDependencies,
): Settings {
  const { db, clock, bus } = kernel;
  const viewOf = (userId: PlayerId, { version, chosen }: ChosenSettings): SettingsView => ({
    userId,
    version,
    settings: withDefaults(chosen, siteDefaults()),
  });

  return {
    name: 'settings',
    migrations: settingsMigrations,
    of: async (reader, playerId) => withDefaults((await readChosen(reader, playerId)).chosen, siteDefaults()),
    routes(app) {
      settingsRoutes(app, {
        requirePlayer,
        view: async (playerId) => viewOf(playerId, await readChosen(db, playerId)),
        async change(playerId, change) {
          const language = change.language ?? null;
          if (language !== null && !languages().includes(language)) {
            throw new PlatformError('INVALID_INPUT', [{ at: '/language' }]);
          }
          const known = await inTransaction(db, async (tx) => {
            if (language !== null) await speaks(tx, playerId, language);
            if (change.timeZone !== undefined) await timeZoneChanges(tx, playerId);
            return mergeChosen(tx, playerId, change, clock.nowMs());
          });
          tellPlayer(bus, playerId, { kind: 'settings', version: known.version });
          return viewOf(playerId, known);
        },
        async agreed(playerId, agreedAtMs) {
          const nowMs = clock.nowMs();
          const ageMs = nowMs - agreedAtMs;
          if (!(ageMs >= -CLOCK_AHEAD_MS && ageMs <= OLDEST_AGREEMENT_MS)) {
            throw new PlatformError('INVALID_INPUT', [{ at: '/cookiesAgreeTime' }]);
          }
          await logAgreement(db, playerId, agreedAtMs, nowMs);
        },
      });
    },
  };
}
