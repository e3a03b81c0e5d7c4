import type { CaptchaState } from '../abuse/captcha-types.ts';
import type { Accounts } from '../accounts/accounts-types.ts';
import type { Analytics } from '../analytics/analytics-types.ts';
import type { AppVersion } from '../app-version/app-version-types.ts';
import type { Auth } from '../auth/auth-types.ts';
import type { Bets } from '../bets/bets-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import type { Coupon } from '../coupon/coupon-types.ts';
import type { Dialogs } from '../dialogs/dialogs-types.ts';
import type { FavouritesKeeper } from '../favourites/favourites-types.ts';
import type { Api } from '../http/http-types.ts';
import type { I18n } from '../i18n/i18n-types.ts';
import type { Installation } from '../installation/installation-types.ts';
import type { LimitsRead } from '../limits/limits-types.ts';
import type { Live } from '../live/live-types.ts';
import type { Maintenance } from '../maintenance/maintenance-types.ts';
import type { Navigation } from '../navigation/navigation-types.ts';
import type { Notifications } from '../notifications/notifications-types.ts';
import type { Odds } from '../odds/odds-types.ts';
import type { Reads } from '../reads/reads-types.ts';
import type { SettingsKeeper } from '../settings/settings-types.ts';
import type { Sheets } from '../sheets/sheets-types.ts';
import type { Site } from '../site/site-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { PlayerValueSource } from '../stream/player-value.ts';
import type { PlayerStreams } from './player-streams.ts';

/** Everything a page shares, one member a concern. The page has one; tests make their own. */
export interface SharedUtils {
  readonly site: Site;
  readonly clock: ServerClock;
  readonly api: Api;
  readonly reads: Reads;
  readonly auth: Auth;
  readonly accounts: Accounts;
  /** Streams that are defined by `playerStream`, each by its definition. */
  readonly playerStreamOf: PlayerStreams;
  /** One of them, which parts of the page follow themselves. */
  readonly limits: PlayerValueSource<LimitsRead>;
  readonly favourites: FavouritesKeeper;
  readonly maintenance: Maintenance;
  readonly appVersion: AppVersion;
  readonly settings: SettingsKeeper;
  readonly notifications: Notifications;
  readonly dialogs: Dialogs;
  readonly sheets: Sheets;
  readonly installation: Installation;
  readonly navigation: Navigation;
  readonly live: Live;
  readonly odds: Odds;
  readonly bets: Bets;
  readonly coupon: Coupon;
  readonly i18n: I18n;
  readonly storage: BrowserStorage;
  readonly captcha: CaptchaState;
  /** Has a token of this browser's facts ready for sign-ins (S3-31). */
  readonly collectFingerprint: () => Promise<void>;
  readonly analytics: Analytics;
  /** A key for one idempotent request: unpredictable, 32 hex digits. */
  readonly newKey: () => string;
  /** Ends timers, sockets and channels; the streams keep their last values. */
  readonly stop: () => void;
}
