import { DAY_MS } from './durations.ts';

/** Times and counts the spec fixes, named once. Milliseconds unless the name says otherwise. */

/** Server heartbeat on the live socket (rules §1). */
export const HEARTBEAT_MS = 5_000;
/** Silent heartbeats after which prices are stale and betting stops. */
export const MISSED_HEARTBEATS_STALE = 3;
/** Auth poll while the page is visible (S9-01). */
export const AUTH_POLL_MS = 60_000;
/** How long a token promise is shared (S9-01). */
export const TOKEN_CACHE_MS = 60_000;
/** Session check retries and their distance (S9-01). */
export const SESSION_CHECK_RETRIES = 2;
export const SESSION_CHECK_RETRY_MS = 1_500;
/** Config load retries (S9-01). */
export const CONFIG_RETRIES = 5;
export const CONFIG_RETRY_MS = 1_000;
/** At most one reload a minute after a chunk failure (S8-02, S9-03). */
export const CHUNK_RELOAD_GUARD_MS = 60_000;
/** Retries of a remote app and the first delay, doubling (S4-01). */
export const REMOTE_RETRIES = 3;
export const REMOTE_RETRY_FIRST_MS = 1_000;
/** Retries of the header app, one second apart (S4-01). */
export const HEADER_RETRIES = 5;
export const HEADER_RETRY_MS = 1_000;
/** A page that has not called onReady by then has failed: nobody waits longer for nothing. */
export const PAGE_READY_MS = 10_000;
/** Notification group sizes and auto-close (S9-09). */
export const NOTIFICATIONS_DEFAULT_MAX = 3;
export const NOTIFICATIONS_OTHER_MAX = 1;
export const NOTIFICATION_CLOSE_MS = 10_000;
/** Accounts update repeats while there is no active account (S4-19). */
export const ACCOUNTS_RETRIES = 5;
export const ACCOUNTS_RETRY_MS = 2_500;
/** The least a fetch takes on screen (S9-18). */
export const FETCH_MIN_DELAY_MS = 200;
/** When the first check for a newer release starts (S4-20). */
export const APP_VERSION_CHECK_AFTER_MS = 60_000;
/** How long before maintenance it is announced unless its window says otherwise (S8-05). */
export const MAINTENANCE_NOTICE_MS = DAY_MS;
/** A hidden page pauses after this long (S9-08). */
export const BACKGROUND_PAUSE_MS = 30_000;
/** Activity events are looked at this often at most (S9-02). */
export const ACTIVITY_THROTTLE_MS = 100;
/** When facts of the browser are first collected, how often that may fail, and the wait between (S9-11; its 110 has no unit). */
export const FINGERPRINT_START_MS = 8_000;
export const FINGERPRINT_FAILURES_MAX = 2;
export const FINGERPRINT_WAIT_MS = 110_000;
/** How long secure data last (S7-37). */
export const SECURE_DATA_MS = 1_800_000;
